import { type Agulha, type PontoPrescrito, type Protocolo, sessoesDoPonto } from '@meridia/shared/relatorio.ts';
import { alcancado } from '../catalog/pontos/posicao.ts';
import { obterPonto } from '../catalog/pontos.ts';
import { ajustarConjunto } from './conjunto-de-pontos.ts';
import { menciona, normalizar } from './mencoes.ts';
import { codigoOms } from './pontos-de-risco.ts';
import { type EfeitoClinico, eletro, type Lado } from './regra.ts';

export interface Aplicacao {
  protocolo: Protocolo;
  /** Codes and names that were taken out. */
  removidos: string[];
  /** Codes and names that stay, but with a caution or without moxa or current. */
  alterados: string[];
}

/** The effect of one rule on a protocol. A second application changes nothing more. */
export function aplicarEfeito(protocolo: Protocolo, efeito: EfeitoClinico): Aplicacao {
  const removidos: string[] = [];
  const alterados: string[] = [];
  const ajustados = protocolo.pontos
    .filter((ponto) => manter(!isPontoRetirado(ponto, efeito), ponto.codigo, removidos))
    .map((ponto) => anotar(ponto, ajustarPonto(ponto, efeito), ponto.codigo, alterados));
  const { posicoes } = protocolo;
  const { pontos, auriculares: daOrelha } = ajustarConjunto(
    { pontos: ajustados, auriculares: protocolo.auriculares },
    efeito.conjunto,
    { removidos, alterados },
  );
  const auriculares = daOrelha.filter((ponto) =>
    manter(!isAuricularRetirado(ponto, efeito), `${ponto.nome} (auricular)`, removidos),
  );
  const terapias = protocolo.terapias
    .filter(({ nome, descricao }) => manter(!isTratamentoRetirado(`${nome}. ${descricao}`, efeito), nome, removidos))
    .map((terapia) => {
      const { nome, descricao } = terapia;
      const trocada = trocarDescricao(terapia, efeito);
      const nova = acrescentar(trocada, `${nome}. ${descricao}`, efeito.cautelaTerapias);
      return anotar(terapia, nova === descricao ? terapia : { ...terapia, descricao: nova }, nome, alterados);
    });
  const orientacoes = protocolo.orientacoes
    .filter(({ texto }) => manter(!isTratamentoRetirado(texto, efeito), 'uma orientação', removidos))
    .filter(({ texto }) => manter(!recomenda(texto, efeito.retirarOrientacoes), 'uma orientação', removidos));
  // Said at the first piece of advice that it concerns, and not again in the same list.
  const primeira = orientacoes.find(({ texto }) => contem(texto, efeito.cautelaOrientacoes?.padrao));
  const ditas = orientacoes.map((orientacao) => {
    const nova =
      orientacao === primeira
        ? acrescentar(orientacao.texto, orientacao.texto, efeito.cautelaOrientacoes)
        : orientacao.texto;
    return nova === orientacao.texto
      ? orientacao
      : anotar(orientacao, { ...orientacao, texto: nova }, 'uma orientação', alterados);
  });
  const deitada = posicoes?.map((uma) => anotar(uma, trocarPosicao(uma, pontos, efeito), uma.posicao, alterados));
  return {
    protocolo: {
      ...protocolo,
      ...{ pontos, auriculares, terapias, orientacoes: ditas },
      ...(deitada && { posicoes: deitada }),
    },
    removidos,
    alterados,
  };
}

type Posicao = NonNullable<Protocolo['posicoes']>[number];

/** Who sits is not reached at hip and thigh: with points there, the client lies on the side instead. */
function trocarPosicao(
  posicao: Posicao,
  pontos: readonly PontoPrescrito[],
  { trocarPosicao: trocas = [] }: EfeitoClinico,
): Posicao {
  const troca = trocas.find(({ de }) => de.test(normalizar(posicao.posicao)));
  if (!troca) return posicao;
  const daSessao = pontos
    .filter((ponto) => sessoesDoPonto(ponto).includes(posicao.sessao))
    .flatMap(({ codigo }) => obterPonto(codigo) ?? []);
  const alcanca = !troca.para.startsWith('sentado') || daSessao.every((ponto) => alcancado(ponto, troca.para));
  return { ...posicao, posicao: alcanca ? troca.para : 'decúbito lateral com o tronco elevado' };
}

