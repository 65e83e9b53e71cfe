/**
 * For `validateSearch` of a list: the values that the address has under these names, as text. The screen validates them with its
 * schemas. This function must not load schemas, because it belongs to the first script of every page.
 */
export function pickStrings<Name extends string>(
  search: Record<string, unknown>,
  names: readonly Name[],
): { [name in Name]?: string } {
  const picked: { [name in Name]?: string } = {};
  for (const name of names) {
    const value = search[name];
    if (typeof value === 'string' || typeof value === 'number') picked[name] = String(value);
  }
  return picked;
}
