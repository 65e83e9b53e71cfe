/** The set with this member, or without it. */
export function toggled(set: ReadonlySet<string>, id: string, wanted: boolean): ReadonlySet<string> {
  const next = new Set(set);
  if (wanted) next.add(id);
  else next.delete(id);
  return next;
}
