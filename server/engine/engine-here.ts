import type { Engine } from '../ports.ts';
import {
  compose,
  diagnose,
  findUnread,
  read,
  render,
  renderShared,
  review,
  weighPontos,
  write,
} from './engine-tasks.ts';

/** The engine in the caller's own thread: for tools that answer no requests meanwhile, and for tests that start many apps. */
export const engineHere: Engine & { close(): Promise<void> } = {
  diagnose: async (intake) => diagnose(intake),
  findUnread: async (textos) => findUnread(textos),
  write: async (facts) => write(facts),
  compose: async (draft) => compose(draft),
  review: async (reviewed) => review(reviewed),
  weighPontos: async (client) => weighPontos(client),
  render: async (relatorio) => render(relatorio),
  renderShared: async (relatorio) => renderShared(relatorio),
  read: async (texto) => read(texto),
  close: async () => {},
};
