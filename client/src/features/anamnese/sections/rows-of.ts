/** Puts neighbours that are half as wide as the form into one row of two; every other field has a row of its own. */
export function rowsOf<Field>(fields: readonly Field[], isHalf: (field: Field) => boolean): Field[][] {
  const rows: Field[][] = [];
  for (const field of fields) {
    const last = rows.at(-1);
    if (last?.length === 1 && last.every(isHalf) && isHalf(field)) last.push(field);
    else rows.push([field]);
  }
  return rows;
}
