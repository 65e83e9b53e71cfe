import { type Documento, documentos } from '@meridia/shared/carta.ts';
import { dayInSaoPaulo } from '@meridia/shared/dates.ts';
import { fileSlug } from '@meridia/shared/folded-text.ts';
import { signatoryOf } from '@meridia/shared/parecer.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { UserActor } from '../auth/actor.ts';
import { networkOf } from '../auth/visitor.ts';
import { withTries } from '../auth/with-tries.ts';
import { asUser } from '../db/tx.ts';
import { AppError } from '../errors.ts';
import { type CartaDoCliente, readCartaDoCliente } from '../features/cartas/queries.ts';
import { readPaper } from '../features/pareceres/queries.ts';
import type { FotoOnPaper, RelatorioOnPaper } from '../features/relatorios/queries.ts';
import type { Leitor } from '../mtc/render/para-quem-recebe.ts';
import type { PdfDocumento, Timbre } from '../mtc/render/pdf/documento.ts';
import type { FotoImpressa } from '../mtc/render/pdf/foto-pdf.ts';
import type { PrintPdf, SetPdf } from '../pdf/print-pdf.ts';
import { filePolicy } from '../plugins/security-headers.ts';
import type { Deps } from '../ports.ts';
import { requireActor } from './require-actor.ts';
import { whileConnected } from './while-connected.ts';

export const relatorioPdfQuerySchema = z.object({
  documento: z.enum(documentos).default('terapeuta'),
  fotos: z.enum(['sim', 'nao']).default('sim'),
  /** A version by its number; without it the one that the screen shows. */
  versao: z.coerce.number().int().min(1).max(9999).optional(),
  /** `entrega`: the file is given away, so it holds what a link would show. */
  uso: z.enum(['proprio', 'entrega']).default('proprio'),
});

/**
 * `GET /api/relatorios/:id/pdf` returns one's own finished report as a file. `?fotos=nao` leaves out the photos, for passing the file on, and
 * `?uso=entrega` leaves out what is not signed, where it was signed before or has to be. `?documento=cliente` is the letter to the client,
 * which is always given away, as is `?documento=cuidados`, what she does at home, and `?documento=tratamento` the sheet for the couch; none
 * of them has photos.
 */
export function registerRelatorioPdf(app: FastifyInstance, deps: Deps, printPdf: PrintPdf): void {
  app.get<{ Params: { id: string } }>('/api/relatorios/:id/pdf', async (request, reply) => {
    const actor = await requireActor(deps, request);
    const id = z.uuid().safeParse(request.params.id);
    if (!id.success) throw new AppError('AVALIACAO_NOT_FOUND', 'Avaliação não encontrada');
    const query = relatorioPdfQuerySchema.safeParse(request.query);
    if (!query.success) {
      throw new AppError('VALIDATION', 'O pedido não pôde ser entendido. Recarregue a página e tente de novo.');
    }
    return giveRelatorioPdf(deps, printPdf, { request, reply, actor }, { ...query.data, id: id.data });
  });
}

/** Sends one's own report as a file, in its turn. @throws what `readPaper` throws; VALIDATION, TOO_MANY_REQUESTS, UNAVAILABLE */
export function giveRelatorioPdf(
  deps: Deps,
  printPdf: PrintPdf,
  { request, reply, actor }: { request: FastifyRequest; reply: FastifyReply; actor: UserActor },
  { id, documento, fotos, versao, uso }: z.output<typeof relatorioPdfQuerySchema> & { id: string },
): Promise<FastifyReply> {
  const wanted = {
    withFotos: documento === 'terapeuta' && fotos === 'sim',
    versao: versao ?? null,
    entrega: documento === 'cliente' || documento === 'cuidados' || uso === 'entrega',
  };
  const tries = [
    ['pdf', actor.id],
    ['pdfNetwork', networkOf(request.ip)],
  ] as const;
  const turn = { owner: actor.id, lane: 'own', signal: whileConnected(reply) } as const;
  return withTries(deps.limits, tries, (spend) =>
    printPdf(turn, async (set) => {
      const paper = await readPaper(deps, actor, id, wanted);
      const laidOut = await {
        terapeuta: () => layOut(deps, paper, paper.fotos, wanted.entrega ? 'cliente' : 'terapeuta'),
        cliente: async () =>
          layOutCarta(
            deps,
            paper,
            await asUser(deps.database, actor, (tx) => readCartaDoCliente(tx, actor, id, paper.relatorio)),
          ),
        tratamento: () => layOutFolha(deps, paper),
        cuidados: () => layOutCuidados(deps, paper),
      }[documento]();
      return sendPdf(reply, paper, await setForTry(set, laidOut, { spend, signal: turn.signal }), documento);
    }),
  );
}

/**
 * Sets a document and spends the try. One that is given up after its deadline costs none. One whose reader leaves does: otherwise whoever
 * leaves in time could have the threads work without end.
 */
export async function setForTry(
  set: SetPdf,
  documento: PdfDocumento,
  { spend, signal }: { spend: () => void; signal: AbortSignal },
): Promise<Buffer> {
  try {
    const pdf = await set(documento);
    spend();
    return pdf;
  } catch (error) {
    if (signal.aborted) spend();
    throw error;
  }
}

