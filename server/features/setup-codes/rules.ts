import type { Config } from '../../config.ts';

/** What the first admin must prove besides having an account: nothing if only this machine reaches the app. */
export function setupProof(config: Pick<Config, 'SETUP_ADMIN_SECRET' | 'exposed'>): 'none' | 'secret' | 'code' {
  if (config.SETUP_ADMIN_SECRET !== undefined) return 'secret';
  return config.exposed ? 'code' : 'none';
}
