import type { Dictionary } from './dictionary.ts';

let opened: Promise<Dictionary> | null = null;

/**
 * The Portuguese dictionary, read when it is first asked for and then kept. It takes some megabytes and a part of a second, so only a
 * process that sends texts to a provider asks for it.
 */
export function openDictionary(): Promise<Dictionary> {
  opened ??= read();
  return opened;
}

async function read(): Promise<Dictionary> {
  const [{ default: files }, { readDictionary }] = await Promise.all([
    import('dictionary-pt'),
    import('./dictionary.ts'),
  ]);
  return readDictionary(files.aff, files.dic);
}
