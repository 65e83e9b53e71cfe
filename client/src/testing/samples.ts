import type { SessionUser } from '@meridia/shared/account.ts';
import { type AnamneseDraft, anamneseDraftSchema } from '@meridia/shared/anamnese/draft.ts';
import type { Avaliacao, AvaliacaoSummary } from '@meridia/shared/avaliacao.ts';
import type { Foto, FotoKind } from '@meridia/shared/foto.ts';
import {
  allCapabilities,
  capabilitiesOf,
  freePlanName,
  type PlanName,
  plans,
  unlimited,
} from '@meridia/shared/plans.ts';
import type { SubscriptionStatusView } from '@meridia/shared/subscription.ts';
import type { FakeServer } from './fake-server.ts';

// What the server would say: whole answers, of which a test changes only what it is about.

export const marina: SessionUser = {
  id: '2f0e8a52-51e0-4c0b-9a7c-0d6f0b6a8c01',
  nomeCompleto: 'Marina Duarte Lopes',
  email: 'marina@example.com',
  role: 'therapist',
  emailConfirmed: true,
};

export const ids = {
  draft: '7d9b1f9e-2a57-4a1e-8d0d-9b6f3f6f0a11',
  foto: '5b0f3b5e-0f3b-4f7e-9b1a-4a3f3b8c2d22',
  avaliacao: '9a4f0e6c-7c1b-4e8e-8f3a-1d2c3b4a5e33',
} as const;

const renewal = '2026-12-21T03:00:00.000Z';

/** The plan of an account whose welcome bonus is over. */
export function planStatus(
  planName: PlanName,
  diagnosesUsed: number,
  changes: Partial<SubscriptionStatusView> = {},
): SubscriptionStatusView {
  const plan = plans.find(({ name }) => name === planName);
  if (!plan) throw new Error(`no plan ${planName}`);
  const { diagnosesLimit, displayOrder, capabilities } = plan;
  const paid = planName !== freePlanName;
  const canCreate = diagnosesLimit === unlimited || diagnosesUsed < diagnosesLimit;
  return {
    planName,
    subscribed: paid,
    isAdminPlan: false,
    status: 'active',
    source: paid ? 'payment' : 'free',
    subscriptionEnd: renewal,
    endsAt: null,
    graceUntil: null,
    paid: paid ? { standing: 'running', planName, displayOrder } : null,
    paymentsAvailable: true,
    diagnosesUsed,
    diagnosesLimit,
    bonusDiagnoses: 0,
    capabilities,
    canCreate,
    reason: canCreate ? null : 'limit_reached',
    ...changes,
  };
}

/** As after a card failed for good. */
export const endedPlan = planStatus('Profissional', 0, {
  subscribed: false,
  status: 'expired',
  paid: { standing: 'payment_due', planName: 'Profissional', displayOrder: 2 },
  capabilities: capabilitiesOf(freePlanName),
  canCreate: false,
  reason: 'no_active_subscription',
});

/** What admins have (docs/PRODUCT.md 3.10). */
export const adminPlan = planStatus(freePlanName, 0, {
  isAdminPlan: true,
  capabilities: allCapabilities,
  diagnosesLimit: unlimited,
});

export const soldPlans = plans.map((plan) => ({ ...plan, badge: plan.badge ?? null }));

export function foto(kind: FotoKind = 'lingua'): Foto {
  return {
    id: ids.foto,
    kind,
    width: 1200,
    height: 900,
    bytes: 240_000,
    observacoes: {
      versao: 'test',
      kind,
      qualidade: { veredito: 'boa', problemas: [] },
      sinais: [],
      medidas: {},
      contorno: null,
    },
  };
}

/** A whole intake with its photo: the form opens filled and may be sent as it is. */
export function finishedDraft(): AnamneseDraft {
  return anamneseDraftSchema.parse({
    id: ids.draft,
    revision: 3,
    updatedAt: '2026-11-20T14:00:00.000Z',
    data: {
      dados: {
        nomeCliente: 'Helena Prado',
        idade: 42,
        sexo: 'feminino',
        telefone: '(11) 98888-7777',
        email: 'helena@example.com',
        queixaPrincipal: 'Cansaço depois das refeições.',
      },
      fotos: { lingua: ids.foto },
      consentimento: true,
    },
  });
}

