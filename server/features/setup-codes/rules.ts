import type { Config } from '../../config.ts';

/** What the first admin proves beside an account: nothing on a machine that nobody else reaches. */
export function setupProof(config: Pick<Config, 'SETUP_ADMIN_SECRET' | 'exposed'>): 'none' | 'secret' | 'code' {
  if (config.SETUP_ADMIN_SECRET !== undefined) return 'secret';
  return config.exposed ? 'code' : 'none';
}
