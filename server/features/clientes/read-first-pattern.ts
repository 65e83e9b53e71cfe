import { type SQL, sql } from 'drizzle-orm';

/** The name of the first pattern in a stored report; null for anything that is not a report. */
export function readFirstPattern(diagnosticoJson: SQL) {
  return sql<string | null>`case when ${diagnosticoJson} is json object
    then ${diagnosticoJson}::jsonb #>> '{analise,padroes,0,nome}' end`;
}
