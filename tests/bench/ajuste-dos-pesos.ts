import { type PadraoId, padraoIds } from '@meridia/server/mtc/catalog/padroes/padrao-ids.ts';
import { padroes } from '@meridia/server/mtc/catalog/padroes.ts';
import type { Ajuste } from '@meridia/server/mtc/diferenciacao/ajuste.ts';
import type { Evidencias } from '@meridia/server/mtc/diferenciacao/evidencias.ts';
import { nomesDasPartes, type Parte } from '@meridia/server/mtc/diferenciacao/partes.ts';
import { medirPadrao } from '@meridia/server/mtc/diferenciacao/pontuar.ts';

/** One intake as the fit sees it: the parts of every pattern that has a sign in it. */
export interface Exemplo {
  padroes: { indice: number; partes: readonly number[]; aceito: boolean }[];
}

type Pesos = Pick<Ajuste, 'fatores' | 'bases'>;

/** The catalogue as the prior: what the factors would be without any case. The fit is pulled towards these numbers. */
const esperados: Record<Parte, number> = {
  cardinais: 2,
  secundarios: 2,
  exame: 2,
  contrarios: -2,
  opostos: -1,
  negados: -1,
  rumo: 0,
  orgao: 0,
  queixa: 0,
  todo: 0,
  semCardinal: -1,
};
/** Evidence for a pattern may never take points from it, nor evidence against it add some. */
const favoraveis: ReadonlySet<Parte> = new Set(['cardinais', 'secundarios', 'exame', 'rumo', 'orgao', 'queixa']);
const desfavoraveis: ReadonlySet<Parte> = new Set(['contrarios', 'opostos', 'negados', 'semCardinal']);
const rigorDosFatores = 1;
const rigorDasBases = 1.5;

export function lerExemplo(evidencias: Evidencias, aceitos: ReadonlySet<string>): Exemplo {
  return {
    padroes: padraoIds.flatMap((id, indice) => {
      const medido = medirPadrao(id, evidencias);
      if (!medido) return [];
      return {
        indice,
        partes: nomesDasPartes.map((parte) => medido.partes[parte]),
        aceito: aceitos.has(padroes[id].codigoTm1),
      };
    }),
  };
}

/**
 * Factors and bases that make the accepted patterns of each example as probable as possible among all patterns (softmax), with a
 * quadratic pull towards the catalogue. Gradient steps of Adam, always the same number, so that the result can be repeated.
 */
export function ajustarPesos(exemplos: readonly Exemplo[]): Pesos {
  const quantos = nomesDasPartes.length;
  const alvo = [...nomesDasPartes.map((parte) => esperados[parte]), ...padraoIds.map(() => 0)];
  const rigor = alvo.map((_, k) => (k < quantos ? rigorDosFatores : rigorDasBases));
  const pesos = [...alvo];
  const media = pesos.map(() => 0);
  const variancia = pesos.map(() => 0);
  for (let passo = 1; passo <= passos; passo += 1) {
    const gradiente = pesos.map((peso, k) => 2 * (rigor[k] ?? 0) * (peso - (alvo[k] ?? 0)));
    for (const exemplo of exemplos) somarGradiente(exemplo, pesos, gradiente);
    for (let k = 0; k < pesos.length; k += 1) {
      const g = gradiente[k] ?? 0;
      const m = 0.9 * (media[k] ?? 0) + 0.1 * g;
      const v = 0.99 * (variancia[k] ?? 0) + 0.01 * g * g;
      media[k] = m;
      variancia[k] = v;
      const taxa = 0.1 * (1 - passo / (passos + 1));
      const novo = (pesos[k] ?? 0) - (taxa * (m / (1 - 0.9 ** passo))) / (Math.sqrt(v / (1 - 0.99 ** passo)) + 1e-8);
      pesos[k] = dentroDoSinal(nomesDasPartes[k], novo);
    }
  }
  return {
    fatores: comFatores((_, k) => arredondar(pesos[k] ?? 0)),
    bases: Object.fromEntries(
      padraoIds.flatMap((id, k): [PadraoId, number][] => {
        const base = arredondar(pesos[quantos + k] ?? 0);
        return base === 0 ? [] : [[id, base]];
      }),
    ),
  };
}

const passos = 200;

/** Adds the gradient of -log P(accepted) of one example. */
function somarGradiente({ padroes: lista }: Exemplo, pesos: readonly number[], gradiente: number[]): void {
  if (!lista.some(({ aceito }) => aceito)) return;
  const quantos = nomesDasPartes.length;
  const forcas = lista.map(({ indice, partes }) =>
    Math.exp(partes.reduce((soma, valor, k) => soma + valor * (pesos[k] ?? 0), pesos[quantos + indice] ?? 0)),
  );
  const total = forcas.reduce((soma, forca) => soma + forca, 0);
  const certos = lista.reduce((soma, { aceito }, j) => soma + (aceito ? (forcas[j] ?? 0) : 0), 0);
  for (const [j, { indice, partes, aceito }] of lista.entries()) {
    const forca = forcas[j] ?? 0;
    const diferenca = forca / total - (aceito ? forca / certos : 0);
    for (const [k, valor] of partes.entries()) gradiente[k] = (gradiente[k] ?? 0) + diferenca * valor;
    gradiente[quantos + indice] = (gradiente[quantos + indice] ?? 0) + diferenca;
  }
}

function dentroDoSinal(parte: Parte | undefined, valor: number): number {
  if (parte && favoraveis.has(parte)) return Math.max(0, valor);
  if (parte && desfavoraveis.has(parte)) return Math.min(0, valor);
  return valor;
}

function comFatores(valorDe: (parte: Parte, indice: number) => number): Record<Parte, number> {
  const fatores = { ...esperados };
  for (const [indice, parte] of nomesDasPartes.entries()) fatores[parte] = valorDe(parte, indice);
  return fatores;
}

function arredondar(valor: number): number {
  return Math.round(valor * 100) / 100;
}
