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
    // A light line inside a dark one is visible on every skin and in greyscale.
    ...(pontos.length > 2 ? [linha(pontos, '#1E2422', 2.4, altura), linha(pontos, '#FFFEFB', 1.1, altura)] : []),
  ];
}

function linha(points: { x: number; y: number }[], lineColor: string, lineWidth: number, altura: number): Conteudo {
  return {
    relativePosition: { x: 0, y: -altura },
    // Each line gets a copy, because pdfmake moves the points of the lines that it draws.
    canvas: [
      { type: 'polyline', points: points.map((ponto) => ({ ...ponto })), closePath: true, lineWidth, lineColor },
    ],
  };
}
