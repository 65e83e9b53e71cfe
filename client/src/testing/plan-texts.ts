/**
 * Every agreed text, number and rule about plans, quota and payment (docs/PRODUCT.md 3 and 4), with the screen and the state in which
 * it shows. plan-texts.test.tsx brings each state about and sees each of them. The admin area's own screens are not among them.
 */

/** A string is an agreed text, letter by letter. A pattern is used where only the meaning was agreed and the wording is ours. */
export interface PlanText {
  text: string | RegExp;
  /** Default: a visible text, alone or within a sentence. */
  as?: 'link' | 'button' | 'heading' | 'bar';
  /** For a link: its target. For a bar: its value, 0..100. */
  to?: string;
  disabled?: true;
  /** The plan's card, region or dialog that contains it. */
  within?: string;
  times?: number;
  /** True when the text must not be shown in this state. */
  absent?: true;
}

export interface PlanScene {
  screen: string;
  state: string;
  texts: readonly (string | RegExp | PlanText)[];
}

const link = (text: string, to: string): PlanText => ({ text, as: 'link', to });
const button = (text: string | RegExp): PlanText => ({ text, as: 'button' });
const bar = (text: string, percent: number): PlanText => ({ text, as: 'bar', to: String(percent) });
const absent = (text: string | RegExp | PlanText): PlanText => ({ ...asRow(text), absent: true });
const within = (place: string, ...texts: (string | RegExp | PlanText)[]): PlanText[] =>
  texts.map((text) => ({ ...asRow(text), within: place }));

export function asRow(text: string | RegExp | PlanText): PlanText {
  return typeof text === 'string' || text instanceof RegExp ? { text } : text;
}

const usage = 'Uso do plano neste período';
/** The dashboard of the free plan: 3 per month, up to 60 reports per month on paid plans. */
const upsell = /3 diagnósticos por mês.*até 60 relatórios por mês/;
/** The upgrade hint of paid plans from 80 % on (docs/PRODUCT.md 3.8). */
const upgradeHint = /Faça upgrade/;
const ptBrDate = /\d{1,2} de \p{L}+ de \d{4}/u;
const limitReached = 'Você usou todos os diagnósticos deste período.';
const offers = within('Gratuito', 'R$ 0', 'Experimente o melhor!', '3 diagnósticos completos por mês').concat(
  within('Profissional', 'R$ 34,90', 'Mais Popular', '20 diagnósticos completos por mês'),
  within('Premium', 'R$ 69', '60 diagnósticos completos por mês'),
  within('Enterprise', 'R$ 127', 'Diagnósticos ilimitados', 'API de integração', 'Suporte 24/7'),
);
const paidPlans = ['Profissional', 'Premium', 'Enterprise'];

