import type { Protocolo, SessaoDePontos } from '@meridia/shared/relatorio.ts';
import { alcancado, posicaoDoPonto } from '../catalog/pontos/posicao.ts';
import type { Candidato, Papel } from './candidatos.ts';
import { embaixo, emCima } from './limitar-agulhas.ts';
import { type QueixaPresente, reforcada } from './queixas.ts';
import { selecionarPontos, semContradicoes } from './selecionar-pontos.ts';

type Lugar = NonNullable<Protocolo['posicoes']>[number];

export interface Escolhido {
  candidato: Candidato;
  sessoes: SessaoDePontos[];
}

interface Pedido {
  queixas: readonly QueixaPresente[];
  /** The main hypothesis; null without one. */
  principal: string | null;
  quantos: number;
  /** The most that `quantos` may grow to when the complaints ask for more. */
  maximo: number;
  /** The positions of the two sessions. */
  deitar: { deFrente: string; deCostas: string };
  /** By the name of a complaint what to say of its painful points, in the session that reaches its place. */
  ashi: ReadonlyMap<string, string>;
  /** Why a session has fewer than eight points, if it has. */
  porquePoucos: string;
}

/** A session with fewer points says why. */
const minimo = 8;
/** Points beside those of the complaints, for the balance of the session: without them four complaints of one arm fill it. */
const minimoAoLado = 1;
/** So many of the best points on one side of the body are worth a session in that position. */
const muitos = 3;

/**
 * The points of one session, or of two that alternate when neither position reaches all that is needed: A on the back, B on the
 * belly. Each session is complete in itself; a point of the limbs may belong to both.
 */
export function dividirEmSessoes(
  candidatos: readonly Candidato[],
  pedido: Pedido,
): { escolhidos: Escolhido[]; posicoes: Lugar[] } {
  const deLado = (lado: 'frente' | 'costas') => candidatos.filter(({ ponto }) => posicaoDoPonto(ponto) === lado);
  const [frente, costas] = [deLado('frente'), deLado('costas')];
  const alcance = {
    dorsal: candidatos.filter(({ ponto }) => alcancado(ponto, pedido.deitar.deFrente)),
    ventral: candidatos.filter(({ ponto }) => alcancado(ponto, pedido.deitar.deCostas)),
  };
  const melhores = escolher(candidatos, pedido.quantos, obrigatorios(candidatos, pedido));
  const pede = (lado: readonly Candidato[], outra: readonly Candidato[]) =>
    melhores.filter((candidato) => lado.includes(candidato)).length >= muitos ||
    pedido.queixas.some(({ nome }) => {
      const [melhor, ...outros] = doPapel('local', nome, candidatos);
      const aoAlcance = doPapel('local', nome, outra).length;
      return melhor !== undefined && (lado.includes(melhor) || aoAlcance < Math.min(2, 1 + outros.length));
    });
  const precisaDasCostas = pede(costas, alcance.dorsal);
  const precisaDaFrente = !precisaDasCostas || pede(frente, alcance.ventral);
  const sessoes = [
    ...(precisaDaFrente ? [{ alcance: alcance.dorsal, posicao: pedido.deitar.deFrente }] : []),
    ...(precisaDasCostas ? [{ alcance: alcance.ventral, posicao: pedido.deitar.deCostas }] : []),
  ];
  return juntar(sessoes, pedido);
}

function juntar(
  sessoes: readonly { alcance: readonly Candidato[]; posicao: string }[],
  pedido: Pedido,
): { escolhidos: Escolhido[]; posicoes: Lugar[] } {
  const { queixas, quantos, maximo, porquePoucos, ashi } = pedido;
  const sessoesDe = new Map<Candidato, SessaoDePontos[]>();
  const posicoes = sessoes.map(({ alcance, posicao }, indice): Lugar => {
    const sessao = indice === 0 ? 'A' : 'B';
    const pedidos = obrigatorios(alcance, pedido).slice(0, maximo - minimoAoLado);
    const pontos = escolher(alcance, Math.min(maximo, Math.max(quantos, pedidos.length + minimoAoLado)), pedidos);
    for (const candidato of pontos) sessoesDe.set(candidato, [...(sessoesDe.get(candidato) ?? []), sessao]);
    const doloridos = [...ashi].flatMap(([nome, dito]) => (doPapel('local', nome, pontos).length > 0 ? [dito] : []));
    return { sessao, posicao, nota: [...(pontos.length < minimo ? [porquePoucos] : []), ...doloridos].join(' ') };
  });
  const semLocal = queixas.filter(
    ({ nome, locais }) =>
      locais.length > 0 && sessoes.every(({ alcance }) => doPapel('local', nome, alcance).length === 0),
  );
  semRepetirOTopo(sessoesDe, queixas);
  const ordenados = [...sessoesDe].sort(([a], [b]) => b.peso - a.peso);
  const conciliados = semContradicoes(ordenados.map(([candidato]) => candidato));
  return {
    escolhidos: conciliados.map((candidato, indice) => ({ candidato, sessoes: ordenados[indice]?.[1] ?? [] })),
    posicoes: posicoes.map((lugar) => ({
      ...lugar,
      nota: [lugar.nota, notaDeFalta(semLocal)].filter(Boolean).join(' '),
    })),
  };
}

/** In both sessions only the head that hurts or turns, or what has fallen, gives a reason for it. */
const doTopo = 'VG20';

