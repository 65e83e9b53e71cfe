// Without zod, because public pages show plans and should not load a validator.

export const planNames = ['Gratuito', 'Profissional', 'Premium', 'Enterprise'] as const;
export type PlanName = (typeof planNames)[number];

/** The plan of every account that does not pay. */
export const freePlanName = 'Gratuito' satisfies PlanName;
export type PaidPlanName = Exclude<PlanName, typeof freePlanName>;

export const unlimited = -1;

/** Bonus units of a confirmed new account in its first period. 3 + 2 = 5, the number on the welcome page (docs/PRODUCT.md 3.5). */
export const welcomeBonusDiagnoses = 2;

/** Explains why an account on the free plan has no units. */
export const freeUnitsElsewhere =
  'Os diagnósticos gratuitos valem uma vez por pessoa, e outra conta com este email já os recebe. Para usar esta, escolha um plano.';

/** Days for which a plan stays in force after a failed payment, so that people can replace a card. */
export const paymentGraceDays = 7;

/** Shares of the limit at which the dashboard suggests an upgrade and at which the intake warns. */
export const usageThresholds = { hint: 0.8, warning: 0.9 } as const;

/** What a plan permits besides its diagnoses. */
export interface Capabilities {
  /** How soon support answers: in turn, before others, or at any hour as the operator has set it. */
  suporte: 'comum' | 'prioritario' | 'continuo';
}

export interface Plan {
  name: PlanName;
  description: string;
  /** Centavos per month. */
  priceBrl: number;
  /** Diagnoses per month; -1 = unlimited. */
  diagnosesLimit: number;
  badge?: string;
  popular: boolean;
  /** Features besides the diagnoses. Every list of features shows the number of diagnoses separately (plan-words.ts). */
  features: readonly string[];
  capabilities: Capabilities;
  displayOrder: number;
}

/** The only source of names, prices, limits and features (docs/PRODUCT.md 3.1). `seed-plans` writes it to the database. */
export const plans: readonly Plan[] = [
  {
    name: 'Gratuito',
    description: 'Para conhecer o relatório completo com clientes de verdade.',
    priceBrl: 0,
    diagnosesLimit: 3,
    badge: 'Experimente o melhor!',
    popular: false,
    features: ['Tratamentos incluídos no relatório', 'Histórico de avaliações', 'Sem cartão de crédito'],
    capabilities: { suporte: 'comum' },
    displayOrder: 1,
  },
  {
    name: 'Profissional',
    description: 'Para quem atende toda semana.',
    priceBrl: 3490,
    diagnosesLimit: 20,
    badge: 'Mais Popular',
    popular: true,
    features: ['Protocolo corporal e auricular', 'Evolução dos pacientes', 'Relatórios com a marca da sua clínica'],
    capabilities: { suporte: 'comum' },
    displayOrder: 2,
  },
  {
    name: 'Premium',
    description: 'Para agendas cheias e clínicas pequenas.',
    priceBrl: 6900,
    diagnosesLimit: 60,
    popular: false,
    features: ['Tudo do plano Profissional', 'Terapias integrativas ampliadas', 'Suporte prioritário'],
    capabilities: { suporte: 'prioritario' },
    displayOrder: 3,
  },
  {
    name: 'Enterprise',
    description: 'Para clínicas e escolas sem limite de avaliações.',
    priceBrl: 12700,
    diagnosesLimit: unlimited,
    popular: false,
    features: ['Tudo do plano Premium', 'API de integração', 'Suporte 24/7'],
    capabilities: { suporte: 'continuo' },
    displayOrder: 4,
  },
];

/** An unknown name has what the free plan has. */
export function capabilitiesOf(planName: string): Capabilities {
  return plans.find(({ name }) => name === planName)?.capabilities ?? { suporte: 'comum' };
}

/** Admins use everything, as they create without a limit. */
export const allCapabilities: Capabilities = { suporte: 'continuo' };

/** The feature that needs people at every hour: it exists where the operator has set a channel for it (`SUPPORT_24H_CHANNEL`). */
export const supportAtAnyHour = 'Suporte 24/7';

/** Listed features that do not exist yet. Screens mark them as such. */
const inPreparation: readonly string[] = ['API de integração', supportAtAnyHour];

export function isInPreparation(feature: string): boolean {
  return inPreparation.includes(feature);
}
