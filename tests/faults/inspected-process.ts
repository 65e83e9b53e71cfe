import { z } from 'zod';
import { eventually } from '../support/eventually.ts';

/** The memory of a process just after a forced garbage collection, in bytes. */
export interface Held {
  rss: number;
  heapUsed: number;
  /** Buffers and strings outside the heap. */
  external: number;
  /** The number of open resources by kind: sockets, timers, files, threads and others. */
  handles: Record<string, number>;
}

const targetsSchema = z.array(z.object({ webSocketDebuggerUrl: z.url() }));
const answerSchema = z.looseObject({
  id: z.number().optional(),
  result: z.looseObject({ result: z.looseObject({ value: z.unknown() }).optional() }).optional(),
});
const heldSchema = z.object({
  rss: z.number(),
  heapUsed: z.number(),
  external: z.number(),
  handles: z.record(z.string(), z.number()),
});

const measure = `(() => {
  const { rss, heapUsed, external } = process.memoryUsage();
  const handles = {};
  for (const kind of process.getActiveResourcesInfo()) handles[kind] = (handles[kind] ?? 0) + 1;
  return { rss, heapUsed, external, handles };
})()`;

export interface Inspector {
  weigh(): Promise<Held>;
  /** The value of an expression in that process. */
  evaluate(expression: string): Promise<unknown>;
  close(): void;
}

/** Inspects a process that was started with `NODE_OPTIONS=--inspect=127.0.0.1:<port>`; the app needs no code for this. */
export async function inspectProcess(port: number): Promise<Inspector> {
  const address = await eventually(async () => {
    const response = await fetch(`http://127.0.0.1:${port}/json/list`).catch(() => null);
    return response?.ok ? (targetsSchema.parse(await response.json())[0]?.webSocketDebuggerUrl ?? null) : null;
  }, 'the inspector');
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', reject, { once: true });
  });
  const waiting = new Map<number, (value: unknown) => void>();
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = answerSchema.parse(JSON.parse(String(data)));
    if (id === undefined) return;
    waiting.get(id)?.(result?.result?.value);
    waiting.delete(id);
  });
  let lastId = 0;
  const ask = (method: string, params: object = {}) =>
    new Promise<unknown>((resolve) => {
      lastId += 1;
      waiting.set(lastId, resolve);
      socket.send(JSON.stringify({ id: lastId, method, params }));
    });
  return {
    weigh: async () => {
      await ask('HeapProfiler.collectGarbage');
      return heldSchema.parse(await ask('Runtime.evaluate', { expression: measure, returnByValue: true }));
    },
    evaluate: (expression) => ask('Runtime.evaluate', { expression, returnByValue: true }),
    close: () => socket.close(),
  };
}
