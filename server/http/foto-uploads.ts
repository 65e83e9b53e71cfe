import { type FotoKind, fotoUploadLimits } from '@meridia/shared/foto.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { LimitName } from '../auth/limits.ts';
import { networkOf } from '../auth/visitor.ts';
import { AppError } from '../errors.ts';
import { admitFotos } from '../features/convites/admit-fotos.ts';
import { acceptPiece, assertFits, endUpload, openUpload } from '../features/foto-uploads/commands.ts';
import { uploadGone } from '../features/foto-uploads/policy.ts';
import { readUpload } from '../features/foto-uploads/queries.ts';
import type { FotoSender } from '../features/fotos/policy.ts';
import type { Deps, PictureOwner } from '../ports.ts';
import { arrivesInTime } from './arrives-in-time.ts';
import { readFotoKind, readFotoQuery } from './read-foto-query.ts';
import { requireSession } from './require-actor.ts';
import type { UploadDesk } from './upload-desk.ts';

const pieceType = 'application/offset+octet-stream';
const count = z.coerce.number().int().min(0);
const idSchema = z.uuid();

type ById = { Params: { id: string } };

/** Who sends a photo, whose turn in the line it takes, and how the requests are counted. */
interface Sending {
  sender: FotoSender;
  owner: PictureOwner;
  limits: Record<'begin' | 'ask' | 'piece' | 'end', readonly (readonly [limit: LimitName, key: string])[]>;
  /** What is sent, and for which draft. */
  readQuery: (query: unknown) => { kind: FotoKind; draftId: string | null };
}

/** @throws what keeps this request from sending photos */
type RequireSending = (deps: Deps, request: FastifyRequest) => Promise<Sending>;

/**
 * Photos in pieces, by the core and the creation of the tus protocol 1.0.0 (ADR 0031): `POST` begins an upload, `HEAD` says how much has
 * arrived, `PATCH` brings the next piece. Beyond tus, `POST …/:id/foto` makes the photo and answers with it, as often as it is asked.
 * Therapists send theirs with their session, invited clients theirs with the token of their link (ADR 0033).
 */
export async function registerFotoUploads(app: FastifyInstance, deps: Deps, desk: UploadDesk): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (_request, reply) => {
      reply.header('tus-resumable', '1.0.0');
    });
    // The body stays unread until the upload has a place in the line.
    scope.addContentTypeParser(pieceType, (_request, _payload, done) => done(null));
    registerRoutes(scope, deps, desk, '/api/fotos/envios', bySession);
    registerRoutes(scope, deps, desk, '/api/ficha/fotos', byLink);
  });
}

const bySession: RequireSending = async (deps, request) => {
  const { actor, confirmed } = await requireSession(deps, request);
  return {
    sender: actor,
    owner: { id: actor.id, confirmed },
    limits: {
      begin: [[confirmed ? 'pictureUpload' : 'pictureUploadUnconfirmed', actor.id]],
      ask: [],
      piece: [['picturePiece', actor.id]],
      end: [['pictureEnd', actor.id]],
    },
    readQuery: (query) => readFotoQuery(query, actor),
  };
};

/** The token is in a header and in no address. What one link may do, and all links of a therapist together, has bounds of its own. */
const byLink: RequireSending = async (deps, request) => {
  const token = /^Bearer ([\w-]{1,100})$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
  const sender = await admitFotos(deps, token, { network: networkOf(request.ip) });
  const { id, conviteId } = sender;
  return {
    sender,
    owner: { id: `clients of ${id}`, confirmed: false, link: conviteId },
    limits: {
      begin: [
        ['fichaFoto', conviteId],
        ['fichaFotoAccount', id],
      ],
      ask: [['ficha', conviteId]],
      piece: [['fichaFotoPiece', conviteId]],
      end: [['fichaFotoEnd', conviteId]],
    },
    // Her answers become the draft with the id of the invitation.
    readQuery: (query) => ({ kind: readFotoKind(query), draftId: conviteId }),
  };
};

function registerRoutes(
  app: FastifyInstance,
  deps: Deps,
  { hold }: UploadDesk,
  path: string,
  requireSending: RequireSending,
): void {
  const take = async ({ limits }: Sending, what: keyof Sending['limits']) => {
    for (const [limit, key] of limits[what]) await deps.limits.take(limit, key);
  };

  app.post(path, async (request, reply) => {
    const sending = await requireSending(deps, request);
    const { kind, draftId } = sending.readQuery(request.query);
    const totalBytes = count.min(1).safeParse(request.headers['upload-length']);
    if (!totalBytes.success) throw new AppError('VALIDATION', 'Nenhuma foto chegou. Escolha a foto de novo.');
    await take(sending, 'begin');
    const id = await openUpload(deps, sending.sender, { kind, draftId, totalBytes: totalBytes.data });
    return reply.status(201).header('location', `${path}/${id}`).send();
  });

  app.head<ById>(`${path}/:id`, async (request, reply) => {
    const sending = await requireSending(deps, request);
    await take(sending, 'ask');
    const { receivedBytes, totalBytes } = await readUpload(deps.database, sending.sender, readId(request));
    return reply.headers({ 'upload-offset': receivedBytes, 'upload-length': totalBytes }).send();
  });

  app.patch<ById>(`${path}/:id`, { config: { receivesPicture: true } }, async (request, reply) => {
    const sending = await requireSending(deps, request);
    const { sender, owner } = sending;
    const id = readId(request);
    const offset = count.safeParse(request.headers['upload-offset']);
    const length = count.min(1).max(fotoUploadLimits.maxPieceBytes).safeParse(request.headers['content-length']);
    if (request.headers['content-type'] !== pieceType || !offset.success || !length.success) {
      throw new AppError('VALIDATION', 'Esta parte da foto não tem o tamanho esperado. Envie a foto de novo.');
    }
    await take(sending, 'piece');
    // Asked before the body, which may come slowly, takes a place and memory.
    assertFits(await readUpload(deps.database, sender, id), { offset: offset.data, bytes: length.data });
    const received = await hold({ request, reply, owner }, async () => {
      const bytes = await arrivesInTime(request.raw, readPiece(request, length.data));
      return acceptPiece(deps, sender, { id, offset: offset.data, bytes });
    });
    return reply.status(204).header('upload-offset', received).send();
  });

  app.post<ById>(`${path}/:id/foto`, async (request, reply) => {
    const sending = await requireSending(deps, request);
    const { sender, owner } = sending;
    const id = readId(request);
    await take(sending, 'end');
    await readUpload(deps.database, sender, id);
    return hold({ request, reply, owner }, (signal) => endUpload(deps, sender, { id, owner, signal }));
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
