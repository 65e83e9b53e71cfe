import { listarPartes } from '@meridia/server/mtc/parecer/listar-partes.ts';
import { sampleRelatorio } from '@meridia/server/mtc/render/sample-relatorio.ts';
import { type Parecer, parecerVazio, parteVazia } from '@meridia/shared/parecer.ts';
import type { Relatorio } from '@meridia/shared/relatorio.ts';
import type postgres from 'postgres';
import { insertReport } from './shares.ts';

/** An opinion that agrees with every part of the report. */
export function agreeWith(relatorio: Relatorio = sampleRelatorio): Parecer {
  const partes = listarPartes(relatorio).map(({ id }) => [id, { ...parteVazia, decisao: 'concordo' }]);
  return { ...parecerVazio, partes: Object.fromEntries(partes) };
}

/** A finished report whose therapist has agreed with every part and has not signed. @returns its id */
export async function insertJudged(sql: postgres.Sql, terapeutaId: string): Promise<string> {
  const id = await insertReport(sql, terapeutaId);
  await sql`
    insert into relatorio_pareceres (avaliacao_id, terapeuta_id, edicao, base, parecer)
    values (${id}, ${terapeutaId}, 1, ${sampleRelatorio.origem.geradoEm}, ${sql.json(agreeWith())})`;
  return id;
}
