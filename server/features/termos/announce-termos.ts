import { diasDeAviso } from '@meridia/shared/versoes-legais.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { asSystem } from '../../db/tx.ts';
import type { Deps } from '../../ports.ts';
import { queueMail } from '../mails/commands.ts';
import { versoesAtuais, versoesConhecidas } from './rules.ts';

/** Accounts of one transaction. Their messages leave in one minute, so that the mail server is asked for no more than this. */
const accountsAtOnce = 100;

type Versoes = ReturnType<typeof versoesAtuais>;

interface Published {
  atuais: Versoes;
  /** All published versions. An account that has one which this process does not know belongs to a newer release, and is left alone. */
  conhecidas: readonly string[];
}

/**
 * Tells every account of the present versions that it has neither accepted nor been told of: a row with the day from which they hold for
 * this account, and a message where the address is confirmed. It may run twice, also at the same time: the row is written once, and the
 * message belongs to the row. A version that was announced and is replaced before it was accepted gives its place to the newer one,
 * with thirty days of its own.
 * @param published replaced by tests
 */
export async function announceTermos(
  deps: Pick<Deps, 'database' | 'queue' | 'log'>,
  published: Published = { atuais: versoesAtuais(), conhecidas: versoesConhecidas() },
): Promise<{ told: number; mailed: number }> {
  let after: string | null = null;
  let told = 0;
  let mailed = 0;
  do {
    const page: Page = await asSystem(deps.database, (tx) =>
      announcePage(deps, tx, { ...published, after, delaySeconds: Math.floor(mailed / accountsAtOnce) * 60 }),
    );
    after = page.last;
    told += page.told;
    mailed += page.mailed;
  } while (after !== null);
  if (told > 0) deps.log.info({ told, mailed }, 'announced new terms');
  return { told, mailed };
}

interface Page {
  /** Null: there are no further accounts. */
  last: string | null;
  told: number;
  mailed: number;
}

async function announcePage(
  deps: Pick<Deps, 'queue'>,
  tx: Tx,
  { after, atuais, conhecidas, delaySeconds }: Published & { after: string | null; delaySeconds: number },
): Promise<Page> {
  // Of two runs at once, the one that meets the other leaves the rest to it: waiting could last longer than a statement may.
  const [turn] = await tx.execute<{ mine: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtext('termos.announce')) as mine`,
  );
  if (!turn?.mine) return { last: null, told: 0, mailed: 0 };
  const [bounds] = await tx.execute<{ last: string | null; full: boolean }>(sql`
    select (array_agg(id order by id desc))[1] as last, count(*) = ${accountsAtOnce} as full
    from (select id from accounts ${after === null ? sql`` : sql`where id > ${after}`} order by id limit ${accountsAtOnce}) page`);
  if (!bounds?.last) return { last: null, told: 0, mailed: 0 };
  const rows = await tx.execute<{ id: string; mailed: boolean }>(sql`
    with told as (
      insert into aceites_termos (user_id, documento, versao, tipo, avisado_em, vale_em)
      select a.id, atual.documento, atual.versao, 'versao_nova', now(), ${holdsFrom(delaySeconds)}
      from accounts a cross join (values ${asValues(atuais)}) atual (documento, versao)
      where ${after === null ? sql`` : sql`a.id > ${after} and`} a.id <= ${bounds.last}
        and not exists (
          select from aceites_termos t
          where t.user_id = a.id and t.documento = atual.documento
            and (t.versao = atual.versao or t.versao not in ${[...conhecidas]}))
      on conflict (user_id, documento) where aceito_em is null
        do update set versao = excluded.versao, avisado_em = excluded.avisado_em, vale_em = excluded.vale_em
      returning user_id)
    select a.id, a.email_confirmed_at is not null and a.blocked_at is null as mailed
    from accounts a where a.id in (select user_id from told) order by a.id`);
  const mailed = rows.filter((row) => row.mailed);
  const dedupeKey = `new_terms:${atuais.map(({ versao }) => versao).join('/')}`;
  for (const { id } of mailed) {
    await queueMail(deps, tx, { accountId: id, kind: 'new_terms', dedupeKey, startAfterSeconds: delaySeconds });
  }
  return { last: bounds.full ? bounds.last : null, told: rows.length, mailed: mailed.length };
}

/**
 * The first moment of the day after thirty whole days, in São Paulo. The day on which the message leaves does not count among them, and
 * the last of them does (Código Civil, art. 132).
 */
function holdsFrom(delaySeconds: number): SQL {
  return sql`(((now() + make_interval(secs => ${delaySeconds}::int)) at time zone 'America/Sao_Paulo')::date
    + ${diasDeAviso + 1}::int)::timestamp at time zone 'America/Sao_Paulo'`;
}

function asValues(versoes: Versoes): SQL {
  return sql.join(
    versoes.map(({ documento, versao }) => sql`(${documento}::text, ${versao}::text)`),
    sql`, `,
  );
}
