import type { Config } from '../../config.ts';
import type { Database } from '../../db/client.ts';
import { asSystem } from '../../db/tx.ts';
import { anyAdmin } from './policy.ts';

/** What the one-time set-up says before anybody presses its button. */
export async function readSetup(
  database: Database,
  config: Pick<Config, 'SETUP_ADMIN_SECRET'>,
): Promise<{ adminExists: boolean; secretRequired: boolean }> {
  const adminExists = await asSystem(database, anyAdmin);
  return { adminExists, secretRequired: config.SETUP_ADMIN_SECRET !== undefined };
}
