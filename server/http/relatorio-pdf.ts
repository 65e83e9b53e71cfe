import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { AppError } from '../errors.ts';
import { type FotoOnPaper, type RelatorioOnPaper, readRelatorioForPdf } from '../features/relatorios/queries.ts';
import type { FotoImpressa } from '../mtc/render/pdf/foto-pdf.ts';
import type { PrintPdf } from '../pdf/print-pdf.ts';
import type { Deps } from '../ports.ts';
import { prepareFotoForPaper } from './relatorio-pdf-fotos.ts';
import { requireActor } from './require-actor.ts';

/** `GET /api/relatorios/:id/pdf`: one's own finished report as a file. */
export function registerRelatorioPdf(app: FastifyInstance, deps: Deps, printPdf: PrintPdf): void {
  app.get<{ Params: { id: string } }>('/api/relatorios/:id/pdf', async (request, reply) => {
    const actor = await requireActor(deps, request);
    const id = z.uuid().safeParse(request.params.id);
    if (!id.success) throw new AppError('AVALIACAO_NOT_FOUND', 'Avaliação não encontrada');
    const paper = await readRelatorioForPdf(deps.database, actor, id.data);
    await deps.limits.take('pdf', actor.id);
    return sendPdf(reply, paper, await printRelatorio(deps, printPdf, paper, paper.fotos));
  });
}

/**
 * The report with the clinic's own logo, if one was uploaded: an address that somebody typed is never fetched.
 * @param fotos photos that whoever asks may see; a shared report has none
 */
export async function printRelatorio(
  { storage }: Pick<Deps, 'storage'>,
  printPdf: PrintPdf,
  { relatorio, clinica: { nomeClinica, logoKey } }: RelatorioOnPaper,
  fotos: readonly FotoOnPaper[] = [],
): Promise<Buffer> {
  const [{ montarPdf }, logo, impressas] = await Promise.all([
    // With the first PDF, not at start-up.
    import('../mtc/render/pdf/montar-pdf.ts'),
    logoKey ? storage.get(logoKey) : null,
    Promise.all(fotos.map((foto) => loadFoto(storage, foto))),
  ]);
  return printPdf(
    montarPdf(
      relatorio,
      { nomeClinica, logo: logo && `data:image/png;base64,${logo.toString('base64')}` },
      impressas.flatMap((foto) => foto ?? []),
    ),
  );
}

/** Null for a photo that was removed since. */
async function loadFoto(
  storage: Deps['storage'],
  { kind, storageKey, contorno }: FotoOnPaper,
): Promise<FotoImpressa | null> {
  const jpeg = await storage.get(storageKey);
  return jpeg && prepareFotoForPaper(kind, jpeg, contorno);
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
