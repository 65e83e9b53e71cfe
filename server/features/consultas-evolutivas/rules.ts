import type { ConsultaEvolutivaConteudo } from '@meridia/shared/consulta-evolutiva.ts';
import { dayInSaoPaulo } from '@meridia/shared/dates.ts';
import { type CuidadoComPontos, chaveDoPonto, needsMotivo, type PontoUsado } from '@meridia/shared/ponto-usado.ts';
import { AppError } from '../../errors.ts';
import { obterPontoDoCatalogo } from '../../mtc/catalog/listar-pontos.ts';

/** Points as the catalogue names them; a point on the midline has no side. @throws VALIDATION for a point that the catalogue does not have */
export function namedByCatalog(pontos: readonly PontoUsado[]): PontoUsado[] {
  return pontos.map((ponto) => {
    const known = obterPontoDoCatalogo(ponto);
    if (!known) {
      const text = 'Um destes pontos não está no catálogo. Remova-o e escolha outro.';
      throw new AppError('VALIDATION', text, { fields: { pontos: text } });
    }
    return { ...ponto, nome: known.nome, lado: known.mediano ? null : ponto.lado };
  });
}

/** @throws VALIDATION for a point that the catalogue does not have */
export function withCatalogNames<Conteudo extends Pick<ConsultaEvolutivaConteudo, 'pontos'>>(
  conteudo: Conteudo,
): Conteudo {
  return { ...conteudo, pontos: namedByCatalog(conteudo.pontos) };
}

/** @throws VALIDATION for a return that is not after the day of the consultation, in Brazilian time */
export function assertReturnAfter({ retornoEm }: Pick<ConsultaEvolutivaConteudo, 'retornoEm'>, consulta: Date): void {
  if (retornoEm === null || retornoEm > dayInSaoPaulo(consulta)) return;
  const text = 'O retorno precisa ser depois do dia da consulta.';
  throw new AppError('VALIDATION', text, { fields: { retornoEm: text } });
}

/** @throws VALIDATION for a physician's release of a day to come, in Brazilian time */
export function assertReleased({ liberacao }: Pick<ConsultaEvolutivaConteudo, 'liberacao'>, now: Date): void {
  if (liberacao === null || liberacao.em <= dayInSaoPaulo(now)) return;
  const text = 'A liberação médica não pode ser de um dia no futuro.';
  throw new AppError('VALIDATION', text, { fields: { liberacao: text } });
}

/**
 * A point that the safety rules say to avoid for this client needs the therapist's reason. What stood in the record before in the same
 * way needs none: records of earlier releases have no reasons, and a corrected word must not ask for them.
 * @throws VALIDATION with the names of these points
 */
export function assertReasons({
  pontos,
  before,
  cuidados,
}: {
  pontos: readonly PontoUsado[];
  before: readonly PontoUsado[];
  cuidados: readonly CuidadoComPontos[];
}): void {
  const stood = (ponto: PontoUsado) =>
    before.some(
      (one) =>
        chaveDoPonto(one) === chaveDoPonto(ponto) && ponto.tecnicas.every((tecnica) => one.tecnicas.includes(tecnica)),
    );
  const open = pontos.filter((ponto) => ponto.motivo === undefined && !stood(ponto) && needsMotivo(ponto, cuidados));
  if (open.length === 0) return;
  const names = open.map(({ tipo, codigo, nome }) => (tipo === 'corporal' ? codigo : nome)).join(', ');
  const text = `A evitar para este cliente: ${names}. Desmarque, ou escreva por que foi usado mesmo assim.`;
  throw new AppError('VALIDATION', text, { fields: { pontos: text } });
}

interface Counted {
  /** How many points were worked: a consultation with points was a session. */
  pontos: number;
  sessoesRealizadas: number | null;
  sessoesPlanejadas: number | null;
}

/** @param newest the highest number first. The last number that the therapist noted counts, and each later session one more. */
export function countSessions(newest: readonly Counted[]) {
  const noted = newest.findIndex(({ sessoesRealizadas }) => sessoesRealizadas !== null);
  const since = noted < 0 ? newest : newest.slice(0, noted);
  const counted = (newest[noted]?.sessoesRealizadas ?? 0) + since.filter(({ pontos }) => pontos > 0).length;
  return {
    realizadas: noted < 0 && counted === 0 ? null : counted,
    planejadas: newest.find(({ sessoesPlanejadas }) => sessoesPlanejadas !== null)?.sessoesPlanejadas ?? null,
  };
}
