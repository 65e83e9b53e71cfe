import { toast } from 'sonner';
import { readErrorBody } from '../../lib/app-error.ts';
import { errorMessage, quoteToSupport } from '../../messages/errors.ts';

/** Shows a refusal as a toast: the server's message, or else `fallback`. */
export function showAuthError(error: unknown, fallback = 'Erro ao processar sua solicitação'): void {
  const body = readErrorBody(error);
  if (body) {
    toast.error(body.message, body.requestId ? { description: quoteToSupport(body.requestId) } : {});
    return;
  }
  const { title, action } = errorMessage(error);
  toast.error(fallback, { description: `${title}. ${action}` });
}
