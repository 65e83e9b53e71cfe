import fc from 'fast-check';
import type postgres from 'postgres';
import { routerProcedures } from '../authorization/walk-router.ts';
import type { Outcome } from '../faults/outcome.ts';
import { type Caller, enrolPeople } from './attack-people.ts';
import { startAttackedApp } from './attacked-app.ts';
import { startInjectableServer } from './injectable-route.ts';
import { inputsOf } from './schema-inputs.ts';
import { readSqlmap, type SqlTarget, type SqlVerdict, sqlmapArguments, sqlTarget } from './sql-target.ts';
import { runTool } from './tools.ts';
import { openWire } from './wire.ts';

/** S22, first half: sqlmap on every value of every procedure's input; it must find the two holes of a server made for that. */
export async function attackWithSql(): Promise<Outcome> {
  const { app, sql, databaseUrl, isAlive, close } = await startAttackedApp();
  const injectable = await startInjectableServer(databaseUrl);
  const wanted = process.env.ATTACK_PROCEDURES?.split(',');
  try {
    const controls = await scanAll([
      sqlTarget(injectable.baseUrl, { path: 'broken.list', type: 'query', input: { search: 'Premium' }, cookie: null }),
      sqlTarget(injectable.baseUrl, { path: 'broken.save', type: 'mutation', input: { id: 'Premium' }, cookie: null }),
    ]);
    const targets: SqlTarget[] = [];
    for (const procedure of routerProcedures) {
      if (procedure.inputs.length === 0 || (wanted && !wanted.includes(procedure.path))) continue;
      targets.push(await acceptedCall(app.baseUrl, sql, procedure));
    }
    const verdicts = await scanAll(targets);
    const count = (test: (verdict: SqlVerdict) => boolean) => verdicts.filter(test).length;
    const found = { injectable: count((v) => v.injectable), unsure: count((v) => !v.concluded) };
    const serverErrors = verdicts.reduce((sum, verdict) => sum + verdict.serverErrors, 0);
    const alive = await isAlive();
    const bites = controls.filter((verdict) => verdict.injectable).length;
    return {
      id: 'S22',
      passed: found.injectable + found.unsure + serverErrors === 0 && bites === controls.length && alive,
      figures: `sqlmap (level 3, risk 2) on the inputs of ${targets.length} procedures: injectable ${found.injectable}, given up ${found.unsure}, answers with 5xx ${serverErrors}, process ${alive ? 'alive' : 'DEAD'}; holes made for it: found ${bites} of ${controls.length}`,
    };
  } finally {
    await injectable.close();
    await close();
  }
}

async function scanAll(targets: readonly SqlTarget[]): Promise<SqlVerdict[]> {
  const verdicts: SqlVerdict[] = [];
  for (const [index, target] of targets.entries()) {
    const { printed } = await runTool('sqlmap', sqlmapArguments(target, index === 0), { timeoutMs: 20 * 60_000 });
    const verdict = readSqlmap(printed);
    if (verdict.injectable || !verdict.concluded || verdict.serverErrors > 0) {
      console.error(`${target.name} ${JSON.stringify(verdict)}\n${printed.slice(-1500)}`);
    }
    verdicts.push(verdict);
  }
  return verdicts;
}

/** An input that the procedure takes, of many tried; the fullest one of a procedure that takes none of them. */
async function acceptedCall(
  baseUrl: string,
  sql: postgres.Sql,
  { path, type, inputs }: (typeof routerProcedures)[number],
): Promise<SqlTarget> {
  const { cookies, ids } = await enrolPeople(sql);
  const caller: Caller = path.startsWith('admin.') ? 'admin' : 'therapist';
  const wire = openWire(baseUrl, { connections: 1 });
  try {
    const [schema = null] = inputs;
    const samples = schema ? fc.sample(inputsOf(schema, ids), { numRuns: 60, seed: 22 }) : [];
    const fullest = samples
      .filter((input) => typeof input === 'object' && !JSON.stringify(input).includes('*'))
      .sort((a, b) => JSON.stringify(b).length - JSON.stringify(a).length)
      .filter((input) => JSON.stringify(input).length < 6000);
    for (const input of fullest) {
      const query = type === 'mutation' ? '' : `?input=${encodeURIComponent(JSON.stringify(input))}`;
      const headers = { 'content-type': 'application/json' };
      const body = type === 'mutation' ? { body: JSON.stringify(input) } : {};
      const method = type === 'mutation' ? 'POST' : 'GET';
      const answer = await wire.send(
        { name: path, method, path: `/trpc/${path}${query}`, headers, ...body },
        cookies[caller],
      );
      if (answer.status === 200) return sqlTarget(baseUrl, { path, type, input, cookie: cookies[caller] });
    }
    return sqlTarget(baseUrl, { path, type, input: fullest[0] ?? {}, cookie: cookies[caller] });
  } finally {
    wire.close();
  }
}
