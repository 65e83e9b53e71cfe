import type { Foto } from '@meridia/shared/foto.ts';
import { trpcClient } from '../trpc.ts';

export const storedFotos = { restore: restoreFoto, forget: forgetFoto, judgeContorno };

/** A restored draft's photo with its measurements; null when the server could not be asked. */
async function restoreFoto(id: string): Promise<Foto | null | 'gone'> {
  try {
    const [foto] = await trpcClient.fotos.byIds.query({ ids: [id] });
    return foto ?? 'gone';
  } catch {
    return null;
  }
}

/** Removes a photo that nothing refers to any more. A failure does no harm, because the server deletes unused photos later. */
function forgetFoto(id: string): void {
  void trpcClient.fotos.remove.mutate({ id }).catch(() => undefined);
}

/** Saves the therapist's answer about the outline. */
function judgeContorno(id: string, confere: boolean): Promise<Foto> {
  return trpcClient.fotos.judgeContorno.mutate({ id, confere });
}
