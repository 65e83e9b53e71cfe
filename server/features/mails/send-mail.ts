import { MailRefusedError } from '../../mail-errors.ts';
import { OwnError } from '../../own-error.ts';
import type { Deps } from '../../ports.ts';
import type { JobRun } from '../../queue/boss.ts';
import { claimMail, type MailRow, mailBusy, settleMail } from './commands.ts';
import { prepareContent } from './prepare-content.ts';
import { readRecipient } from './queries.ts';

/**
 * The mail job. Words and link are made here, so that the database stores neither. A link's time therefore starts when the mail is sent.
 * The queue may run the job several times, but the mail is sent once. Only if a worker dies between sending and recording is there a
 * second copy, with the same Message-ID.
 */
export async function sendMail(deps: Deps, run: JobRun<{ mailId: string }>): Promise<void> {
  const mail = await claimMail(deps.database, run.payload.mailId);
  if (mail === mailBusy) throw new OwnError('another worker is sending this message');
  if (!mail) return;
  try {
    const sent = await deliver(deps, mail);
    await settleMail(deps.database, mail.id, sent ? 'sent' : 'dropped');
    deps.meter.count('mails', { kind: mail.kind, outcome: sent ? 'sent' : 'unwanted' });
    deps.log.info({ mailId: mail.id, kind: mail.kind, sent }, 'mail');
  } catch (error) {
    const final = error instanceof MailRefusedError || run.lastTry;
    const reason = describeFailure(error);
    deps.meter.count('mails', { kind: mail.kind, outcome: final ? 'given_up' : 'again' });
    const matter = isAboutServer(error) && 'mail_refused';
    deps.log.error({ mailId: mail.id, kind: mail.kind, reason, final, ...(matter && { matter }) }, 'mail not sent');
    await settleMail(deps.database, mail.id, final ? 'dropped' : 'again', final ? reason : null);
    // The queue stores the error that is thrown here.
    if (!final) throw new OwnError(`mail not sent: ${reason}`);
  }
}

/** @returns false when there is no longer a reason to send the mail */
async function deliver(deps: Deps, mail: MailRow): Promise<boolean> {
  const recipient = await readRecipient(deps.database, mail.accountId);
  const content = recipient && (await prepareContent(deps, mail, recipient));
  if (!content) return false;
  // Loaded with the first mail: the templates load a renderer, and the start of the app need not wait for it.
  const { renderMail } = await import('../../emails/render-mail.tsx');
  await deps.mailer.send({
    to: content.kind === 'intake_invitation' ? content.to : recipient.email,
    ...(await renderMail(content, deps.config)),
    messageId: `<${mail.id}@${new URL(deps.config.PUBLIC_URL).hostname}>`,
  });
  return true;
}

// The mail library's codes for: no address, no connection, no TLS, no login.
function isAboutServer(error: unknown): boolean {
  return error instanceof Error && 'code' in error && serverCodes.test(String(error.code));
}

const serverCodes = /^(EDNS|ECONNECTION|ECONNREFUSED|ECONNRESET|ESOCKET|ETIMEDOUT|ETLS|EAUTH|ENOAUTH|EOAUTH2)$/;

// Returns codes only, because a mail server's answer quotes the address that it refuses.
function describeFailure(error: unknown): string {
  const shown = error instanceof MailRefusedError && error.cause instanceof Error ? error.cause : error;
  if (!(shown instanceof Error)) return 'unknown';
  const code = 'code' in shown ? shown.code : shown.name;
  return 'responseCode' in shown ? `${code} ${shown.responseCode}` : String(code);
}
