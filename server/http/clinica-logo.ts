import { clinicaLimits } from '@meridia/shared/clinica-config.ts';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';
import { storeLogo } from '../features/clinica-configs/commands.ts';
import { readClinica } from '../features/clinica-configs/queries.ts';
import { logoTooLarge } from '../images/check-upload.ts';
import type { Deps } from '../ports.ts';
import { requireActor, requireSession } from './require-actor.ts';
import { sendImage } from './send-image.ts';
import type { UploadDesk } from './upload-desk.ts';

/**
 * `POST /api/clinica/logo` takes one multipart file and answers with the `ClinicaConfig`; `GET /api/clinica/logo` returns one's own
 * uploaded logo. The photo routes register multipart.
 */
export function registerClinicaLogo(app: FastifyInstance, deps: Deps, { receive }: UploadDesk): void {
  app.post('/api/clinica/logo', { config: { receivesPicture: true } }, async (request, reply) => {
    const { actor, confirmed } = await requireSession(deps, request);
    if (!request.isMultipart()) throw noFile();
    const rules = { maxBytes: clinicaLimits.logoMaxBytes, tooLarge: logoTooLarge, missing: noFile };
    const call = { request, reply, owner: { id: actor.id, confirmed } };
    return receive(call, rules, async ({ owner, bytes, signal }) =>
      storeLogo(deps, actor, await deps.images.takeLogo(owner, bytes, signal)),
    );
  });

  app.get('/api/clinica/logo', async (request, reply) => {
    const actor = await requireActor(deps, request);
    const { logoKey } = await readClinica(deps.database.system, actor.id);
    const png = logoKey && (await deps.storage.get(logoKey));
    if (!png) throw new AppError('NOT_FOUND', 'Não há logo enviada.');
    return sendImage(reply, png, 'image/png');
  });
}

function noFile(): AppError {
  return new AppError('VALIDATION', 'Nenhuma imagem chegou. Escolha a logo de novo.');
}
