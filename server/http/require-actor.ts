import type { FastifyRequest } from 'fastify';
import type { UserActor } from '../auth/actor.ts';
import { readSessionToken } from '../auth/cookie.ts';
import { AppError } from '../errors.ts';
import { loadActor } from '../features/accounts/queries.ts';
import { requireAccepted } from '../features/termos/rules.ts';
import type { Deps } from '../ports.ts';

/** The signed-in person of a plain HTTP request. @throws UNAUTHENTICATED */
export async function requireActor(deps: Deps, request: FastifyRequest): Promise<UserActor> {
  return (await requireSession(deps, request)).actor;
}

/** The same, together with whether the account's address is confirmed. @throws UNAUTHENTICATED, TERMS_NOT_ACCEPTED for what is not a reading */
export async function requireSession(
  deps: Deps,
  request: FastifyRequest,
): Promise<{ actor: UserActor; confirmed: boolean }> {
  const token = readSessionToken(request.headers.cookie, deps.config);
  const session = token ? await loadActor(deps, token) : null;
  if (!session) throw new AppError('UNAUTHENTICATED', 'Usuário não autenticado');
  if (request.method !== 'GET' && request.method !== 'HEAD') requireAccepted(session.termosDueAt);
  return session;
}
