import { OwnError } from '../own-error.ts';
import type { Storage } from '../ports.ts';
import type { Keyring } from './keyring.ts';
import { keyIdOf, openFile, sealFile } from './sealed-file.ts';

/**
 * A storage whose files are sealed where they lie.
 * @param takesOpen whether a file that is not sealed is given out: one of before, until `npm run seal-storage` has sealed them all
 */
export function createSealedStorage(storage: Storage, keyring: Keyring, takesOpen: () => Promise<boolean>): Storage {
  return {
    ...storage,
    async put(key, bytes, signal) {
      await storage.put(key, sealFile(await keyring.newest(), key, bytes), signal);
    },
    async get(key, signal) {
      const file = await storage.get(key, signal);
      if (!file) return null;
      const id = keyIdOf(file);
      if (id) return openFile((await keyring.find(id)).key, key, file);
      if (await takesOpen()) return file;
      throw new OwnError('a file that is not sealed lies among sealed ones: somebody put it there');
    },
  };
}
