import type { Storage } from '../../ports.ts';
import { type BucketPatience, type BucketSettings, createBucketRequests } from './bucket-requests.ts';
import { assertStorageKey, digestOfKey } from './storage-key.ts';

/**
 * Private objects in a bucket. Their names are `{folder}/{digest of the key}`: nobody reads from a name, or from the service's log,
 * whose photo it is. A service shows an object only when it is whole.
 * @param folder lets several installations use one bucket without seeing each other's objects
 */
export function createS3Storage(settings: BucketSettings, folder: string, patience?: BucketPatience): Storage {
  const ask = createBucketRequests(settings, patience);
  const nameOf = (key: string) => {
    assertStorageKey(key);
    return `${folder}/${digestOfKey(key)}`;
  };
  const remove = async (name: string) => {
    await ask({ method: 'DELETE', name });
  };
  return {
    async put(key, bytes, signal) {
      await ask({ method: 'PUT', name: nameOf(key), body: bytes, signal });
    },
    async get(key, signal) {
      const { status, body } = await ask({ method: 'GET', name: nameOf(key), signal });
      return status === 404 ? null : body;
    },
    remove: async (key) => remove(nameOf(key)),
    async *list() {
      let after = '';
      while (true) {
        const { body } = await ask({
          method: 'GET',
          query: { 'list-type': '2', prefix: `${folder}/`, ...(after && { 'start-after': after }) },
        });
        const page = readPage(body.toString());
        for (const { name, modifiedAt } of page.objects) {
          const digest = name.slice(folder.length + 1);
          // Objects of other programs are neither listed nor removed.
          if (!name.startsWith(`${folder}/`) || !/^[0-9a-f]{64}$/.test(digest)) continue;
          yield { digest, modifiedAt, remove: () => remove(name) };
        }
        const last = page.objects.at(-1)?.name;
        if (!page.more || !last || last === after) return;
        after = last;
      }
    },
  };
}

/** Reads an answer of ListObjectsV2. Our own names need no decoding; a name that needs it is not ours. */
function readPage(xml: string): { objects: { name: string; modifiedAt: Date }[]; more: boolean } {
  const objects = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].flatMap(([, entry = '']) => {
    const name = /<Key>(.*?)<\/Key>/s.exec(entry)?.[1];
    const modifiedAt = new Date(/<LastModified>(.*?)<\/LastModified>/s.exec(entry)?.[1] ?? '');
    return name && !Number.isNaN(modifiedAt.getTime()) ? [{ name, modifiedAt }] : [];
  });
  return { objects, more: /<IsTruncated>true<\/IsTruncated>/.test(xml) };
}