/**
 * Lays out the report, with the clinic's logo if one was uploaded. The server never fetches an address that a person typed.
 * @param fotos photos that the reader may see; none in a shared report
 */
export async function layOut(
  { storage, images }: Pick<Deps, 'storage' | 'images'>,
  paper: RelatorioOnPaper,
  fotos: readonly FotoOnPaper[] = [],
  leitor: Leitor = 'terapeuta',
): Promise<PdfDocumento> {
  const [{ montarPdf }, timbre] = await Promise.all([
    // Loaded with the first PDF, not at start-up.
    import('../mtc/render/pdf/montar-pdf.ts'),
    readTimbre({ storage }, paper),
  ]);
  const impressas: FotoImpressa[] = [];
  // One after another, because a turn has memory for one picture only.
  for (const foto of fotos) {
    const impressa = await loadFoto({ storage, images }, foto);
    if (impressa) impressas.push(impressa);
  }
  return montarPdf(paper.relatorio, timbre, impressas, leitor);
}

export async function layOutCarta(
  { storage }: Pick<Deps, 'storage'>,
  paper: RelatorioOnPaper,
  { textos, revistaEm }: CartaDoCliente,
): Promise<PdfDocumento> {
  const { montarCarta } = await import('../mtc/render/pdf/carta-pdf.ts');
  return montarCarta(paper.relatorio, textos, await readTimbre({ storage }, paper), revistaEm !== null);
}

/** @throws VALIDATION for a report that proposes no treatment */
async function layOutFolha({ storage }: Pick<Deps, 'storage'>, paper: RelatorioOnPaper): Promise<PdfDocumento> {
  const { protocolo, tipo } = paper.relatorio;
  if (!protocolo || tipo !== 'completo') {
    throw new AppError('VALIDATION', 'Este relatório traz só o diagnóstico, sem pontos: não há folha de tratamento.');
  }
  const { montarFolhaDeTratamento } = await import('../mtc/render/pdf/folha-de-tratamento-pdf.ts');
  return montarFolhaDeTratamento(paper.relatorio, protocolo, await readTimbre({ storage }, paper));
}

/** @throws VALIDATION for a report that was made without the wider therapies */
async function layOutCuidados({ storage }: Pick<Deps, 'storage'>, paper: RelatorioOnPaper): Promise<PdfDocumento> {
  const { protocolo, tipo } = paper.relatorio;
  if (tipo !== 'completo' || (protocolo?.ampliadas ?? []).length === 0) {
    throw new AppError('VALIDATION', 'Este relatório não traz “Terapias ampliadas”: não há plano de cuidados.');
  }
  const { montarCuidados } = await import('../mtc/render/pdf/cuidados-pdf.ts');
  return montarCuidados(paper.relatorio, await readTimbre({ storage }, paper));
}

async function readTimbre(
  { storage }: Pick<Deps, 'storage'>,
  { nomeTerapeuta, clinica: { nomeClinica, logoKey, conselho, registro } }: RelatorioOnPaper,
): Promise<Timbre> {
  const logo = logoKey ? await storage.get(logoKey) : null;
  return {
    nomeClinica,
    logo: logo && `data:image/png;base64,${logo.toString('base64')}`,
    profissional: signatoryOf({ nome: nomeTerapeuta, conselho: conselho ?? '', registro: registro ?? '' }),
  };
}

/** Null for a photo that was removed meanwhile. */
async function loadFoto(
  { storage, images }: Pick<Deps, 'storage' | 'images'>,
  { kind, storageKey, contorno }: FotoOnPaper,
): Promise<FotoImpressa | null> {
  const jpeg = await storage.get(storageKey);
  return jpeg && images.prepareForPaper(kind, jpeg, contorno);
}

export function sendPdf(
  reply: FastifyReply,
  { relatorio }: RelatorioOnPaper,
  pdf: Buffer,
  documento: Documento = 'terapeuta',
): FastifyReply {
  const fileName = pdfFileName(fileWords[documento], relatorio.cliente.nome, relatorio.origem.geradoEm);
  return reply
    .header('content-type', 'application/pdf')
    .header('content-disposition', `attachment; filename="${fileName}"; filename*=UTF-8''${fileName}`)
    .header('cache-control', 'private, no-store')
    .header('content-security-policy', filePolicy)
    .send(pdf);
}

const fileWords: Record<Documento, string> = {
  terapeuta: 'relatorio',
  cliente: 'carta',
  tratamento: 'folha-de-tratamento',
  cuidados: 'plano-de-cuidados',
};

/**
 * 'Helena Prado' -> 'relatorio-helena-prado-2026-11-21.pdf', with the day in São Paulo. Uses only letters that every device and mail
 * program keeps.
 */
function pdfFileName(word: string, nomeCliente: string, geradoEm: string): string {
  return [word, fileSlug(nomeCliente, 60), dayInSaoPaulo(new Date(geradoEm))]
    .filter((part) => part !== '')
    .join('-')
    .concat('.pdf');
}
