import { randomUUID } from 'node:crypto';
import type { Deps } from '@meridia/server/ports.ts';
import type postgres from 'postgres';
import { insertAccess } from './access-rows.ts';
import { smallPhoto } from './pictures.ts';
import { insertAvaliacao, insertDraft, insertFoto } from './rows.ts';

/** The rows of a therapist's work of several months, with files for every photo. @returns the ids of the assessments */
export async function arrangeMonthsOfWork(
  sql: postgres.Sql,
  { storage }: Pick<Deps, 'storage'>,
  terapeutaId: string,
  avaliacoes: number,
): Promise<string[]> {
  const jpeg = await smallPhoto();
  const keep = async (fotoId: string) => {
    const [row] = await sql<{ key: string }[]>`select storage_key as key from fotos where id = ${fotoId}`;
    await storage.put(row?.key ?? '', jpeg);
  };
  const ids: string[] = [];
  for (let index = 0; index < avaliacoes; index += 1) {
    const id = await insertAvaliacao(sql, terapeutaId, {
      nomeCliente: `Cliente Nº ${index + 1} <Gonçalves>`,
      createdAt: new Date(Date.UTC(2026, 0, 1 + index, 15)),
      paid: true,
    });
    ids.push(id);
    const lingua = await insertFoto(sql, terapeutaId);
    await sql`update fotos set avaliacao_id = ${id} where id = ${lingua}`;
    await sql`
      update avaliacoes set imagem_lingua_url = ${`/api/fotos/${lingua}`},
        relatorio_html = ${`<article class="relatorio"><h1>Relatório</h1><img src="/api/fotos/${lingua}" alt=""></article>`}
      where id = ${id}`;
    await keep(lingua);
    if (index % 5 !== 0) continue;
    const consulta = randomUUID();
    await sql`
      insert into consultas_evolutivas (id, avaliacao_inicial_id, terapeuta_id, numero_consulta, observacoes, sintomas_atuais,
        sintomas_resolvidos, anulada_at, anulada_motivo)
      values (${consulta}, ${id}, ${terapeutaId}, 1, 'Dorme melhor.', '{insônia}', '{}',
        ${index % 10 === 0 ? new Date() : null}, ${index % 10 === 0 ? 'Cliente trocado' : null})`;
    await sql`
      insert into consulta_evolutiva_versoes (consulta_evolutiva_id, terapeuta_id, conteudo)
      values (${consulta}, ${terapeutaId}, '{"observacoes": "Dorme mal."}')`;
    const later = await insertFoto(sql, terapeutaId);
    await sql`update fotos set consulta_evolutiva_id = ${consulta} where id = ${later}`;
    await keep(later);
    await sql`
      insert into relatorio_shares (avaliacao_id, terapeuta_id, token_hash, expires_at)
      values (${id}, ${terapeutaId}, ${randomUUID()}, now() + interval '1 day')`;
    await insertAccess(sql, [{ actorId: terapeutaId, subjectId: id }]);
  }
  await insertDraft(sql, terapeutaId);
  await keep(await insertFoto(sql, terapeutaId));
  return ids;
}
