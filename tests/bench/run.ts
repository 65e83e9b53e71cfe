import { measureSubmitToReport } from './p2-submit-to-report.ts';
import { measurePush } from './p3-push.ts';
import { measureLocalReport } from './p8-local-report.ts';
import { measureVision } from './vision.ts';

/** `pnpm bench [P2 P3 …]`: runs against the build in dist/, prints one line of figures each, exits 1 when one falls short. */
const benches: Record<string, () => Promise<{ passed: boolean; figures: string }>> = {
  P2: measureSubmitToReport,
  P3: measurePush,
  P8: measureLocalReport,
  vision: measureVision,
};

const wanted = process.argv.slice(2);
let failed = 0;
for (const [id, measure] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.includes(id)) continue;
  const { passed, figures } = await measure();
  console.log(`${passed ? 'ok  ' : 'FAIL'} ${id.padEnd(4)} ${figures}`);
  if (!passed) failed += 1;
}
process.exit(failed > 0 ? 1 : 0);
