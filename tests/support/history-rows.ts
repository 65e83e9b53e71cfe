import type postgres from 'postgres';

/** Writes `count` finished assessments of one therapist directly into the table, one per minute into the past. */
export async function insertHistory(sql: postgres.Sql, terapeutaId: string, count: number): Promise<void> {
  await sql.begin(async (tx) => {
    // Checking foreign keys row by row would take most of the time.
    await tx`set local session_replication_role = replica`;
    await tx`
      insert into avaliacoes (terapeuta_id, nome_cliente, idade, sexo, telefone, email, queixa_principal, sintomas,
        lingua_rachaduras, lingua_marcas_dente, imagem_lingua_url, consentimento_lgpd, consentimento_versao, status,
        diagnostico_json, relatorio_html, dados_anamnese, percent, idempotency_key, created_at, finished_at, seen_at)
      select ${terapeutaId}, 'Cliente ' || n || ' de Souza', 18 + n % 60, 'feminino', '(11) 90000-0000',
        'cliente' || n || '@example.com', 'Cansaço e insônia há ' || n % 24 || ' meses, com dor de cabeça ao fim do dia',
        array['insônia', 'cansaço', 'dor de cabeça'], false, false, '/api/fotos/none', true, 'bench', 'finalizado',
        '{}', '<p>Relatório</p>', '{}', 100, gen_random_uuid(), now() - n * interval '1 minute', now(), now()
      from generate_series(1, ${count}::int) n`;
  });
  // The state that autovacuum leaves.
  await sql`vacuum (analyze) avaliacoes`;
}
