import type { Outcome } from '../faults/outcome.ts';
import { startAttackedApp } from './attacked-app.ts';
import { fuzz } from './fuzz.ts';

const inputs = Number(process.env.ATTACK_INPUTS ?? 50_000);
const seed = Number(process.env.ATTACK_SEED ?? 20261122);

/** S23: inputs generated from the schemas, and malformed requests. */
export async function attackInputs(): Promise<Outcome> {
  const { app, sql, isAlive, close } = await startAttackedApp();
  try {
    const outcome = await fuzz({ baseUrl: app.baseUrl, sql, inputs, seed });
    const alive = await isAlive();
    const unhandled = (app.output().match(/unhandled|uncaught/gi) ?? []).length;
    for (const finding of outcome.findings.slice(0, 20)) console.error(finding);
    if (outcome.findings.length > 0) console.error(errorLines(app.output()).slice(-20).join('\n'));
    const taken = outcome.procedures - outcome.untaken.length;
    const reachesEnough = taken >= 0.8 * outcome.procedures && outcome.unsentRoutes.length === 0;
    if (!reachesEnough) console.error(`no input was accepted by ${outcome.untaken.join(', ')}`);
    const statuses = Object.entries(outcome.statuses)
      .sort()
      .map(([group, count]) => `${group} ${count}`);
    return {
      id: 'S23',
      passed: outcome.findings.length === 0 && alive && unhandled === 0 && outcome.p99Ms <= 200 && reachesEnough,
      figures: `${outcome.inputs} inputs (seed ${seed}), answered ${statuses.join(', ')}; taken by ${taken} of ${outcome.procedures} procedures; sent to ${outcome.routes.length - outcome.unsentRoutes.length} of ${outcome.routes.length} plain routes, taken by ${outcome.routes.length - outcome.untakenRoutes.length}; findings ${outcome.findings.length}, process ${alive ? 'alive' : 'DEAD'}, unhandled errors ${unhandled}, p50 ${outcome.p50Ms.toFixed(1)} ms, p99 ${outcome.p99Ms.toFixed(1)} ms`,
    };
  } finally {
    await close();
  }
}

/** What the app itself logged as its own errors, which says why an input became a finding. */
function errorLines(output: string): string[] {
  return output.split('\n').filter((line) => /"level":(?:"error"|[56]0)\b/.test(line));
}
