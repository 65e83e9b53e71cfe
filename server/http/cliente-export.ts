import { dayInSaoPaulo } from '@meridia/shared/dates.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { AppError } from '../errors.ts';
import { streamClienteExport } from '../features/account-export/stream-export.ts';
import type { PrintPdf } from '../pdf/print-pdf.ts';
import type { Deps } from '../ports.ts';
import { layOut } from './relatorio-pdf.ts';
import { requireActor } from './require-actor.ts';

/** `GET /api/clientes/:id/exportacao` downloads everything of one's own client as a ZIP. */
export function registerClienteExport(app: FastifyInstance, deps: Deps, printPdf: PrintPdf): void {
  app.get<{ Params: { id: string } }>('/api/clientes/:id/exportacao', async (request, reply) => {
    const actor = await requireActor(deps, request);
    const id = z.uuid().safeParse(request.params.id);
    if (!id.success) throw new AppError('CLIENTE_NOT_FOUND', 'Cliente não encontrado.');
    const gone = new AbortController();
    const zip = await streamClienteExport(deps, actor, {
      id: id.data,
      print: (paper) =>
        printPdf({ owner: actor.id, lane: 'own', signal: gone.signal }, async (set) =>
          set(await layOut(deps, paper, paper.fotos)),
        ),
    });
    zip.once('close', () => gone.abort());
    return reply
      .header('content-type', 'application/zip')
      .header('content-disposition', `attachment; filename="dados-do-cliente-${dayInSaoPaulo(new Date())}.zip"`)
      .header('cache-control', 'private, no-store')
      .send(zip);
  });
}
