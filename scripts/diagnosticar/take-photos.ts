import { AppError } from '@meridia/server/errors.ts';
import { decodeFoto } from '@meridia/server/images/decode-foto.ts';
import { observeFoto } from '@meridia/server/vision/observe-foto.ts';
import type { FotoKind } from '@meridia/shared/foto.ts';
import { BadInput } from './bad-input.ts';
import type { EngineFoto } from './run-engine.ts';
import { readTyped } from './typed-path.ts';

/** With the bytes of its file, from which a mask in the photo's own size is made. */
export interface TakenFoto extends EngineFoto {
  original: Buffer;
}

// A report refers to its photos by id. Outside the database any id will do, but the same kind of photo must always have the same.
const ids: Record<FotoKind, string> = {
  lingua: '00000000-0000-4000-8000-000000000001',
  face: '00000000-0000-4000-8000-000000000002',
  orelha: '00000000-0000-4000-8000-000000000003',
};

/**
 * Takes photos like an upload: verified, upright, without metadata, measured; all at the same time.
 * @throws BadInput for a missing file, or a file that an upload would refuse
 */
export function takePhotos(photos: readonly { kind: FotoKind; path: string }[]): Promise<TakenFoto[]> {
  return Promise.all(
    photos.map(async ({ kind, path }) => {
      const { bytes } = await readTyped(path, `--${kind} ${path}`);
      const { jpeg } = await decoded(kind, path, bytes);
      return { id: ids[kind], kind, jpeg, observacoes: await observeFoto(kind, jpeg), original: bytes };
    }),
  );
}

async function decoded(kind: FotoKind, path: string, bytes: Buffer) {
  try {
    return await decodeFoto(kind, bytes);
  } catch (error) {
    if (error instanceof AppError) throw new BadInput(`--${kind} ${path}: ${error.message}`);
    throw error;
  }
}
