import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { SendingOrder } from './keep-sending.ts';
import { sendRaw } from './raw-upload.ts';

/** A thread that sends one request again and again until it is told to stop, and then reports the answers (keep-sending.ts). */
const { baseUrl, request, parallel }: SendingOrder = workerData;
// An attacker would use another machine. Here this thread must give way to everything else.
setPriority(19);
const bytes = Buffer.from(request);
const answers: Record<string, number> = {};
let going = true;
parentPort?.once('message', () => {
  going = false;
});

await Promise.all(
  Array.from({ length: parallel }, async () => {
    while (going) {
      const { status } = await sendRaw(baseUrl, bytes).catch(() => ({ status: 0 }));
      answers[status] = (answers[status] ?? 0) + 1;
      // After a refusal the sender waits about a second. Without the pause, the measurement would include the sender's own work
      // on this machine.
      if (status !== 200) await new Promise((resolve) => setTimeout(resolve, 500 + 1000 * Math.random()));
    }
  }),
);
parentPort?.postMessage(answers);
