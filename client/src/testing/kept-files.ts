// In the place of idb-keyval, whose IndexedDB jsdom does not have.
const kept = new Map<unknown, unknown>();
let full = false;

export const get = async (key: unknown) => kept.get(key);
export const keys = async () => [...kept.keys()];
export const set = async (key: unknown, value: unknown) => {
  if (full) throw new DOMException('full', 'QuotaExceededError');
  kept.set(key, value);
};
export const del = async (key: unknown) => {
  kept.delete(key);
};
export const delMany = async (names: unknown[]) => {
  for (const key of names) kept.delete(key);
};
export const forgetFiles = () => {
  kept.clear();
  full = false;
};
/** As on a full disk, until the next test. */
export const refuseFiles = () => {
  full = true;
};
