import type { UserActor } from '../../auth/actor.ts';
import type { TextoLido, TextoTyped } from '../../engine/engine-tasks.ts';
import type { Deps } from '../../ports.ts';

/**
 * What the engine understands of a text that is being typed. Nothing is stored.
 * @throws TOO_MANY_REQUESTS, UNAVAILABLE
 */
export async function readTyped(
  { engine, limits }: Pick<Deps, 'engine' | 'limits'>,
  { id }: UserActor,
  texto: TextoTyped,
  signal: AbortSignal | undefined,
): Promise<TextoLido> {
  await limits.take('leitura', id);
  return engine.read(texto, { account: id, ...(signal && { signal }) });
}