export const planScenes = {
  landing: {
    screen: '/',
    state: 'a visitor',
    texts: [
      link('Planos', '/plans'),
      link('Ver Planos e Preços', '/plans'),
      link('Começar Agora Gratuitamente', '/auth?modo=cadastro'),
      '3 avaliações grátis por mês',
      'Sem cartão de crédito',
      'Cancele quando quiser',
      '500+',
      '10.000+',
      // The plans page shows other figures (docs/PRODUCT.md 1.5).
      '98%',
    ],
  },
  demo: { screen: '/demo-relatorio', state: 'a visitor', texts: [link('Ver Planos e Preços', '/plans')] },
  plansVisitor: {
    screen: '/plans',
    state: 'a visitor',
    texts: [
      ...offers,
      '8-12',
      /pontos corporais/,
      '4-6',
      /pontos auriculares/,
      '5-7',
      /terapias/,
      link('Ver relatório de exemplo', '/demo-relatorio-exemplo'),
      '85%',
      /satisfação/,
      '10k+',
      'Pagamento seguro',
      'Cancele quando quiser',
      'Sem taxas escondidas',
      // Not to buy it, but to have it: it comes with a new account.
      ...within('Gratuito', absent({ text: /./, as: 'button' }), link('Começar com o Gratuito', '/auth?modo=cadastro')),
      ...paidPlans.flatMap((name) => within(name, link(`Assinar ${name}`, '/auth?redirect=%2Fplans'))),
    ],
  },
  plansAdmin: {
    screen: '/plans',
    state: 'an admin',
    texts: [
      ...paidPlans.flatMap((name) => within(name, { ...button('Acesso Admin'), disabled: true })),
      ...within('Gratuito', absent({ text: /./, as: 'button' })),
    ],
  },
  plansFree: {
    screen: '/plans',
    state: 'a therapist on the free plan',
    texts: [
      ...offers,
      ...paidPlans.flatMap((name) => within(name, button(`Assinar ${name}`))),
      ...within('Gratuito', absent({ text: /./, as: 'button' })),
    ],
  },
  welcome: {
    screen: '/bem-vindo',
    state: 'a new account, confirmed',
    texts: ['5 Diagnósticos Grátis', link('Ver Planos', '/plans'), link('Ir para o Início', '/dashboard')],
  },
  settings: {
    screen: '/configuracoes',
    state: 'any therapist',
    texts: [link('Gerenciar Assinatura', '/subscription'), link('Ver Planos Disponíveis', '/plans')],
  },

  dashboardFree: {
    screen: '/dashboard',
    state: 'free, 1 of 3 used',
    texts: within(
      'Seu Plano',
      { text: 'Seu Plano', as: 'heading' },
      { text: 'Gratuito', times: 2 },
      link('Fazer Upgrade', '/plans'),
      link('Gerenciar', '/subscription'),
      button('Atualizar'),
      '1 de 3 diagnósticos',
      '33%',
      bar(usage, 33),
      upsell,
      absent('Ativo'),
    ),
  },
  dashboardBelowHint: {
    screen: '/dashboard',
    state: 'Profissional, 15 of 20 used: 75 %',
    texts: within(
      'Seu Plano',
      'Profissional',
      'Ativo',
      link('Gerenciar', '/subscription'),
      '15 de 20 diagnósticos',
      bar(usage, 75),
      absent(upgradeHint),
      absent(upsell),
      absent(link('Fazer Upgrade', '/plans')),
    ),
  },
  dashboardHint: {
    screen: '/dashboard',
    state: 'Profissional, 16 of 20 used: 80 %',
    texts: within('Seu Plano', '16 de 20 diagnósticos', bar(usage, 80), upgradeHint),
  },
  dashboardPremium: {
    screen: '/dashboard',
    state: 'Premium, 48 of 60 used: 80 %',
    texts: within('Seu Plano', 'Premium', '48 de 60 diagnósticos', bar(usage, 80), upgradeHint),
  },
  dashboardUnlimited: {
    screen: '/dashboard',
    state: 'Enterprise, 70 used',
    texts: within(
      'Seu Plano',
      'Enterprise',
      'Ativo',
      'Diagnósticos ilimitados',
      '70 diagnósticos criados este mês',
      absent({ text: /./, as: 'bar' }),
      absent(upgradeHint),
    ),
  },
  dashboardRefreshed: {
    screen: '/dashboard',
    state: 'the plan changed unheard, then Atualizar was pressed',
    texts: within('Seu Plano', 'Premium'),
  },
  dashboardRechecked: {
    screen: '/dashboard',
    state: 'no live channel, usage changed, 2 minutes later',
    texts: within('Seu Plano', '2 de 60 diagnósticos'),
  },
  checkFails: {
    screen: '/dashboard',
    state: 'check-subscription fails',
    texts: ['Erro ao carregar assinatura', 'Não foi possível verificar seu plano atual.'],
  },

  subscriptionFree: {
    screen: '/subscription',
    state: 'free, 1 of 3 used',
    texts: [
      { text: 'Gratuito', times: 2 },
      ptBrDate,
      link('Ver Outros Planos', '/plans'),
      absent(button('Gerenciar Assinatura')),
      '1 de 3 diagnósticos',
      bar(usage, 33),
      /Restam 2 diagnósticos/,
      '3 diagnósticos completos por mês',
    ],
  },
  subscriptionPaid: {
    screen: '/subscription',
    state: 'Profissional, all 20 used',
    texts: [
      'Profissional',
      'Ativo',
      new RegExp(`Próxima renovação em ${ptBrDate.source}`, 'u'),
      button('Gerenciar Assinatura'),
      link('Ver Outros Planos', '/plans'),
      '20 de 20 diagnósticos',
      bar(usage, 100),
      limitReached,
      '20 diagnósticos completos por mês',
    ],
  },
  subscriptionEnterprise: {
    screen: '/subscription',
    state: 'Enterprise',
    texts: [
      'Enterprise',
      'Diagnósticos ilimitados',
      'API de integração',
      'Suporte 24/7',
      button('Gerenciar Assinatura'),
    ],
  },
  subscriptionAdmin: {
    screen: '/subscription',
    state: 'an admin',
    texts: [
      { text: 'Administrador', times: 2 },
      'Administrador - Acesso Ilimitado',
      absent(link('Ver Outros Planos', '/plans')),
      absent(button('Gerenciar Assinatura')),
    ],
  },

  intakeUsage: {
    screen: '/anamnese',
    state: 'free, 1 of 3 used',
    texts: within(
      'Plano e uso',
      /Gratuito/,
      '1 de 3 diagnósticos',
      bar(usage, 33),
      absent(link('Fazer Upgrade', '/plans')),
    ),
  },
  intakeFreeLimit: {
    screen: '/anamnese',
    state: 'free, 3 of 3 used',
    texts: within('Plano e uso', limitReached, bar(usage, 100), link('Fazer Upgrade', '/plans')),
  },
  limitDialogFree: {
    screen: '/anamnese',
    state: 'free at the limit, sent nevertheless',
    texts: within(
      'Limite Atingido',
      { text: 'Limite Atingido', as: 'heading' },
      button('Cancelar'),
      link('Ver Planos', '/plans'),
      /Plano Profissional/,
      '20 diagnósticos completos por mês',
      'R$ 34,90',
    ),
  },
  limitDialogProfissional: {
    screen: '/anamnese',
    state: 'Profissional at the limit, sent nevertheless',
    texts: within('Limite Atingido', /Plano Premium/, /60 diagnósticos/, 'R$ 69'),
  },
  limitDialogPremium: {
    screen: '/anamnese',
    state: 'Premium at the limit, sent nevertheless',
    texts: within('Limite Atingido', /Plano Enterprise/, /ilimitados/, 'R$ 127'),
  },
  limitUnknown: {
    screen: '/anamnese',
    state: 'the check before sending fails',
    texts: ['Erro ao verificar limite de diagnósticos'],
  },
  noSubscription: {
    screen: '/plans',
    state: 'an intake was sent without a subscription in force',
    texts: ['Você não possui uma assinatura ativa'],
  },
  createdFree2: {
    screen: '/anamnese',
    state: 'free, a diagnosis created, 2 left',
    texts: [/Restam 2 relatórios gratuitos este mês/],
  },
  createdFree1: {
    screen: '/anamnese',
    state: 'free, a diagnosis created, 1 left',
    texts: [/apenas 1 relatório gratuito este mês/],
  },
  createdFree0: {
    screen: '/anamnese',
    state: 'free, a diagnosis created, none left',
    texts: ['Último relatório gratuito usado! Faça upgrade para continuar.'],
  },
  createdPaid: {
    screen: '/anamnese',
    state: 'Profissional, the 17th diagnosis created: 85 %',
    texts: ['Diagnóstico gerado! Redirecionando...'],
  },
  createdPaidWarning: {
    screen: '/anamnese',
    state: 'Profissional, the 18th diagnosis created: 90 %',
    texts: [/restam apenas 2 diagnósticos/, absent('Diagnóstico gerado! Redirecionando...')],
  },

  checkoutOpened: { screen: '/plans', state: 'a plan was chosen', texts: ['Redirecionando para pagamento'] },
  checkoutFails: {
    screen: '/plans',
    state: 'a plan was chosen, the payment provider is down',
    texts: ['Erro ao processar pagamento', 'Não foi possível iniciar o checkout. Tente novamente.'],
  },
  checkoutToastGone: {
    screen: '/plans',
    state: 'the same, 5 seconds later',
    texts: [absent('Erro ao processar pagamento')],
  },
  portalFails: {
    screen: '/subscription',
    state: 'the portal was asked for, the payment provider is down',
    texts: ['Erro ao acessar portal', 'Não foi possível abrir o portal de gerenciamento. Tente novamente.'],
  },
  plansAfterCheckout: {
    screen: '/plans?session_id=…',
    state: 'back from a checkout whose news got lost',
    texts: [/Profissional está ativo/],
  },
  success: {
    screen: '/success?session_id=…',
    state: 'back from a checkout whose news got lost, before 2 seconds have passed',
    texts: [
      'cs_test_123',
      link('Nova Avaliação', '/anamnese'),
      link('Ver Minha Assinatura', '/subscription'),
      link('Voltar ao Início', '/'),
      absent(/está ativo/),
    ],
  },
  successRefreshed: {
    screen: '/success?session_id=…',
    state: 'the same, after 2 seconds',
    texts: [/Profissional está ativo/],
  },
} as const satisfies Record<string, PlanScene>;

export type PlanSceneName = keyof typeof planScenes;
