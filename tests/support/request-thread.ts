import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { SendingOrder } from './keep-sending.ts';
import { sendRaw } from './raw-upload.ts';

/** A thread that sends one request again and again until it is told to stop, and then says what was answered (keep-sending.ts). */
const { baseUrl, request, parallel }: SendingOrder = workerData;
// Whoever floods does it on a machine of their own: here this thread alone stands behind everything else.
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
      // Whoever is refused at once tries again a second later; more would measure this machine, which does the sender's work too.
      if (status !== 200) await new Promise((resolve) => setTimeout(resolve, 500 + 1000 * Math.random()));
    }
  }),
);
parentPort?.postMessage(answers);
