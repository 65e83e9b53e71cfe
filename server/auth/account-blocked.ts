import type { Config } from '../config.ts';
import { AppError } from '../errors.ts';

/** For whoever has proven to own an account that an admin has blocked. */
export function accountBlocked({ SUPPORT_EMAIL }: Pick<Config, 'SUPPORT_EMAIL'>): AppError {
  return new AppError('ACCOUNT_BLOCKED', `Esta conta está bloqueada. Fale com o suporte em ${SUPPORT_EMAIL}.`);
}
