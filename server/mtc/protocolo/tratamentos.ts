import { isCanalId, nomeDoCanal } from '../catalog/canais.ts';
import type { PadraoId } from '../catalog/padroes/padrao-ids.ts';
import { isPadraoId } from '../catalog/padroes/padrao-ids.ts';
import type { Tratamento } from './tratamento.ts';
import { tratamentosBacoEstomago } from './tratamentos/baco-estomago.ts';
import { tratamentosBacoRimComplementos } from './tratamentos/baco-rim-complementos.ts';
import { tratamentosCombinados } from './tratamentos/combinados.ts';
import { tratamentosComplementos } from './tratamentos/complementos.ts';
import { tratamentosCoracao } from './tratamentos/coracao.ts';
import { tratamentosCoracaoCombinados } from './tratamentos/coracao-combinados.ts';
import { tratamentosFigado } from './tratamentos/figado.ts';
import { tratamentosFigadoCombinados } from './tratamentos/figado-combinados.ts';
import { tratamentosPatogenosCombinados } from './tratamentos/patogenos-combinados.ts';
import { tratamentosPulmaoCombinados } from './tratamentos/pulmao-combinados.ts';
import { tratamentosPulmaoIntestino } from './tratamentos/pulmao-intestino.ts';
import { tratamentosRimBexiga } from './tratamentos/rim-bexiga.ts';
import { tratamentosSubstanciasPatogenos } from './tratamentos/substancias-patogenos.ts';

/** Every pattern of the catalogue has a treatment: a missing one does not compile. */
export const tratamentos: Readonly<Record<PadraoId, Tratamento>> = {
  ...tratamentosFigado,
  ...tratamentosCoracao,
  ...tratamentosBacoEstomago,
  ...tratamentosPulmaoIntestino,
  ...tratamentosRimBexiga,
  ...tratamentosCombinados,
  ...tratamentosSubstanciasPatogenos,
  ...tratamentosCoracaoCombinados,
  ...tratamentosFigadoCombinados,
  ...tratamentosPulmaoCombinados,
  ...tratamentosBacoRimComplementos,
  ...tratamentosPatogenosCombinados,
  ...tratamentosComplementos,
};

export function obterTratamento(padraoId: string): Tratamento | undefined {
  if (isCanalId(padraoId)) {
    // The points are those of the complaint: its place, its side and its channel (`tabela-das-queixas.ts`).
    const ondeDoi = nomeDoCanal(padraoId);
    return {
      principio: `mover Qi e Sangue no${padraoId === 'canais_locais' ? 's' : ''} ${ondeDoi} e soltar os tendões`,
      temas: ['canais', 'estagnacao'],
      pontos: [],
      auriculares: [],
    };
  }
  return isPadraoId(padraoId) ? tratamentos[padraoId] : undefined;
}
