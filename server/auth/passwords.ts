import { availableParallelism } from 'node:os';
import { Argon2id } from 'oslo/password';
import { AppError } from '../errors.ts';

// OWASP's first choice for Argon2id: 19 MiB, 2 passes, 1 lane.
const argon2id = new Argon2id({ memorySize: 19_456, iterations: 2, parallelism: 1 });

/**
 * Hashing runs in the pool of four threads in which this process also reads its files. It never takes all of them, and leaves a
 * processor to the requests that ask for no password.
 */
const maxRunning = Math.min(3, Math.max(1, availableParallelism() - 1));
/** Some ten seconds of work: whoever comes after that would have left before the answer. */
const maxWaiting = 300;

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => argon2id.hash(password.normalize('NFKC')));
}

export function verifyPassword(hash: string, password: string): Promise<boolean> {
  return inTurn(() => argon2id.verify(hash, password.normalize('NFKC')));
}

let decoyHash: Promise<string> | undefined;

/** Costs as much as checking a real password, so that an unknown address answers no faster than a known one. */
export async function verifyAgainstNobody(password: string): Promise<false> {
  decoyHash ??= hashPassword('nobody has this password');
  // Nothing is kept of one that found the line full.
  decoyHash.catch(() => {
    decoyHash = undefined;
  });
  await verifyPassword(await decoyHash, password);
  return false;
}

let running = 0;
const waiting: (() => void)[] = [];

/** @throws UNAVAILABLE when too many wait */
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
    // Whoever waits takes this place over; the number stays.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
