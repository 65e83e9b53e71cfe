import { type Analise, orgaos, type Substancia } from '@meridia/shared/relatorio.ts';
import type { Marca } from '../catalog/sinais/sinal.ts';

const deficiencias: readonly Marca[] = ['deficiencia', 'qi_def', 'xue_def', 'yin_def', 'yang_def'];
const excessos: readonly Marca[] = ['excesso', 'qi_exc', 'xue_exc', 'jinye_exc', 'yang_exc'];

interface Eixo {
  /** First word of the axis, as in `principios` (quadro-energetico.tsx). */
  id: string;
  nome: string;
  eixo: keyof Analise['principios'];
  primeiro: readonly Marca[];
  segundo: readonly Marca[];
}

/** The marks of the signs that move each of the four axes, with the meaning of `diferenciacao/correlacionar.ts`. */
export const marcasDosEixos: readonly Eixo[] = [
  { id: 'Interior', nome: 'Interior e Exterior', eixo: 'interiorExterior', primeiro: orgaos, segundo: ['exterior'] },
  { id: 'Frio', nome: 'Frio e Calor', eixo: 'frioCalor', primeiro: ['frio'], segundo: ['calor'] },
  {
    id: 'Deficiência',
    nome: 'Deficiência e Excesso',
    eixo: 'deficienciaExcesso',
    primeiro: deficiencias,
    segundo: excessos,
  },
  {
    id: 'Yin',
    nome: 'Yin e Yang',
    eixo: 'yinYang',
    primeiro: ['frio', ...deficiencias],
    segundo: ['calor', 'exterior', ...excessos],
  },
];

const marcasDaSubstancia: Record<Substancia, { deficiente: readonly Marca[]; excesso: readonly Marca[] }> = {
  qi: { deficiente: ['qi_def'], excesso: ['qi_exc'] },
  xue: { deficiente: ['xue_def'], excesso: ['xue_exc'] },
  yin: { deficiente: ['yin_def'], excesso: [] },
  yang: { deficiente: ['yang_def'], excesso: ['yang_exc'] },
  jin_ye: { deficiente: ['jinye_def'], excesso: ['jinye_exc'] },
};

/** The marks that would speak for the other side. */
export function marcasOpostas(substancia: Substancia, estado: 'deficiente' | 'excesso'): readonly Marca[] {
  return marcasDaSubstancia[substancia][estado === 'deficiente' ? 'excesso' : 'deficiente'];
}
