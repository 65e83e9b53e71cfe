import { setupCodes } from '@meridia/drizzle/schema.ts';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../ports.ts';

/** What the code is sealed for. */
export const setupCodePlace = 'setup code';

/** Null when there is none, or none that this server's key opens: the next start shows another. */
export async function readSetupCode({ secretBox }: Pick<Deps, 'secretBox'>, tx: Tx): Promise<string | null> {
  const [row] = await tx.select({ sealedCode: setupCodes.sealedCode }).from(setupCodes);
  return row ? secretBox.open(row.sealedCode, setupCodePlace).catch(() => null) : null;
}
