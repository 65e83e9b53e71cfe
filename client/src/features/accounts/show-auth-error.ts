import { toast } from 'sonner';
import { readErrorBody } from '../../lib/app-error.ts';
import { errorMessage } from '../../messages/errors.ts';

// These titles already say what to do (spec, section 8).
const selfContained = new Set(['EMAIL_ALREADY_REGISTERED', 'INVALID_CREDENTIALS']);

/** The toast of a refused login or sign-up. */
export function showAuthError(error: unknown): void {
  const { title, action } = errorMessage(error);
  const code = readErrorBody(error)?.code;
  toast.error(title, code && selfContained.has(code) ? {} : { description: action });
}
