import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { AppError } from '../errors.ts';
import { type RelatorioOnPaper, readRelatorioForPdf } from '../features/relatorios/queries.ts';
import type { PrintPdf } from '../pdf/print-pdf.ts';
import type { Deps } from '../ports.ts';
import { requireActor } from './require-actor.ts';

/** `GET /api/relatorios/:id/pdf`: one's own finished report as a file. */
export function registerRelatorioPdf(app: FastifyInstance, deps: Deps, printPdf: PrintPdf): void {
  app.get<{ Params: { id: string } }>('/api/relatorios/:id/pdf', async (request, reply) => {
    const actor = await requireActor(deps, request);
    const id = z.uuid().safeParse(request.params.id);
    if (!id.success) throw new AppError('AVALIACAO_NOT_FOUND', 'Avaliação não encontrada');
    const paper = await readRelatorioForPdf(deps.database, actor, id.data);
    await deps.limits.take('pdf', actor.id);
    return sendPdf(reply, paper, await printRelatorio(deps, printPdf, paper));
  });
}

/** The report with the clinic's own logo, if one was uploaded: an address that somebody typed is never fetched. */
export async function printRelatorio(
  { storage }: Pick<Deps, 'storage'>,
  printPdf: PrintPdf,
  { relatorio, clinica: { nomeClinica, logoKey } }: RelatorioOnPaper,
): Promise<Buffer> {
  const [{ montarPdf }, logo] = await Promise.all([
    // With the first PDF, not at start-up.
    import('../mtc/render/pdf/montar-pdf.ts'),
    logoKey ? storage.get(logoKey) : null,
  ]);
  return printPdf(
    montarPdf(relatorio, { nomeClinica, logo: logo && `data:image/png;base64,${logo.toString('base64')}` }),
  );
}

export function sendPdf(reply: FastifyReply, { relatorio }: RelatorioOnPaper, pdf: Buffer): FastifyReply {
  const fileName = pdfFileName(relatorio.cliente.nome, relatorio.origem.geradoEm);
  return reply
    .header('content-type', 'application/pdf')
    .header('content-disposition', `attachment; filename="${fileName}"; filename*=UTF-8''${fileName}`)
    .header('cache-control', 'private, no-store')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .send(pdf);
}

/** 'Helena Prado' -> 'diagnostico-helena-prado-2026-11-21.pdf', the day in São Paulo: letters that every device and mail keeps. */
export function pdfFileName(nomeCliente: string, geradoEm: string): string {
  const nome = nomeCliente
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '');
  const dia = new Date(geradoEm).toLocaleDateString('sv-SE', { timeZone: 'America/Sao_Paulo' });
  return ['diagnostico', nome, dia]
    .filter((part) => part !== '')
    .join('-')
    .concat('.pdf');
}
