import type { PlanSource } from '@meridia/shared/subscription.ts';
import type { Config } from '../config.ts';

/** Whose mail it is: shown at the head and foot of every message. */
export type Brand = Pick<Config, 'APP_NAME' | 'PUBLIC_URL' | 'INSTITUTE_NAME' | 'INSTITUTE_CNPJ' | 'SUPPORT_EMAIL'>;

export interface PlanInMail {
  name: string;
  /** Centavos per month. */
  priceBrl: number;
  /** Diagnoses per month; -1 = unlimited. */
  diagnosesLimit: number;
}

export interface NewVersion {
  title: string;
  number: string;
  /** Absolute. */
  address: string;
  /** The paragraph 'o que mudou'. */
  changes: string;
}

/** The facts that each kind of message needs. They hold no health data and name no client. */
export type MailContent = {
  nomeCompleto: string;
} /** `welcomedBefore`: the person has had the welcome bonus. `monthly`: what the free plan allows; -1 = unlimited. */ & (
  | { kind: 'confirmation'; link: string; welcomedBefore: boolean; monthly: number }
  | { kind: 'recovery'; link: string }
  | { kind: 'password_changed'; changedAt: Date }
  /** `prefix`: the beginning of the key, by which it is listed. */
  | { kind: 'api_key_created'; nome: string; prefix: string; createdAt: Date }
  /** `host`: of the address that was switched off, at which nothing has arrived since `failingSince`. */
  | { kind: 'webhook_disabled'; host: string; failingSince: Date }
  | { kind: 'report_ready'; link: string }
  /** `unitReturned`: the report had cost a unit, which came back. `earlierReport`: an earlier report exists and remains. */
  | { kind: 'report_failed'; link: string; unitReturned: boolean; earlierReport: boolean }
  /** `graceUntil`: the plan stays in force until then. */
  | { kind: 'payment_failed'; plan: PlanInMail; graceUntil: Date }
  /** `endsAt`: when the plan ends; null when it continues with a new period from `periodEnd`. */
  | { kind: 'plan_changed'; from: string; plan: PlanInMail; source: PlanSource; periodEnd: Date; endsAt: Date | null }
  /** To a client, at `to`. `nomeCompleto` is her therapist. */
  | { kind: 'intake_invitation'; to: string; link: string; expiresAt: Date }
  | { kind: 'intake_answered'; link: string }
  /** `versions`: what waits for the account's acceptance from `inForceAt` on. */
  | { kind: 'new_terms'; versions: readonly NewVersion[]; inForceAt: Date }
  | { kind: 'new_price'; planName: string; priceBrl: number; inForceAt: Date }
  /** `subject`: what the message was about, of our closed list. */
  | { kind: 'support_answered'; subject: string; link: string }
  /** `next`: the next larger plan on sale. */
  | {
      kind: 'quota_nearly_used';
      planName: string;
      used: number;
      limit: number;
      periodEnd: Date;
      next: PlanInMail | null;
    }
);

export type ContentOf<Kind extends MailContent['kind']> = Extract<MailContent, { kind: Kind }>;
