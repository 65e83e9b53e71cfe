import type { adminSetupSchema } from '@meridia/shared/account-roles.ts';
import type { z } from 'zod';
import { asSystem } from '../../db/tx.ts';
import type { Deps } from '../../ports.ts';
import { setupProof } from '../setup-codes/rules.ts';
import { anyAdmin } from './policy.ts';

/** What the one-time setup shows before a person presses its button. */
export async function readSetup({
  database,
  config,
}: Pick<Deps, 'database' | 'config'>): Promise<z.output<typeof adminSetupSchema>> {
  const adminExists = await asSystem(database, anyAdmin);
  return { adminExists, proof: setupProof(config), confirmedEmail: config.exposed };
}
