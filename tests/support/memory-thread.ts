import { workerData } from 'node:worker_threads';
import { heldMegabytes, type WatchOrder } from './process-memory.ts';

/** The thread of `watchMemory`. */
const { pid, peak }: WatchOrder = workerData;

setInterval(() => {
  peak[0] = Math.max(peak[0] ?? 0, heldMegabytes(pid));
}, 200);
