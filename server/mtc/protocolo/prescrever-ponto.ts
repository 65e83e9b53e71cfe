import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { menstrualAge } from '@meridia/shared/anamnese/dados-pessoais.ts';
import type { PontoPrescrito } from '@meridia/shared/relatorio.ts';
import { cautelaGestacao } from '../catalog/pontos/ponto.ts';
import type { Candidato } from './candidatos.ts';

export interface Condicoes {
  dados: Pick<DadosAnamnese, 'idade' | 'sexo'>;
  /** True when a treated pattern or the whole picture shows heat. */
  semMoxa: boolean;
}

/** Young children get touch or a needle without rest; small bodies and old age get less of everything. */
export const idadeSemRetencao = 7;
const idadeEletro = { min: 12, max: 80 } as const;

export function prescreverPonto(
  { ponto, tecnica, metodo, padraoId, quente, frio }: Candidato,
  condicoes: Condicoes,
): PontoPrescrito {
  const { dados, semMoxa } = condicoes;
  const { codigo, oms, pinyin, nome, localizacao, lateralidade } = ponto;
  return {
    codigo,
    oms,
    pinyin,
    nome,
    localizacao,
    tecnica,
    lateralidade,
    retencaoMin: retencao(dados.idade, tecnica, frio),
    // Moxa warms and gathers: never where heat is, and with dispersing needles only against cold.
    moxa: ponto.moxa && !semMoxa && !quente && dados.idade >= idadeSemRetencao && (tecnica !== 'dispersar' || frio),
    eletro: ponto.eletro && dados.idade >= idadeEletro.min && dados.idade <= idadeEletro.max,
    padraoId,
    metodo,
    cautelas: ponto.cautelas.filter((cautela) => cautela !== cautelaGestacao || podeGestar(dados)),
  };
}

/** Minutes. */
function retencao(idade: number, tecnica: PontoPrescrito['tecnica'], frio: boolean): number {
  if (idade < idadeSemRetencao) return 5;
  if (idade < 12) return 10;
  if (idade >= 70) return 15;
  if (frio) return 25;
  return tecnica === 'dispersar' ? 25 : 20;
}

function podeGestar({ sexo, idade }: Condicoes['dados']): boolean {
  return sexo !== 'masculino' && idade >= menstrualAge.min && idade <= menstrualAge.max;
}
