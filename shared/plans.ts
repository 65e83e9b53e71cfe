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

/** The levels of support, the least first. */
export const supportLevels = ['comum', 'prioritario', 'continuo'] as const;
export type SupportLevel = (typeof supportLevels)[number];

/** What a plan permits besides its diagnoses. The server enforces each of these, and every screen reads them from the plan (ADR 0039). */
export interface Capabilities {
  /** How many follow-ups of one client may be recorded, annulled ones included; -1 = unlimited. */
  consultasPorCliente: number;
  /** Reports, letters and sheets carry the clinic's name and logo. */
  marca: boolean;
  /** Links on which a client answers her part before the visit. */
  convites: boolean;
  /** 'Meus protocolos'. */
  protocolosProprios: boolean;
  /** Reports come with 'Terapias ampliadas', and with the sheet 'Plano de cuidados' (ADR 0051). */
  terapiasAmpliadas: boolean;
  /** Keys with which the account's own programs use `/api/v1` (ADR 0040). */
  api: boolean;
  /** How soon support answers: in turn, before others, or at any hour as the operator has set it. */
  suporte: SupportLevel;
}
export type CapabilityName = keyof Capabilities;

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

/** What there is: the biggest plan has it, and admins, who create without a limit. */
export const allCapabilities: Capabilities = {
  consultasPorCliente: unlimited,
  marca: true,
  convites: true,
  protocolosProprios: true,
  terapiasAmpliadas: true,
  api: true,
  suporte: 'continuo',
};

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
    capabilities: {
      consultasPorCliente: 3,
      marca: false,
      convites: false,
      protocolosProprios: false,
      terapiasAmpliadas: false,
      api: false,
      suporte: 'comum',
    },
    displayOrder: 1,
  },
  {
    name: 'Profissional',
    description: 'Para quem atende toda semana.',
    priceBrl: 3490,
    diagnosesLimit: 20,
    badge: 'Mais Popular',
    popular: true,
    features: ['Protocolo corporal e auricular', 'Evolução dos pacientes'],
    capabilities: {
      consultasPorCliente: unlimited,
      marca: true,
      convites: true,
      protocolosProprios: true,
      terapiasAmpliadas: false,
      api: false,
      suporte: 'comum',
    },
    displayOrder: 2,
  },
  {
    name: 'Premium',
    description: 'Para agendas cheias e clínicas pequenas.',
    priceBrl: 6900,
    diagnosesLimit: 60,
    popular: false,
    features: ['Tudo do plano Profissional'],
    capabilities: {
      consultasPorCliente: unlimited,
      marca: true,
      convites: true,
      protocolosProprios: true,
      terapiasAmpliadas: true,
      api: false,
      suporte: 'prioritario',
    },
    displayOrder: 3,
  },
  {
    name: 'Enterprise',
    description: 'Para clínicas e escolas sem limite de avaliações.',
    priceBrl: 12700,
    diagnosesLimit: unlimited,
    popular: false,
    features: ['Tudo do plano Premium'],
    capabilities: allCapabilities,
    displayOrder: 4,
  },
];

/** The most follow-ups of one client that a plan can limit itself to. Beyond that it has no limit. */
export const mostLimitedConsultas = 1000;

/** How much of a capability there is, so that two plans can be compared. */
const amounts: { [Name in CapabilityName]: (value: Capabilities[Name]) => number } = {
  consultasPorCliente: (most) => (most === unlimited ? Number.POSITIVE_INFINITY : most),
  marca: Number,
  convites: Number,
  protocolosProprios: Number,
  terapiasAmpliadas: Number,
  api: Number,
  suporte: (level) => supportLevels.indexOf(level),
};

export const capabilityNames: readonly CapabilityName[] = [
  'consultasPorCliente',
  'marca',
  'convites',
  'protocolosProprios',
  'terapiasAmpliadas',
  'api',
  'suporte',
];

export function amountOf<Name extends CapabilityName>(name: Name, capabilities: Capabilities): number {
  return amounts[name](capabilities[name]);
}

/** A plan as it is compared with the others. */
export type RankedPlan = { name: string; displayOrder: number; capabilities: Capabilities };

/** The smallest of these plans that permits more of this than `capabilities` do; undefined when none does. */
export function planWithMore<Ranked extends RankedPlan>(
  name: CapabilityName,
  capabilities: Capabilities,
  plans: readonly Ranked[],
): Ranked | undefined {
  return plans
    .toSorted((a, b) => a.displayOrder - b.displayOrder)
    .find((plan) => amountOf(name, plan.capabilities) > amountOf(name, capabilities));
}

/**
 * What an admin may set a capability of a plan to: not less than this release promises with the plan, because people bought it, and no
 * more than the next bigger plan has, because its buyers are told that they get all of the smaller one. The biggest plan has what is there.
 * @param plans all plans as they are now
 */
export function capabilityBounds(
  planName: string,
  plans: readonly RankedPlan[],
): { floor: Capabilities; ceiling: Capabilities } {
  const sorted = plans.toSorted((a, b) => a.displayOrder - b.displayOrder);
  const at = sorted.findIndex(({ name }) => name === planName);
  const before = sorted[at - 1]?.capabilities;
  const promised = capabilitiesOf(planName);
  return {
    floor: before ? mergeCapabilities(promised, before) : promised,
    ceiling: sorted[at + 1]?.capabilities ?? allCapabilities,
  };
}

/** Of each capability the greater one. */
function mergeCapabilities(a: Capabilities, b: Capabilities): Capabilities {
  const more = <Name extends CapabilityName>(name: Name) =>
    amountOf(name, a) >= amountOf(name, b) ? a[name] : b[name];
  return {
    consultasPorCliente: more('consultasPorCliente'),
    marca: more('marca'),
    convites: more('convites'),
    protocolosProprios: more('protocolosProprios'),
    terapiasAmpliadas: more('terapiasAmpliadas'),
    api: more('api'),
    suporte: more('suporte'),
  };
}

/** What this release gives with a plan. An unknown name has what the free plan has. */
export function capabilitiesOf(planName: string): Capabilities {
  const plan = plans.find(({ name }) => name === planName) ?? plans.find(({ name }) => name === freePlanName);
  if (!plan) throw new Error('there is no free plan');
  return plan.capabilities;
}

/** The feature that needs people at every hour: it exists where the operator has set a channel for it (`SUPPORT_24H_CHANNEL`). */
export const supportAtAnyHour = 'Suporte 24/7';

/** Whether plans list a feature that does not exist everywhere. Screens mark it as such. */
export function isInPreparation(feature: string): boolean {
  return feature === supportAtAnyHour;
}
