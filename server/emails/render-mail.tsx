import { render } from 'react-email';
import { apiKeyCreatedMail } from './api-key-created.tsx';
import { confirmationMail } from './confirmation.tsx';
import { intakeAnsweredMail } from './intake-answered.tsx';
import { intakeInvitationMail } from './intake-invitation.tsx';
import type { Brand, MailContent } from './mail-content.ts';
import type { MailDocument } from './mail-document.ts';
import { MailLayout } from './mail-layout.tsx';
import { newPriceMail } from './new-price.tsx';
import { newTermsMail } from './new-terms.tsx';
import { passwordChangedMail } from './password-changed.tsx';
import { paymentFailedMail } from './payment-failed.tsx';
import { toText } from './plain-text.ts';
import { planChangedMail } from './plan-changed.tsx';
import { quotaNearlyUsedMail } from './quota-nearly-used.tsx';
import { recoveryMail } from './recovery.tsx';
import { reportFailedMail } from './report-failed.tsx';
import { reportReadyMail } from './report-ready.tsx';
import { supportAnsweredMail } from './support-answered.tsx';
import { webhookDisabledMail } from './webhook-disabled.tsx';

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}

/** Subject, HTML part and plain-text part of a message. */
export async function renderMail(content: MailContent, brand: Brand): Promise<RenderedMail> {
  const document = composeDocument(content, brand);
  const html = await render(<MailLayout document={document} brand={brand} />);
  return { subject: document.subject, html, text: toText(html) };
}

function composeDocument(content: MailContent, brand: Brand): MailDocument {
  switch (content.kind) {
    case 'confirmation':
      return confirmationMail(content, brand);
    case 'recovery':
      return recoveryMail(content, brand);
    case 'password_changed':
      return passwordChangedMail(content, brand);
    case 'api_key_created':
      return apiKeyCreatedMail(content, brand);
    case 'webhook_disabled':
      return webhookDisabledMail(content, brand);
    case 'report_ready':
      return reportReadyMail(content, brand);
    case 'report_failed':
      return reportFailedMail(content, brand);
    case 'payment_failed':
      return paymentFailedMail(content, brand);
    case 'plan_changed':
      return planChangedMail(content, brand);
    case 'intake_invitation':
      return intakeInvitationMail(content, brand);
    case 'intake_answered':
      return intakeAnsweredMail(content, brand);
    case 'new_terms':
      return newTermsMail(content, brand);
    case 'new_price':
      return newPriceMail(content, brand);
    case 'support_answered':
      return supportAnsweredMail(content, brand);
    case 'quota_nearly_used':
      return quotaNearlyUsedMail(content, brand);
  }
}
