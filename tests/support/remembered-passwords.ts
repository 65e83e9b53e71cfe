type Passwords = typeof import('@meridia/server/auth/passwords.ts');

/** Tests whose subject is the hashing itself, or its time, set this to false. */
export const passwords = { remembered: true };

const hashes = new Map<string, Promise<string>>();
const answers = new Map<string, Promise<boolean>>();
const answersOfNobody = new Map<string, Promise<false>>();

/**
 * The real hashing, once for each password and once for each try. Hashing is slow on purpose, and nearly all of the thousands of accounts
 * of the tests have one password.
 */
export function rememberPasswords(real: Passwords): Passwords {
  const { hashPassword, verifyPassword, verifyAgainstNobody } = real;
  return {
    ...real,
    hashPassword: (password) =>
      passwords.remembered ? remember(hashes, password, () => hashPassword(password)) : hashPassword(password),
    verifyPassword: (hash, password) =>
      passwords.remembered
        ? remember(answers, `${hash} ${password}`, () => verifyPassword(hash, password))
        : verifyPassword(hash, password),
    verifyAgainstNobody: (password) =>
      passwords.remembered
        ? remember(answersOfNobody, password, () => verifyAgainstNobody(password))
        : verifyAgainstNobody(password),
  };
}

function remember<T>(known: Map<string, Promise<T>>, key: string, work: () => Promise<T>): Promise<T> {
  const before = known.get(key);
  if (before) return before;
  const found = work();
  known.set(key, found);
  // The next caller asks again after a failure.
  found.catch(() => known.delete(key));
  return found;
}