export function avaliacao(changes: Partial<Avaliacao> = {}): Avaliacao {
  const status = changes.status ?? 'finalizado';
  const id = changes.id ?? ids.avaliacao;
  return {
    id,
    clienteId: null,
    nomeCliente: 'Helena Prado',
    idade: 42,
    queixaPrincipal: 'Cansaço depois das refeições.',
    status,
    tipoRelatorio: 'completo',
    createdAt: '2026-11-20T14:00:00.000Z',
    finishedAt: status === 'pendente' ? null : '2026-11-20T14:00:02.000Z',
    novo: false,
    erro: null,
    quotaReturned: false,
    relatorioHtml:
      status === 'finalizado'
        ? '<article class="relatorio"><h1>Helena Prado</h1><p>Relatório de teste</p></article>'
        : null,
    leituraMudou: null,
    refeito: false,
    respostas: {
      revisao: 1,
      doRelatorio: status === 'finalizado' ? 1 : null,
      refazerUsaUnidade: false,
      emAberto: [],
      aDecidir: [],
      links: 0,
      assinado: false,
    },
    assinatura: {
      numero: 1,
      assinada: null,
      refeitoDepois: false,
      emRevisao: false,
      podeRevisar: status === 'finalizado',
    },
    fotos: [],
    progress: {
      avaliacaoId: id,
      seq: status === 'pendente' ? 1 : 9,
      status,
      stage: status === 'pendente' ? 'observar' : 'finalizar',
      percent: status === 'pendente' ? 0 : 100,
    },
    ...changes,
  };
}

export function summary(changes: Partial<AvaliacaoSummary> = {}): AvaliacaoSummary {
  return {
    id: ids.avaliacao,
    nomeCliente: 'Helena Prado',
    idade: 42,
    ultimoPadrao: null,
    status: 'finalizado',
    queixaPrincipal: 'Cansaço depois das refeições.',
    sintomas: [],
    createdAt: '2026-11-20T14:00:00.000Z',
    novo: false,
    assinatura: 'a_assinar',
    ...changes,
  };
}

/** A server at which Marina is signed in, with the free plan and nothing else. */
export function answerForTherapist(server: FakeServer): void {
  let draft: AnamneseDraft | null = null;
  server.answer({
    accessLog: { list: () => ({ items: [], nextCursor: null }) },
    accounts: {
      session: () => ({ user: marina }),
      sessions: () => [],
      security: () => ({ secondFactor: false, recoveryCodesLeft: 0, emailNotices: true }),
    },
    apiKeys: { list: () => [] },
    avaliacoes: { ready: () => [], seen: () => ({}), unopened: () => [] },
    clientes: { inicio: () => ({ paraRever: [], novos: [] }), likely: () => [] },
    consultasEvolutivas: { retornos: () => [] },
    convites: { list: () => [] },
    clinicaConfigs: {
      current: () => ({ nomeClinica: null, logoUrl: null, uploadedLogo: null }),
      ofReport: () => ({ nomeClinica: null, logoUrl: null, uploadedLogo: null }),
      assinatura: () => ({ conselho: null, registro: null, local: null, somenteAssinados: false }),
    },
    drafts: {
      byId: ({ id }) => (draft?.id === id ? draft : null),
      list: () => (draft ? [{ id: draft.id, nomeCliente: nameIn(draft), updatedAt: draft.updatedAt }] : []),
      save: ({ id, data, baseRevision }) => {
        const saved = { revision: baseRevision + 1, updatedAt: new Date().toISOString() };
        draft = { id, data: { ...data, consentimento: data.consentimento ?? false }, ...saved };
        return saved;
      },
      discard: () => {
        draft = null;
        return {};
      },
    },
    fotos: { byIds: ({ ids: wanted }) => wanted.map((id) => ({ ...foto(), id })), remove: () => ({}) },
    leituras: { read: () => ({ mencoes: [], naoLidos: [], ausencia: null }) },
    pareceres: { unsigned: () => [] },
    subscriptions: {
      status: () => planStatus(freePlanName, 0),
      plans: () => soldPlans,
      movements: () => ({ items: [], nextCursor: null }),
    },
    webhooks: { list: () => [] },
  });
}

/** Nobody is signed in. */
export function answerForVisitor(server: FakeServer): void {
  server.answer({ accounts: { session: () => ({ user: null }) } });
}

function nameIn({ data }: AnamneseDraft): string | null {
  return typeof data.dados.nomeCliente === 'string' ? data.dados.nomeCliente : null;
}
