import multipart from '@fastify/multipart';
import { type Foto, type FotoKind, fotoLimits } from '@meridia/shared/foto.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { UserActor } from '../auth/actor.ts';
import { AppError } from '../errors.ts';
import { makeRoomForFoto, storeFoto } from '../features/fotos/commands.ts';
import { fotoNotFound } from '../features/fotos/policy.ts';
import { openFoto } from '../features/fotos/queries.ts';
import { fotoTooLarge } from '../images/check-upload.ts';
import type { Deps } from '../ports.ts';
import { readFotoQuery } from './read-foto-query.ts';
import { requireActor, requireSession } from './require-actor.ts';
import { sendImage } from './send-image.ts';
import type { UploadDesk } from './upload-desk.ts';

const idSchema = z.uuid();

/** `POST /api/fotos?kind=&draftId=&conta=` takes one multipart file and answers with a `Foto`; `GET /api/fotos/:id` returns the photo. */
export async function registerFotoRoutes(app: FastifyInstance, deps: Deps, desk: UploadDesk): Promise<void> {
  await app.register(multipart, { limits: { files: 1, fields: 4, parts: 5 } });

  app.post('/api/fotos', { config: { receivesPicture: true } }, async (request, reply) => {
    const { actor, confirmed } = await requireSession(deps, request);
    const foto = readFotoQuery(request.query, actor);
    return receiveFoto(deps, desk, { request, reply, actor, confirmed }, foto);
  });

  app.get<{ Params: { id: string } }>('/api/fotos/:id', async (request, reply) => {
    const actor = await requireActor(deps, request);
    const id = idSchema.safeParse(request.params.id);
    if (!id.success) throw fotoNotFound();
    const row = await openFoto(deps.database, actor, id.data);
    const jpeg = await deps.storage.get(row.storageKey);
    if (!jpeg) throw fotoNotFound();
    return sendImage(reply, jpeg, 'image/jpeg');
  });
}

interface FotoSending {
  request: FastifyRequest;
  reply: FastifyReply;
  actor: UserActor;
  /** True when the link mailed to the account's address was followed. */
  confirmed: boolean;
}

/** Takes one photo as a multipart file. @throws VALIDATION without one, and what the desk and `storeFoto` throw */
export function receiveFoto(
  deps: Deps,
  { receive }: UploadDesk,
  { request, reply, actor, confirmed }: FotoSending,
  { kind, draftId }: { kind: FotoKind; draftId: string | null },
): Promise<Foto> {
  if (!request.isMultipart()) throw missing();
  const rules = {
    mayCome: () => makeRoomForFoto(deps, actor),
    maxBytes: fotoLimits.maxBytes,
    tooLarge: (bytes: number) => fotoTooLarge(kind, bytes),
    missing,
  };
  const owner = { id: actor.id, confirmed };
  return receive({ request, reply, owner }, rules, (upload) => storeFoto(deps, actor, { ...upload, kind, draftId }));
}

function missing(): AppError {
  return new AppError('VALIDATION', 'Nenhuma foto chegou. Escolha a foto de novo.');
}
