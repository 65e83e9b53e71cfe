import { accounts } from '@meridia/drizzle/schema.ts';
import { asSystem } from '@meridia/server/db/tx.ts';
import type { Deps } from '@meridia/server/ports.ts';
import { removeFiles } from '@meridia/server/stored-file.ts';
import { eq, inArray } from 'drizzle-orm';
import { ToolError } from '../tool-error.ts';
import { demoAccountId, demoAdminEmail, extraEmail } from './demo-account.ts';
import { listFiles, removeAccount } from './write-demo.ts';

/** The highest number of extra therapists of one demo account. */
const mostExtras = 500;

/** Refuses addresses whose account was not made by this tool, because such an account belongs to a real person. */
export async function assertOurs({ database }: Deps, emails: string[]): Promise<void> {
  const found = await database.system
    .select({ id: accounts.id, email: accounts.email })
    .from(accounts)
    .where(inArray(accounts.email, emails));
  const foreign = found.filter(({ id, email }) => id !== demoAccountId(email)).map(({ email }) => email);
  if (foreign.length === 0) return;
  throw new ToolError(
    `${foreign.join(', ')}: esta conta não foi feita por create-demo e não será tocada. Escolha outro endereço com --email.`,
    `${foreign.join(', ')}: this account was not made by create-demo and will not be touched. Choose another address with --email.`,
  );
}

export async function exists({ database }: Deps, email: string): Promise<boolean> {
  const [found] = await database.system.select({ id: accounts.id }).from(accounts).where(eq(accounts.email, email));
  return found !== undefined;
}

/** Removes the demo account, its admin and its other therapists. An account that this tool did not make is never touched. */
export async function removeDemo(deps: Deps, email: string): Promise<void> {
  const keys = await asSystem(deps.database, async (tx) => {
    const found = await tx.select({ id: accounts.id, email: accounts.email }).from(accounts);
    const mine = new Set([
      email,
      demoAdminEmail(email),
      ...Array.from({ length: mostExtras }, (_, number) => extraEmail(email, number)),
    ]);
    const files: string[] = [];
    for (const account of found) {
      if (!mine.has(account.email) || account.id !== demoAccountId(account.email)) continue;
      files.push(...(await listFiles(tx, account.id)));
      await removeAccount(tx, account.id);
    }
    return files;
  });
  await removeFiles(deps, keys);
}
