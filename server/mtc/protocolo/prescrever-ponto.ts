import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import type { PontoPrescrito } from '@meridia/shared/relatorio.ts';
import { agulhaDoPonto } from '../catalog/pontos/agulhamento.ts';
import { cautelaGestacao, type Ponto } from '../catalog/pontos/ponto.ts';
import { podeGestar } from '../safety/regra.ts';
import { type Candidato, ladoDosPapeis } from './candidatos.ts';
import { idadeAdulta, idadeSemRetencao } from './forca-do-estimulo.ts';
import type { Lado } from './lado-da-queixa.ts';

export interface Condicoes {
  dados: Pick<DadosAnamnese, 'idade' | 'sexo' | 'gestante'>;
  /** True when a treated pattern or the whole analysis shows heat. */
  semMoxa: boolean;
  /** True when the client bears only mild needles. */
  suave: boolean;
  /** True when the whole picture is one of emptiness, or only deficiencies are treated: what a complaint asks for is not dispersed. */
  vazio: boolean;
  /** True when the whole picture is one of fullness, or the complaint is recent in somebody who is not empty: its place is not tonified. */
  cheio: boolean;
  /** True when heart or mind is agitated: warming them agitates more. */
  agitado: boolean;
  /** True when cold was told or seen: warmth serves also where the pattern alone does not ask for it. */
  frioContado: boolean;
  /** True when the edges of the tongue are red: warming the Wood heats them more. */
  calorNaMadeira: boolean;
  /** True for a child whose nose or chest the smoke would irritate. */
  semFumaca: boolean;
  /** True when a physician must look first: no current before that. */
  alerta: boolean;
  /** True in blood that does not clot: a muscle that jerks on a needle bleeds. */
  semCorrente: boolean;
  /** Minutes, the same for every point of a session. */
  retencaoMin: number;
}

/** False for children under twelve and in old age, whose skin and heart bear less. */
const idadeEletro = { min: 12, max: 69 } as const;

export function prescreverPonto(
  candidato: Candidato,
  {
    dados,
    semMoxa,
    suave,
    vazio,
    cheio,
    agitado,
    calorNaMadeira,
    semFumaca,
    frioContado,
    alerta,
    semCorrente,
    retencaoMin,
  }: Condicoes,
): PontoPrescrito {
  const { ponto, padraoId, quente, frio } = candidato;
  const { codigo, oms, pinyin, nome, localizacao } = ponto;
  const brando = suave || (vazio && candidato.papel !== null);
  const tecnica =
    (brando && candidato.tecnica === 'dispersar') ||
    (cheio && candidato.papel?.noLugar && candidato.tecnica === 'tonificar')
      ? 'harmonizar'
      : candidato.tecnica;
  const lado = ladoDoPonto(candidato);
  const agulha = agulhaDoPonto(codigo, dados.idade >= idadeAdulta);
  const corrente = candidato.papeis.some((um) => um.noLugar && um.corrente);
  const eletro =
    ponto.eletro &&
    corrente &&
    !alerta &&
    !semCorrente &&
    !suave &&
    dados.idade >= idadeEletro.min &&
    dados.idade <= idadeEletro.max;
  return {
    codigo,
    oms,
    pinyin,
    nome,
    localizacao,
    tecnica,
    lateralidade: lado ? 'unilateral' : ponto.lateralidade,
    retencaoMin,
    // Moxa warms and gathers: never where there is heat, and with dispersing needles only against cold.
    moxa:
      ponto.moxa &&
      !semMoxa &&
      !quente &&
      !semFumaca &&
      !(agitado && doCoracao(ponto)) &&
      !(calorNaMadeira && (ponto.meridiano === 'VB' || ponto.meridiano === 'F')) &&
      // A child is warmed at one or two points that strengthen, and nowhere else.
      (dados.idade >= idadeAdulta || (tecnica === 'tonificar' && moxaNaFraqueza.has(codigo))) &&
      (candidato.frio || frioContado || (tecnica === 'tonificar' && moxaNaFraqueza.has(codigo))) &&
      !semLugarParaMoxa.has(ponto.regiao) &&
      !(ponto.regiao === 'braco' && candidato.papel?.papel !== 'local') &&
      dados.idade >= idadeSemRetencao &&
      (tecnica !== 'dispersar' || frio),
    eletro,
    padraoId,
    metodo: metodoComPapel(candidato, ponto),
    cautelas: [
      ...ponto.cautelas.filter(
        (cautela) => cautela !== cautelaGestacao || (podeGestar(dados) && dados.gestante !== 'nao'),
      ),
      ...(eletro && (ponto.regiao === 'braco' || ponto.regiao === 'mao') ? [cautelaDaCorrente] : []),
    ],
    ...(agulha ? { agulha } : {}),
    ...(lado ? { lado } : {}),
  };
}

/**
 * A point where the complaint is, or on the channel of a pain, is needled on its side, unless another complaint that is there too has
 * another one. What serves the whole body has no side.
 */
function ladoDoPonto({ ponto, papel, papeis, doPadrao }: Candidato): Lado | null {
  if (ponto.lateralidade !== 'bilateral' || !papel?.comLado) return null;
  if (papel.papel === 'distal' && doPadrao) return null;
  return ladoDosPapeis(papeis);
}

/** Points that are warmed against weakness as such, also without cold (Deadman, 2007). */
const moxaNaFraqueza: ReadonlySet<string> = new Set(['E36', 'VC4', 'VC6', 'B20', 'B23', 'VG4']);
/** Hands, head and face gain nothing from it. */
const semLugarParaMoxa: ReadonlySet<string> = new Set(['mao', 'cabeca', 'face', 'nuca']);

/** Channels of Heart and Pericardium, and the middle of the chest. */
function doCoracao({ meridiano, codigo }: Ponto): boolean {
  return meridiano === 'C' || meridiano === 'PC' || codigo === 'VC17' || codigo === 'B15';
}

/** From arm to arm the current would cross the heart (WHO 1999, section 4). */
const cautelaDaCorrente = 'corrente somente entre pontos do mesmo braço';

/**
 * The mother tonifies its channel and the child disperses it (Nan Jing 69). The role is added unless the reason already names it.
 */
function metodoComPapel({ metodo, tecnica }: Candidato, { papel }: Ponto): string {
  if (/\b(mãe|filho)\b/.test(metodo)) return metodo;
  if (papel === 'mae' && tecnica === 'tonificar') return `${metodo}; mãe do canal, que tonifica`;
  if (papel === 'filho' && tecnica === 'dispersar') return `${metodo}; filho do canal, que dispersa`;
  return metodo;
}
