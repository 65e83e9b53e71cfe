import { eixoDoPonto } from '../catalog/pontos/eixo.ts';
import { meridianos } from '../catalog/pontos/meridianos.ts';
import type { Ponto, Regiao } from '../catalog/pontos/ponto.ts';
import { type Candidato, isOposta } from './candidatos.ts';
import { sitioCheio } from './sitios.ts';

type Zona = 'alto' | 'frente' | 'costas' | 'baixo';

/**
 * Picks `quantos` points, best first, and keeps them balanced: above and below, front and back, yin and yang channels. No
 * pattern, channel, region or spot is crowded. `obrigatorios` come first, in their order, where the spot bears them.
 */
export function selecionarPontos(
  candidatos: readonly Candidato[],
  quantos: number,
  obrigatorios: readonly Candidato[] = [],
): Candidato[] {
  const escolhidos: Candidato[] = [];
  for (const candidato of obrigatorios) {
    if (escolhidos.length < quantos && cabe(candidato, escolhidos)) escolhidos.push(candidato);
  }
  const restantes = new Set(candidatos.filter((candidato) => !escolhidos.includes(candidato)));
  while (escolhidos.length < quantos && restantes.size > 0) {
    for (const candidato of restantes) if (!cabe(candidato, escolhidos)) restantes.delete(candidato);
    const melhor = melhorProximo(precisos(restantes, escolhidos, quantos) ?? restantes, escolhidos);
    if (!melhor) break;
    restantes.delete(melhor);
    escolhidos.push(melhor);
  }
  return escolhidos;
}

/** A candidate that does not fit now will never fit, because the chosen points only grow in number. */
function cabe({ ponto }: Candidato, escolhidos: readonly Candidato[]): boolean {
  return !sitioCheio(
    ponto.codigo,
    escolhidos.map((escolhido) => escolhido.ponto.codigo),
  );
}

/** When only as many places are left as points on the limbs are missing, the candidates that fill them; otherwise null. */
function precisos(
  restantes: ReadonlySet<Candidato>,
  escolhidos: readonly Candidato[],
  quantos: number,
): Candidato[] | null {
  const falta = (zona: Zona) =>
    Math.max(0, minimoPorExtremo - escolhidos.filter(({ ponto }) => zonas[ponto.regiao] === zona).length);
  const faltas = { alto: falta('alto'), baixo: falta('baixo') };
  if (quantos - escolhidos.length > faltas.alto + faltas.baixo) return null;
  const servem = [...restantes].filter(({ ponto }) => {
    const zona = zonas[ponto.regiao];
    return (zona === 'alto' || zona === 'baixo') && faltas[zona] > 0;
  });
  return servem.length > 0 ? servem : null;
}

const minimoPorExtremo = 2;

function melhorProximo(restantes: Iterable<Candidato>, escolhidos: readonly Candidato[]): Candidato | null {
  let melhor: { candidato: Candidato; valor: number } | null = null;
  for (const candidato of restantes) {
    const valor = candidato.peso + equilibrio(candidato, escolhidos);
    if (!melhor || valor > melhor.valor) melhor = { candidato, valor };
  }
  return melhor?.candidato ?? null;
}

function equilibrio({ ponto, padraoId, papeis }: Candidato, escolhidos: readonly Candidato[]): number {
  const conta = (teste: (outro: Ponto) => boolean) => escolhidos.filter((escolhido) => teste(escolhido.ponto)).length;
  const zona = zonas[ponto.regiao];
  const naZona = conta(({ regiao }) => zonas[regiao] === zona);
  const noCanal = conta(({ meridiano }) => meridiano === ponto.meridiano);
  const naRegiao = conta(({ regiao }) => regiao === ponto.regiao);
  const doPadrao =
    papeis.length > 0
      ? 0
      : escolhidos.filter((outro) => outro.papeis.length === 0 && outro.padraoId === padraoId).length;
  const yang = conta((outro) => polaridade(outro) === 'yang');
  const yin = conta((outro) => polaridade(outro) === 'yin');
  const excesso = polaridade(ponto) === 'yang' ? yang - yin : yin - yang;
  return (
    faltaNaZona(zona, naZona) -
    Math.max(0, noCanal - 1) * 0.14 -
    Math.max(0, naRegiao - 2) * 0.12 -
    Math.max(0, doPadrao - 2) * 0.1 -
    Math.max(0, excesso - 2) * 0.1
  );
}

/** Arms and legs need two points each; front and back need one each when the patterns offer one. */
function faltaNaZona(zona: Zona, presentes: number): number {
  if (zona === 'alto' || zona === 'baixo') return presentes < minimoPorExtremo ? 0.28 : 0;
  return presentes < 1 ? 0.16 : 0;
}

/** A technique that contradicts an earlier one on the same channel becomes harmonising. */
export function semContradicoes(escolhidos: readonly Candidato[]): Candidato[] {
  const feitos: Candidato[] = [];
  for (const candidato of escolhidos) {
    const eixo = eixoDoPonto(candidato.ponto);
    const contradiz = feitos.some(
      ({ ponto, tecnica }) => eixoDoPonto(ponto) === eixo && isOposta(tecnica, candidato.tecnica),
    );
    feitos.push(contradiz ? { ...candidato, tecnica: 'harmonizar' } : candidato);
  }
  return feitos;
}

function polaridade({ meridiano }: Ponto): 'yin' | 'yang' | null {
  return meridiano === 'extra' ? null : meridianos[meridiano].polaridade;
}

const zonas: Record<Regiao, Zona> = {
  cabeca: 'alto',
  face: 'alto',
  nuca: 'alto',
  braco: 'alto',
  mao: 'alto',
  torax: 'frente',
  abdome: 'frente',
  dorso: 'costas',
  lombar: 'costas',
  sacro: 'costas',
  perna: 'baixo',
  pe: 'baixo',
};
