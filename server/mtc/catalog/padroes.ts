import { isCanalId, padraoDoCanal } from './canais.ts';
import { padroesBacoEstomago } from './padroes/baco-estomago.ts';
import { padroesBacoRimComplementos } from './padroes/baco-rim-complementos.ts';
import { padroesCombinados } from './padroes/combinados.ts';
import { padroesComplementos } from './padroes/complementos.ts';
import { padroesCoracao } from './padroes/coracao.ts';
import { padroesCoracaoCombinados } from './padroes/coracao-combinados.ts';
import { padroesFigado } from './padroes/figado.ts';
import { padroesFigadoCombinados } from './padroes/figado-combinados.ts';
import type { Padrao } from './padroes/padrao.ts';
import { isPadraoId, type PadraoId } from './padroes/padrao-ids.ts';
import { padroesPatogenosCombinados } from './padroes/patogenos-combinados.ts';
import { padroesPulmaoCombinados } from './padroes/pulmao-combinados.ts';
import { padroesPulmaoIntestino } from './padroes/pulmao-intestino.ts';
import { padroesRimBexiga } from './padroes/rim-bexiga.ts';
import { padroesSubstanciasPatogenos } from './padroes/substancias-patogenos.ts';

/** Every pattern by id; the compiler rejects a list with a missing pattern. */
export const padroes: Readonly<Record<PadraoId, Padrao>> = {
  ...padroesFigado,
  ...padroesCoracao,
  ...padroesBacoEstomago,
  ...padroesPulmaoIntestino,
  ...padroesRimBexiga,
  ...padroesCombinados,
  ...padroesSubstanciasPatogenos,
  ...padroesCoracaoCombinados,
  ...padroesFigadoCombinados,
  ...padroesPulmaoCombinados,
  ...padroesBacoRimComplementos,
  ...padroesPatogenosCombinados,
  ...padroesComplementos,
};

export function obterPadrao(id: string): Padrao | undefined {
  if (isCanalId(id)) return padraoDoCanal(id);
  return isPadraoId(id) ? padroes[id] : undefined;
}
