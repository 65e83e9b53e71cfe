import { beginLoopbackOnly, countOutsideTries } from '../support/loopback-only.ts';
import { killAtRandomMoments } from './f1-kill.ts';
import { killAtMarks } from './f2-marked-kill.ts';
import { killWorkers } from './f3-dead-worker.ts';
import { freezeWorkerInMidReport } from './f4-stopped-worker.ts';
import { parallelCreates, sameKeyInParallel } from './f5-f6-parallel-creates.ts';
import { killBuiltInDatabase, restartDatabase } from './f7-database-restart.ts';
import { cutConnections } from './f8-cut-connections.ts';
import { hangDatabase } from './f9-hanging-database.ts';
import { diskFull } from './f10-disk-full.ts';
import { cutUploads } from './f11-cut-uploads.ts';
import { geminiOutage } from './f12-gemini-outage.ts';
import { brokenAnswers } from './f13-broken-answers.ts';
import { sameEventInParallel } from './f14-same-event-in-parallel.ts';
import { historiesInDisorder } from './f15-histories.ts';
import { forgedWebhooks } from './f16-forged-webhooks.ts';
import { lostReplies } from './f17-lost-reply.ts';
import { endInOrder } from './f18-orderly-end.ts';
import { replaceInTurn } from './f18-rolling-restart.ts';
import { loseSockets } from './f19-lost-socket.ts';
import { pushAcrossInstances } from './f20-two-instances.ts';
import { clocksThatDisagree } from './f21-clock.ts';
import { poisonReport } from './f22-poison-report.ts';
import { fairQueue } from './f23-fair-queue.ts';
import { migrateUnderLoad } from './f24-migration.ts';
import { backupUnderLoad } from './f25-backup.ts';
import { soak } from './f26-soak.ts';
import { cutDatabaseNetwork, promoteStandby } from './f27-promoted-standby.ts';
import { bucketGone } from './f28-bucket-gone.ts';
import { signUnderFaults } from './f29-signing.ts';
import { replaceMachines } from './f30-several-machines.ts';
import { heldBodies } from './held-bodies.ts';
import { describeOutcome, type Outcome } from './outcome.ts';
import { removedOwnershipChecks } from './s3-ownership.ts';
import { abusedSockets } from './s8-sockets.ts';
import { firstAdminRace } from './s11-first-admin.ts';
import { parallelDemotions } from './s12-promotion.ts';
import { uploadBombs } from './s13-upload-bombs.ts';
import { uploadFlood } from './s13-upload-flood.ts';
import { shareLinks } from './s17-share-link.ts';
import { storedXss } from './s18-stored-xss.ts';
import { promptInjection } from './s19-prompt-injection.ts';
import { clinicalSafety } from './s20-clinical-safety.ts';
import { costAbuse } from './s21-cost-abuse.ts';
import { paymentForgery } from './s25-payment-forgery.ts';
import { searchAllLogs } from './s27-logs.ts';
import { oneClient } from './s28-one-client.ts';
import { intakeLinks } from './s32-intake-links.ts';

/**
 * `pnpm faults [F1 F4 …]`: runs against the build in dist/, prints one line of figures for each test, exits with 1 when one
 * fails.
 */
const faults: Record<string, () => Promise<Outcome>> = {
  F1: killAtRandomMoments,
  F2: killAtMarks,
  F3: killWorkers,
  F4: freezeWorkerInMidReport,
  F5: parallelCreates,
  F6: sameKeyInParallel,
  F7: restartDatabase,
  F7B: killBuiltInDatabase,
  F8: cutConnections,
  F9: hangDatabase,
  F10: diskFull,
  F11: cutUploads,
  F12: geminiOutage,
  F13: brokenAnswers,
  F14: sameEventInParallel,
  F15: historiesInDisorder,
  F16: forgedWebhooks,
  F17: lostReplies,
  F18: endInOrder,
  F18R: replaceInTurn,
  F19: loseSockets,
  F20: pushAcrossInstances,
  F21: clocksThatDisagree,
  F22: poisonReport,
  F23: fairQueue,
  F24: migrateUnderLoad,
  F25: backupUnderLoad,
  F26: soak,
  F27: promoteStandby,
  F27N: cutDatabaseNetwork,
  F28: bucketGone,
  F29: signUnderFaults,
  F30: replaceMachines,
  S11: firstAdminRace,
  S12: parallelDemotions,
  S13: uploadFlood,
  S13B: uploadBombs,
  S13W: () => uploadFlood(['lossless WebP of 40 megapixels'], 'S13W'),
  S17: shareLinks,
  S18: storedXss,
  S19: promptInjection,
  S20: clinicalSafety,
  S21: costAbuse,
  S25: paymentForgery,
  S27: searchAllLogs,
  S28: oneClient,
  S32: intakeLinks,
  S3: removedOwnershipChecks,
  S8: abusedSockets,
  HELD: heldBodies,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((id) => !(id in faults));
if (unknown.length > 0) {
  console.error(`Unknown fault ${unknown.join(', ')}; there are ${Object.keys(faults).join(', ')}.`);
  process.exit(2);
}
// The app, its database and its neighbours are on this machine.
await beginLoopbackOnly();
/** A browser looks by itself whether there is a way to IPv6. */
const withBrowser = ['S17', 'S18'];
const outside: string[] = [];
let failed = 0;
for (const [id, run] of Object.entries(faults)) {
  if (wanted.length > 0 && !wanted.includes(id)) continue;
  const triedBefore = countOutsideTries();
  const outcome = await run();
  console.log(describeOutcome(outcome));
  if (!outcome.passed) failed += 1;
  if (!withBrowser.includes(id) && countOutsideTries() !== triedBefore) outside.push(id);
}
if (countOutsideTries() !== null) {
  console.log(
    `${outside.length === 0 ? 'ok  ' : 'FAIL'} faults that tried to reach anything but loopback, a browser aside: ${outside.join() || 0}`,
  );
  failed += outside.length;
}
process.exit(failed > 0 ? 1 : 0);
