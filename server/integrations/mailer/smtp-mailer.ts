import { createTransport } from 'nodemailer';
import { MailRefusedError } from '../../mail-errors.ts';
import type { Mailer } from '../../ports.ts';
import { composeMessage, type Sender } from './compose-message.ts';

/** All in milliseconds. A whole message must end well before its job does (120 s). */
export interface SmtpDeadlines {
  connection: number;
  greeting: number;
  /** Longest silence on an open connection. */
  socket: number;
  message: number;
}

const usualDeadlines: SmtpDeadlines = { connection: 10_000, greeting: 10_000, socket: 30_000, message: 60_000 };
const poolIdleMs = 30_000;

// Replies that refuse our account and not the message (RFC 4954): wrong or missing credentials, which an operator will repair.
const aboutOurCredentials = new Set([530, 534, 535, 538]);

/**
 * Sends over pooled connections. `smtps://` uses TLS from the start. `smtp://` changes to TLS when the server offers it; with a
 * password TLS is required, except on this machine. Certificates are always checked.
 */
export function createSmtpMailer(
  url: string,
  sender: Sender & { host: string },
  deadlines: SmtpDeadlines = usualDeadlines,
): Mailer & { close(): void } {
  const transport = createTransport({
    ...readSmtpUrl(url),
    pool: true,
    // One connection for each worker that sends (server/worker.ts), so that none waits for another.
    maxConnections: 3,
    // The server may have closed an idle connection, so the message is sent once more; further tries are up to the queue.
    maxRequeues: 1,
    idleTimeout: poolIdleMs,
    name: sender.host,
    connectionTimeout: deadlines.connection,
    dnsTimeout: deadlines.connection,
    greetingTimeout: deadlines.greeting,
    socketTimeout: deadlines.socket,
  });
  return {
    async send(message) {
      const signal = AbortSignal.timeout(deadlines.message);
      try {
        await transport.sendMail({ ...composeMessage(message, sender), signal });
      } catch (error) {
        throw isRefusal(error) ? new MailRefusedError('the mail server refused the message', { cause: error }) : error;
      }
    },
    close: () => transport.close({ force: true }),
  };
}

// The address is parsed here and not by the library, because the library also accepts options in it, such as one that turns off
// certificate checks.
function readSmtpUrl(text: string) {
  const url = new URL(text);
  const secure = url.protocol === 'smtps:';
  const user = decodeURIComponent(url.username);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return {
    host,
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    ...(user && {
      auth: { user, pass: decodeURIComponent(url.password) },
      requireTLS: !['localhost', '127.0.0.1', '::1'].includes(host),
    }),
  };
}

function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error && 'responseCode' in error && 'command' in error)) return false;
  const { responseCode: code, command } = error;
  const aboutMessage = typeof command === 'string' && ['MAIL FROM', 'RCPT TO', 'DATA'].includes(command);
  return aboutMessage && typeof code === 'number' && code >= 500 && !aboutOurCredentials.has(code);
}
