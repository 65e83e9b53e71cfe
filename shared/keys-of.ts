/** The keys of a record whose keys are all known, in their order. */
export function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  // Object.keys forgets which keys an object has.
  return Object.keys(record) as Key[];
}
