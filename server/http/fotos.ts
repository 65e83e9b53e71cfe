import multipart from '@fastify/multipart';
import { fotoKindSchema, fotoLimits } from '@meridia/shared/foto.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { AppError } from '../errors.ts';
import { storeFoto } from '../features/fotos/commands.ts';
import { tooLarge } from '../features/fotos/decode-foto.ts';
import { fotoNotFound, openFoto } from '../features/fotos/policy.ts';
import type { Deps } from '../ports.ts';
import { requireActor } from './require-actor.ts';

const uploadQuerySchema = z.object({ kind: fotoKindSchema, draftId: z.uuid().optional() });
const idSchema = z.uuid();

/** `POST /api/fotos?kind=&draftId=` takes one multipart file and answers with a `Foto`; `GET /api/fotos/:id` is the photo itself. */
export async function registerFotoRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  // One byte over the limit is let through, so that a file of just the limit is told from a longer one.
  await app.register(multipart, { limits: { fileSize: fotoLimits.maxBytes + 1, files: 1, fields: 4, parts: 5 } });

  app.post('/api/fotos', async (request) => {
    const actor = await requireActor(deps, request);
    const query = uploadQuerySchema.safeParse(request.query);
    if (!query.success || !request.isMultipart())
      throw new AppError('VALIDATION', 'Escolha uma foto da língua, da face ou da orelha.');
    const { kind, draftId = null } = query.data;
    const part = await request.file();
    if (!part) throw new AppError('VALIDATION', 'Nenhuma foto chegou. Escolha a foto de novo.');
    const bytes = await part.toBuffer().catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE') {
        throw tooLarge(kind, declaredBytes(request.headers['content-length']));
      }
      throw error;
    });
    // The parser can also cut a file short without an error.
    if (part.file.truncated) throw tooLarge(kind, declaredBytes(request.headers['content-length']));
    return storeFoto(deps, actor, { kind, draftId, bytes });
  });

  app.get<{ Params: { id: string } }>('/api/fotos/:id', async (request, reply) => {
    const actor = await requireActor(deps, request);
    const id = idSchema.safeParse(request.params.id);
    if (!id.success) throw fotoNotFound();
    const row = await openFoto(deps.database, actor, id.data);
    const jpeg = await deps.storage.get(row.storageKey);
    if (!jpeg) throw fotoNotFound();
    return reply
      .header('content-type', 'image/jpeg')
      .header('content-disposition', 'inline')
      .header('cache-control', 'private, no-store')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(jpeg);
  });
}

function declaredBytes(contentLength: string | undefined): number {
  return Math.max(Number(contentLength ?? 0) || 0, fotoLimits.maxBytes + 1);
}
