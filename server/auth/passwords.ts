import { availableParallelism } from 'node:os';
import { Argon2id } from 'oslo/password';
import { AppError } from '../errors.ts';

const cost = { memorySize: 19_456, parallelism: 1 };
// The memory that OWASP advises, and as many passes as make a hash take 60 to 120 ms on a slow core.
const argon2id = new Argon2id({ ...cost, iterations: 10 });
const head = '$argon2id$v=19$m=19456,t=10,p=1$';
/** Hashes of earlier releases have two passes. With these they take as long as the others. */
const missingPasses = new Argon2id({ ...cost, iterations: 8 });

/**
 * Hashing uses the pool of four threads in which this process also reads its files. It never uses all four threads, and leaves one
 * processor to requests without a password.
 */
const maxRunning = Math.min(3, Math.max(1, availableParallelism() - 1));
/** Some ten seconds of work. People who come later would leave before the answer. */
const maxWaiting = 300;

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => argon2id.hash(password.normalize('NFKC')));
}

export function verifyPassword(hash: string, password: string): Promise<boolean> {
  const text = password.normalize('NFKC');
  return inTurn(async () => {
    const matches = await argon2id.verify(hash, text);
    if (isOutdated(hash)) await missingPasses.hash(text);
    return matches;
  });
}

/** True for a hash of an earlier release, which is cheaper to guess: the next sign-in replaces it. */
export function isOutdated(hash: string): boolean {
  return !hash.startsWith(head);
}

let decoyHash: Promise<string> | undefined;

/** Takes as long as checking a real password, so that an unknown address does not get a faster answer. */
export async function verifyAgainstNobody(password: string): Promise<false> {
  decoyHash ??= hashPassword('nobody has this password');
  // Forgets a decoy that failed because the queue was full.
  decoyHash.catch(() => {
    decoyHash = undefined;
  });
  await verifyPassword(await decoyHash, password);
  return false;
}

let running = 0;
const waiting: (() => void)[] = [];

/** Waits for a free place. @throws UNAVAILABLE when too many calls wait */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running < maxRunning) running += 1;
  else if (waiting.length < maxWaiting) await new Promise<void>((resolve) => waiting.push(resolve));
  else {
    throw new AppError('UNAVAILABLE', 'Há muitos acessos neste momento. Tente de novo em instantes.', {
      retryAfterSeconds: 5,
    });
  }
  try {
    return await work();
  } finally {
    // The next waiting call takes this place, so the count does not change.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
