declare const ownedBrand: unique symbol;

/**
 * A row that was loaded for the actor and belongs to them. Only a feature's policy.ts makes one, so a command that asks for
 * `Owned<T>` cannot be called with a row that nobody checked.
 */
export type Owned<T> = T & { readonly [ownedBrand]: true };

/** For policy.ts files only. */
export function markOwned<T>(row: T): Owned<T> {
  return row as Owned<T>;
}
