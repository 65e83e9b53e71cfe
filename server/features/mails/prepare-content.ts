import type { LinkPurpose } from '@meridia/shared/account.ts';
import { nextPlan } from '@meridia/shared/plan-words.ts';
import { subjectWords } from '@meridia/shared/support-thread.ts';
import { caminhoDaVersao, type DocumentoAceito, mudancasDe, paginasLegais } from '@meridia/shared/versoes-legais.ts';
import { issueToken } from '../../auth/tokens.ts';
import { asSystem } from '../../db/tx.ts';
import type { MailContent, NewVersion, PlanInMail } from '../../emails/mail-content.ts';
import type { Deps } from '../../ports.ts';
import { readNewKey } from '../api-keys/queries.ts';
import { linkToMail } from '../convites/commands.ts';
import { isUntouchedDraft } from '../drafts/queries.ts';
import { readPriceNews } from '../price-announcements/queries.ts';
import { listPlans, readFreePlan, readUsage } from '../subscriptions/queries.ts';
import { readAnsweredSubject } from '../support-threads/queries.ts';
import { listPendentes } from '../termos/queries.ts';
import { readFailedWebhook } from '../webhooks/queries.ts';
import type { MailRow } from './commands.ts';
import { type Recipient, readLastPlanChange, readReportNews } from './queries.ts';

/** The current content of the mail. @returns null when there is no longer a reason to send it */
export async function prepareContent(
  deps: Pick<Deps, 'database' | 'queue' | 'config'>,
  mail: MailRow,
  recipient: Recipient,
): Promise<MailContent | null> {
  const { database, config } = deps;
  const { accountId, nomeCompleto } = recipient;
  const wantsNotices = recipient.emailNotices && !recipient.blocked;
  switch (mail.kind) {
    case 'confirmation':
      if (recipient.emailConfirmed) return null;
      return {
        kind: mail.kind,
        nomeCompleto,
        welcomedBefore: recipient.welcomed,
        link: await tokenLink(deps, accountId, '/bem-vindo', 'signup'),
        monthly: (await readFreePlan(database)).diagnosesLimit,
      };
    case 'recovery':
      return { kind: mail.kind, nomeCompleto, link: await tokenLink(deps, accountId, '/redefinir-senha', 'recovery') };
    case 'password_changed':
      return { kind: mail.kind, nomeCompleto, changedAt: mail.createdAt };
    case 'api_key_created': {
      // Null when the account has ended meanwhile. A key that was revoked at once is told of as well: somebody made it.
      const key = mail.subjectId && (await readNewKey(database, mail.subjectId));
      return key ? { kind: mail.kind, nomeCompleto, ...key } : null;
    }
    case 'webhook_disabled': {
      // Null when its owner has switched it on again or removed it.
      const id = recipient.blocked ? null : mail.subjectId;
      const webhook = id && (await readFailedWebhook(database, id));
      return webhook ? { kind: mail.kind, nomeCompleto, ...webhook } : null;
    }
    case 'report_ready':
    case 'report_failed': {
      const id = mail.subjectId;
      const news = wantsNotices && id ? await readReportNews(database, id) : null;
      // The report may have been made again with another result. That result gets its own mail.
      if (news?.failed !== (mail.kind === 'report_failed')) return null;
      const link = `${config.PUBLIC_URL}/resultado/${id}`;
      if (!news.failed) return { kind: 'report_ready', nomeCompleto, link };
      const { unitReturned, hasReport: earlierReport } = news;
      return { kind: 'report_failed', nomeCompleto, link, unitReturned, earlierReport };
    }
    case 'payment_failed': {
      const usage = await readUsage(deps, accountId);
      // The payment has succeeded meanwhile, or the grace and the plan have ended.
      if (usage?.status !== 'past_due' || !usage.graceUntil) return null;
      return { kind: mail.kind, nomeCompleto, plan: planIn(usage), graceUntil: usage.graceUntil };
    }
    case 'plan_changed': {
      const usage = await readUsage(deps, accountId);
      const change = usage && (await readLastPlanChange(database, accountId));
      // A later plan change gets its own mail.
      if (!change || change.id !== mail.subjectId) return null;
      const { source, periodEnd, endsAt } = usage;
      return { kind: mail.kind, nomeCompleto, from: change.from, plan: planIn(usage), source, periodEnd, endsAt };
    }
    case 'intake_invitation': {
      const invitation = recipient.blocked || !mail.subjectId ? null : await linkToMail(deps, mail.subjectId);
      return invitation && { kind: mail.kind, nomeCompleto, ...invitation };
    }
    case 'intake_answered': {
      const id = mail.subjectId;
      const waits = wantsNotices && id !== null && (await isUntouchedDraft(database, id));
      return waits ? { kind: mail.kind, nomeCompleto, link: `${config.PUBLIC_URL}/anamnese?rascunho=${id}` } : null;
    }
    case 'new_terms': {
      const pendentes = recipient.blocked ? [] : await listPendentes(database, accountId);
      const inForceAt = pendentes[0]?.valeEm;
      // The account has accepted meanwhile.
      if (!inForceAt) return null;
      const versions = pendentes.map(({ documento, versao }) => describeVersao(documento, versao, config.PUBLIC_URL));
      return { kind: mail.kind, nomeCompleto, versions, inForceAt };
    }
    case 'new_price': {
      const wanted = !recipient.blocked && mail.subjectId !== null;
      const news = wanted && (await readPriceNews(database, accountId, mail.subjectId ?? ''));
      return news ? { kind: mail.kind, nomeCompleto, ...news } : null;
    }
    case 'support_answered': {
      const id = mail.subjectId;
      // The person has read the answer when she has written since.
      const subject = recipient.blocked || id === null ? null : await readAnsweredSubject(database, id);
      const link = `${config.PUBLIC_URL}/ajuda?conversa=${id}`;
      return subject && { kind: mail.kind, nomeCompleto, subject: subjectWords[subject], link };
    }
    case 'quota_nearly_used': {
      const usage = wantsNotices ? await readUsage(deps, accountId) : null;
      // A failed report returned its unit, a new period began, or a bigger plan was bought.
      if (!usage?.nearlyUsed) return null;
      const { planName, used, limit, periodEnd } = usage;
      const next = nextPlan(planName, await listPlans(database));
      return { kind: mail.kind, nomeCompleto, planName, used, limit, periodEnd, next };
    }
  }
}

function describeVersao(documento: DocumentoAceito, versao: string, publicUrl: string): NewVersion {
  return {
    title: paginasLegais[documento].titulo,
    number: versao,
    address: `${publicUrl}${caminhoDaVersao(documento, versao)}`,
    changes: mudancasDe(documento, versao) ?? '',
  };
}

function planIn(usage: { planName: string; priceBrl: number; planLimit: number }): PlanInMail {
  return { name: usage.planName, priceBrl: usage.priceBrl, diagnosesLimit: usage.planLimit };
}

/** The token follows the #, because browsers do not send that part to any server. */
async function tokenLink(
  { database, config }: Pick<Deps, 'database' | 'config'>,
  accountId: string,
  path: string,
  purpose: LinkPurpose,
): Promise<string> {
  const token = await asSystem(database, (tx) => issueToken(tx, accountId, purpose));
  return `${config.PUBLIC_URL}${path}#access_token=${token}&type=${purpose}`;
}
