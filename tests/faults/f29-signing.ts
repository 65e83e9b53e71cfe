import { createDiskStorage } from '@meridia/server/integrations/storage/disk-storage.ts';
import { sampleRelatorio } from '@meridia/server/mtc/render/sample-relatorio.ts';
import { perguntasDeAlerta } from '@meridia/shared/quadro-clinico.ts';
import type postgres from 'postgres';
import { type ApiClient, testPassword } from '../support/api-client.ts';
import { type AppProcess, freePort, startAppProcess } from '../support/app-process.ts';
import { eventually } from '../support/eventually.ts';
import { agreeWith, insertJudged } from '../support/pareceres.ts';
import { insertPhotoReport } from '../support/photo-report.ts';
import { seededRandom } from '../support/random.ts';
import { insertShare } from '../support/shares.ts';
import type { Outcome } from './outcome.ts';
import { type DatabaseTap, type Moment, tapDatabase } from './tapped-database.ts';
import { createTherapist, signInAt } from './therapist.ts';
import { createWorld, type World } from './world.ts';

/** A machine may be busy with other tests. */
const busy = { healthyWithinMs: 120_000 };

const frozen = /insert into "relatorio_versoes"/;

/** Where the process is killed. */
const marks: Readonly<Record<string, Moment>> = {
  'before the version': { sql: [frozen], when: 'asked' },
  'written, not committed': { sql: [frozen], when: 'answered' },
  'before the access log': { sql: [frozen, /access_log/], when: 'asked' },
  'signed, unheard': { sql: [frozen], when: 'committed' },
};

/**
 * Signing: `kill -9` at each marked point of a signature, which is then repeated; one version signed ten times at once over two
 * processes; and one changed byte of a signed version or of its photo, looked for at every door through which a report leaves.
 */
export async function signUnderFaults({ each = 3, races = 10, bytes = 8, seed = 1 } = {}): Promise<Outcome> {
  const world = await createWorld({ writerDelayMs: () => 0 });
  const tap = await tapDatabase(world.env.DATABASE_URL ?? '');
  const env = { ...world.env, DATABASE_URL: tap.url, ROLE: 'web', PORT: String(await freePort()) };
  let one: AppProcess = await startAppProcess(env, busy);
  const two = await startAppProcess({ ...world.env, ROLE: 'web' }, busy);
  try {
    const { userId, email } = await createTherapist(two.baseUrl, world.sql);
    const second = await signInAt(two.baseUrl, email);
    const problems: string[] = [];
    let kills = 0;
    for (const [name, moment] of Object.entries(marks)) {
      for (let time = 0; time < each; time += 1) {
        const id = await insertJudged(world.sql, userId);
        const first = await signInAt(one.baseUrl, email);
        const struck = await killAt(tap, moment, one, () => sign(first, id));
        one = await startAppProcess(env, busy);
        if (!struck) problems.push(`never reached: ${name}`);
        kills += struck ? 1 : 0;
        const after = await countSigned(world.sql, id);
        if (after.versions !== after.logged || after.versions !== (name === 'signed, unheard' ? 1 : 0)) {
          problems.push(`${name}: ${JSON.stringify(after)}`);
        }
        // The therapist tries again, and is told when it was signed after all.
        await sign(second, id).catch(() => {});
        if (!(await isSignedOnce(world.sql, second, id))) problems.push(`${name}: not one intact version`);
      }
    }

    const first = await signInAt(one.baseUrl, email);
    let single = 0;
    for (let race = 0; race < races; race += 1) {
      const id = await insertJudged(world.sql, userId);
      const tries = await Promise.allSettled(
        Array.from({ length: 10 }, (_, index) => sign(index % 2 === 0 ? first : second, id)),
      );
      const won = tries.filter(({ status }) => status === 'fulfilled').length;
      if (won === 1 && (await isSignedOnce(world.sql, second, id))) single += 1;
    }
    if (single < races) problems.push(`${races - single} races with another end`);

    const changed = await changeBytes(world, second, userId, { bytes, seed });
    return {
      id: 'F29',
      passed: problems.length === 0 && changed.told === changed.looked && changed.restored,
      figures: `${kills} kills at ${Object.keys(marks).length} marks, each ended in one version with one line of the access log; ${single} of ${races} races of ten over two processes ended in one; ${changed.told} of ${changed.looked} looks at a changed byte were told${changed.restored ? '' : ', and the restored version is not intact'}${problems.length > 0 ? ` | ${problems.join('; ')}` : ''}`,
    };
  } finally {
    await one.stop();
    await two.stop();
    await tap.close();
    await world.close();
  }
}

