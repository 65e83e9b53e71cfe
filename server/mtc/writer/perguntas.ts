import type { DadosAnamnese, DadosAnamneseField } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { hasMenstrualSection } from '@meridia/shared/anamnese/dados-pessoais.ts';
import type { Achado } from '@meridia/shared/relatorio.ts';
import { sinalDoAchado } from '../achados/achado-id.ts';
import { sinaisDigestao } from '../catalog/sinais/digestao.ts';
import { sinaisEliminacoes } from '../catalog/sinais/eliminacoes.ts';
import { sinaisGinecologia } from '../catalog/sinais/ginecologia.ts';
import { sinaisLingua } from '../catalog/sinais/lingua.ts';
import { sinaisPulso } from '../catalog/sinais/pulso.ts';
import { sinaisSonoEmocoes } from '../catalog/sinais/sono-emocoes.ts';

interface Tema {
  texto: string;
  fala: (sinal: string) => boolean;
  /** The questions of the intake that ask for it. */
  campos: readonly DadosAnamneseField[];
  menstrual?: true;
}

const temas: readonly Tema[] = [
  {
    texto: 'o que melhora e o que piora a queixa',
    campos: ['fatoresAgravantes', 'fatoresAmeliorantes'],
    fala: (sinal) => /(^|_)(melhora|piora)_/.test(sinal),
  },
  {
    texto: 'frio, calor e suor',
    campos: ['sintomasTermicos', 'suorEspontaneo'],
    fala: (sinal) => /frio|calor|suor|sudorese|febre|calafrios/.test(sinal),
  },
  {
    texto: 'sede, apetite e digestão',
    campos: ['sintomasDigestivos', 'apetite', 'sede'],
    fala: (sinal) => Object.hasOwn(sinaisDigestao, sinal),
  },
  { texto: 'fezes e urina', campos: ['urina', 'evacuacao'], fala: (sinal) => Object.hasOwn(sinaisEliminacoes, sinal) },
  {
    texto: 'sono e emoções',
    campos: ['sintomasEmocionais', 'sintomasSono', 'qualidadeSono'],
    fala: (sinal) => Object.hasOwn(sinaisSonoEmocoes, sinal),
  },
  {
    texto: 'ciclo menstrual',
    campos: ['cicloRegular', 'fluxo', 'dorMenstrual', 'tpm'],
    fala: (sinal) => Object.hasOwn(sinaisGinecologia, sinal),
    menstrual: true,
  },
  {
    texto: 'língua (corpo e saburra)',
    campos: ['linguaDesc', 'linguaDetalhes'],
    fala: (sinal) => Object.hasOwn(sinaisLingua, sinal),
  },
  { texto: 'pulso', campos: ['pulso'], fala: (sinal) => Object.hasOwn(sinaisPulso, sinal) },
];

/**
 * What nobody has told, denied or seen yet, as themes for the middle of a sentence. Source: the ten questions (shi wen), with tongue
 * and pulse.
 */
export function temasPorPerguntar(achados: readonly Achado[], dados: DadosAnamnese): string[] {
  return temasEmAberto(achados, dados).map(({ texto }) => texto);
}

/** The questions of the intake that ask for these themes, answered or not. */
export function camposPorPerguntar(achados: readonly Achado[], dados: DadosAnamnese): DadosAnamneseField[] {
  return temasEmAberto(achados, dados).flatMap(({ campos }) => campos);
}

function temasEmAberto(achados: readonly Achado[], dados: DadosAnamnese): Tema[] {
  const sinais = achados.flatMap((achado) => sinalDoAchado(achado) ?? []);
  return temas.filter(({ fala, menstrual }) => !sinais.some(fala) && (!menstrual || hasMenstrualSection(dados)));
}
