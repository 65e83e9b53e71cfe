import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { hasMenstrualSection } from '@meridia/shared/anamnese/dados-pessoais.ts';
import type { Achado } from '@meridia/shared/relatorio.ts';
import { sinalDoAchado } from '../achados/achado-id.ts';
import { sinaisDigestao } from '../catalog/sinais/digestao.ts';
import { sinaisEliminacoes } from '../catalog/sinais/eliminacoes.ts';
import { sinaisGinecologia } from '../catalog/sinais/ginecologia.ts';
import { sinaisLingua } from '../catalog/sinais/lingua.ts';
import { sinaisPulso } from '../catalog/sinais/pulso.ts';
import { sinaisSonoEmocoes } from '../catalog/sinais/sono-emocoes.ts';

const temas: readonly { texto: string; fala: (sinal: string) => boolean; menstrual?: true }[] = [
  { texto: 'o que melhora e o que piora a queixa', fala: (sinal) => /(^|_)(melhora|piora)_/.test(sinal) },
  { texto: 'frio, calor e suor', fala: (sinal) => /frio|calor|suor|sudorese|febre|calafrios/.test(sinal) },
  { texto: 'sede, apetite e digestão', fala: (sinal) => Object.hasOwn(sinaisDigestao, sinal) },
  { texto: 'fezes e urina', fala: (sinal) => Object.hasOwn(sinaisEliminacoes, sinal) },
  { texto: 'sono e emoções', fala: (sinal) => Object.hasOwn(sinaisSonoEmocoes, sinal) },
  { texto: 'ciclo menstrual', fala: (sinal) => Object.hasOwn(sinaisGinecologia, sinal), menstrual: true },
  { texto: 'língua (corpo e saburra)', fala: (sinal) => Object.hasOwn(sinaisLingua, sinal) },
  { texto: 'pulso', fala: (sinal) => Object.hasOwn(sinaisPulso, sinal) },
];

/**
 * What nobody has told, denied or seen yet, as themes for the middle of a sentence. Source: the ten questions (shi wen), with tongue
 * and pulse.
 */
export function temasPorPerguntar(achados: readonly Achado[], dados: DadosAnamnese): string[] {
  const sinais = achados.flatMap((achado) => sinalDoAchado(achado) ?? []);
  return temas
    .filter(({ fala, menstrual }) => !sinais.some(fala) && (!menstrual || hasMenstrualSection(dados)))
    .map(({ texto }) => texto);
}
