import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { type HeldBody, holdBody } from './held-bodies.ts';

/**
 * The order for the thread: how many bodies to begin at once, and how often; half of them go to the sign-in and half to the
 * uploads.
 */
export interface HoldingOrder {
  baseUrl: string;
  bodies: number;
  rounds: number;
}

/** A thread that holds bodies, and then reports how many of the last ones are still open after the server's time limit. */
const { baseUrl, bodies, rounds }: HoldingOrder = workerData;
// An attacker would use another machine. Here this thread must give way to everything else.
setPriority(19);
const begun: HeldBody[][] = [];
for (let round = 0; round < rounds; round += 1) {
  begun.push(await beginAll());
  await pause(500);
}
await pause(4000);
parentPort?.postMessage(begun.at(-1)?.filter((one) => !one.ended()).length ?? 0);
for (const { socket } of begun.flat()) socket.destroy();

function beginAll(): Promise<HeldBody[]> {
  const form = 'multipart/form-data; boundary=x';
  return Promise.all(
    Array.from({ length: bodies }, (_, index) =>
      index % 2 === 0
        ? holdBody(baseUrl, { path: '/trpc/accounts.login', bytes: 60_000 })
        : holdBody(baseUrl, { path: '/api/fotos?kind=lingua', bytes: 5_000_000, type: form }),
    ),
  );
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
