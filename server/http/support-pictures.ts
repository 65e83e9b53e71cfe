import { supportLimits } from '@meridia/shared/support-thread.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { AppError } from '../errors.ts';
import { makeRoomForPicture, storePicture } from '../features/support-threads/commands.ts';
import { threadNotFound } from '../features/support-threads/policy.ts';
import { readPicture } from '../features/support-threads/queries.ts';
import { readPictureAsAdmin } from '../features/support-threads/read-thread-as-admin.ts';
import { screenshotTooLarge } from '../images/check-upload.ts';
import type { Deps } from '../ports.ts';
import { requireActor, requireSession } from './require-actor.ts';
import { sendImage } from './send-image.ts';
import type { UploadDesk } from './upload-desk.ts';

const idSchema = z.uuid();

interface ById {
  Params: { id: string };
}

/**
 * `POST /api/suporte/mensagens/:id/imagem` adds a picture to one's own message, `GET` returns it. Admins read the pictures of others
 * under `/api/admin`. The photo routes register multipart.
 */
export function registerSupportPictures(app: FastifyInstance, deps: Deps, { receive }: UploadDesk): void {
  app.post<ById>('/api/suporte/mensagens/:id/imagem', { config: { receivesPicture: true } }, async (request, reply) => {
    const { actor, confirmed } = await requireSession(deps, request);
    const id = readId(request.params.id);
    if (!request.isMultipart()) throw noFile();
    const rules = {
      mayCome: () => makeRoomForPicture(deps, actor, id),
      maxBytes: supportLimits.pictureMaxBytes,
      tooLarge: screenshotTooLarge,
      missing: noFile,
    };
    const call = { request, reply, owner: { id: actor.id, confirmed } };
    await receive(call, rules, (upload) => storePicture(deps, actor, id, upload));
    return {};
  });

  app.get<ById>('/api/suporte/mensagens/:id/imagem', async (request, reply) => {
    const actor = await requireActor(deps, request);
    return sendPicture(reply, await readPicture(deps.database, actor, readId(request.params.id)));
  });

  app.get<ById>('/api/admin/suporte/mensagens/:id/imagem', async (request, reply) => {
    const actor = await requireActor(deps, request);
    if (actor.role !== 'admin') throw new AppError('FORBIDDEN', 'Esta área é restrita a administradores.');
    return sendPicture(reply, await readPictureAsAdmin(deps.database, actor, readId(request.params.id)));
  });
}

function readId(text: string): string {
  const id = idSchema.safeParse(text);
  if (!id.success) throw threadNotFound();
  return id.data;
}

function sendPicture(reply: FastifyReply, jpeg: Buffer | null) {
  if (!jpeg) throw new AppError('NOT_FOUND', 'Esta mensagem não tem imagem.');
  return sendImage(reply, jpeg, 'image/jpeg');
}

function noFile(): AppError {
  return new AppError('VALIDATION', 'Nenhuma imagem chegou. Escolha a imagem de novo.');
}
