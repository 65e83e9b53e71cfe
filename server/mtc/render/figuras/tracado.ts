export type Par = readonly [number, number];

export function arredondar(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Points of a drawing in short notation: 'x y, x y, x y'. */
export function pares(texto: string): Par[] {
  return texto.split(',').map((par) => {
    const [x = 0, y = 0] = par.trim().split(' ').map(Number);
    return [x, y];
  });
}

/** A smooth path through the points (Catmull-Rom, uniform), closed or open; one decimal is enough for a drawing. */
export function curva(pontos: readonly Par[], fechada = false): string {
  const total = pontos.length;
  const em = (index: number): Par =>
    pontos[fechada ? (index + total) % total : Math.min(total - 1, Math.max(0, index))] ?? [0, 0];
  const trechos = Array.from({ length: fechada ? total : total - 1 }, (_, index) => {
    const [antes, de, ate, depois] = [em(index - 1), em(index), em(index + 1), em(index + 2)];
    return `C${par(tangente(antes, de, ate, 1))} ${par(tangente(de, ate, depois, -1))} ${par(ate)}`;
  });
  return `M${par(em(0))}${trechos.join('')}${fechada ? 'Z' : ''}`;
}

/** Takes the right half, from the midline down to the midline, and adds its mirror image: a closed outline around x = 0. */
export function espelhar(metade: readonly Par[]): Par[] {
  const esquerda = metade
    .slice(1, -1)
    .reverse()
    .map(([x, y]): Par => [-x, y]);
  return [...metade, ...esquerda];
}

/** Whether a point lies inside an outline, by the even-odd rule. */
export function isDentro([x, y]: Par, contorno: readonly Par[]): boolean {
  let dentro = false;
  contorno.forEach(([xa, ya], index) => {
    const [xb, yb] = contorno[(index + 1) % contorno.length] ?? [xa, ya];
    if (ya > y !== yb > y && x < ((xb - xa) * (y - ya)) / (yb - ya) + xa) dentro = !dentro;
  });
  return dentro;
}

/**
 * Heights of labels that should stand beside what they name. They keep their order (top to bottom), leave `passos[i]` between
 * neighbours, and lie as near to the wished heights as possible.
 * @returns the y of each, not above `min`, and not below `max` when they fit
 */
export function espacar(desejos: readonly number[], passos: readonly number[], min: number, max: number): number[] {
  // Each label's own room is subtracted first. Then the labels only have to keep their order: neighbours in the wrong order share
  // their mean.
  const folgas = passos.map((_, index) => passos.slice(0, index).reduce((soma, passo) => soma + passo, 0));
  const grupos: { soma: number; itens: number }[] = [];
  desejos.forEach((desejo, index) => {
    let grupo = { soma: desejo - (folgas[index] ?? 0), itens: 1 };
    for (let acima = grupos.at(-1); acima && media(acima) > media(grupo); acima = grupos.at(-1)) {
      grupos.pop();
      grupo = { soma: acima.soma + grupo.soma, itens: acima.itens + grupo.itens };
    }
    grupos.push(grupo);
  });
  const teto = max - passos.reduce((soma, passo) => soma + passo, 0);
  return grupos
    .flatMap((grupo) => Array.from({ length: grupo.itens }, () => Math.max(min, Math.min(media(grupo), teto))))
    .map((altura, index) => arredondar(altura + (folgas[index] ?? 0)));
}

function media({ soma, itens }: { soma: number; itens: number }): number {
  return soma / itens;
}

function par([x, y]: Par): string {
  return `${arredondar(x)} ${arredondar(y)}`;
}

function tangente(antes: Par, ponto: Par, depois: Par, sentido: 1 | -1): Par {
  return [ponto[0] + (sentido * (depois[0] - antes[0])) / 6, ponto[1] + (sentido * (depois[1] - antes[1])) / 6];
}
