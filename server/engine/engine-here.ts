import type { Engine } from '../ports.ts';
import { compose, diagnose, write } from './engine-tasks.ts';

/** The engine in the thread of whoever asks: for tools that answer nobody else meanwhile, and tests that start many apps. */
export const engineHere: Engine & { close(): Promise<void> } = {
  diagnose: async (intake) => diagnose(intake),
  write: async (facts) => write(facts),
  compose: async (draft) => compose(draft),
  close: async () => {},
};
