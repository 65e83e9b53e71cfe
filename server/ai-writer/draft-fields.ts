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

/** Shorter than the schema allows, which also holds the texts of older reports. */
const contents: Record<Exclude<keyof RelatorioDraft, 'hipoteses'>, { caracteres: number; conteudo: string }> = {
  sintese: { caracteres: 450, conteudo: 'a hipótese principal, com que confiança, e os três sinais que mais pesam' },
  elementos: { caracteres: 400, conteudo: 'os cinco elementos e a relação que explica o quadro' },
  sindromes: { caracteres: 600, conteudo: 'como as hipóteses se combinam, raiz e manifestação, e os oito princípios' },
  zangFu: { caracteres: 400, conteudo: 'os órgãos envolvidos e o que fazem' },
  substancias: { caracteres: 400, conteudo: 'Qi, Xue, Yin, Yang e Jin Ye' },
  lingua: {
    caracteres: 700,
    conteudo: 'a língua na foto e como o terapeuta a viu; se divergem, uma frase "a foto mostra X, você descreveu Y"',
  },
  face: { caracteres: 400, conteudo: 'a face, como o terapeuta a descreveu; vazio sem foto nem descrição' },
  orelha: { caracteres: 400, conteudo: 'a orelha, como o terapeuta a descreveu; vazio sem foto nem descrição' },
  protocolo: { caracteres: 800, conteudo: 'por que estes pontos; vazio quando o tipo é diagnostico' },
  orientacoes: { caracteres: 400, conteudo: 'como começar as orientações; vazio quando o tipo é diagnostico' },
  sessoes: { caracteres: 400, conteudo: 'o plano de sessões; vazio quando o tipo é diagnostico' },
  prognostico: { caracteres: 600, conteudo: 'o prognóstico e suas razões; vazio quando o tipo é diagnostico' },
};

/** What the model is asked to write in each field of the draft. */
export function describeField(field: keyof typeof contents): string {
  const { caracteres, conteudo } = contents[field];
  return `Até ${caracteres} caracteres: ${conteudo}.`;
}

/** The same for the text of one hypothesis. */
export const hipoteseDescription =
  'Até 600 caracteres nas três primeiras: o que fala a favor, o que fala contra, o que decidiria. Uma só frase nas demais.';
