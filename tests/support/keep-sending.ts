import { Worker } from 'node:worker_threads';

export interface SendingOrder {
  baseUrl: string;
  /** The whole request as it is sent. */
  request: Uint8Array;
  /** Number of parallel requests. */
  parallel: number;
}

/** Sends requests all the time from a thread of its own, so that they do not delay the measurements of this thread. */
export function keepSending(order: SendingOrder): { stop(): Promise<Record<string, number>> } {
  const thread = new Worker(new URL('./request-thread.ts', import.meta.url), { workerData: order, execArgv: [] });
  const done = new Promise<Record<string, number>>((resolve, reject) => {
    thread.once('message', resolve);
    thread.once('error', reject);
  });
  return {
    /** The number of answers by status (0: no answer). */
    stop: () => {
      thread.postMessage('stop');
      return done.finally(() => void thread.terminate());
    },
  };
}
