import type { Config } from '../config.ts';
import { AppError } from '../errors.ts';

/** The refusal for the owner of a blocked account. Only for callers that have proven to own it. */
export function accountBlocked({ SUPPORT_EMAIL }: Pick<Config, 'SUPPORT_EMAIL'>): AppError {
  return new AppError('ACCOUNT_BLOCKED', `Esta conta está bloqueada. Fale com o suporte em ${SUPPORT_EMAIL}.`);
}
