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
export type MailContent = { nomeCompleto: string } & (
  | { kind: 'confirmation'; link: string }
  | { kind: 'recovery'; link: string }
  | { kind: 'password_changed'; changedAt: Date }
  | { kind: 'report_ready'; link: string }
  | { kind: 'payment_failed'; plan: PlanInMail }
  | { kind: 'plan_changed'; plan: PlanInMail }
  | { kind: 'quota_nearly_used'; planName: string; used: number; limit: number; periodEnd: Date }
);

export type ContentOf<Kind extends MailContent['kind']> = Extract<MailContent, { kind: Kind }>;
