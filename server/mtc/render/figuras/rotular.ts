import { arredondar, type Par } from './tracado.ts';

/** A mark to be drawn on a figure with a midline at x = 0. */
export interface Marcavel {
  x: number;
  y: number;
  /** Where it is drawn: +1 at `x`, -1 at its mirror image; [1] alone on the midline. */
  lados: readonly (1 | -1)[];
}

/**
 * Moves marks that would cover each other apart, as little as possible. Both sides of a point move alike, and a point of the midline
 * stays on it.
 * @param distancia between the middles of two marks
 */
export function afastar<Item extends Marcavel>(itens: readonly Item[], distancia: number): Item[] {
  const postos = itens.map(({ x, y }) => ({ x, y }));
  for (let volta = 0; volta < voltas; volta++) {
    let mexeu = false;
    itens.forEach((a, i) => {
      const posto = postos[i];
      if (posto && a.lados.length === 2 && Math.abs(posto.x) * 2 < distancia) posto.x = distancia / 2;
      itens.forEach((b, j) => {
        if (j < i) mexeu = afastarPar([a, posto], [b, postos[j]], distancia) || mexeu;
      });
    });
    if (!mexeu) break;
  }
  return itens.map((item, i) => ({ ...item, ...postos[i] }));
}

const voltas = 200;

type Posto = { x: number; y: number };

function afastarPar(
  [a, pa]: [Marcavel, Posto | undefined],
  [b, pb]: [Marcavel, Posto | undefined],
  distancia: number,
): boolean {
  if (!pa || !pb) return false;
  let mexeu = false;
  for (const la of a.lados) {
    for (const lb of b.lados) {
      const dx = la * pa.x - lb * pb.x;
      const dy = pa.y - pb.y;
      const longe = Math.hypot(dx, dy);
      // A little less than asked for is enough, or two marks between two others would move for ever.
      if (longe >= distancia - 0.05) continue;
      mexeu = true;
      const [ux, uy] = longe < 0.01 ? [0, 1] : [dx / longe, dy / longe];
      const [livreA, livreB] = [a.x !== 0, b.x !== 0];
      const passo = (distancia - longe) / 2;
      if (livreA) pa.x += la * ux * passo;
      if (livreB) pb.x -= lb * ux * passo;
      // Beside each other on the midline they can only move up and down.
      const vertical = Math.abs(uy) < 0.3 && !(livreA || livreB) ? 1 : uy;
      pa.y += vertical * passo;
      pb.y -= vertical * passo;
    }
  }
  return mexeu;
}

/**
 * A line from a label to its mark that runs straight out of the label, bends once and keeps `folga` from the middle of every other
 * mark. When no such line exists, the one that keeps the most.
 */
export function ligar(rotulo: Par, marca: Par, outras: readonly Par[], folga: number): Par[] {
  let melhor: { linha: Par[]; vao: number } = { linha: [rotulo, marca], vao: Number.NEGATIVE_INFINITY };
  for (const linha of linhasPossiveis(rotulo, marca)) {
    const vao = Math.min(...outras.map((outra) => distanciaDaLinha(outra, linha)), folga);
    if (vao > melhor.vao) melhor = { linha, vao };
    if (vao >= folga) break;
  }
  return melhor.linha.map(([x, y]): Par => [arredondar(x), arredondar(y)]);
}

/** Places of the bend between label and mark, and ways around what stands in the line: from near the label to near the mark. */
const dobras = [0.08, 0.2, 0.32, 0.44, 0.56, 0.68, 0.76, 0.84, 0.9, 0.95, 1];
const desvios = [0, 6, -6, 9, -9, 12, -12, 16, -16];

function* linhasPossiveis([xr, yr]: Par, [xm, ym]: Par): Generator<Par[]> {
  for (const dobra of dobras)
    yield [
      [xr, yr],
      [xr + (xm - xr) * dobra, yr],
      [xm, ym],
    ];
  for (const desvio of desvios) {
    for (const dobra of dobras) {
      for (const fim of [0.8, 0.88, 0.94, 1]) {
        yield [
          [xr, yr],
          [xr + (xm - xr) * dobra * fim, yr],
          [xr + (xm - xr) * fim, ym + desvio],
          [xm, ym],
        ];
      }
    }
  }
}

function distanciaDaLinha(ponto: Par, linha: readonly Par[]): number {
  return Math.min(...linha.slice(1).map((ate, i) => distanciaDoTrecho(ponto, linha[i] ?? ate, ate)));
}

function distanciaDoTrecho([x, y]: Par, [xa, ya]: Par, [xb, yb]: Par): number {
  const comprimento = (xb - xa) ** 2 + (yb - ya) ** 2;
  const parte = comprimento === 0 ? 0 : ((x - xa) * (xb - xa) + (y - ya) * (yb - ya)) / comprimento;
  const t = Math.max(0, Math.min(1, parte));
  return Math.hypot(x - xa - t * (xb - xa), y - ya - t * (yb - ya));
}
