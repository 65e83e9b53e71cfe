import { appMs, type Cost, type Costs, kinds } from './costs.ts';
import { busyReportsPerSecond, perReport, workingDay } from './working-day.ts';

/** No part is planned to be busier than this in the busiest hour. */
export const plannedUse = 0.6;
/** Two pools of 10, one for short reads, two for long statements, a listener, and five of the queue (server/db/client.ts, server/queue/boss.ts). */
export const connectionsOfProcess = 29;

export interface Forecast {
  therapists: number;
  reportsPerSecond: number;
  appCores: number;
  databaseCores: number;
  processes: number;
  connections: number;
  sockets: number;
  /** Of all processes of the app. */
  memoryGb: number;
  databaseGbPerYear: number;
  filesGbPerYear: number;
  walMbPerSecond: number;
  networkMbitPerSecond: number;
}

/** What this many therapists need in their busiest hour and in a year. */
export function forecast(costs: Costs, therapists: number): Forecast {
  const reportsPerSecond = busyReportsPerSecond(therapists);
  const { reportsPerDay, daysPerYear, activeShare, screenShare } = workingDay;
  const reportsPerYear = therapists * reportsPerDay * daysPerYear * activeShare;
  const ofReport = (amount: (cost: Cost) => number) =>
    kinds.reduce((sum, kind) => sum + perReport[kind] * amount(costs.kinds[kind]), 0);
  // A draft is changed in place, and gone when its report is asked for.
  const keptBytes = ofReport((cost) => cost.databaseBytes) - perReport.draft * costs.kinds.draft.databaseBytes;
  const cores = (ms: number) => (reportsPerSecond * ms * costs.neighbour) / 1000 / plannedUse;
  // One thread answers for each process. A second process is for restarts that nobody notices.
  const processes = Math.max(
    therapists > 100 ? 2 : 1,
    Math.ceil((reportsPerSecond * ofReport(({ mainMs }) => mainMs)) / 1000 / plannedUse),
  );
  const sockets = Math.ceil(therapists * activeShare * screenShare);
  return {
    therapists,
    reportsPerSecond,
    appCores: cores(ofReport(appMs)),
    databaseCores: cores(ofReport(({ databaseMs }) => databaseMs)),
    processes,
    connections: processes * connectionsOfProcess,
    sockets,
    memoryGb: (processes * costs.memory.appMb + (sockets * costs.memory.socketKb) / 1024) / 1024,
    databaseGbPerYear: (reportsPerYear * keptBytes) / 1e9,
    filesGbPerYear: (reportsPerYear * ofReport(({ fileBytes }) => fileBytes)) / 1e9,
    walMbPerSecond: (reportsPerSecond * ofReport(({ walBytes }) => walBytes)) / 1e6,
    networkMbitPerSecond:
      (reportsPerSecond * ofReport(({ sentBytes, receivedBytes }) => sentBytes + receivedBytes) * 8) / 1e6,
  };
}
