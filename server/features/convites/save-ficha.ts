import { convites } from '@meridia/drizzle/schema.ts';
import { fichaFormat } from '@meridia/drizzle/stored-formats.ts';
import type { SaveFicha } from '@meridia/shared/convite.ts';
import { eq } from 'drizzle-orm';
import type { Visitor } from '../../auth/visitor.ts';
import { AppError } from '../../errors.ts';
import type { Deps } from '../../ports.ts';
import { removeFiles } from '../../stored-file.ts';
import { removeFotosOfConvite } from '../fotos/commands.ts';
import { asHolder } from './open-ficha.ts';
import { alreadyAnswered, type ConviteRow, permitsFotos } from './policy.ts';

/**
 * Keeps what the client has answered so far.
 * @throws CONVITE_CONFLICT when another phone saved since `baseRevision`, CONVITE_ANSWERED, CONVITE_NOT_FOUND, TOO_MANY_REQUESTS
 */
export async function saveFicha(deps: Deps, input: SaveFicha, visitor: Visitor): Promise<{ revision: number }> {
  const { revision, forgotten } = await asHolder(deps, input.token, visitor, async (tx, convite) => {
    if (convite.answeredAt) throw alreadyAnswered();
    requireRevision(convite, input.baseRevision);
    const revision = convite.revision + 1;
    await tx
      .update(convites)
      .set({ ficha: fichaFormat.write(input.ficha, convite.id), revision })
      .where(eq(convites.id, convite.id));
    // A permission that is taken back takes the photos with it.
    const forgotten =
      permitsFotos(convite) && input.ficha.fotos !== true ? await removeFotosOfConvite(tx, convite.id) : [];
    return { revision, forgotten };
  });
  await removeFiles(deps, forgotten);
  return { revision };
}

/** @throws CONVITE_CONFLICT */
export function requireRevision({ revision }: ConviteRow, baseRevision: number): void {
  if (revision === baseRevision) return;
  throw new AppError('CONVITE_CONFLICT', 'Esta ficha foi preenchida também em outro aparelho.');
}
