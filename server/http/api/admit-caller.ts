import type { ApiScope } from '@meridia/shared/api-key.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { limitRules } from '../../auth/limits.ts';
import { networkOf } from '../../auth/visitor.ts';
import { AppError } from '../../errors.ts';
import { type AdmittedKey, admitKey } from '../../features/api-keys/admit-key.ts';
import { requireCapability } from '../../features/subscriptions/queries.ts';
import { requireAccepted } from '../../features/termos/rules.ts';
import type { Deps } from '../../ports.ts';

/**
 * The key of a call, before its body is read. A cookie is never looked at, so no browser can be made to call for its person.
 * @throws UNAUTHENTICATED, TOO_MANY_REQUESTS, NOT_IN_PLAN, NO_ACTIVE_SUBSCRIPTION; FORBIDDEN without the scope; TERMS_NOT_ACCEPTED for what
 *   is not a reading
 */
export async function admitCaller(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  scope: ApiScope,
): Promise<AdmittedKey> {
  const secret = /^Bearer (mrd_[\w-]{43})$/i.exec(request.headers.authorization ?? '')?.[1];
  const key = secret ? await admitKey(deps, secret) : null;
  if (!key) {
    if (secret) await deps.limits.take('apiKeyGuess', networkOf(request.ip));
    throw new AppError('UNAUTHENTICATED', 'Envie "Authorization: Bearer <chave>" com uma chave ativa.');
  }
  await countCall(deps, key, reply);
  await requireCapability(deps, key.actor, 'api');
  if (!key.scopes.includes(scope)) {
    throw new AppError('FORBIDDEN', `Esta chave não tem a permissão "${scope}".`);
  }
  if (request.method !== 'GET') requireAccepted(key.termosDueAt);
  return key;
}

/** Says with each answer what is left, as the draft "RateLimit header fields for HTTP" has it. */
async function countCall({ limits }: Pick<Deps, 'limits'>, { id }: AdmittedKey, reply: FastifyReply): Promise<void> {
  const { tries, windowSeconds } = limitRules.apiKey;
  reply.header('ratelimit-policy', `"chave";q=${tries};w=${windowSeconds}`);
  try {
    const { left, resetSeconds } = await limits.take('apiKey', id);
    reply.header('ratelimit', `"chave";r=${left};t=${resetSeconds}`);
  } catch (error) {
    if (error instanceof AppError)
      reply.header('ratelimit', `"chave";r=0;t=${error.retryAfterSeconds ?? windowSeconds}`);
    throw error;
  }
}
