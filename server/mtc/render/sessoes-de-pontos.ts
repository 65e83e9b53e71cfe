import type { PontoPrescrito, Protocolo } from '@meridia/shared/relatorio.ts';
import { agulhasDe, contarAgulhas } from '../protocolo/limitar-agulhas.ts';
import { maiuscula } from '../writer/portugues.ts';

export interface SessaoMostrada {
  /** '' in a report from before the sessions were named. */
  titulo: string;
  pontos: readonly PontoPrescrito[];
  /** What holds for the whole session, and why it has few points: "8 pontos, 20 min de retenção." */
  nota: string;
}

type Divididos = Pick<Protocolo, 'pontos' | 'posicoes'>;

/** The points as they are needled together. A point of both sessions is in both. */
export function dividirPorSessao(protocolo: Divididos): SessaoMostrada[] {
  const { pontos, posicoes = [] } = protocolo;
  if (posicoes.length === 0) return pontos.length > 0 ? [{ titulo: '', pontos, nota: notaDaRetencao(pontos) }] : [];
  // A note says why the engine found no point for a session; a session that the review emptied has none.
  const feitas = porSessao(protocolo).filter(({ seus, nota }) => seus.length > 0 || nota !== '');
  return feitas.map(({ sessao, posicao, nota, seus }) => ({
    titulo: feitas.length > 1 ? `Sessão ${sessao}: ${posicao}` : maiuscula(posicao),
    pontos: seus,
    nota: [notaDaRetencao(seus), nota].filter((parte) => parte !== '').join(' '),
  }));
}

function porSessao({ pontos, posicoes = [] }: Divididos) {
  return posicoes.map((posicao) => ({
    ...posicao,
    seus: pontos.filter(({ sessoes }) => sessoes?.includes(posicao.sessao)),
  }));
}

/** One time for all points; null where an older report gives each its own. */
export function retencaoComum([primeiro, ...outros]: readonly PontoPrescrito[]): number | null {
  return primeiro && outros.every(({ retencaoMin }) => retencaoMin === primeiro.retencaoMin)
    ? primeiro.retencaoMin
    : null;
}

function notaDaRetencao(pontos: readonly PontoPrescrito[]): string {
  const minutos = retencaoComum(pontos);
  if (minutos === null) return '';
  const quantos = `${pontos.length} ${pontos.length === 1 ? 'ponto' : 'pontos'}`;
  const agulhas = contarAgulhas(pontos);
  const alterna = pontos.some(({ lateralidade, lado }) => lateralidade === 'unilateral' && !lado)
    ? ` “De um lado”: o lado muda a cada sessão.${pontos.some(({ lado }) => lado) ? ' O lado que está escrito não muda.' : ''}`
    : '';
  return minutos === 0
    ? `${quantos}, sem agulha: pressão do dedo, de um a dois minutos em cada um.${alterna}`
    : `${quantos} (${agulhas} ${agulhas === 1 ? 'agulha' : 'agulhas'}), retenção de ${minutos} min.${alterna}`;
}

/** The cautions that all points of a list share; none for a single point. */
export function cautelasDeTodos(pontos: readonly PontoPrescrito[]): string[] {
  const [primeiro, ...outros] = pontos;
  if (!primeiro || outros.length === 0) return [];
  return primeiro.cautelas.filter((cautela) => outros.every(({ cautelas }) => cautelas.includes(cautela)));
}

/** How two sessions alternate; '' for one. */
export function alternancia(protocolo: Divididos): string {
  const [a, b] = porSessao(protocolo).filter(({ seus }) => seus.length > 0);
  if (!a || !b) return '';
  return `Alterne as duas seleções de pontos: Sessão A (${a.posicao}), na vez seguinte Sessão B (${b.posicao}), e assim por diante.`;
}

/** "Tonificar, à direita, 20 min"; the time only where the points differ in it. */
export function comoEstimular(ponto: PontoPrescrito, comTempo: boolean): string {
  const partes = [tecnicas[ponto.tecnica], ladoDoPonto(ponto), ...(comTempo ? [`${ponto.retencaoMin} min`] : [])];
  return partes.join(', ');
}

/** "0,5 a 0,8 cun (12 a 20 mm), oblíqua, para a coluna"; '' for a point without a needle and in older reports. */
export function comoInserir({ agulha }: PontoPrescrito): string {
  if (!agulha) return '';
  const { cun, mm, angulo, direcao } = agulha;
  const fundo = `${faixa(cun)} cun${mm ? ` (${faixa(mm)} mm)` : ''}`;
  return [fundo, angulos[angulo], ...(direcao === '' ? [] : [direcao])].join(', ');
}

/** Whether moxa and current are allowed at the point. */
export function permite({ moxa, eletro, eletroCom }: PontoPrescrito): string {
  if (eletro && eletroCom) return `Eletro com ${eletroCom}, ${moxa ? 'moxa permitida' : 'sem moxa'}`;
  if (moxa && eletro) return 'Moxa e eletro permitidos';
  if (moxa) return 'Moxa permitida, sem eletro';
  return eletro ? 'Eletro permitido, sem moxa' : 'Sem moxa e sem eletro';
}

