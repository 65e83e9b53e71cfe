import { toast } from 'sonner';
import { readErrorBody } from '../../../lib/app-error.ts';
import { errorMessage } from '../../../messages/errors.ts';

/** What did not happen, and the server's own words for why. */
export function toastRefusal(title: string, error: unknown): void {
  toast.error(title, { description: readErrorBody(error)?.message ?? errorMessage(error).action });
}
