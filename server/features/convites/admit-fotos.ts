import type { Visitor } from '../../auth/visitor.ts';
import type { Deps } from '../../ports.ts';
import type { InvitedSender } from '../fotos/policy.ts';
import { requireByLink } from './open-ficha.ts';
import { assertTakesFotos } from './policy.ts';

/**
 * The client who may send photos through this link, because she has permitted them.
 * @throws CONVITE_NOT_FOUND for every link that opens nothing, CONVITE_ANSWERED, FORBIDDEN without her permission, FOTO_CONSENT_WITHDRAWN,
 *   TOO_MANY_REQUESTS
 */
export async function admitFotos(
  deps: Pick<Deps, 'database' | 'limits'>,
  token: string,
  visitor: Pick<Visitor, 'network'>,
): Promise<InvitedSender> {
  const convite = await requireByLink(deps, token, visitor);
  await assertTakesFotos(deps.database.system, convite);
  return { type: 'invited', id: convite.terapeutaId, conviteId: convite.id };
}
