import { writeLocal } from '../../mtc/writer/write-local.ts';
import type { Writer } from '../../ports.ts';

/** The writer that is always there: deterministic, no network, no cost. */
export function createLocalWriter(): Writer {
  return {
    write: async (facts) => ({
      draft: writeLocal(facts),
      motor: 'local',
      modelo: null,
      promptVersao: null,
      usage: null,
    }),
  };
}
