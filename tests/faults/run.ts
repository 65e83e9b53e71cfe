import { killAtRandomMoments } from './f1-kill.ts';
import { freezeWorkerInMidReport } from './f4-stopped-worker.ts';
import { parallelCreates, sameKeyInParallel } from './f5-f6-parallel-creates.ts';
import { pushAcrossInstances } from './f20-two-instances.ts';
import { describeOutcome, type Outcome } from './outcome.ts';

/** `pnpm faults [F1 F4 …]`: runs against the build in dist/, prints one line of figures each, exits 1 when one falls short. */
const faults: Record<string, () => Promise<Outcome>> = {
  F1: killAtRandomMoments,
  F4: freezeWorkerInMidReport,
  F5: parallelCreates,
  F6: sameKeyInParallel,
  F20: pushAcrossInstances,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((id) => !(id in faults));
if (unknown.length > 0) {
  console.error(`Unknown fault ${unknown.join(', ')}; there are ${Object.keys(faults).join(', ')}.`);
  process.exit(2);
}
let failed = 0;
for (const [id, run] of Object.entries(faults)) {
  if (wanted.length > 0 && !wanted.includes(id)) continue;
  const outcome = await run();
  console.log(describeOutcome(outcome));
  if (!outcome.passed) failed += 1;
}
process.exit(failed > 0 ? 1 : 0);
