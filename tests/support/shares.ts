import { randomBytes } from 'node:crypto';
import { hashToken } from '@meridia/server/auth/random-token.ts';
import { montarHtml } from '@meridia/server/mtc/render/montar-html.ts';
import { sampleRelatorio } from '@meridia/server/mtc/render/sample-relatorio.ts';
import type { Relatorio } from '@meridia/shared/relatorio.ts';
import type postgres from 'postgres';
import { insertAvaliacao } from './rows.ts';

/** A finished assessment with the whole sample report. @returns its id */
export async function insertReport(
  sql: postgres.Sql,
  terapeutaId: string,
  { nomeCliente = 'Helena Prado', change = (relatorio: Relatorio) => relatorio } = {},
): Promise<string> {
  const id = await insertAvaliacao(sql, terapeutaId, { nomeCliente });
  const relatorio = change({ ...sampleRelatorio, cliente: { ...sampleRelatorio.cliente, nome: nomeCliente } });
  await sql`
    update avaliacoes
    set diagnostico_json = ${JSON.stringify(relatorio)}, relatorio_html = ${montarHtml(relatorio)}
    where id = ${id}`;
  return id;
}

/** A share link of the report. @returns the id of its row and its token */
export async function insertShare(
  sql: postgres.Sql,
  terapeutaId: string,
  avaliacaoId: string,
): Promise<{ id: string; token: string }> {
  const token = randomBytes(32).toString('base64url');
  const [row] = await sql<{ id: string }[]>`
    insert into relatorio_shares (avaliacao_id, terapeuta_id, token_hash, expires_at)
    values (${avaliacaoId}, ${terapeutaId}, ${hashToken(token)}, now() + interval '30 days') returning id`;
  return { id: row?.id ?? '', token };
}
