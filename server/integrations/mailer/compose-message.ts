import type { SendMailOptions } from 'nodemailer';
import type { Config } from '../../config.ts';
import type { MailMessage } from '../../ports.ts';

export type Sender = Pick<Config, 'APP_NAME' | 'MAIL_FROM' | 'SUPPORT_EMAIL'>;

/** Our message in nodemailer's format, with the headers of every message. */
export function composeMessage(message: MailMessage, sender: Sender): SendMailOptions {
  return {
    from: { name: oneLine(sender.APP_NAME), address: sender.MAIL_FROM },
    replyTo: sender.SUPPORT_EMAIL,
    // An object, because a string would be read as a list of addresses.
    to: { name: '', address: message.to },
    subject: oneLine(message.subject),
    html: message.html,
    text: message.text,
    messageId: message.messageId,
    // Asks for no automatic replies such as holiday notices (RFC 3834; the second header is Exchange's).
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    // A message is complete; nothing is fetched while it is sent.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

// Without this, a line break in a name would begin a header of its own if the library ever allowed it.
function oneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').trim();
}
