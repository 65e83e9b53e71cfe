import type { SendMailOptions } from 'nodemailer';
import type { Config } from '../../config.ts';
import type { MailMessage } from '../../ports.ts';

export type Sender = Pick<Config, 'APP_NAME' | 'MAIL_FROM' | 'SUPPORT_EMAIL'>;

/** Our message as nodemailer takes it, with the headers that every message carries. */
export function composeMessage(message: MailMessage, sender: Sender): SendMailOptions {
  return {
    from: { name: oneLine(sender.APP_NAME), address: sender.MAIL_FROM },
    replyTo: sender.SUPPORT_EMAIL,
    // As an object: a string would be read as a list of addresses.
    to: { name: '', address: message.to },
    subject: oneLine(message.subject),
    html: message.html,
    text: message.text,
    messageId: message.messageId,
    // No holiday notices in answer to a machine (RFC 3834; the second is Exchange's own).
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    // What a message holds is in it; nothing is fetched while sending.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

// A line break in a name would otherwise begin a header of its own, should the library ever let it through.
function oneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').trim();
}
