import type { LinkPurpose } from '@meridia/shared/account.ts';
import { issueToken } from '../../auth/tokens.ts';
import { asSystem } from '../../db/tx.ts';
import type { MailContent } from '../../emails/mail-content.ts';
import type { Deps } from '../../ports.ts';
import { isNearlyUsed, readUsageIn } from '../subscriptions/queries.ts';
import type { MailRow } from './commands.ts';
import { isReportUnread, type Recipient } from './queries.ts';

/** What the message says, as things stand now. @returns null when they no longer call for it. */
export async function loadContent(
  deps: Pick<Deps, 'database' | 'config'>,
  mail: MailRow,
  recipient: Recipient,
): Promise<MailContent | null> {
  const { database, config } = deps;
  const { accountId, nomeCompleto } = recipient;
  const wantsNotices = recipient.emailNotices && !recipient.blocked;
  switch (mail.kind) {
    case 'confirmation':
      if (recipient.emailConfirmed) return null;
      return { kind: mail.kind, nomeCompleto, link: await tokenLink(deps, accountId, '/bem-vindo', 'signup') };
    case 'recovery':
      return { kind: mail.kind, nomeCompleto, link: await tokenLink(deps, accountId, '/redefinir-senha', 'recovery') };
    case 'password_changed':
      return { kind: mail.kind, nomeCompleto, changedAt: mail.createdAt };
    case 'report_ready': {
      const id = mail.subjectId;
      const wanted = wantsNotices && id && (await isReportUnread(database, id));
      return wanted ? { kind: mail.kind, nomeCompleto, link: `${config.PUBLIC_URL}/resultado/${id}` } : null;
    }
    case 'payment_failed':
    case 'plan_changed': {
      const usage = await readUsageIn(database.system, accountId);
      if (!usage) return null;
      const { planName: name, priceBrl, planLimit: diagnosesLimit } = usage;
      return { kind: mail.kind, nomeCompleto, plan: { name, priceBrl, diagnosesLimit } };
    }
    case 'quota_nearly_used': {
      const usage = wantsNotices ? await readUsageIn(database.system, accountId) : null;
      // A report that failed gave its unit back, a new period began, a bigger plan was bought.
      if (!usage || !isNearlyUsed(usage)) return null;
      const { planName, used, limit, periodEnd } = usage;
      return { kind: mail.kind, nomeCompleto, planName, used, limit, periodEnd };
    }
  }
}

/** The token stands behind the #, which browsers send to nobody. */
async function tokenLink(
  { database, config }: Pick<Deps, 'database' | 'config'>,
  accountId: string,
  path: string,
  purpose: LinkPurpose,
): Promise<string> {
  const token = await asSystem(database, (tx) => issueToken(tx, accountId, purpose));
  return `${config.PUBLIC_URL}${path}#access_token=${token}&type=${purpose}`;
}
