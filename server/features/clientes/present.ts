import type { clienteVersoes } from '@meridia/drizzle/schema.ts';
import { clienteDadosFormat } from '@meridia/drizzle/stored-formats.ts';
import type { ClienteDados, ClienteSummary, ClienteVersao } from '@meridia/shared/cliente.ts';
import type { ClienteRow } from './policy.ts';
import { ageOn } from './rules.ts';

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
