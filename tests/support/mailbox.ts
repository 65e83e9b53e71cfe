import { sendMail } from '@meridia/server/features/mails/send-mail.ts';
import type { Mailer, MailMessage } from '@meridia/server/ports.ts';
import { fragmentOf, linkIn, mailRun } from './mails.ts';
import type { TestApp } from './test-app.ts';

export interface Mailbox {
  /** For `replace`. */
  mailer: Mailer;
  /** Sends the waiting mail like the worker. @returns the messages to this address, oldest first. */
  deliver(app: TestApp, to: string): Promise<MailMessage[]>;
}

/** Receives the mail of a test. */
export function createMailbox(): Mailbox {
  const messages: MailMessage[] = [];
  return {
    mailer: {
      send: async (message) => {
        messages.push(message);
      },
    },
    async deliver(app, to) {
      const before = messages.length;
      const waiting = await app.database.sql<{ id: string }[]>`
        select id from mails where sent_at is null and dropped_at is null order by created_at`;
      for (const { id } of waiting) await sendMail(app.deps, mailRun(id));
      return messages.slice(before).filter((message) => message.to === to);
    },
  };
}

/** The token in the link of the last of these messages. */
export function tokenOf(messages: readonly MailMessage[]): string {
  const { token } = fragmentOf(linkIn(messages.at(-1)?.text ?? ''));
  if (!token) throw new Error(`no link in the last of ${messages.length} messages`);
  return token;
}
