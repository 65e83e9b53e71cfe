import type { PlanSource } from '@meridia/shared/subscription.ts';
import type { Config } from '../config.ts';

/** Whose mail it is: heads and foots every message. */
export type Brand = Pick<Config, 'APP_NAME' | 'PUBLIC_URL' | 'INSTITUTE_NAME' | 'INSTITUTE_CNPJ' | 'SUPPORT_EMAIL'>;

export interface PlanInMail {
  name: string;
  /** Centavos a month. */
  priceBrl: number;
  /** Diagnoses a month; -1 = unlimited. */
  diagnosesLimit: number;
}

/** What each kind of message needs to know. None of it is health data, and no client is named. */
export type MailContent = {
  nomeCompleto: string;
} /** `welcomedBefore`: the person has had the welcome bonus. `monthly`: what the free plan allows; -1 = unlimited. */ & (
  | { kind: 'confirmation'; link: string; welcomedBefore: boolean; monthly: number }
  | { kind: 'recovery'; link: string }
  | { kind: 'password_changed'; changedAt: Date }
  | { kind: 'report_ready'; link: string }
  /** `unitReturned`: it had cost a unit, which came back. `earlierReport`: it was made anew, and the one before stands. */
  | { kind: 'report_failed'; link: string; unitReturned: boolean; earlierReport: boolean }
  /** `graceUntil`: the plan stays in force until then. */
  | { kind: 'payment_failed'; plan: PlanInMail; graceUntil: Date }
  /** `endsAt`: the plan ends then; null: it goes on, with a new period from `periodEnd`. */
  | { kind: 'plan_changed'; from: string; plan: PlanInMail; source: PlanSource; periodEnd: Date; endsAt: Date | null }
  /** `next`: the next bigger plan on sale. */
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
