import { anamneseFields, type DadosAnamnese, questions } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { dadosPessoais } from '@meridia/shared/anamnese/dados-pessoais.ts';
import { isAnswered } from '@meridia/shared/anamnese/question.ts';
import type { Escores } from '@meridia/shared/consulta-evolutiva.ts';
import { dayInSaoPaulo } from '@meridia/shared/dates.ts';
import { foldText } from '@meridia/shared/folded-text.ts';
import type { Decisao, Parecer } from '@meridia/shared/parecer.ts';
import { type PontoUsado, withoutMotivos } from '@meridia/shared/ponto-usado.ts';
import type { Conclusao, RegistroAnonimo } from '@meridia/shared/registro-anonimo.ts';
import type { Relatorio } from '@meridia/shared/relatorio.ts';
import { listarPartes } from '../../mtc/parecer/listar-partes.ts';

/** Lei 13.787/2018, art. 6: a record is kept for twenty years after its last entry. */
const yearsKept = 20;

/** The day until which a record must be kept. @param last instant of its last entry */
export function keptUntil(last: Date): string {
  const [year = 0, month = 1, day = 1] = dayInSaoPaulo(last).split('-').map(Number);
  return new Date(Date.UTC(year + yearsKept, month - 1, day)).toISOString().slice(0, 10);
}

/** The typed name is the client's, whatever the accents, capitals and spaces. */
export function isNameOf(nome: string, typed: string): boolean {
  const key = (text: string) => foldText(text).replace(/\s+/g, ' ').trim();
  return key(nome) === key(typed);
}

/** '40 a 49 anos'. */
export function ageBand(idade: number): string {
  const from = Math.floor(idade / 10) * 10;
  return from >= 90 ? '90 anos ou mais' : `${from} a ${from + 9} anos`;
}

/** Shorter words of a name, and those that only join two names, say nothing about a person. */
const shortestWord = 3;
const joining = new Set(['das', 'dos', 'del', 'von', 'van']);

/**
 * The text with '[…]' for every word of these names and for these telephone numbers and addresses. Only for words that the therapist
 * writes when the client goes; the records themselves keep no text at all.
 */
export function withoutIdentity(text: string, identity: readonly string[]): string {
  const words = new Set(
    identity
      .filter((part) => !part.includes('@') && /\p{L}/u.test(part))
      .flatMap((name) => foldText(name).split(/[^a-z0-9]+/))
      .filter((word) => word.length >= shortestWord && !joining.has(word)),
  );
  const digits = identity.map((part) => part.replace(/\D/g, '').slice(-8)).filter((number) => number.length === 8);
  const masked = text.replace(/\S+@\S+/g, '[…]').replace(/[+(]?\d[\d\s().-]{6,}\d/g, (found) => {
    const plain = found.replace(/\D/g, '');
    return digits.some((number) => plain.endsWith(number)) ? '[…]' : found;
  });
  return masked.replace(/[\p{L}\p{M}\d]+/gu, (word) => (words.has(foldText(word)) ? '[…]' : word));
}

interface IntakeToStrip {
  createdAt: Date;
  idade: number;
  /** Null for imported answers that no release wrote. */
  dados: DadosAnamnese | null;
  /** Null for an imported report that exists only as a page. */
  relatorio: Relatorio | null;
  /** The signed ones that nobody changed after their signature, the first one first. */
  versoes: readonly VersaoToStrip[];
  consultas: readonly ConsultaToStrip[];
}

interface VersaoToStrip {
  numero: number;
  assinadoEm: Date;
  maquina: Relatorio;
  parecer: Parecer;
  revisado: Relatorio;
}

interface ConsultaToStrip {
  dataConsulta: Date;
  escores: Escores;
  sessoesRealizadas: number | null;
  sessoesPlanejadas: number | null;
  pontos: PontoUsado[];
}

/**
 * The record without identity. It takes over what is listed here and nothing else, so that a new field is left out until it is judged.
 * @param consultas those without an assessment
 */
export function stripIdentity(
  sexo: string,
  intakes: readonly IntakeToStrip[],
  consultas: readonly ConsultaToStrip[],
): RegistroAnonimo {
  return {
    sexo,
    avaliacoes: intakes.map(({ createdAt, idade, dados, relatorio, versoes, consultas }) => ({
      mes: monthOf(createdAt),
      faixaEtaria: ageBand(idade),
      respostas: dados ? closedAnswers(dados) : {},
      ...concludedIn(relatorio),
      alertas: (relatorio?.seguranca ?? []).map(({ regra, gravidade }) => ({ regra, gravidade })),
      motor: relatorio?.origem.motor ?? null,
      catalogoVersao: relatorio?.origem.catalogoVersao ?? null,
      versoes: versoes.map((versao) => ({
        numero: versao.numero,
        mes: monthOf(versao.assinadoEm),
        ...concludedIn(versao.revisado),
        retiradas: partsJudged(versao, 'retirado'),
        alteradas: partsJudged(versao, 'alterado'),
      })),
      consultas: consultas.map(stripConsulta),
    })),
    consultas: consultas.map(stripConsulta),
  };
}

function concludedIn(relatorio: Relatorio | null): Conclusao {
  const protocolo = relatorio?.protocolo;
  return {
    padroes: (relatorio?.analise.padroes ?? []).map(({ id, nome, codigoTm1, score }) => ({
      id,
      nome,
      codigoTm1,
      score,
    })),
    pontos: (protocolo?.pontos ?? []).map(({ codigo, nome }) => ({ codigo, nome })),
    auriculares: (protocolo?.auriculares ?? []).map(({ id, nome }) => ({ id, nome })),
    terapias: (protocolo?.terapias ?? []).map(({ id, nome }) => ({ id, nome })),
    sessoes: protocolo?.sessoes.total ?? null,
  };
}

/** The names of an opinion's parts come from a browser: only those that the report has are kept. */
function partsJudged({ maquina, parecer }: VersaoToStrip, decisao: Decisao): string[] {
  return listarPartes(maquina)
    .map(({ id }) => id)
    .filter((id) => parecer.partes[id]?.decisao === decisao);
}

function stripConsulta({ dataConsulta, escores, sessoesRealizadas, sessoesPlanejadas, pontos }: ConsultaToStrip) {
  return { mes: monthOf(dataConsulta), escores, sessoesRealizadas, sessoesPlanejadas, pontos: withoutMotivos(pontos) };
}

function monthOf(instant: Date): string {
  return dayInSaoPaulo(instant).slice(0, 7);
}

/** Answers that were chosen from a list, and numbers. Who the client is stands in a section of its own, which is left out. */
function closedAnswers(dados: DadosAnamnese): RegistroAnonimo['avaliacoes'][number]['respostas'] {
  const kept: RegistroAnonimo['avaliacoes'][number]['respostas'] = {};
  for (const field of anamneseFields) {
    if (Object.hasOwn(dadosPessoais.questions, field)) continue;
    const [question, answer] = [questions[field], dados[field]];
    if (!isAnswered(answer)) continue;
    if (typeof answer === 'number') kept[field] = answer;
    else if (question.kind === 'choice' && typeof answer === 'string' && isOneOf(question.values, answer)) {
      kept[field] = answer;
    } else if (question.kind === 'choices' && Array.isArray(answer)) {
      kept[field] = answer.filter((option) => isOneOf(question.options, option));
    }
  }
  return kept;
}

function isOneOf(list: readonly string[], value: string): boolean {
  return list.includes(value);
}