/** All WHO codes of a point: its own, and the one that its Brazilian code stands for. */
export function codigosDoPonto(ponto: Pick<PontoPrescrito, 'codigo' | 'oms'>): readonly string[] {
  let codigos = jaLidos.get(ponto);
  if (!codigos) {
    codigos = [codigoOms(ponto.oms), codigoOms(ponto.codigo)].filter((codigo) => codigo !== null);
    jaLidos.set(ponto, codigos);
  }
  return codigos;
}

/** Every rule asks for the codes of every point. */
const jaLidos = new WeakMap<Pick<PontoPrescrito, 'codigo' | 'oms'>, readonly string[]>();

function isPontoRetirado(
  ponto: PontoPrescrito,
  { retirarPontos, retirarExtras, retirarSemMoxa, retirarNoLado, semAgulhaNoLado }: EfeitoClinico,
): boolean {
  const codigos = codigosDoPonto(ponto);
  return (
    (retirarNoLado !== undefined && ficaNo(ponto, retirarNoLado.codigos) && !doOutroLado(ponto, retirarNoLado.lado)) ||
    (semAgulhaNoLado !== undefined && ficaNo(ponto, semAgulhaNoLado.codigos) && ponto.lado === semAgulhaNoLado.lado) ||
    codigos.some((codigo) => retirarPontos?.has(codigo)) ||
    (!ponto.moxa && codigos.some((codigo) => retirarSemMoxa?.has(codigo))) ||
    (retirarExtras?.has(nomeDoExtra(ponto)) ?? false)
  );
}

/** Whether the point is one of these WHO codes or extra points. */
function ficaNo(ponto: PontoPrescrito, codigos: ReadonlySet<string>): boolean {
  return [nomeDoExtra(ponto), ...codigosDoPonto(ponto)].some((codigo) => codigos.has(codigo));
}

function doOutroLado({ lado }: PontoPrescrito, proibido: Lado | null): boolean {
  return lado !== undefined && proibido !== null && lado !== proibido;
}

/** The pinyin of an extra point, letters only; '' for a channel point, which may have the same name. */
function nomeDoExtra(ponto: PontoPrescrito): string {
  return codigosDoPonto(ponto).length > 0 ? '' : normalizar(ponto.pinyin).replace(/[^a-z]/g, '');
}

function isAuricularRetirado(
  { nome, zona }: Protocolo['auriculares'][number],
  { retirarAuriculares }: EfeitoClinico,
): boolean {
  // Zone names such as "fossa triangular" are anatomy. Only the body part that the point stands for counts: its name, or the
  // words in brackets.
  return retirarAuriculares?.test(normalizar(`${nome} ${/\(([^)]*)\)/.exec(zona)?.[1] ?? ''}`)) ?? false;
}

/** Where no point may have current, nothing else may propose it. */
function isTratamentoRetirado(texto: string, { retirarTerapias, semEletro }: EfeitoClinico): boolean {
  return contem(texto, retirarTerapias) || (semEletro === true && contem(texto, eletro));
}

function ajustarPonto(ponto: PontoPrescrito, efeito: EfeitoClinico): PontoPrescrito {
  const { cautelaPontos } = efeito;
  const cautela = cautelaPontos && (cautelaPontos.codigos === null || ficaNo(ponto, cautelaPontos.codigos));
  const moxa = ponto.moxa && !atinge(ponto, efeito.semMoxa);
  const corrente = ponto.eletro && !atinge(ponto, efeito.semEletro);
  const cautelas = [
    ...ponto.cautelas.filter(
      (texto) =>
        !(efeito.semAgulha && daAgulha.test(texto)) &&
        !(ponto.eletro && !corrente && daCorrente.test(texto)) &&
        !(ponto.moxa && !moxa && daMoxa.test(texto)),
    ),
    ...(cautela && !ponto.cautelas.includes(cautelaPontos.texto) ? [cautelaPontos.texto] : []),
  ];
  const tecnica = efeito.semDispersar && ponto.tecnica === 'dispersar' ? 'harmonizar' : ponto.tecnica;
  const { semAgulhaNoLado } = efeito;
  const umLado =
    semAgulhaNoLado !== undefined &&
    ponto.lateralidade !== 'mediano' &&
    ponto.lado === undefined &&
    ficaNo(ponto, semAgulhaNoLado.codigos) &&
    ({ lateralidade: 'unilateral', lado: semAgulhaNoLado.lado === 'direito' ? 'esquerdo' : 'direito' } as const);
  const retencaoMin = efeito.semAgulha ? 0 : Math.min(ponto.retencaoMin, efeito.retencaoMax ?? ponto.retencaoMin);
  const { agulha: funda, ...semAgulha } = ponto;
  const agulha = funda && atinge(ponto, efeito.insercaoRasa) ? rasa(funda) : funda;
  const perdeAgulha = efeito.semAgulha === true && agulha !== undefined;
  const igual =
    !umLado &&
    !perdeAgulha &&
    agulha === funda &&
    moxa === ponto.moxa &&
    corrente === ponto.eletro &&
    tecnica === ponto.tecnica &&
    retencaoMin === ponto.retencaoMin &&
    cautelas.join() === ponto.cautelas.join();
  return igual
    ? ponto
    : {
        ...semAgulha,
        ...(agulha && !perdeAgulha && { agulha }),
        moxa,
        eletro: corrente,
        tecnica,
        retencaoMin,
        cautelas,
        ...(umLado || {}),
      };
}

