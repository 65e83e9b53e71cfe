import { toast } from 'sonner';
import { errorMessage } from '../../../messages/errors.ts';

/** Says what was refused and what to do, for actions that have no form. */
export function toastRefusal(error: unknown): void {
  const { title, action } = errorMessage(error);
  toast.error(title, { description: action });
}
