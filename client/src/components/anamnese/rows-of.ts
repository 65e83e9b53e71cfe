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

/** Neighbours of the same fold stand together; the questions between folds, too, without a title. */
export function foldsOf<Field>(
  fields: readonly Field[],
  titleOf: (field: Field) => string | undefined,
): { title: string | undefined; fields: Field[] }[] {
  const folds: { title: string | undefined; fields: Field[] }[] = [];
  for (const field of fields) {
    const title = titleOf(field);
    const last = folds.at(-1);
    if (last && last.title === title) last.fields.push(field);
    else folds.push({ title, fields: [field] });
  }
  return folds;
}
