import type { RemoveFichaFoto } from '@meridia/shared/convite.ts';
import type { Visitor } from '../../auth/visitor.ts';
import type { Deps } from '../../ports.ts';
import { removeFiles } from '../../stored-file.ts';
import { removeFotoOfConvite } from '../fotos/commands.ts';
import { asHolder } from './open-ficha.ts';
import { alreadyAnswered } from './policy.ts';

/**
 * Removes a photo that the client has sent. Does nothing for an unknown one.
 * @throws CONVITE_ANSWERED, CONVITE_NOT_FOUND, TOO_MANY_REQUESTS
 */
export async function removeFichaFoto(deps: Deps, { token, id }: RemoveFichaFoto, visitor: Visitor): Promise<void> {
  const forgotten = await asHolder(deps, token, visitor, async (tx, convite) => {
    if (convite.answeredAt) throw alreadyAnswered();
    return removeFotoOfConvite(tx, convite.id, id);
  });
  await removeFiles(deps, forgotten);
}
