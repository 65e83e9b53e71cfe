import { type AppProcess, freePort, startAppProcess } from '../support/app-process.ts';
import { eventually } from '../support/eventually.ts';
import { countOutcome, isClean } from './count.ts';
import { countInHistory } from './count-in-history.ts';
import { createUntilAnswered } from './create-until-answered.ts';
import { untilAllEnded } from './marked-reports.ts';
import type { Outcome } from './outcome.ts';
import { type DatabaseTap, type Moment, tapDatabase } from './tapped-database.ts';
import { createTherapist, prepareIntake } from './therapist.ts';
import { createWorld } from './world.ts';

const created = /insert into "avaliacoes"/;
const storedResult = /update "avaliacoes" set[^;]*"relatorio_html" = \$/;
const failed = /case when "avaliacoes"\."relatorio_html" is null then 'erro'/;

/** Where the process is killed. `model`: when the request arrives at the model. */
const marks: Readonly<Record<string, Moment | 'model'>> = {
  'before the unit': { sql: [created, /"usage_movements"/], when: 'asked' },
  'before the job': { sql: [created, /pgboss\./], when: 'asked' },
  'after the job': { sql: [created, /pgboss\./], when: 'committed' },
  'asking the model': 'model',
  'before the report is stored': { sql: [storedResult], when: 'asked' },
  'stored, not committed': { sql: [storedResult], when: 'answered' },
  'before the push': { sql: [storedResult, /pg_notify/], when: 'asked' },
  'finished, unheard': { sql: [storedResult], when: 'committed' },
  'before the refund': { sql: [failed, /"usage_movements"/], when: 'asked' },
  'refunded, unheard': { sql: [failed], when: 'committed' },
};

/** `kill -9` of the whole app at each marked point of a report's life. */
export async function killAtMarks({ each = 8 } = {}): Promise<Outcome> {
  let atModel: (() => void) | null = null;
  const world = await createWorld({
    writerDelayMs: () => {
      atModel?.();
      return 20;
    },
  });
  const tap = await tapDatabase(world.env.DATABASE_URL ?? '');
  const env = { ...world.env, DATABASE_URL: tap.url, PORT: String(await freePort()) };
  let app: AppProcess = await startAppProcess(env);
  try {
    const { client } = await createTherapist(app.baseUrl, world.sql);
    const names = Object.entries(marks).flatMap(([name, moment]) =>
      Array.from({ length: each }, () => ({ name, moment })),
    );
    const missed: string[] = [];
    for (const { name, moment } of names) {
      const intake = await prepareIntake(client);
      world.gemini.play(/refund/.test(name) ? 'bad_key' : 'good');
      let struck = false;
      const strike = () => {
        struck = true;
        atModel = null;
        app.signal('SIGKILL');
      };
      arm(tap, moment, strike, (at) => {
        atModel = at;
      });
      const answered = createUntilAnswered(client, intake);
      await eventually(async () => (struck ? true : null), `the moment '${name}'`, 90_000).catch(() =>
        missed.push(name),
      );
      await app.kill();
      app = await startAppProcess(env);
      await answered;
    }
    world.gemini.play('good');
    const lastRestart = Date.now();
    await untilAllEnded(world.sql, 120_000);
    const settledMs = Date.now() - lastRestart;
    const count = await countOutcome(world.sql, names.length);
    const shown = await countInHistory(client);
    return {
      id: 'F2',
      passed: missed.length === 0 && isClean(count) && shown === names.length && settledMs <= 60_000,
      figures: `${names.length - missed.length}/${names.length} kills at ${Object.keys(marks).length} marks: ${count.finished} finished, ${count.failed} failed with unit returned, lost ${count.lost}, doubled ${count.doubled}, quota error ${count.quotaError}, in history once ${shown}/${names.length}, all ended ${(settledMs / 1000).toFixed(1)} s after the last restart${missed.length > 0 ? ` | never reached: ${[...new Set(missed)].join(', ')}` : ''}`,
    };
  } finally {
    await app.stop();
    await tap.close();
    await world.close();
  }
}

function arm(
  tap: DatabaseTap,
  moment: Moment | 'model',
  strike: () => void,
  armModel: (strike: () => void) => void,
): void {
  if (moment === 'model') armModel(strike);
  else tap.strikeAt(moment, strike);
}
