import { aceitesTermos } from '@meridia/drizzle/schema.ts';
import { type DocumentoAceito, documentosAceitos } from '@meridia/shared/versoes-legais.ts';
import { type AnyColumn, and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';

/** What the account has been told of and has not accepted yet, as one value of a larger select; null when nothing waits. */
export function pendentesOf(accountId: AnyColumn): SQL<PendentesRow | null> {
  return sql`(
    select json_build_object('valeEm', extract(epoch from min(t.vale_em)) * 1000, 'devidos', min(t.vale_em) <= now(),
      'documentos', json_agg(json_build_object('documento', t.documento, 'versao', t.versao) order by t.documento desc))
    from ${aceitesTermos} t where t.user_id = ${accountId} and t.aceito_em is null having count(*) > 0)`;
}

interface PendentesRow {
  valeEm: number;
  devidos: boolean;
  documentos: { documento: DocumentoAceito; versao: string }[];
}

/** The texts that wait for the account's acceptance, for the mail about them; empty when it has accepted them meanwhile. */
export async function listPendentes(
  { system }: Database,
  accountId: string,
): Promise<{ documento: DocumentoAceito; versao: string; valeEm: Date | null }[]> {
  const rows = await system
    .select({ documento: aceitesTermos.documento, versao: aceitesTermos.versao, valeEm: aceitesTermos.valeEm })
    .from(aceitesTermos)
    .where(and(eq(aceitesTermos.userId, accountId), isNull(aceitesTermos.aceitoEm)))
    .orderBy(asc(aceitesTermos.documento));
  return rows.sort((a, b) => documentosAceitos.indexOf(a.documento) - documentosAceitos.indexOf(b.documento));
}
