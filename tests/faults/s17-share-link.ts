import { hashToken } from '@meridia/server/auth/random-token.ts';
import type postgres from 'postgres';
import type { AppProcess } from '../support/app-process.ts';
import { eventually } from '../support/eventually.ts';
import { insertReport } from '../support/shares.ts';
import { countInDatabase, openLinkWorld } from './link-world.ts';
import type { Outcome } from './outcome.ts';
import { guessLinks, timeDeadLinks } from './share-guesses.ts';
import { lookAround } from './share-visitor.ts';
import { createTherapist, type Therapist } from './therapist.ts';

const limitMs = 1_000;

/** What the holder of a share link can do, and what others cannot: over two processes on one database. */
export async function shareLinks({ revoked = 20, guesses = 10_000 } = {}): Promise<Outcome> {
  const { sql, one, two, guarded, close } = await openLinkWorld();
  try {
    const therapist = await createTherapist(one.baseUrl, sql);
    const avaliacaoId = await insertReport(sql, therapist.userId, { nomeCliente: 'Helena Prado' });
    const share = () => therapist.client.trpc.relatorioShares.create.mutate({ avaliacaoId, dias: 30 });

    const links = await Promise.all(Array.from({ length: 50 }, share));
    const tokens = links.map(({ url }) => url.split('/r/')[1] ?? '');
    const bits = Math.min(...tokens.map((token) => Buffer.from(token, 'base64url').byteLength * 8));
    const kept = {
      tokens: await countInDatabase(sql, tokens),
      hashes: await countInDatabase(sql, tokens.map(hashToken)),
    };
    const views = await viewInParallel(sql, [one, two], tokens[0] ?? '', links[0]?.share.id ?? '');
    const revokedMs = await revokeAndWatch(therapist, two, tokens.slice(1, revoked + 1), links.slice(1, revoked + 1));
    const expiredMs = await expireAndWatch(sql, two, tokens[49] ?? '');
    const surroundings = await lookAround(one, sql, therapist, tokens[0] ?? '');
    const dead = await timeDeadLinks(one.baseUrl, {
      unknown: 'A'.repeat(43),
      revoked: tokens[1] ?? '',
      expired: tokens[49] ?? '',
    });
    const guessed = await guessLinks(guarded.baseUrl, tokens[0] ?? '', guesses);

    const problems = [
      ...(bits >= 128 && new Set(tokens).size === tokens.length ? [] : [`${bits} bits`]),
      ...(kept.tokens === 0 && kept.hashes === tokens.length ? [] : [`database: ${JSON.stringify(kept)}`]),
      ...(views.counted === 50 && views.logged === 1 ? [] : [`views ${JSON.stringify(views)}`]),
      ...(revokedMs <= limitMs ? [] : ['revoked too late']),
      ...(expiredMs <= limitMs ? [] : ['expired too late']),
      ...surroundings.problems,
      ...dead.problems,
      ...guessed.problems,
    ];
    return {
      id: 'S17',
      passed: problems.length === 0,
      figures: `${bits} bits, tokens in a dump of all tables ${kept.tokens} (hashes ${kept.hashes}/${tokens.length}), 50 parallel views counted ${views.counted}, ${revoked} revoked on one instance closed on the other <= ${revokedMs.toFixed(0)} ms, expired <= ${expiredMs.toFixed(0)} ms, ${surroundings.figures}, ${dead.figures}, ${guessed.figures}${problems.length > 0 ? ` | ${problems.join('; ')}` : ''}`,
    };
  } finally {
    await close();
  }
}

async function viewInParallel(sql: postgres.Sql, apps: readonly AppProcess[], token: string, id: string) {
  await Promise.all(
    Array.from({ length: 50 }, (_, index) => fetch(`${apps[index % apps.length]?.baseUrl}/r/${token}`)),
  );
  const [row] = await sql<{ counted: number; logged: number }[]>`
    select view_count as counted, (select count(*)::int from access_log where actor_id = ${id}
      and actor_role = 'visitor' and action = 'relatorio.share') as logged
    from relatorio_shares where id = ${id}`;
  return { counted: row?.counted ?? 0, logged: row?.logged ?? 0 };
}

/** The slowest time from the answer that a link is revoked until another process refuses it too. */
async function revokeAndWatch(
  { client }: Therapist,
  other: AppProcess,
  tokens: readonly string[],
  links: readonly { share: { id: string } }[],
): Promise<number> {
  let slowest = 0;
  for (const [index, token] of tokens.entries()) {
    await isOpen(other, token);
    await client.trpc.relatorioShares.revoke.mutate({ id: links[index]?.share.id ?? '' });
    slowest = Math.max(slowest, await untilClosed(other, token));
    if (slowest > limitMs) break;
  }
  return slowest;
}

async function expireAndWatch(sql: postgres.Sql, app: AppProcess, token: string): Promise<number> {
  await sql`update relatorio_shares set expires_at = now() + interval '300 ms' where token_hash = ${hashToken(token)}`;
  return (await untilClosed(app, token)) - 300;
}

async function untilClosed(app: AppProcess, token: string): Promise<number> {
  const began = performance.now();
  const closed = async () => ((await isOpen(app, token)) ? null : true);
  return eventually(closed, 'the link to be closed', 3 * limitMs).then(
    () => performance.now() - began,
    () => Number.POSITIVE_INFINITY,
  );
}

async function isOpen({ baseUrl }: AppProcess, token: string): Promise<boolean> {
  const response = await fetch(`${baseUrl}/r/${token}/pdf`, { method: 'HEAD' });
  return response.status === 200;
}
