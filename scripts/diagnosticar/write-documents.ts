import { writeFile } from 'node:fs/promises';
import { standaloneRelatorio } from '@meridia/server/engine/standalone-relatorio.ts';
import { montarHtml } from '@meridia/server/mtc/render/montar-html.ts';
import { maskPng } from '@meridia/server/vision/mask-png.ts';
import type { Relatorio } from '@meridia/shared/relatorio.ts';
import { BadInput } from './bad-input.ts';
import type { DiagnosticarOrder } from './order.ts';
import type { TakenFoto } from './take-photos.ts';
import { typedPath } from './typed-path.ts';

/** The ordered files: mask, HTML page, PDF. @throws BadInput when one cannot be written */
export async function writeDocuments(
  { html, pdf, mascara }: Pick<DiagnosticarOrder, 'html' | 'pdf' | 'mascara'>,
  relatorio: Relatorio,
  fotos: readonly TakenFoto[],
): Promise<void> {
  const lingua = fotos.find(({ kind }) => kind === 'lingua');
  if (mascara !== undefined && lingua) await write('--mascara', mascara, await maskPng(lingua.original));
  if (html !== undefined) await write('--html', html, composeHtml(relatorio, fotos));
  if (pdf !== undefined) await write('--pdf', pdf, await printPdf(relatorio, fotos));
}

/** A complete HTML page with its photos inside. */
function composeHtml(relatorio: Relatorio, fotos: readonly TakenFoto[]): string {
  const photos = new Map(fotos.map(({ id, jpeg }) => [id, jpeg]));
  return standaloneRelatorio(relatorio.cliente.nome, montarHtml(relatorio), photos);
}

async function printPdf(relatorio: Relatorio, fotos: readonly TakenFoto[]): Promise<Buffer> {
  const [{ montarPdf }, { setPdf }, { prepareFotoForPaper }] = await Promise.all([
    import('@meridia/server/mtc/render/pdf/montar-pdf.ts'),
    import('@meridia/server/pdf/print-pdf.ts'),
    import('@meridia/server/images/prepare-for-paper.ts'),
  ]);
  const impressas = await Promise.all(
    fotos.map(({ kind, jpeg, observacoes }) => prepareFotoForPaper(kind, jpeg, observacoes.contorno)),
  );
  return setPdf(montarPdf(relatorio, { nomeClinica: null, logo: null }, impressas));
}

async function write(option: string, path: string, contents: string | Buffer): Promise<void> {
  try {
    await writeFile(typedPath(path), contents);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    throw new BadInput(`${option} ${path}: não foi possível gravar o arquivo${code}.`);
  }
}
