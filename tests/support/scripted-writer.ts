import { engineHere } from '@meridia/server/engine/engine-here.ts';
import { createLocalWriter } from '@meridia/server/engine/local-writer.ts';
import type { Writer } from '@meridia/server/ports.ts';

export interface ScriptedCall {
  /** How often this client's report was requested before. */
  earlier: number;
  onProgress(share: number): void;
  signal: AbortSignal;
}

export interface ScriptedWriter extends Writer {
  /** How often this client's report was requested. */
  callsFor(nomeCliente: string): number;
}

/**
 * The local writer behind a script: by client name, what happens before it writes. A script that throws makes the attempt fail.
 */
export function createScriptedWriter(scripts: Record<string, (call: ScriptedCall) => Promise<void>>): ScriptedWriter {
  // A frame of a stack, which logs may have, shows the names of its function, and these would be the client's.
  for (const script of Object.values(scripts)) Object.defineProperty(script, 'name', { value: 'script' });
  const local = createLocalWriter(engineHere);
  const calls = new Map<string, number>();
  return {
    callsFor: (nomeCliente) => calls.get(nomeCliente) ?? 0,
    async write(facts, options) {
      const { nomeCliente } = facts.dados;
      const earlier = calls.get(nomeCliente) ?? 0;
      calls.set(nomeCliente, earlier + 1);
      const script = scripts[nomeCliente];
      await script?.({ earlier, ...options });
      return local.write(facts, options);
    },
  };
}
