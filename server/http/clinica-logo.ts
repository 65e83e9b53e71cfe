import type {} from '@fastify/multipart';
import { clinicaLimits } from '@meridia/shared/clinica-config.ts';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';
import { storeLogo } from '../features/clinica-configs/commands.ts';
import { readClinica } from '../features/clinica-configs/queries.ts';
import { decodeLogo, logoTooLarge } from '../features/fotos/decode-logo.ts';
import type { Deps } from '../ports.ts';
import { requireActor } from './require-actor.ts';

/**
 * `POST /api/clinica/logo` takes one multipart file and answers with the `ClinicaConfig`; `GET /api/clinica/logo` is one's own
 * uploaded logo. Multipart is registered with the photos.
 */
export function registerClinicaLogo(app: FastifyInstance, deps: Deps): void {
  app.post('/api/clinica/logo', async (request) => {
    const actor = await requireActor(deps, request);
    if (!request.isMultipart()) throw noFile();
    // One byte over the limit is let through, so that a file of just the limit is told from a longer one.
    const part = await request.file({ limits: { fileSize: clinicaLimits.logoMaxBytes + 1 } });
    if (!part) throw noFile();
    const bytes = await part.toBuffer().catch((error: unknown) => {
      throw error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE'
        ? logoTooLarge()
        : error;
    });
    if (part.file.truncated) throw logoTooLarge();
    return storeLogo(deps, actor, await decodeLogo(bytes));
  });

  app.get('/api/clinica/logo', async (request, reply) => {
    const actor = await requireActor(deps, request);
    const { logoKey } = await readClinica(deps.database.system, actor.id);
    const png = logoKey && (await deps.storage.get(logoKey));
    if (!png) throw new AppError('NOT_FOUND', 'Não há logo enviada.');
    return reply
      .header('content-type', 'image/png')
      .header('content-disposition', 'inline')
      .header('cache-control', 'private, no-store')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(png);
  });
}

function noFile(): AppError {
  return new AppError('VALIDATION', 'Nenhuma imagem chegou. Escolha a logo de novo.');
}
