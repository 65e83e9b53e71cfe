import { Worker } from 'node:worker_threads';

export interface SendingOrder {
  baseUrl: string;
  /** The whole request, as it goes over the wire. */
  request: Uint8Array;
  /** Under way all the time. */
  parallel: number;
}

/** Requests all the time, made in a thread of their own, so that they do not stand in front of what is measured meanwhile. */
export function keepSending(order: SendingOrder): { stop(): Promise<Record<string, number>> } {
  const thread = new Worker(new URL('./request-thread.ts', import.meta.url), { workerData: order, execArgv: [] });
  const done = new Promise<Record<string, number>>((resolve, reject) => {
    thread.once('message', resolve);
    thread.once('error', reject);
  });
  return {
    /** Counts the answers by status (0: none came). */
    stop: () => {
      thread.postMessage('stop');
      return done.finally(() => void thread.terminate());
    },
  };
}
