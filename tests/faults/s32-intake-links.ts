import { randomBytes } from 'node:crypto';
import { hashToken } from '@meridia/server/auth/random-token.ts';
import { mostOpenConvites } from '@meridia/shared/convite.ts';
import { median } from '../bench/figures.ts';
import type { AppProcess } from '../support/app-process.ts';
import { buildConsentir, buildFicha, tokenOf } from '../support/convites.ts';
import { inLanes } from './in-lanes.ts';
import { photosOfOneLink } from './intake-photos.ts';
import { countInDatabase, openLinkWorld } from './link-world.ts';
import type { Outcome } from './outcome.ts';
import { createTherapist } from './therapist.ts';

const limitMs = 1_000;
const guessesAllowed = 30;
const perLink = 300;
const samples = 60;
const tolerance = 0.1;
const maxRounds = 5;

/** What the holder of an intake link can do, and what others cannot: over two processes on one database. */
export async function intakeLinks({ revoked = 20, guesses = 2_000 } = {}): Promise<Outcome> {
  const { world, sql, one, two, guarded, close } = await openLinkWorld();
  try {
    const therapist = await createTherapist(one.baseUrl, sql);
    const { client, userId } = therapist;
    const invite = async () => {
      const made = await client.trpc.convites.create.mutate({ clienteId: null, nome: 'Helena Prado', email: null });
      return { id: made.id, token: tokenOf(made.link?.url ?? '') };
    };
    const thousand = await Promise.allSettled(Array.from({ length: 1_000 }, invite));
    const links = thousand.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    const tokens = links.map(({ token }) => token);
    const bits = Math.min(...tokens.map((token) => Buffer.from(token, 'base64url').byteLength * 8));
    const leaked = await countInDatabase(sql, tokens);

    let slowest = 0;
    for (const { id, token } of links.slice(0, revoked)) {
      await client.trpc.convites.revoke.mutate({ id });
      slowest = Math.max(slowest, await untilClosed(two, token));
    }
    const raced = await raceOfPhones([one, two], links[30]?.token ?? '');
    const [drafts] = await sql<{ count: number }[]>`
      select count(*)::int from anamnese_drafts where terapeuta_id = ${userId}`;
    const expired = links[31]?.token ?? '';
    await sql`update convites set expires_at = now() where token_hash = ${hashToken(expired)}`;
    const dead = await timeDeadLinks(one, { unknown: 'A'.repeat(43), revoked: tokens[0] ?? '', expired });

    const good = links[40]?.token ?? '';
    const guessed = await inLanes(guesses, () =>
      call(guarded, 'open', { token: randomBytes(32).toString('base64url') }),
    );
    const afterGuesses = await call(guarded, 'open', { token: good });
    const flooded = await inLanes(1_000, () => call(guarded, 'open', { token: good }));

    const photos = await photosOfOneLink(world, guarded, two, therapist);

    const answered = (answers: Map<number, number>, status: number) => answers.get(status) ?? 0;
    const problems = [
      ...(links.length === mostOpenConvites ? [] : [`${links.length} links of 1,000 were made`]),
      ...(bits >= 128 && new Set(tokens).size === tokens.length ? [] : [`${bits} bits`]),
      ...(leaked === 0 ? [] : [`${leaked} tokens in the database`]),
      ...(slowest <= limitMs ? [] : ['revoked too late']),
      ...(raced.sent === 1 && drafts?.count === 1
        ? []
        : [`two phones: ${JSON.stringify(raced)}, ${drafts?.count} drafts`]),
      ...dead.problems,
      ...photos.problems,
      ...(answered(guessed, 404) === guessesAllowed && answered(guessed, 429) === guesses - guessesAllowed
        ? []
        : ['guesses are not throttled']),
      ...(afterGuesses.status === 200 ? [] : ['a holder was locked out']),
      // The look after the guesses counted too.
      ...(answered(flooded, 200) === perLink - 1 ? [] : [`a link answered ${answered(flooded, 200)} times`]),
    ];
    return {
      id: 'S32',
      passed: problems.length === 0,
      figures: `of 1,000 invitations of one account ${links.length} made, ${bits} bits, tokens in a dump of all tables ${leaked}, ${revoked} revoked on one instance closed on the other <= ${slowest.toFixed(0)} ms, of 20 phones that sent different answers at once ${raced.sent} sent, ${drafts?.count} draft, ${dead.figures}, of ${guesses} guesses ${answered(guessed, 404)} told "not found", the good link then ${afterGuesses.status}, of 1,000 calls of one link ${answered(flooded, 200)} answered, ${photos.figures}${problems.length > 0 ? ` | ${problems.join('; ')}` : ''}`,
    };
  } finally {
    await close();
  }
}

async function call({ baseUrl }: AppProcess, procedure: 'open' | 'send', input: object) {
  const response = await fetch(`${baseUrl}/trpc/convites.${procedure}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: baseUrl },
    body: JSON.stringify(input),
  });
  return { status: response.status, text: await response.text() };
}

/** The time from the answer that a link is revoked until another process refuses it too. */
async function untilClosed(other: AppProcess, token: string): Promise<number> {
  const began = performance.now();
  while (performance.now() - began < 3 * limitMs) {
    if ((await call(other, 'open', { token })).status === 404) return performance.now() - began;
  }
  return Number.POSITIVE_INFINITY;
}

/** A forwarded link: many phones send different answers at the same time. */
async function raceOfPhones(apps: readonly AppProcess[], token: string): Promise<{ sent: number }> {
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, (_, index) => {
      const ficha = buildFicha({ queixaPrincipal: `Queixa ${index}` });
      const app = apps[index % apps.length];
      if (!app) throw new Error('no app');
      return call(app, 'send', { token, baseRevision: 0, ficha, consentimento: buildConsentir({ iaExterior: false }) });
    }),
  );
  return { sent: outcomes.filter(({ status }) => status === 200).length };
}

/** Same code, same body, same time, for every reason why a link opens nothing. A busy machine can disturb a round (share-guesses.ts). */
async function timeDeadLinks(app: AppProcess, tokens: Readonly<Record<string, string>>) {
  const answers = new Set<string>();
  let spread = Number.POSITIVE_INFINITY;
  let medians: number[] = [];
  for (let round = 0; round < maxRounds && spread > tolerance; round += 1) {
    const times = new Map<string, number[]>();
    for (let sample = 0; sample < samples; sample += 1) {
      const turn = Object.entries(tokens);
      for (const [name, token] of [...turn.slice(sample % turn.length), ...turn.slice(0, sample % turn.length)]) {
        const began = performance.now();
        const { status, text } = await call(app, 'open', { token });
        times.set(name, [...(times.get(name) ?? []), performance.now() - began]);
        answers.add(`${status} ${text}`);
      }
    }
    medians = [...times.values()].map(median);
    spread = Math.max(...medians) / Math.min(...medians) - 1;
  }
  return {
    figures: `dead links: ${answers.size} different answer, medians ${medians.map((ms) => ms.toFixed(1)).join('/')} ms`,
    problems: [
      ...(answers.size === 1 && [...answers][0]?.startsWith('404 ') ? [] : ['dead links answer differently']),
      ...(spread <= tolerance ? [] : [`dead links differ in time by ${(spread * 100).toFixed(0)} %`]),
    ],
  };
}
