/** One listed hypothesis: the two figures of its confidence, and whether its code is among the accepted ones. */
export interface Amostra {
  /** The intake of the hypothesis; leave-one-out leaves all hypotheses of an intake out together. */
  intake: string;
  destaque: number;
  cobertura: number;
  aceita: boolean;
  peso: number;
}

export interface Curva {
  base: number;
  destaque: number;
  cobertura: number;
}

const probabilidade = (curva: Curva, { destaque, cobertura }: Amostra): number =>
  1 / (1 + Math.exp(-(curva.base + curva.destaque * (destaque - 0.5) + curva.cobertura * cobertura)));

/** Weighted logistic regression by Newton's method, with a weak pull towards zero so that it converges with few samples. */
export function ajustar(amostras: readonly Amostra[]): Curva {
  let curva: Curva = { base: 0, destaque: 0, cobertura: 0 };
  for (let passo = 0; passo < 25; passo += 1) {
    const gradiente = [0, 0, 0];
    const hessiana = [0, 0, 0, 0, 0, 0, 0, 0, 0];
    const atual = [curva.base, curva.destaque, curva.cobertura];
    for (const amostra of amostras) {
      const x = [1, amostra.destaque - 0.5, amostra.cobertura];
      const p = probabilidade(curva, amostra);
      for (let i = 0; i < 3; i += 1) {
        gradiente[i] = (gradiente[i] ?? 0) + amostra.peso * (Number(amostra.aceita) - p) * (x[i] ?? 0);
        for (let j = 0; j < 3; j += 1)
          hessiana[3 * i + j] = (hessiana[3 * i + j] ?? 0) + amostra.peso * p * (1 - p) * (x[i] ?? 0) * (x[j] ?? 0);
      }
    }
    for (let i = 0; i < 3; i += 1) {
      gradiente[i] = (gradiente[i] ?? 0) - rigor * (atual[i] ?? 0);
      hessiana[4 * i] = (hessiana[4 * i] ?? 0) + rigor;
    }
    const [a, b, c] = resolver(hessiana, gradiente);
    curva = { base: curva.base + a, destaque: curva.destaque + b, cobertura: curva.cobertura + c };
  }
  return curva;
}

/** Each sample with the probability given by a curve fitted without its intake. */
export function deixarUmFora(amostras: readonly Amostra[]): { amostra: Amostra; provavel: number }[] {
  return [...new Set(amostras.map(({ intake }) => intake))].flatMap((intake) => {
    const curva = ajustar(amostras.filter((amostra) => amostra.intake !== intake));
    return amostras
      .filter((amostra) => amostra.intake === intake)
      .map((amostra) => ({ amostra, provavel: probabilidade(curva, amostra) }));
  });
}

export function brier(previsoes: readonly { aceita: boolean; provavel: number; peso: number }[]): number {
  const total = previsoes.reduce((soma, { peso }) => soma + peso, 0);
  return (
    previsoes.reduce((soma, { aceita, provavel, peso }) => soma + peso * (Number(aceita) - provavel) ** 2, 0) / total
  );
}

/** Per bin: the number of samples, the mean predicted probability, and the share that was right. */
export function confiabilidade(previsoes: readonly { aceita: boolean; provavel: number }[]): string[] {
  const limites = [0, 0.1, 0.2, 0.35, 0.5, 0.7, 1.01];
  return limites.slice(0, -1).flatMap((desde, indice) => {
    const ate = limites[indice + 1] ?? 1.01;
    const grupo = previsoes.filter(({ provavel }) => provavel >= desde && provavel < ate);
    if (grupo.length === 0) return [];
    const media = (valores: number[]) => valores.reduce((soma, valor) => soma + valor, 0) / valores.length;
    const prometido = media(grupo.map(({ provavel }) => provavel)).toFixed(2);
    const cumprido = media(grupo.map(({ aceita }) => Number(aceita))).toFixed(2);
    return [
      `${desde.toFixed(2)}-${Math.min(1, ate).toFixed(2)}  n ${String(grupo.length).padStart(3)}  promised ${prometido}  true ${cumprido}`,
    ];
  });
}

const rigor = 0.05;

/** Solves a 3 × 3 system by Cramer's rule. */
function resolver(m: readonly number[], v: readonly number[]): [number, number, number] {
  const coluna = (k: number) => m.map((valor, indice) => (indice % 3 === k ? (v[Math.floor(indice / 3)] ?? 0) : valor));
  const d = determinante(m);
  return [determinante(coluna(0)) / d, determinante(coluna(1)) / d, determinante(coluna(2)) / d];
}

function determinante([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0]: readonly number[]): number {
  return a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
}
