import type { avaliacaoVersoes } from '@meridia/drizzle/schema.ts';
import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { readAvaliacaoStatus } from '@meridia/shared/avaliacao-status.ts';
import type { Foto } from '@meridia/shared/foto.ts';
import { correctionHours, type Respostas, type VersaoDasRespostas } from '@meridia/shared/respostas.ts';
import type { AvaliacaoRow } from '../avaliacoes/policy.ts';
import { listMudancas } from './rules.ts';

export function presentRespostas(
  row: AvaliacaoRow,
  fotos: Foto[],
  rest: Pick<Respostas, 'dados' | 'estado' | 'livres'>,
): Respostas {
  return {
    ...rest,
    id: row.id,
    nomeCliente: row.nomeCliente,
    idade: row.idade,
    status: readAvaliacaoStatus(row.status),
    createdAt: row.createdAt.toISOString(),
    consentimentoVersao: row.consentimentoVersao,
    fotos,
    gratisAte: new Date(row.createdAt.getTime() + correctionHours * 60 * 60 * 1000).toISOString(),
  };
}

/** @param depois the answers by which this version was replaced */
export function presentVersao(
  { revisao, createdAt, motivo }: Omit<typeof avaliacaoVersoes.$inferSelect, 'dadosAnamnese'>,
  dados: DadosAnamnese | null,
  depois: DadosAnamnese | null,
): VersaoDasRespostas {
  return { revisao, ate: createdAt.toISOString(), motivo, mudancas: listMudancas(dados, depois) };
}
