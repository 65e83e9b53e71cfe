import { isCanalId } from '../catalog/canais.ts';
import type { Ponto } from '../catalog/pontos/ponto.ts';
import { obterPonto } from '../catalog/pontos.ts';
import type { Lado } from './lado-da-queixa.ts';
import type { PadraoTratado } from './padroes-tratados.ts';
import type { QueixaPresente } from './queixas.ts';
import { harmoniza as h, type PontoDoTratamento, tonifica as t } from './tratamento.ts';

/** A point that could be chosen, with the best reason for it. */
export interface Candidato {
  ponto: Ponto;
  tecnica: PontoDoTratamento['tecnica'];
  metodo: string;
  padraoId: string;
  peso: number;
  /** The complaint that `metodo` speaks of; null when a pattern or the general support is the reason. */
  papel: Papel | null;
  /** All complaints that ask for the point, as a local, distal or other point. Such a point does not use up the share of its pattern. */
  papeis: readonly Papel[];
  /** Whether a pattern asks for the point, which then serves the whole body. */
  doPadrao: boolean;
  /** Whether a complaint or a pattern that is treated asks for the point; the others only fill a session that has too few. */
  forte: boolean;
  quente: boolean;
  /** Whether its pattern is one of cold or of weak Yang, which warmth serves. */
  frio: boolean;
}

export interface Papel {
  /** Name of the complaint. */
  queixa: string;
  papel: 'local' | 'distal' | 'geral';
  /** The side of the complaint; null when none was told. */
  lado: Lado | null;
  /** Whether the point lies where the complaint is: a local point, or one on the course of a pain that runs down the leg. */
  noLugar: boolean;
  /** Whether it is needled on the side of the complaint throughout: where it is, and on the channel of a pain of joint or muscle. */
  comLado: boolean;
  /** Whether the complaint is a pain of joints and muscles, the one reason for a current. */
  corrente: boolean;
}

/** Stands in place of a pattern at the points that help everybody. */
export const apoioGeral = 'apoio_geral';

/** Stands in place of a pattern at the points of a complaint that no hypothesis explains. */
export const daQueixa = 'queixa';

const listas = { local: 'locais', distal: 'distais', geral: 'gerais' } as const;

/** Every point of the patterns and complaints, and gentle supporting points that fit nearly everybody; one entry per point. */
export function reunirCandidatos(padroes: readonly PadraoTratado[], queixas: readonly QueixaPresente[]): Candidato[] {
  const principal = padroes[0];
  const dosPadroes = padroes.flatMap((padrao) =>
    padrao.tratamento.pontos.map((ponto, ordem) => propor(ponto, padrao, padrao.peso * (1 - 0.06 * ordem))),
  );
  const dasQueixas = queixas.flatMap((queixa, ordem) => {
    const explica = padraoDaQueixa(queixa, padroes);
    const padrao = explica ?? principal;
    return (['local', 'distal', 'geral'] as const).flatMap((papel) =>
      queixa[listas[papel]].map((ponto, posicao) =>
        propor(
          { ...ponto, metodo: `${ponto.metodo}, para ${queixa.nome}` },
          padrao,
          queixa.peso * (1 - 0.2 * ordem) * (1 - 0.12 * posicao),
          {
            queixa: queixa.nome,
            papel,
            lado: queixa.lado,
            noLugar: papel === 'local' || (papel === 'distal' && naPernaQueDoi(ponto.codigo, queixa)),
            comLado:
              papel === 'local' || (papel === 'distal' && (queixa.corrente || noCanalDoLado(ponto.codigo, queixa))),
            corrente: queixa.corrente,
          },
          explica?.padrao.id ?? daQueixa,
        ),
      ),
    );
  });
  // Two or three findings without a pattern, or a pain of one place, ask for the points of the complaint and for nothing else.
  const soCanal = padroes.every(({ padrao }) => isCanalId(padrao.id));
  const apoio = soCanal && dasQueixas.length > 0 ? [] : pontosDeApoio;
  const deApoio = apoio.map((ponto, ordem) =>
    propor({ ...ponto, metodo: `apoio geral: ${ponto.metodo}` }, principal, pesoDoApoio - 0.003 * ordem),
  );
  return comOCentro(juntar([...dosPadroes, ...dasQueixas, ...deApoio].flatMap((proposta) => proposta ?? [])));
}

/** VC12 is the core of the middle, and VC10 at most stands beside it: never before it. */
function comOCentro(candidatos: Candidato[]): Candidato[] {
  const lugar = (codigo: string) => candidatos.findIndex(({ ponto }) => ponto.codigo === codigo);
  const [centro, abaixo] = [candidatos[lugar('VC12')], candidatos[lugar('VC10')]];
  if (!centro || !abaixo || centro.peso >= abaixo.peso) return candidatos;
  return candidatos
    .map((um) => (um === centro ? { ...um, peso: abaixo.peso + 0.001 } : um))
    .sort((a, b) => b.peso - a.peso || (a.ponto.codigo < b.ponto.codigo ? -1 : 1));
}

