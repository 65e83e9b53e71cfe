import { Argon2id } from 'oslo/password';

// OWASP's first choice for Argon2id: 19 MiB, 2 passes, 1 lane.
const argon2id = new Argon2id({ memorySize: 19_456, iterations: 2, parallelism: 1 });

export function hashPassword(password: string): Promise<string> {
  return argon2id.hash(password.normalize('NFKC'));
}

export function verifyPassword(hash: string, password: string): Promise<boolean> {
  return argon2id.verify(hash, password.normalize('NFKC'));
}

let decoyHash: Promise<string> | undefined;

/** Costs as much as checking a real password, so that an unknown address answers no faster than a known one. */
export async function verifyAgainstNobody(password: string): Promise<false> {
  decoyHash ??= hashPassword('nobody has this password');
  await verifyPassword(await decoyHash, password);
  return false;
}