/** Moxa and current for a whole session: what is allowed at all of its points, or that each point says it (`agulhaEmUmaLinha`). */
export function permissaoDaSessao(pontos: readonly PontoPrescrito[]): string {
  if (pontos.length === 0) return '';
  const [comum] = isPermissaoComum(pontos) ? pontos : [];
  if (comum) return `${permite(comum)}.`;
  const comMoxa = pontos.some(({ moxa }) => moxa);
  const comPar = pontos.find((ponto) => parDe(ponto, pontos) !== null);
  if (comPar) {
    const tempo = comPar.retencaoMin > 0 ? Math.min(comPar.retencaoMin, maximoDeCorrente) : maximoDeCorrente;
    return `${comMoxa ? 'Moxa só onde escrito' : 'Sem moxa'}. Eletro só nos pares escritos, os dois pontos do mesmo lado: ${frequencia}, ${tempo} min, até uma sensação forte e sem dor.`;
  }
  const comEletro = pontos.some((ponto) => correnteDe(ponto, pontos) !== '');
  if (!comMoxa && !comEletro) return 'Sem moxa e sem eletro.';
  if (comMoxa && comEletro) return 'Moxa e eletro só onde escrito.';
  return comMoxa ? 'Moxa só onde escrito, sem eletro.' : 'Eletro só onde escrito, sem moxa.';
}

/** "0,5–0,8 cun (12–20 mm), oblíqua; moxa", for one of the points of a session; '' where nothing is left to say. */
export function agulhaEmUmaLinha(ponto: PontoPrescrito, daSessao: readonly PontoPrescrito[]): string {
  const permitidos = isPermissaoComum(daSessao)
    ? []
    : [...(ponto.moxa ? ['moxa'] : []), correnteDe(ponto, daSessao)].filter((parte) => parte !== '');
  // "0,3 a 0,5 cun" -> "0,3–0,5 cun", because the line is short.
  const agulha = maiuscula(comoInserir(ponto)).replace(/(?<=\d) a (?=\d)/g, '–');
  return [agulha, permitidos.join(' e ')].filter((parte) => parte !== '').join('; ');
}

/** In turns slow and fast, against pain (White, Cummings and Filshie, 2018). */
const frequencia = '2 Hz e 100 Hz alternados';
/** In minutes. */
const maximoDeCorrente = 20;

/** "eletro com B25"; '' without a current, and where the other point of the pair was taken out. */
function correnteDe(ponto: PontoPrescrito, daSessao: readonly PontoPrescrito[]): string {
  if (!ponto.eletro || !ponto.eletroCom) return ponto.eletro ? 'eletro' : '';
  const par = parDe(ponto, daSessao);
  return par ? `eletro com ${par}` : '';
}

/** The code of the point at the other end of the current; null without a current, and where that point was taken out. */
function parDe({ eletro, eletroCom }: PontoPrescrito, daSessao: readonly PontoPrescrito[]): string | null {
  const par = eletro && daSessao.find((outro) => outro.codigo === eletroCom && outro.eletro);
  return par ? par.codigo : null;
}

function isPermissaoComum([primeiro, ...outros]: readonly PontoPrescrito[]): boolean {
  return primeiro !== undefined && !primeiro.eletroCom && outros.every((ponto) => permite(ponto) === permite(primeiro));
}

function faixa({ de, ate }: { de: number; ate: number }): string {
  const escrever = (valor: number) => String(valor).replace('.', ',');
  return de === ate ? escrever(de) : `${escrever(de)} a ${escrever(ate)}`;
}

function ladoDoPonto({ codigo, lado, lateralidade, retencaoMin }: PontoPrescrito): string {
  // Where nothing stays in the skin a finger presses the places.
  const que = retencaoMin === 0 ? 'pontos' : 'agulhas';
  if (codigo === 'Sishencong') return `quatro ${que} ao redor de VG20`;
  // "Xiyan, dos dois lados" would be read as two needles and is four.
  const quantas = agulhasDe({ codigo, lateralidade: 'unilateral' });
  const cada = quantas > 1 ? `, ${quantas} ${que}${lateralidade === 'bilateral' ? ' em cada' : ''}` : '';
  if (lado) return `${lado === 'direito' ? 'à direita' : 'à esquerda'}${cada}`;
  return `${lateralidades[lateralidade]}${cada}`;
}

const angulos = {
  perpendicular: 'perpendicular',
  obliqua: 'oblíqua',
  transversal: 'transversal (subcutânea)',
} as const;
const tecnicas = { tonificar: 'Tonificar', dispersar: 'Dispersar', harmonizar: 'Harmonizar' } as const;
const lateralidades = { bilateral: 'dos dois lados', unilateral: 'de um lado', mediano: 'linha média' } as const;
