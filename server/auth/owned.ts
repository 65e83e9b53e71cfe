declare const ownedBrand: unique symbol;

/**
 * A row that was loaded for the actor and belongs to them. Only a feature's policy.ts creates one, so a command that needs `Owned<T>`
 * cannot get an unchecked row.
 */
export type Owned<T> = T & { readonly [ownedBrand]: true };

/** For policy.ts files only. */
export function markOwned<T>(row: T): Owned<T> {
  return row as Owned<T>;
}
