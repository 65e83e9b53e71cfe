import { describeOutcome, type Outcome } from '../faults/outcome.ts';
import { beginLoopbackOnly, reportOutsideTries } from '../support/loopback-only.ts';
import { attackInputs } from './attack-inputs.ts';
import { attackPages } from './attack-pages.ts';
import { attackWithSql } from './attack-with-sql.ts';
import { missingTools } from './tools.ts';

/**
 * `pnpm attack [fuzz sqlmap wapiti]`: against the build in dist/, on loopback; prints one line of figures for each, exits with 1
 * when there is a finding.
 */
const attacks: Record<string, { needs: readonly string[]; run: () => Promise<Outcome> }> = {
  fuzz: { needs: [], run: attackInputs },
  sqlmap: { needs: ['sqlmap'], run: attackWithSql },
  wapiti: { needs: ['wapiti'], run: attackPages },
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in attacks));
if (unknown.length > 0) stop(`Unknown attack ${unknown.join(', ')}; there are ${Object.keys(attacks).join(', ')}.`);
const chosen = Object.entries(attacks).filter(([name]) => wanted.length === 0 || wanted.includes(name));
const missing = missingTools(chosen.flatMap(([, { needs }]) => needs));
if (missing.length > 0) stop(`Not installed: ${missing.join(', ')}. On Debian: apt-get install ${missing.join(' ')}`);

await beginLoopbackOnly();
let failed = 0;
for (const [, { run }] of chosen) {
  const outcome = await run();
  console.log(describeOutcome(outcome));
  if (!outcome.passed) failed += 1;
}
if (!reportOutsideTries()) failed += 1;
process.exit(failed > 0 ? 1 : 0);

function stop(reason: string): never {
  console.error(reason);
  process.exit(2);
}
