import { killAtRandomMoments } from './f1-kill.ts';
import { freezeWorkerInMidReport } from './f4-stopped-worker.ts';
import { parallelCreates, sameKeyInParallel } from './f5-f6-parallel-creates.ts';
import { geminiOutage } from './f12-gemini-outage.ts';
import { brokenAnswers } from './f13-broken-answers.ts';
import { sameEventInParallel } from './f14-same-event-in-parallel.ts';
import { historiesInDisorder } from './f15-histories.ts';
import { forgedWebhooks } from './f16-forged-webhooks.ts';
import { lostReplies } from './f17-lost-reply.ts';
import { loseSockets } from './f19-lost-socket.ts';
import { pushAcrossInstances } from './f20-two-instances.ts';
import { clocksThatDisagree } from './f21-clock.ts';
import { backupUnderLoad } from './f25-backup.ts';
import { describeOutcome, type Outcome } from './outcome.ts';
import { removedOwnershipChecks } from './s3-ownership.ts';
import { firstAdminRace } from './s11-first-admin.ts';
import { parallelDemotions } from './s12-promotion.ts';
import { shareLinks } from './s17-share-link.ts';
import { storedXss } from './s18-stored-xss.ts';
import { promptInjection } from './s19-prompt-injection.ts';
import { clinicalSafety } from './s20-clinical-safety.ts';
import { paymentForgery } from './s25-payment-forgery.ts';

/** `pnpm faults [F1 F4 …]`: runs against the build in dist/, prints one line of figures each, exits 1 when one falls short. */
const faults: Record<string, () => Promise<Outcome>> = {
  F1: killAtRandomMoments,
  F4: freezeWorkerInMidReport,
  F5: parallelCreates,
  F6: sameKeyInParallel,
  F12: geminiOutage,
  F13: brokenAnswers,
  F14: sameEventInParallel,
  F15: historiesInDisorder,
  F16: forgedWebhooks,
  F17: lostReplies,
  F19: loseSockets,
  F20: pushAcrossInstances,
  F21: clocksThatDisagree,
  F25: backupUnderLoad,
  S11: firstAdminRace,
  S12: parallelDemotions,
  S17: shareLinks,
  S18: storedXss,
  S19: promptInjection,
  S20: clinicalSafety,
  S25: paymentForgery,
  S3: removedOwnershipChecks,
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
