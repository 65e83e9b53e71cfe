import type { DadosAnamnese, DadosAnamneseField } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { hasMenstrualSection } from '@meridia/shared/anamnese/dados-pessoais.ts';
import type { Achado, PadraoResultado } from '@meridia/shared/relatorio.ts';
import { sinalDoAchado } from '../achados/achado-id.ts';
import { sinaisDigestao } from '../catalog/sinais/digestao.ts';
import { sinaisEliminacoes } from '../catalog/sinais/eliminacoes.ts';
import { sinaisGinecologia } from '../catalog/sinais/ginecologia.ts';
import { sinaisLingua } from '../catalog/sinais/lingua.ts';
import { sinaisPulso } from '../catalog/sinais/pulso.ts';
import { sinaisSonoEmocoes } from '../catalog/sinais/sono-emocoes.ts';
import { semAcentos } from '../leitura/palavras.ts';
import { perguntaDe, quantasPorInteiro } from './hipoteses.ts';

interface Tema {
  texto: string;
  fala: (sinal: string) => boolean;
  /** Words of a question that asks for it. */
  palavras: RegExp;
  /** The questions of the intake that ask for it. */
  campos: readonly DadosAnamneseField[];
  menstrual?: true;
}

const temas: readonly Tema[] = [
  {
    texto: 'o que melhora e o que piora a queixa',
    campos: ['fatoresAgravantes', 'fatoresAmeliorantes'],
    fala: (sinal) => /(^|_)(melhora|piora)_/.test(sinal),
    palavras: /\b(melhora|piora|alivia|agrava|passa)/,
  },
  {
    texto: 'frio, calor e suor',
    campos: ['sintomasTermicos', 'suorEspontaneo'],
    fala: (sinal) => /frio|calor|suor|sudorese|febre|calafrios/.test(sinal),
    palavras: /\b(frio|calor|suor|suar|transpira|febre|calafrio)/,
  },
  {
    texto: 'sede, apetite e digestão',
    campos: ['sintomasDigestivos', 'apetite', 'sede'],
    fala: (sinal) => Object.hasOwn(sinaisDigestao, sinal),
    palavras: /\b(sede|apetite|fome|digest|nausea|estomago|azia|arroto|comer?\b)/,
  },
  {
    texto: 'fezes e urina',
    campos: ['urina', 'evacuacao'],
    fala: (sinal) => Object.hasOwn(sinaisEliminacoes, sinal),
    palavras: /\b(fezes|evacua|intestin|urin)/,
  },
  {
    texto: 'sono e emoções',
    campos: ['sintomasEmocionais', 'sintomasSono', 'qualidadeSono'],
    fala: (sinal) => Object.hasOwn(sinaisSonoEmocoes, sinal),
    palavras: /\b(sono|dorm|insonia|acord|sonho|irrita|ansied|emocion|contrariedade|tristeza|medo)/,
  },
  {
    texto: 'ciclo menstrual',
    campos: ['cicloRegular', 'fluxo', 'dorMenstrual', 'tpm'],
    fala: (sinal) => Object.hasOwn(sinaisGinecologia, sinal),
    palavras: /\b(menstrua|fluxo|colica|ciclo)/,
    menstrual: true,
  },
  {
    texto: 'língua (corpo e saburra)',
    campos: ['linguaDesc', 'linguaDetalhes'],
    fala: (sinal) => Object.hasOwn(sinaisLingua, sinal),
    palavras: /\b(lingua|saburra)/,
  },
  {
    texto: 'pulso',
    campos: ['pulso'],
    fala: (sinal) => Object.hasOwn(sinaisPulso, sinal),
    palavras: /\bpulso/,
  },
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

/** The questions 'A perguntar' of the hypotheses that the report tells in full. */
export function perguntasDasHipoteses(padroes: readonly Pick<PadraoResultado, 'decidiria' | 'confianca'>[]): string[] {
  const perguntas = padroes.slice(0, quantasPorInteiro(padroes)).map(({ decidiria }) => perguntaDe(decidiria));
  return [...new Set(perguntas)].filter((pergunta) => pergunta !== '');
}

/** The questions of the intake that ask for the themes of such a question, answered or not. */
export function camposDaPergunta(pergunta: string): DadosAnamneseField[] {
  const palavras = semAcentos(pergunta.toLowerCase());
  return temas.filter((tema) => tema.palavras.test(palavras)).flatMap(({ campos }) => campos);
}

function temasEmAberto(achados: readonly Achado[], dados: DadosAnamnese): Tema[] {
  const sinais = achados.flatMap((achado) => sinalDoAchado(achado) ?? []);
  return temas.filter(({ fala, menstrual }) => !sinais.some(fala) && (!menstrual || hasMenstrualSection(dados)));
}
