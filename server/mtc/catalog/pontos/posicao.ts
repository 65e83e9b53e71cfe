import type { Ponto } from './ponto.ts';

export type Posicao = 'frente' | 'costas' | 'qualquer';

/** How the person must lie so that a point can be reached: on the back for `frente`, on the belly for `costas`. */
export function posicaoDoPonto({ codigo, regiao }: Pick<Ponto, 'codigo' | 'regiao'>): Posicao {
  if (excecoes.has(codigo)) return excecoes.get(codigo) ?? 'qualquer';
  if (regiao === 'torax' || regiao === 'abdome' || regiao === 'face') return 'frente';
  if (regiao === 'dorso' || regiao === 'lombar' || regiao === 'sacro') return 'costas';
  return 'qualquer';
}

const excecoes: ReadonlyMap<string, Posicao> = new Map<string, Posicao>([
  // The top of the shoulder can be reached in both positions; the back of thigh and calf only when the person lies on the belly.
  ...['VB21', 'TA15', 'IG16'].map((codigo) => [codigo, 'qualquer'] as const),
  ...['B36', 'B37', 'B38', 'B39', 'B40', 'B55', 'B56', 'B57', 'ID9'].map((codigo) => [codigo, 'costas'] as const),
  ...['VC22', 'VC23', 'E9', 'E10', 'E11'].map((codigo) => [codigo, 'frente'] as const),
]);
