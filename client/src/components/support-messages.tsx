import type { SupportMessage } from '@meridia/shared/support-thread.ts';
import { cx } from '../lib/cx.ts';
import { formatDateTime } from '../lib/format.ts';

interface SupportMessagesProps<Message extends SupportMessage> {
  messages: readonly Message[];
  nameOf: (message: Message) => string;
  /** The address of a message's picture. */
  pictureOf: (messageId: string) => string;
}

/** The messages of a conversation with support, for both sides. Texts are shown as they were typed. */
export function SupportMessages<Message extends SupportMessage>({
  messages,
  nameOf,
  pictureOf,
}: SupportMessagesProps<Message>) {
  return (
    <ol aria-label="Mensagens" className="grid gap-3">
      {messages.map((message) => (
        <li
          key={message.id}
          className={cx(
            'min-w-0 rounded-card border border-line p-4',
            message.author === 'support' ? 'bg-jade-soft' : 'bg-ground',
          )}
        >
          <p className="text-[0.9375rem] text-ink-soft">
            <span className="font-semibold text-ink">{nameOf(message)}</span>,{' '}
            <time dateTime={message.at}>{formatDateTime(message.at)}</time>
          </p>
          <p className="mt-1 wrap-anywhere whitespace-pre-wrap">{message.text}</p>
          {message.picture && (
            <a href={pictureOf(message.id)} target="_blank" rel="noreferrer" className="mt-3 inline-block">
              <img
                src={pictureOf(message.id)}
                alt="Imagem da tela, enviada com a mensagem"
                loading="lazy"
                className="max-h-80 max-w-full rounded-control border border-line object-contain"
              />
            </a>
          )}
        </li>
      ))}
    </ol>
  );
}
