import { afterAll, beforeAll, it } from 'vitest';
import { startTestApp, type TestApp } from '../support/test-app.ts';
let app: TestApp;
beforeAll(async () => { app = await startTestApp(); });
afterAll(() => app.close());
it('x', async () => {
  const { sql } = app.database;
  const client = app.deps.database.systemClient;
  const got: string[] = [];
  await Promise.all(['c1', 'c2'].map((c) => client.listen(c, (p) => { got.push(`${c}:${p}`); }, () => { got.push(`${c} listens`); })));
  for (let round = 0; round < 5; round++) {
    for (let cut = 0; cut < 6; cut++) {
    const n = await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'meridia_system' and query ilike 'listen%' and pid <> pg_backend_pid()`;
    got.push(`cut ${n.length}`);
    await new Promise((r) => setTimeout(r, 3 + 4 * cut));
    }
    await new Promise((r) => setTimeout(r, 2000));
    for (const c of ['c1', 'c2', 'c3', 'relatorio_event']) await sql`select pg_notify(${c}, '1')`.catch(() => {});
    await new Promise((r) => setTimeout(r, 300));
    console.log(round, got.splice(0).join(' '));
    console.log(JSON.stringify(await sql`select pid, query from pg_stat_activity where datname=current_database() and application_name = 'meridia_system'`));
  }
});
