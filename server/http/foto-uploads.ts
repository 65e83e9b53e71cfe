import { fotoUploadLimits } from '@meridia/shared/foto.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '../errors.ts';
import { acceptPiece, assertFits, endUpload, openUpload } from '../features/foto-uploads/commands.ts';
import { uploadGone } from '../features/foto-uploads/policy.ts';
import { readUpload } from '../features/foto-uploads/queries.ts';
import type { Deps } from '../ports.ts';
import { arrivesInTime } from './arrives-in-time.ts';
import { readFotoQuery } from './read-foto-query.ts';
import { requireActor, requireSession } from './require-actor.ts';
import type { UploadDesk } from './upload-desk.ts';

const path = '/api/fotos/envios';
const pieceType = 'application/offset+octet-stream';
const count = z.coerce.number().int().min(0);
const idSchema = z.uuid();

type ById = { Params: { id: string } };

/**
 * Photos in pieces, by the core and the creation of the tus protocol 1.0.0 (ADR 0031): `POST` begins an upload, `HEAD` says how much has
 * arrived, `PATCH` brings the next piece. Beyond tus, `POST …/:id/foto` makes the photo and answers with it, as often as it is asked.
 */
export async function registerFotoUploads(app: FastifyInstance, deps: Deps, desk: UploadDesk): Promise<void> {
  await app.register(async (scope) => registerRoutes(scope, deps, desk));
}

function registerRoutes(app: FastifyInstance, deps: Deps, { hold }: UploadDesk): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('tus-resumable', '1.0.0');
  });
  // The body stays unread until the upload has a place in the line.
  app.addContentTypeParser(pieceType, (_request, _payload, done) => done(null));

  app.post(path, async (request, reply) => {
    const { actor, confirmed } = await requireSession(deps, request);
    const { kind, draftId } = readFotoQuery(request.query, actor);
    const totalBytes = count.min(1).safeParse(request.headers['upload-length']);
    if (!totalBytes.success) throw new AppError('VALIDATION', 'Nenhuma foto chegou. Escolha a foto de novo.');
    await deps.limits.take(confirmed ? 'pictureUpload' : 'pictureUploadUnconfirmed', actor.id);
    const id = await openUpload(deps, actor, { kind, draftId, totalBytes: totalBytes.data });
    return reply.status(201).header('location', `${path}/${id}`).send();
  });

  app.head<ById>(`${path}/:id`, async (request, reply) => {
    const actor = await requireActor(deps, request);
    const { receivedBytes, totalBytes } = await readUpload(deps.database, actor, readId(request));
    return reply.headers({ 'upload-offset': receivedBytes, 'upload-length': totalBytes }).send();
  });

  app.patch<ById>(`${path}/:id`, { config: { receivesPicture: true } }, async (request, reply) => {
    const { actor, confirmed } = await requireSession(deps, request);
    const id = readId(request);
    const offset = count.safeParse(request.headers['upload-offset']);
    const length = count.min(1).max(fotoUploadLimits.maxPieceBytes).safeParse(request.headers['content-length']);
    if (request.headers['content-type'] !== pieceType || !offset.success || !length.success) {
      throw new AppError('VALIDATION', 'Esta parte da foto não tem o tamanho esperado. Envie a foto de novo.');
    }
    // Asked before the body, which may come slowly, takes a place and memory.
    assertFits(await readUpload(deps.database, actor, id), { offset: offset.data, bytes: length.data });
    await deps.limits.take('picturePiece', actor.id);
    const owner = { id: actor.id, confirmed };
    const received = await hold({ request, reply, owner }, async () => {
      const bytes = await arrivesInTime(request.raw, readPiece(request, length.data));
      return acceptPiece(deps, actor, { id, offset: offset.data, bytes });
    });
    return reply.status(204).header('upload-offset', received).send();
  });

  app.post<ById>(`${path}/:id/foto`, async (request, reply) => {
    const { actor, confirmed } = await requireSession(deps, request);
    const id = readId(request);
    await readUpload(deps.database, actor, id);
    await deps.limits.take('pictureEnd', actor.id);
    const owner = { id: actor.id, confirmed };
    return hold({ request, reply, owner }, (signal) => endUpload(deps, actor, { id, owner, signal }));
  });
}

/** @throws FOTO_UPLOAD_GONE for what is no id */
function readId({ params }: FastifyRequest<ById>): string {
  const id = idSchema.safeParse(params.id);
  if (!id.success) throw uploadGone();
  return id.data;
}

/** @param length the length that the request announces; Node passes on no more than that */
async function readPiece({ raw }: Pick<FastifyRequest<ById>, 'raw'>, length: number): Promise<Buffer> {
  const body: AsyncIterable<Buffer> = raw;
  const bytes = Buffer.allocUnsafeSlow(length);
  let read = 0;
  try {
    for await (const chunk of body) read += chunk.copy(bytes, read);
  } catch (error) {
    throw new AppError('VALIDATION', 'A parte da foto não chegou inteira. Envie de novo.', { cause: error });
  }
  return bytes.subarray(0, read);
}