/** At most half a cun; the table must not give a depth that its caution forbids. */
function rasa(agulha: Agulha): Agulha {
  const { cun, mm } = agulha;
  if (cun.ate <= fundoDaRasa.cun) return agulha;
  return {
    ...agulha,
    cun: { de: Math.min(cun.de, comecoDaRasa.cun), ate: fundoDaRasa.cun },
    mm: mm && { de: Math.min(mm.de, comecoDaRasa.mm), ate: fundoDaRasa.mm },
  };
}

const comecoDaRasa = { cun: 0.3, mm: 8 } as const;
const fundoDaRasa = { cun: 0.5, mm: 12 } as const;

/** How to use a technique is not said where it was taken out. */
const daCorrente = /^corrente\b/i;
const daMoxa = /^moxa\b/i;
/** A caution that speaks of how a needle goes in. */
export const daAgulha = /inserç|agulh|profund|pneumot|perfura/i;

function atinge(ponto: PontoPrescrito, onde: boolean | ReadonlySet<string> | undefined): boolean {
  if (onde === undefined || typeof onde === 'boolean') return onde ?? false;
  return ficaNo(ponto, onde);
}

function trocarDescricao(
  { nome, descricao }: Protocolo['terapias'][number],
  { trocarTerapias: troca }: EfeitoClinico,
): string {
  return troca && contem(`${nome}. ${descricao}`, troca.padrao) ? descricao.replace(troca.de, troca.para) : descricao;
}

function acrescentar(text: string, onde: string, cautela: { padrao: RegExp; texto: string } | undefined): string {
  if (!cautela || text.includes(cautela.texto) || !contem(onde, cautela.padrao)) return text;
  return `${text.replace(/([^.!?])$/, '$1.')} ${cautela.texto}`;
}

function contem(text: string, padrao: RegExp | undefined): boolean {
  if (padrao === undefined) return false;
  const vistos = jaProcurados.get(padrao) ?? new Map<string, boolean>();
  jaProcurados.set(padrao, vistos);
  return lembrar(vistos, text, () => menciona(simples(text), padrao));
}

/**
 * Nearly all texts of a plan are the catalogue's. Every rule looks through all of them, in every report, and finds the same each time.
 */
const jaProcurados = new WeakMap<RegExp, Map<string, boolean>>();
const jaSimples = new Map<string, string>();
const jaSemEvitados = new Map<string, string>();

/** A therapist's plan may hold any text; what nobody asks for again goes with the rest. */
const maximoDeTextos = 500;

function lembrar<T>(vistos: Map<string, T>, text: string, achar: () => T): T {
  const visto = vistos.get(text);
  if (visto !== undefined) return visto;
  if (vistos.size >= maximoDeTextos) vistos.clear();
  const achado = achar();
  vistos.set(text, achado);
  return achado;
}

function simples(text: string): string {
  return lembrar(jaSimples, text, () => normalizar(text));
}

/**
 * Whether the text recommends eating the food. "Deixe de lado leite" does not, so it may stay for a client who must not have
 * milk.
 */
function recomenda(text: string, alimento: RegExp | undefined): boolean {
  if (!alimento) return false;
  const semEvitados = lembrar(jaSemEvitados, text, () =>
    simples(text).replace(/\b(deixe|evite|diminua|reduza|modere|limite)\b[^.;]*/g, ''),
  );
  return alimento.test(semEvitados);
}

function manter(fica: boolean, nome: string, removidos: string[]): boolean {
  if (!fica) removidos.push(nome);
  return fica;
}

function anotar<T>(antes: T, depois: T, nome: string, alterados: string[]): T {
  if (antes !== depois) alterados.push(nome);
  return depois;
}
