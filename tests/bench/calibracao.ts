import type { Ajuste } from '@meridia/server/mtc/diferenciacao/ajuste.ts';

/** One listed hypothesis: the two figures of its confidence, and whether its code is among the accepted ones. */
export interface Amostra {
  /** The intake of the hypothesis; leave-one-out leaves all hypotheses of an intake out together. */
  intake: string;
  chance: number;
  cobertura: number;
  aceita: boolean;
}

type Curva = Ajuste['curva'];
type Previsao = { aceita: boolean; provavel: number };

const probabilidade = (curva: Curva, { chance, cobertura }: Amostra): number =>
  1 / (1 + Math.exp(-(curva.base + curva.chance * chance + curva.cobertura * cobertura)));

/** Logistic regression by Newton's method, with a weak pull towards zero so that it converges with few samples. */
export function ajustar(amostras: readonly Amostra[]): Curva {
  let curva: Curva = { base: 0, chance: 0, cobertura: 0 };
  for (let passo = 0; passo < 12; passo += 1) {
    const gradiente = [0, 0, 0];
    const hessiana = [0, 0, 0, 0, 0, 0, 0, 0, 0];
    const atual = [curva.base, curva.chance, curva.cobertura];
    for (const amostra of amostras) {
      const x = [1, amostra.chance, amostra.cobertura];
      const p = probabilidade(curva, amostra);
      for (let i = 0; i < 3; i += 1) {
        gradiente[i] = (gradiente[i] ?? 0) + (Number(amostra.aceita) - p) * (x[i] ?? 0);
        for (let j = 0; j < 3; j += 1)
          hessiana[3 * i + j] = (hessiana[3 * i + j] ?? 0) + p * (1 - p) * (x[i] ?? 0) * (x[j] ?? 0);
      }
    }
    for (let i = 0; i < 3; i += 1) {
      gradiente[i] = (gradiente[i] ?? 0) - rigor * (atual[i] ?? 0);
      hessiana[4 * i] = (hessiana[4 * i] ?? 0) + rigor;
    }
    const [a, b, c] = resolver(hessiana, gradiente);
    curva = { base: curva.base + a, chance: curva.chance + b, cobertura: curva.cobertura + c };
  }
  return {
    base: arredondar(curva.base),
    chance: arredondar(curva.chance),
    cobertura: arredondar(curva.cobertura),
  };
}

/** Each sample with the probability given by a curve fitted without its intake. */
export function deixarUmFora(amostras: readonly Amostra[]): Previsao[] {
  return [...new Set(amostras.map(({ intake }) => intake))].flatMap((intake) => {
    const curva = ajustar(amostras.filter((amostra) => amostra.intake !== intake));
    return amostras.filter((amostra) => amostra.intake === intake).map((amostra) => prometer(curva, amostra));
  });
}

/** What this curve promises for a sample, beside what came true. */
export function prometer(curva: Curva, amostra: Amostra): Previsao {
  return { aceita: amostra.aceita, provavel: probabilidade(curva, amostra) };
}

export function brier(previsoes: readonly Previsao[]): number {
  return media(previsoes.map(({ aceita, provavel }) => (Number(aceita) - provavel) ** 2));
}

/** Mean distance between promised and came true, over five equal bins weighted by their size. */
export function erroDeCalibracao(previsoes: readonly Previsao[]): number {
  const grupos = Map.groupBy(previsoes, ({ provavel }) => Math.min(4, Math.floor(5 * provavel)));
  return [...grupos.values()].reduce(
    (soma, grupo) => soma + (grupo.length / previsoes.length) * Math.abs(prometido(grupo) - cumprido(grupo)),
    0,
  );
}

/** Per bin: the number of samples, the mean predicted probability, and the share that was right. */
export function confiabilidade(previsoes: readonly Previsao[]): string[] {
  const limites = [0, 0.1, 0.2, 0.35, 0.5, 0.7, 1.01];
  return limites.slice(0, -1).flatMap((desde, indice) => {
    const ate = limites[indice + 1] ?? 1.01;
    const grupo = previsoes.filter(({ provavel }) => provavel >= desde && provavel < ate);
    if (grupo.length === 0) return [];
    return [
      `${desde.toFixed(2)}-${Math.min(1, ate).toFixed(2)}  n ${String(grupo.length).padStart(4)}  promised ${prometido(grupo).toFixed(2)}  true ${cumprido(grupo).toFixed(2)}`,
    ];
  });
}

const prometido = (grupo: readonly Previsao[]) => media(grupo.map(({ provavel }) => provavel));
const cumprido = (grupo: readonly Previsao[]) => media(grupo.map(({ aceita }) => Number(aceita)));

function media(valores: readonly number[]): number {
  return valores.reduce((soma, valor) => soma + valor, 0) / valores.length;
}

const rigor = 0.05;

function arredondar(valor: number): number {
  return Math.round(valor * 1000) / 1000;
}

/** Solves a 3 × 3 system by Cramer's rule. */
function resolver(m: readonly number[], v: readonly number[]): [number, number, number] {
  const coluna = (k: number) => m.map((valor, indice) => (indice % 3 === k ? (v[Math.floor(indice / 3)] ?? 0) : valor));
  const d = determinante(m);
  return [determinante(coluna(0)) / d, determinante(coluna(1)) / d, determinante(coluna(2)) / d];
}

function determinante([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0]: readonly number[]): number {
  return a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
}
