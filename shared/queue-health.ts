import { z } from 'zod';

const count = z.number().int();

/** One kind of background job. */
export const queueHealthSchema = z.object({
  name: z.string(),
  waiting: count,
  scheduled: count,
  running: count,
  retrying: count,
  /** Given up in the last 7 days and not sent again by an admin. */
  failed: count,
  oldestWaitingSeconds: count,
});
export type QueueHealth = z.output<typeof queueHealthSchema>;

/**
 * Whether a job that was given up can be sent again. Not when its report has ended (a failed report returned its unit, and only its
 * therapist may spend another), when its mail was sent or dropped, or when somebody has already sent it again.
 */
export const jobRetrySchema = z.enum(['possible', 'report_ended', 'mail_ended', 'retried']);
export type JobRetry = z.output<typeof jobRetrySchema>;

export const failedJobSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  failedAt: z.iso.datetime(),
  tries: count,
  errorClass: z.string(),
  retry: jobRetrySchema,
});
export type FailedJobView = z.output<typeof failedJobSchema>;

/** Every kind of mail: to a therapist, or for her to a client (`intake_invitation`). */
export const mailKinds = [
  'confirmation',
  'recovery',
  'password_changed',
  'api_key_created',
  'webhook_disabled',
  'report_ready',
  'report_failed',
  'payment_failed',
  'plan_changed',
  'quota_nearly_used',
  'intake_invitation',
  'intake_answered',
  'new_terms',
  'new_price',
  'support_answered',
] as const;
const mailKindSchema = z.enum(mailKinds);
export type MailKind = z.output<typeof mailKindSchema>;

export const failedMailSchema = z.object({
  id: z.uuid(),
  kind: mailKindSchema,
  account: z.object({ id: z.uuid(), nomeCompleto: z.string() }),
  /** An error code of the mail server or of the connection. */
  failure: z.string(),
  failedAt: z.iso.datetime(),
});
export type FailedMail = z.output<typeof failedMailSchema>;
