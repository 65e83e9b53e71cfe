import type { clienteVersoes } from '@meridia/drizzle/schema.ts';
import { clienteDadosFormat } from '@meridia/drizzle/stored-formats.ts';
import type { ClienteDados, ClienteSummary, ClienteVersao } from '@meridia/shared/cliente.ts';
import { dayInSaoPaulo } from '@meridia/shared/dates.ts';
import type { ClienteRow } from './policy.ts';

export function presentDados({ nome, nascimento, idade, sexo, telefone, email }: ClienteRow): ClienteDados {
  return { nome, nascimento, idade, sexo, telefone, email };
}

export function presentVersao(
  row: Pick<typeof clienteVersoes.$inferSelect, 'id' | 'dados' | 'createdAt'>,
): ClienteVersao {
  return { id: row.id, dados: clienteDadosFormat.read(row.dados), ate: row.createdAt.toISOString() };
}

export type SummaryRow = Pick<
  ClienteRow,
  'id' | 'nome' | 'nascimento' | 'idade' | 'idadeEm' | 'telefone' | 'ultimoPadrao' | 'atividadeEm'
> & { avaliacoes: number };

export function presentSummary(row: SummaryRow, today = new Date()): ClienteSummary {
  return {
    id: row.id,
    nome: row.nome,
    idade: ageOn(today, row),
    telefone: row.telefone,
    ultimoPadrao: row.ultimoPadrao,
    avaliacoes: row.avaliacoes,
    atividadeEm: row.atividadeEm.toISOString(),
  };
}

/** Full years in São Paulo. An age that was told grows with the years since then. */
export function ageOn(
  today: Date,
  { nascimento, idade, idadeEm }: Pick<ClienteRow, 'nascimento' | 'idade' | 'idadeEm'>,
): number | null {
  if (nascimento) return Math.max(0, yearsBetween(nascimento, dayInSaoPaulo(today)));
  return idade !== null && idadeEm ? idade + yearsBetween(dayInSaoPaulo(idadeEm), dayInSaoPaulo(today)) : null;
}

/** @param from, to `YYYY-MM-DD` */
function yearsBetween(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return to.slice(5) < from.slice(5) ? years - 1 : years;
}
