import type { FotoKind } from '@meridia/shared/foto.ts';
import type { Relatorio } from '@meridia/shared/relatorio.ts';
import type { Conteudo } from './documento.ts';

/** A photo as it is printed: small, and cut to the part that the report describes. */
export interface FotoImpressa {
  kind: FotoKind;
  /** `data:image/jpeg;base64,…` */
  imagem: string;
  /** Size of the printed picture; only the ratio matters. */
  largura: number;
  altura: number;
  /** Which part of the photo this is, in shares (0..1) of its width and height. */
  recorte: { x: number; y: number; largura: number; altura: number };
}

/**
 * The photo with its measured outline, `largura` points wide or as high as `maxAltura`.
 * @param contorno in shares of the whole photo
 */
export function fotoPdf(
  { imagem, recorte, ...foto }: FotoImpressa,
  contorno: Relatorio['fotos'][number]['observacoes']['contorno'],
  { largura: maxLargura, altura: maxAltura }: { largura: number; altura: number },
): Conteudo[] {
  const escala = Math.min(maxLargura / foto.largura, maxAltura / foto.altura);
  const [largura, altura] = [foto.largura * escala, foto.altura * escala];
  const pontos = (contorno ?? []).map(([x, y]) => ({
    x: Math.min(1, Math.max(0, (x - recorte.x) / recorte.largura)) * largura,
    y: Math.min(1, Math.max(0, (y - recorte.y) / recorte.altura)) * altura,
  }));
  return [
    { image: imagem, fit: [largura, altura] },
    ...(pontos.length > 2 ? [{ ...contornoSvg(pontos, largura, altura), relativePosition: { x: 0, y: -altura } }] : []),
  ];
}

/**
 * A light line inside a dark one is visible on every skin and in greyscale. The lines are an SVG, because pdfmake moves the points of a
 * polyline again with every layout: in a document that is laid out twice it would stand away from its photo.
 */
function contornoSvg(pontos: readonly { x: number; y: number }[], largura: number, altura: number) {
  const points = pontos.map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`).join(' ');
  const linha = (cor: string, espessura: number) =>
    `<polygon points="${points}" fill="none" stroke="${cor}" stroke-width="${espessura}"/>`;
  return {
    svg: `<svg viewBox="0 0 ${largura} ${altura}" width="${largura}" height="${altura}">${linha('#1E2422', 2.4)}${linha('#FFFEFB', 1.1)}</svg>`,
    width: largura,
  };
}