function sign({ trpc }: ApiClient, id: string): Promise<{ numero: number }> {
  const base = sampleRelatorio.origem.geradoEm;
  return trpc.pareceres.sign.mutate({
    id,
    edicao: 1,
    base,
    numero: 1,
    local: 'Recife',
    perguntasAbertas: [...perguntasDeAlerta],
    password: testPassword,
  });
}

/** @returns whether the moment came */
async function killAt(
  tap: DatabaseTap,
  moment: Moment,
  app: AppProcess,
  work: () => Promise<unknown>,
): Promise<boolean> {
  let struck = false;
  tap.strikeAt(moment, () => {
    struck = true;
    app.signal('SIGKILL');
  });
  const ended = work().catch(() => {});
  await eventually(async () => (struck ? true : null), 'the moment', 60_000).catch(() => {});
  await app.kill();
  await ended;
  return struck;
}

async function countSigned(sql: postgres.Sql, id: string): Promise<{ versions: number; logged: number }> {
  const [row] = await sql<{ versions: number; logged: number }[]>`
    select (select count(*)::int from relatorio_versoes where avaliacao_id = ${id}) as versions,
      (select count(*)::int from access_log where action = 'relatorio.sign' and subject_id = ${id}) as logged`;
  return row ?? { versions: -1, logged: -1 };
}

async function isSignedOnce(sql: postgres.Sql, { trpc }: ApiClient, id: string): Promise<boolean> {
  const { versions, logged } = await countSigned(sql, id);
  const { assinadas } = await trpc.pareceres.versoes.query({ id });
  return versions === 1 && logged === 1 && assinadas.length === 1 && assinadas[0]?.intacta === true;
}

/** Changes single bytes of content, page, hash and photo, and puts them back. @returns at how many doors it was told */
async function changeBytes(
  { sql, storageDir }: World,
  client: ApiClient,
  userId: string,
  { bytes, seed }: { bytes: number; seed: number },
) {
  const random = seededRandom(seed);
  const storage = createDiskStorage(storageDir);
  const { id, keys } = await insertPhotoReport(sql, storage, userId);
  const { trpc } = client;
  const base = sampleRelatorio.origem.geradoEm;
  await trpc.pareceres.save.mutate({ id, edicao: 0, base, parecer: agreeWith() });
  await sign(client, id);
  const { token } = await insertShare(sql, userId, id);
  const intact = async () => (await trpc.pareceres.versoes.query({ id })).assinadas[0]?.intacta === true;
  const isRefused = async (path: string) => (await client.fetch(path)).status === 409;
  const doors: (() => Promise<boolean>)[] = [
    async () => (await trpc.avaliacoes.byId.query({ id })).assinatura.assinada?.intacta === false,
    async () => !(await intact()),
    async () => (await trpc.pareceres.versao.query({ id, numero: 1 })).assinada?.intacta === false,
    () => isRefused(`/r/${token}`),
    () => isRefused(`/r/${token}/pdf`),
    () => isRefused(`/api/relatorios/${id}/pdf?uso=entrega`),
  ];
  let [looked, told] = [0, 0];
  const look = async () => {
    for (const door of doors) {
      looked += 1;
      if (await door()) told += 1;
    }
  };
  for (const column of ['conteudo', 'html', 'hash'] as const) {
    const [row] = await sql<{ text: string }[]>`
      select ${sql(column)} as text from relatorio_versoes where avaliacao_id = ${id}`;
    const text = row?.text ?? '';
    for (let time = 0; time < bytes; time += 1) {
      const at = Math.floor(random() * text.length);
      const other = text[at] === '0' ? '1' : '0';
      await setColumn(sql, id, column, text.slice(0, at) + other + text.slice(at + 1));
      await look();
      await setColumn(sql, id, column, text);
    }
  }
  const [key = ''] = keys;
  const photo = (await storage.get(key)) ?? Buffer.alloc(1);
  for (let time = 0; time < bytes; time += 1) {
    const changed = Buffer.from(photo);
    const at = Math.floor(random() * changed.length);
    changed[at] = (changed[at] ?? 0) ^ 1;
    await storage.put(key, changed);
    await look();
    await storage.put(key, photo);
  }
  return { looked, told, restored: await intact() };
}

function setColumn(sql: postgres.Sql, id: string, column: 'conteudo' | 'html' | 'hash', text: string) {
  return sql`update relatorio_versoes set ${sql({ [column]: text })} where avaliacao_id = ${id}`;
}
