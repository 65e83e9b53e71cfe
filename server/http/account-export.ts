import { dayInSaoPaulo } from '@meridia/shared/dates.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { AppError } from '../errors.ts';
import { streamExport } from '../features/account-export/stream-export.ts';
import type { Deps } from '../ports.ts';
import { requireActor } from './require-actor.ts';

const querySchema = z.object({ ticket: z.string().min(1).max(200) });

/**
 * `GET /api/conta/exportacao?ticket=` downloads all data of the own account as a ZIP. The ticket comes from `accounts.beginExport`, which
 * asks for the password. A ticket allows one download and works only in its owner's session.
 */
export function registerAccountExport(app: FastifyInstance, deps: Deps): void {
  app.get('/api/conta/exportacao', async (request, reply) => {
    const actor = await requireActor(deps, request);
    const query = querySchema.safeParse(request.query);
    if (!query.success) throw new AppError('LINK_INVALID', 'Este link não é válido. Peça a exportação de novo.');
    const zip = await streamExport(deps, actor, query.data.ticket);
    return reply
      .header('content-type', 'application/zip')
      .header('content-disposition', `attachment; filename="meus-dados-${dayInSaoPaulo(new Date())}.zip"`)
      .header('cache-control', 'private, no-store')
      .send(zip);
  });
}
