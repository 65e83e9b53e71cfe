import type { RelatorioDraft } from '@meridia/shared/relatorio.ts';

/** In the order in which the model writes them; progress counts them as they arrive. */
export const draftFields = [
  'sintese',
  'elementos',
  'sindromes',
  'zangFu',
  'substancias',
  'hipoteses',
  'lingua',
  'face',
  'orelha',
  'protocolo',
  'orientacoes',
  'sessoes',
  'prognostico',
] as const satisfies readonly (keyof RelatorioDraft)[];

const contents: Record<Exclude<keyof RelatorioDraft, 'hipoteses'>, { caracteres: number; conteudo: string }> = {
  sintese: { caracteres: 900, conteudo: 'a hipótese principal em uma ou duas frases, por que, e com que confiança' },
  elementos: { caracteres: 2500, conteudo: 'os cinco elementos e a relação que explica o quadro' },
  sindromes: { caracteres: 3000, conteudo: 'como as hipóteses se combinam, raiz e manifestação, e os oito princípios' },
  zangFu: { caracteres: 2500, conteudo: 'os órgãos envolvidos e por quais sinais' },
  substancias: { caracteres: 2500, conteudo: 'Qi, Xue, Yin, Yang e Jin Ye' },
  lingua: { caracteres: 2500, conteudo: 'a língua na foto e como o terapeuta a viu; se divergem, vale o terapeuta' },
  face: { caracteres: 1800, conteudo: 'a face, como o terapeuta a descreveu' },
  orelha: { caracteres: 1800, conteudo: 'a orelha, como o terapeuta a descreveu' },
  protocolo: { caracteres: 2500, conteudo: 'por que estes pontos; vazio quando o tipo é diagnostico' },
  orientacoes: { caracteres: 2500, conteudo: 'como começar as orientações; vazio quando o tipo é diagnostico' },
  sessoes: { caracteres: 1800, conteudo: 'o plano de sessões; vazio quando o tipo é diagnostico' },
  prognostico: { caracteres: 1800, conteudo: 'o prognóstico e suas razões; vazio quando o tipo é diagnostico' },
};

/** What the model is asked to write in each field of the draft. */
export function describeField(field: keyof typeof contents): string {
  const { caracteres, conteudo } = contents[field];
  return `Até ${caracteres} caracteres: ${conteudo}.`;
}

/** The same for the text of one hypothesis. */
export const hipoteseDescription = 'Até 1800 caracteres: o que fala a favor, o que fala contra, o que decidiria.';
