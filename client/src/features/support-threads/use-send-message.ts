import { errorBodySchema } from '@meridia/shared/errors.ts';
import type { WrittenMessage } from '@meridia/shared/support-thread.ts';
import { useRef, useState } from 'react';
import { toast } from 'sonner';
import { RequestRefused } from '../../lib/app-error.ts';
import { errorFields, errorMessage } from '../../messages/errors.ts';

interface NewMessage {
  text: string;
  picture: File | null;
  write: (idempotencyKey: string) => Promise<WrittenMessage>;
}

/**
 * Sends a message and then its picture. The same text keeps its key until it is written, so that a second try after a lost answer
 * writes no second one. A picture that fails is told; its message is sent all the same.
 */
export function useSendMessage() {
  const waiting = useRef<{ text: string; key: string } | null>(null);
  const [sending, setSending] = useState(false);

  const send = async ({ text, picture, write }: NewMessage): Promise<WrittenMessage | null> => {
    setSending(true);
    const message = waiting.current?.text === text ? waiting.current : { text, key: crypto.randomUUID() };
    waiting.current = message;
    try {
      const written = await write(message.key);
      waiting.current = null;
      if (picture) await sendPicture(written.messageId, picture).catch(tellOfPicture);
      return written;
    } catch (error) {
      // The form shows what is wrong with a field.
      if (Object.keys(errorFields(error)).length > 0) return null;
      const { title, action } = errorMessage(error);
      toast.error(title, { description: action });
      return null;
    } finally {
      setSending(false);
    }
  };
  return { send, sending };
}

function tellOfPicture(error: unknown): void {
  const { title, action } = errorMessage(error);
  toast.error('A mensagem foi enviada sem a imagem', { description: `${title}. ${action}` });
}

// Long enough for 5 MB over a poor mobile network.
const timeoutMs = 120_000;

/** @throws RequestRefused with the server's words; TypeError when the network failed */
async function sendPicture(messageId: string, file: File): Promise<void> {
  const form = new FormData();
  form.append('file', file, 'imagem');
  const signal = AbortSignal.timeout(timeoutMs);
  const address = `/api/suporte/mensagens/${messageId}/imagem`;
  const response = await fetch(address, { method: 'POST', body: form, signal }).catch(() => null);
  if (response?.ok) return;
  const body = errorBodySchema.safeParse(await response?.json().catch(() => null));
  // `isNetworkFailure` recognises a lost network by this message.
  throw response && body.success ? new RequestRefused(response.status, body.data) : new TypeError('Failed to fetch');
}
