import { MailRefusedError } from '../../mail-errors.ts';
import { OwnError } from '../../own-error.ts';
import type { Deps } from '../../ports.ts';
import type { JobRun } from '../../queue/boss.ts';
import { claimMail, type MailRow, mailBusy, settleMail } from './commands.ts';
import { prepareContent } from './prepare-content.ts';
import { readRecipient } from './queries.ts';

/**
 * The mail job. Words and links are made now, so that neither stands in the database; a link therefore counts from its sending.
 * Runs as often as the queue likes and sends once; only a worker that dies between sending and noting it makes a second copy,
 * under the same Message-ID.
 */
export async function sendMail(deps: Deps, run: JobRun<{ mailId: string }>): Promise<void> {
  const mail = await claimMail(deps.database, run.payload.mailId);
  if (mail === mailBusy) throw new OwnError('another worker is sending this message');
  if (!mail) return;
  try {
    const sent = await deliver(deps, mail);
    await settleMail(deps.database, mail.id, sent ? 'sent' : 'dropped');
  } catch (error) {
    const final = error instanceof MailRefusedError || run.lastTry;
    const reason = describeFailure(error);
    const matter = isAboutServer(error) && 'mail_refused';
    deps.log.error({ mailId: mail.id, kind: mail.kind, reason, final, ...(matter && { matter }) }, 'mail not sent');
    await settleMail(deps.database, mail.id, final ? 'dropped' : 'again', final ? reason : null);
    // The queue keeps what is thrown.
    if (!final) throw new OwnError(`mail not sent: ${reason}`);
  }
}

/** @returns false when nobody wants the message any more. */
async function deliver(deps: Deps, mail: MailRow): Promise<boolean> {
  const recipient = await readRecipient(deps.database, mail.accountId);
  const content = recipient && (await prepareContent(deps, mail, recipient));
  if (!content) return false;
  // Loaded with the first message: the templates bring a renderer that a start need not wait for.
  const { renderMail } = await import('../../emails/render-mail.tsx');
  await deps.mailer.send({
    to: recipient.email,
    ...(await renderMail(content, deps.config)),
    messageId: `<${mail.id}@${new URL(deps.config.PUBLIC_URL).hostname}>`,
  });
  return true;
}

// The library's words for: no address, no connection, no TLS, no login.
function isAboutServer(error: unknown): boolean {
  return error instanceof Error && 'code' in error && serverCodes.test(String(error.code));
}

const serverCodes = /^(EDNS|ECONNECTION|ECONNREFUSED|ECONNRESET|ESOCKET|ETIMEDOUT|ETLS|EAUTH|ENOAUTH|EOAUTH2)$/;

// Codes only: a mail server's answer quotes the address it refuses.
function describeFailure(error: unknown): string {
  const shown = error instanceof MailRefusedError && error.cause instanceof Error ? error.cause : error;
  if (!(shown instanceof Error)) return 'unknown';
  const code = 'code' in shown ? shown.code : shown.name;
  return 'responseCode' in shown ? `${code} ${shown.responseCode}` : String(code);
}
