/**
 * For `validateSearch` of a list: what stands in the address under these names, as text. Whether it makes sense is checked by the
 * screen, whose code may know the schemas; this runs with the first byte of every page.
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
