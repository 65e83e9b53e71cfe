import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { type HeldBody, holdBody } from './held-bodies.ts';

/** The order for the thread: how many bodies to begin at once, and how often. */
export interface HoldingOrder {
  baseUrl: string;
  bodies: number;
  rounds: number;
}

/** Nearly whole where the server reads a body of a stranger: the sign-in, an upload, and the messages of the payment provider. */
const bodyKinds = [
  { path: '/trpc/accounts.login', bytes: 60_000, atOnce: 59_000 },
  { path: '/api/fotos?kind=lingua', bytes: 5_000_000, type: 'multipart/form-data; boundary=x' },
  { path: '/api/stripe/webhook', bytes: 500_000, atOnce: 490_000 },
] as const;

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
  return Promise.all(
    Array.from({ length: bodies }, (_, index) =>
      holdBody(baseUrl, bodyKinds[index % bodyKinds.length] ?? bodyKinds[0]),
    ),
  );
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