/** VG20 once, where it only calms or lifts and the second session has enough without it. */
function semRepetirOTopo(sessoesDe: Map<Candidato, SessaoDePontos[]>, queixas: readonly QueixaPresente[]): void {
  const deles = [...sessoesDe].find(([{ ponto }, suas]) => ponto.codigo === doTopo && suas.length > 1);
  if (!deles) return;
  const [topo] = deles;
  const noLugar = topo.papeis.some(
    (papel) => papel.papel !== 'geral' && queixas.some(({ nome }) => nome === papel.queixa),
  );
  const naSegunda = [...sessoesDe.values()].filter((suas) => suas.includes('B')).length;
  if (noLugar || topo.doPadrao || naSegunda <= minimo) return;
  sessoesDe.set(topo, ['A']);
}

/**
 * What a complaint or a treated pattern asks for; weak hypotheses and general support only where that is too little for a session, or
 * where it leaves arms and head, or the legs, without any point.
 */
function escolher(alcance: readonly Candidato[], quantos: number, pedidos: readonly Candidato[]): Candidato[] {
  const fortes = selecionarPontos(
    alcance.filter(({ forte }) => forte),
    quantos,
    pedidos,
  );
  if (fortes.length < Math.min(minimo, quantos)) return selecionarPontos(alcance, Math.min(minimo, quantos), fortes);
  const faltam = [emCima, embaixo].flatMap((zona) => {
    if (fortes.some(({ ponto }) => zona.has(ponto.regiao))) return [];
    return alcance.find(({ ponto }) => zona.has(ponto.regiao)) ?? [];
  });
  return selecionarPontos(fortes, quantos, [...fortes.slice(0, quantos - faltam.length), ...faltam]);
}

function notaDeFalta(semLocal: readonly QueixaPresente[]): string {
  if (semLocal.length === 0) return '';
  const nomes = semLocal.map(({ nome }) => nome).join('; ');
  return `As cautelas deste caso deixam sem ponto local: ${nomes}.`;
}

/**
 * For the complaint that leads three local points (four on one side of the face) and two distal ones, for the next two local points and a
 * distal one: first one of each, then a point of the main hypothesis, which would be a name without a treatment otherwise, then one for each
 * complaint that is told beside them, then the others. A complaint without a place, such as sleep, has its own points in their stead.
 */
function obrigatorios(
  alcance: readonly Candidato[],
  { queixas, principal }: Pick<Pedido, 'queixas' | 'principal'>,
): Candidato[] {
  const principais = queixas.filter(({ daPrincipal }) => daPrincipal);
  const lideram = (principais.length > 0 ? principais : queixas).slice(0, queInfluem);
  const aoLado = queixas.filter((queixa) => !lideram.includes(queixa));
  const daHipotese = alcance
    .filter(({ padraoId, papel }) => padraoId === principal && papel === null)
    .slice(0, doPrincipal);
  /** A second complaint that a point of the hypothesis serves needs one more, and not two. */
  const quantosGerais = (nome: string, ordem: number) =>
    ordem > 0 && daHipotese.some(({ papeis }) => papeis.some(({ queixa }) => queixa === nome)) ? 1 : 2;
  const primeiros = lideram.flatMap(({ nome }, ordem) => [
    ...doPapel('local', nome, alcance).slice(0, 1),
    ...doPapel('distal', nome, alcance).slice(0, 1),
    ...doPapel('geral', nome, alcance).slice(0, quantosGerais(nome, ordem)),
  ]);
  const segundos = lideram.flatMap(({ nome, partes, lado }, ordem) => [
    // The face has many small muscles, and on one side each point is one needle.
    ...doPapel('local', nome, alcance).slice(1, ordem > 0 ? 2 : partes[0] === 'face' && lado ? 4 : 3),
    ...doPapel('distal', nome, alcance).slice(1, ordem === 0 ? 2 : 1),
  ]);
  const umDe = ({ nome, gerais }: QueixaPresente) => {
    const seus = [...doPapel('local', nome, alcance), ...doPapel('distal', nome, alcance)];
    // Points without a place in the order in which they are taught: what calms first, and not what another complaint has already.
    const calmam = gerais.flatMap(({ codigo }) => alcance.find(({ ponto }) => ponto.codigo === codigo) ?? []);
    return [...seus, ...calmam].slice(0, 1);
  };
  const isContada = (queixa: QueixaPresente) => queixa.daPrincipal || reforcada(queixa) >= bemContada;
  const contadas = aoLado
    .filter(isContada)
    .sort((a, b) => reforcada(b) - reforcada(a))
    .flatMap(umDe);
  const emOrdem = aoLado.filter((queixa) => !isContada(queixa)).sort((a, b) => Number(a.corrente) - Number(b.corrente));
  return [
    ...new Set([
      ...primeiros,
      ...daHipotese.slice(0, 1),
      // Who names five complaints is treated for each of them before the first has its third point.
      ...contadas,
      ...daHipotese.slice(1),
      ...segundos.slice(0, 1),
      ...emOrdem.flatMap(umDe),
      ...segundos,
    ]),
  ];
}

const doPrincipal = 2;
/** What several answers tell is a complaint as much as one word of the main one. */
const bemContada = 0.5;

const queInfluem = 2;

/** Points chosen for this complaint first, then those that a pattern asks for as well. */
function doPapel(papel: Papel['papel'], queixa: string, alcance: readonly Candidato[]): Candidato[] {
  const serve = (um: Papel | null) => um?.queixa === queixa && um.papel === papel;
  const seus = alcance
    .filter(({ papeis }) => papeis.some(serve))
    .sort((a, b) => Number(serve(b.papel)) - Number(serve(a.papel)));
  // Of the middle VC12 is the core, whichever pattern asks for it as well.
  const centro = seus.find(({ ponto }) => ponto.codigo === 'VC12');
  const abaixo = seus.findIndex(({ ponto }) => ponto.codigo === 'VC10');
  if (!centro || abaixo < 0 || seus.indexOf(centro) < abaixo) return seus;
  return seus.filter((um) => um !== centro).toSpliced(abaixo, 0, centro);
}
