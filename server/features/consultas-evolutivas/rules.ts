import type { ConsultaEvolutivaConteudo } from '@meridia/shared/consulta-evolutiva.ts';
import { dayInSaoPaulo } from '@meridia/shared/dates.ts';
import type { PontoUsado } from '@meridia/shared/ponto-usado.ts';
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
