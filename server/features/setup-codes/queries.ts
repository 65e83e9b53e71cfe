import { setupCodes } from '@meridia/drizzle/schema.ts';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../ports.ts';

/** The purpose for which the code is sealed. */
export const setupCodePlace = 'setup code';

/** Null when there is no code, or when this server's key cannot open it. The next start then shows a new one. */
export async function readSetupCode({ secretBox }: Pick<Deps, 'secretBox'>, tx: Tx): Promise<string | null> {
  const [row] = await tx.select({ sealedCode: setupCodes.sealedCode }).from(setupCodes);
  return row ? secretBox.open(row.sealedCode, setupCodePlace).catch(() => null) : null;
}
