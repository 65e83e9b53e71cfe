import { toast } from 'sonner';
import { readErrorBody } from '../../../lib/app-error.ts';
import { errorMessage } from '../../../messages/errors.ts';

/** A toast that says what failed, with the server's reason. */
export function toastRefusal(title: string, error: unknown): void {
  toast.error(title, { description: readErrorBody(error)?.message ?? errorMessage(error).action });
}
