/** The keys of a record in their order. Only for records without additional keys. */
export function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  // Object.keys does not keep the types of the keys.
  return Object.keys(record) as Key[];
}
