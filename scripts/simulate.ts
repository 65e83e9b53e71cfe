import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { seededRandom } from '../tests/support/random.ts';
import { type Costs, costsSchema } from './simulate/costs.ts';
import { forecast, plannedUse } from './simulate/forecast.ts';
import { arrivalsOf, capacityOf, usualHost } from './simulate/place-requests.ts';
import { predict } from './simulate/predict.ts';
import { assumptionsTable, costsTable, forecastTable, levelTable, predictionTable } from './simulate/tables.ts';
import { busyReportsPerSecond, perReport, ratesOf, therapistsFor } from './simulate/working-day.ts';

// `pnpm simulate costs` measures what each request costs, `pnpm simulate` works out from it what a machine does, and `pnpm simulate check`
// holds that against a run. docs/SCALE.md has the results.

const help = `pnpm simulate costs                 measures what each request costs the built app, alone (3 minutes, Linux)
pnpm simulate [options]             what a machine does with these costs
  --therapists N   the machine's therapists; unset: as many as use ${plannedUse * 100} % of it
  --cores N        of the machine; unset: of this one
  --processes N    of the app; unset: 1
  --minutes N      simulated; unset: 30, or fewer for more than 2,000 reports
  --seed N         of the random numbers; unset: 1
pnpm simulate check [--seed N]      the same arrivals in the model and at the real app, a minute at each of two levels
All take --costs FILE; unset: test-results/simulate-costs.json.`;

const results = new URL('../test-results/', import.meta.url);
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    therapists: { type: 'string' },
    cores: { type: 'string' },
    processes: { type: 'string' },
    minutes: { type: 'string' },
    seed: { type: 'string' },
    costs: { type: 'string' },
    help: { type: 'boolean' },
  },
});
const [what = 'machine'] = positionals;
const costsFile = values.costs ?? new URL('simulate-costs.json', results).pathname;

if (values.help || !['machine', 'costs', 'check'].includes(what)) {
  console.log(help);
  process.exit(values.help ? 0 : 2);
}
if (what === 'costs') await tellCosts();
else if (what === 'check') await tellCheck();
else tellMachine();
process.exit();

async function tellCosts(): Promise<void> {
  const { measureCosts } = await import('./simulate/measure-costs.ts');
  const costs = await measureCosts();
  mkdirSync(results, { recursive: true });
  writeFileSync(costsFile, `${JSON.stringify(costs, null, 2)}\n`);
  console.log(costsTable(costs));
  console.log(`written to ${costsFile}`);
}

async function tellCheck(): Promise<void> {
  const { checkPrediction } = await import('./simulate/check-prediction.ts');
  const levels = await checkPrediction(readCosts(), numberOf('seed', 1));
  for (const level of levels) console.log(`${levelTable(level)}\n`);
  const outside = levels.flatMap(({ rows }) => rows.filter(({ within }) => within === false));
  console.log(
    outside.length === 0 ? 'ok: every judged figure is within 20 %' : `FAIL: ${outside.length} figures are outside`,
  );
  process.exitCode = outside.length === 0 ? 0 : 1;
}

function tellMachine(): void {
  const costs = readCosts();
  const host = usualHost(numberOf('cores', availableParallelism()), numberOf('processes', 1));
  const capacity = capacityOf(costs, perReport, host);
  const alone = capacityOf(costs, { report: 1 }, host);
  const planned = therapistsFor(capacity.perSecond * plannedUse);
  const therapists = numberOf('therapists', Math.floor(planned));
  const reportsPerSecond = busyReportsPerSecond(therapists);
  console.log(`${costsTable(costs)}\n\nThe working day, all of it assumed:\n${assumptionsTable()}\n`);
  console.log(
    `${host.cores} cores, ${host.processes} process(es): at most ${alone.perSecond.toFixed(1)} reports a second and nothing else (${alone.limitedBy} used up), ` +
      `or ${capacity.perSecond.toFixed(2)} a second with all that belongs to each (${capacity.limitedBy} used up); at ${plannedUse * 100} % of that ${Math.floor(planned)} therapists.\n`,
  );
  console.log(`${therapists} therapists in their busiest hour, ${reportsPerSecond.toFixed(3)} reports a second:`);
  if (reportsPerSecond >= capacity.perSecond) {
    console.log(`more than this machine can do: the lines would grow without end.\n`);
  } else {
    const untilMs = numberOf('minutes', Math.min(30, 2_000 / reportsPerSecond / 60)) * 60_000;
    const arrivals = arrivalsOf(seededRandom(numberOf('seed', 1)), ratesOf(reportsPerSecond), untilMs);
    console.log(`${predictionTable(predict(costs, host, arrivals, { fromMs: untilMs / 10, untilMs }))}\n`);
  }
  console.log(`At ${plannedUse * 100} % use in the busiest hour:`);
  console.log(forecastTable([10, 1_000, 100_000, 1_000_000].map((count) => forecast(costs, count))));
}

function readCosts(): Costs {
  try {
    return costsSchema.parse(JSON.parse(readFileSync(costsFile, 'utf8')));
  } catch (error) {
    console.error(`No costs in ${costsFile}: run \`pnpm simulate costs\` first. ${String(error)}`);
    process.exit(2);
  }
}

function numberOf(name: 'therapists' | 'cores' | 'processes' | 'minutes' | 'seed', unset: number): number {
  const text = values[name];
  const value = text === undefined ? unset : Number(text);
  if (Number.isFinite(value) && value >= 0) return value;
  console.error(`--${name} takes a number.\n\n${help}`);
  return process.exit(2);
}