function propor(
  { codigo, tecnica, metodo }: PontoDoTratamento,
  padrao: PadraoTratado | undefined,
  peso: number,
  papel: Papel | null = null,
  padraoId = padrao?.padrao.id ?? apoioGeral,
): Candidato | null {
  const ponto = obterPonto(codigo);
  if (!ponto) return null;
  return {
    ponto,
    tecnica,
    metodo,
    padraoId,
    peso,
    papel,
    papeis: papel ? [papel] : [],
    doPadrao: papel === null && padrao !== undefined && peso > pesoDoApoio,
    forte: peso > pesoDoApoio && (papel !== null || padrao?.tratado === true),
    quente: padrao?.quente ?? false,
    frio: padrao?.tratamento.temas.some((tema) => tema === 'frio' || tema === 'yang') ?? false,
  };
}

/**
 * The one side of all complaints that ask for a point on theirs; null where they differ or one of them told none. Where the point lies on
 * the place of a complaint, that one decides: who has pain down the left leg is needled there, whatever the back may ask for as well.
 */
export function ladoDosPapeis(papeis: readonly Papel[]): Lado | null {
  const comLado = papeis.filter((um) => um.comLado);
  const noLugar = comLado.filter((um) => um.noLugar);
  const [lado, ...outros] = new Set((noLugar.length > 0 ? noLugar : comLado).map((um) => um.lado));
  return outros.length === 0 ? (lado ?? null) : null;
}

/** A pain that runs down the leg has the yang channels of its back and side on its course. */
function naPernaQueDoi(codigo: string, { partes }: QueixaPresente): boolean {
  const ponto = obterPonto(codigo);
  return (
    partes[0] === 'perna' &&
    (ponto?.regiao === 'perna' || ponto?.regiao === 'pe') &&
    (ponto.meridiano === 'B' || ponto.meridiano === 'VB')
  );
}

/** The yang channels of the outer arm and of the side of the body run up to head and ear on their own side. */
function noCanalDoLado(codigo: string, { lado, partes }: QueixaPresente): boolean {
  const meridiano = obterPonto(codigo)?.meridiano;
  return lado !== null && partes.length > 0 && (meridiano === 'TA' || meridiano === 'VB' || meridiano === 'ID');
}

/** A hypothesis that is hardly more than named takes no complaint for itself. */
const confiancaQueExplica = 0.1;

/** The best-placed pattern whose evidence includes a finding of this complaint; a channel behind others only says where it hurts. */
function padraoDaQueixa({ achadoIds }: QueixaPresente, padroes: readonly PadraoTratado[]): PadraoTratado | undefined {
  return padroes.find(
    ({ padrao }, lugar) =>
      (lugar === 0 || (!isCanalId(padrao.id) && padrao.confianca >= confiancaQueExplica)) &&
      padrao.aFavor.some(({ achadoId }) => achadoIds.includes(achadoId)),
  );
}

/**
 * A point that is asked for twice gains weight. When the two techniques are opposite and of similar weight, the point is only
 * harmonised.
 */
function juntar(propostas: readonly Candidato[]): Candidato[] {
  const porCodigo = new Map<string, Candidato>();
  for (const proposta of [...propostas].sort((a, b) => b.peso - a.peso)) {
    const melhor = porCodigo.get(proposta.ponto.codigo);
    if (!melhor) {
      porCodigo.set(proposta.ponto.codigo, { ...proposta });
      continue;
    }
    if (isOposta(melhor.tecnica, proposta.tecnica) && proposta.peso >= melhor.peso * 0.6) melhor.tecnica = 'harmonizar';
    // A point of a complaint without a technique of its own takes that of the pattern.
    if (melhor.papel && melhor.tecnica === 'harmonizar' && !proposta.papel && proposta.peso > pesoDoApoio) {
      melhor.tecnica = proposta.tecnica;
    }
    // A point that the main pattern asks for is not there for the complaint alone, and says so.
    if (proposta.doPadrao && proposta.forte && melhor.metodo.startsWith('ponto distal, '))
      melhor.metodo = `${proposta.metodo}; ${melhor.metodo}`;
    melhor.peso += proposta.peso * 0.3;
    melhor.papeis = [...melhor.papeis, ...proposta.papeis];
    melhor.doPadrao ||= proposta.doPadrao;
    melhor.forte ||= proposta.forte;
  }
  return [...porCodigo.values()].sort((a, b) => b.peso - a.peso || (a.ponto.codigo < b.ponto.codigo ? -1 : 1));
}

export function isOposta(a: Candidato['tecnica'], b: Candidato['tecnica']): boolean {
  return a !== b && a !== 'harmonizar' && b !== 'harmonizar';
}

/** Of the first point of general support; the points of a pattern weigh more. */
const pesoDoApoio = 0.06;

/** No point of this list is forbidden in pregnancy, so that a protocol always reaches eight points. */
const pontosDeApoio: readonly PontoDoTratamento[] = [
  t('E36', 'sustenta o Qi'),
  h('PC6', 'acalma e abre o peito'),
  h('C7', 'acalma a mente'),
  t('R3', 'sustenta a raiz'),
  h('Yintang', 'acalma a mente'),
  h('VG20', 'clareia a mente'),
  t('BP3', 'fortalece o centro'),
  h('TA5', 'solta os canais'),
  t('P9', 'sustenta o Qi do Pulmão'),
  h('VB34', 'solta os tendões'),
  h('F3', 'favorece o livre fluxo do Qi'),
  h('P7', 'regula a respiração'),
  h('VB20', 'solta a nuca'),
  h('B15', 'acalma a mente'),
  t('B20', 'fortalece o centro'),
];
