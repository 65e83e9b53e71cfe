import type { QuotaMovement } from '@meridia/shared/subscription.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { server } from '../../testing/fake-network.ts';
import { NoAnswer, Refusal } from '../../testing/fake-server.ts';
import { type OpenApp, openApp } from '../../testing/open-app.tsx';
import { type PlanSceneName, planScenes } from '../../testing/plan-texts.ts';
import {
  adminPlan,
  answerForVisitor,
  avaliacao,
  endedPlan,
  finishedDraft,
  ids,
  marina,
  planStatus,
  soldPlans,
} from '../../testing/samples.ts';
import { see as seeText } from '../../testing/see.ts';
import { seePlanTexts } from '../../testing/see-plan-texts.ts';

const seen = new Set<PlanSceneName>();

async function see(name: PlanSceneName): Promise<void> {
  await seePlanTexts(name);
  seen.add(name);
}

async function open(name: PlanSceneName): Promise<OpenApp> {
  const app = openApp(planScenes[name].screen);
  await see(name);
  return app;
}

function planIs(...status: Parameters<typeof planStatus>): void {
  server.answer({ subscriptions: { status: () => planStatus(...status) } });
}

describe('what plans, quota and payment say', () => {
  it('to visitors', async () => {
    answerForVisitor(server);
    for (const scene of ['landing', 'demo', 'plansVisitor'] as const) (await open(scene)).leave();
  });

  it('to a therapist on the free plan', async () => {
    for (const scene of ['settings', 'plansFree'] as const) (await open(scene)).leave();
    planIs('Gratuito', 0, { diagnosesLimit: 5, bonusDiagnoses: 2 });
    (await open('welcome')).leave();
    planIs('Gratuito', 1);
    for (const scene of ['dashboardFree', 'subscriptionFree', 'intakeUsage'] as const) (await open(scene)).leave();
  });

  it.each([
    ['Profissional', 15, 'dashboardBelowHint'],
    ['Profissional', 16, 'dashboardHint'],
    ['Profissional', 20, 'subscriptionPaid'],
    ['Premium', 48, 'dashboardPremium'],
    ['Enterprise', 70, 'dashboardUnlimited'],
    ['Enterprise', 70, 'subscriptionEnterprise'],
  ] as const)('to who pays for %s and has used %i: %s', async (plan, used, scene) => {
    planIs(plan, used);
    await open(scene);
  });

  it('to admins', async () => {
    server.answer({
      accounts: { session: () => ({ user: { ...marina, role: 'admin' } }) },
      subscriptions: { status: () => adminPlan },
    });
    for (const scene of ['subscriptionAdmin', 'plansAdmin'] as const) (await open(scene)).leave();
  });

  it('when the plan is read anew, on request and by itself every 2 minutes', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    // Without the live channel, which is quicker than both.
    server.deaf = true;
    server.answer({ payments: { refresh: () => planStatus('Premium', 0) } });
    const { user } = openApp('/dashboard');
    await seeText('0 de 3 diagnósticos');
    await user.click(screen.getByRole('button', { name: 'Atualizar' }));
    await see('dashboardRefreshed');
    planIs('Premium', 2);
    await vi.advanceTimersByTimeAsync(110_000);
    await seeText('0 de 60 diagnósticos');
    await vi.advanceTimersByTimeAsync(10_000);
    await see('dashboardRechecked');
  });

  it('of what the plans allow now, when an admin has changed it', async () => {
    const plans = soldPlans.map((plan) => (plan.name === 'Premium' ? { ...plan, diagnosesLimit: 80 } : plan));
    server.answer({ subscriptions: { plans: () => plans } });
    openApp('/dashboard');
    await seeText(/Nos planos pagos, até 80 relatórios por mês\./);
  });

  it('when it cannot be read', async () => {
    server.fail('subscriptions.status', new NoAnswer('gateway'));
    await open('checkFails');
  });
});

describe('at the limit', () => {
  it.each([
    ['Gratuito', 3, 'limitDialogFree'],
    ['Profissional', 20, 'limitDialogProfissional'],
    ['Premium', 60, 'limitDialogPremium'],
  ] as const)('of %s the dialog names the next plan', async (plan, used, scene) => {
    planIs(plan, used);
    const app = await openFinishedIntake();
    if (plan === 'Gratuito') await see('intakeFreeLimit');
    await submit(app);
    await see(scene);
  });

  it('that cannot be asked for nothing is sent', async () => {
    planIs('Gratuito', 3);
    const app = await openFinishedIntake();
    server.fail('subscriptions.status', new NoAnswer('gateway'));
    await submit(app);
    await see('limitUnknown');
    expect(server.inputsOf('avaliacoes.create')).toEqual([]);
  });

  it('that another device has reached meanwhile the dialog says so too', async () => {
    const app = await openFinishedIntake();
    await seeText('0 de 3 diagnósticos');
    server.answer({
      avaliacoes: {
        create: () => {
          planIs('Gratuito', 3);
          throw new Refusal('QUOTA_EXCEEDED');
        },
      },
    });
    await submit(app);
    await seeText('Plano Profissional', await screen.findByRole('dialog', { name: 'Limite Atingido' }));
  });
});

it('an intake without a subscription in force ends at the plans', async () => {
  const app = await openFinishedIntake();
  server.answer({
    avaliacoes: {
      create: () => {
        server.answer({ subscriptions: { status: () => endedPlan } });
        throw new Refusal('NO_ACTIVE_SUBSCRIPTION');
      },
    },
  });
  await submit(app);
  await waitFor(() => expect(app.address()).toBe('/plans'));
  await see('noSubscription');
});

it.each([
  ['Gratuito', 1, 'createdFree2'],
  ['Gratuito', 2, 'createdFree1'],
  ['Gratuito', 3, 'createdFree0'],
  ['Profissional', 17, 'createdPaid'],
  ['Profissional', 18, 'createdPaidWarning'],
] as const)('after the diagnosis with which %s has used %i it says: %s', async (plan, used, scene) => {
  planIs(plan, used - 1);
  server.answer({
    avaliacoes: {
      create: () => ({ id: ids.avaliacao, subscription: planStatus(plan, used) }),
      byId: () => avaliacao({ status: 'pendente' }),
    },
  });
  const app = await openFinishedIntake();
  await submit(app);
  await see(scene);
  await waitFor(() => expect(app.address()).toBe(`/resultado/${ids.avaliacao}`));
});

describe('paying', () => {
  it('opens a checkout once, however often it is clicked, and says why it cannot', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const tab = openTabs();
    server.fail('payments.checkout', new Refusal('PAYMENT_UNAVAILABLE'));
    const { user } = openApp('/plans');
    const choose = await screen.findByRole('button', { name: 'Assinar Profissional' });
    await user.click(choose);
    await see('checkoutFails');
    expect(tab.close).toHaveBeenCalledOnce();
    // Toasts stay for 3 to 5 seconds.
    await vi.advanceTimersByTimeAsync(2_500);
    await seePlanTexts('checkoutFails');
    await vi.advanceTimersByTimeAsync(3_500);
    await see('checkoutToastGone');

    server.answer({ payments: { checkout: () => ({ url: 'https://pay.test/pay/cs_1' }) } });
    choose.click();
    choose.click();
    await see('checkoutOpened');
    expect(server.inputsOf('payments.checkout')).toHaveLength(2);
    expect(tab.replace).toHaveBeenCalledExactlyOnceWith('https://pay.test/pay/cs_1');
  });

  it('says that the portal cannot be opened', async () => {
    const tab = openTabs();
    planIs('Profissional', 0);
    server.fail('payments.portal', new Refusal('PAYMENT_UNAVAILABLE'));
    const { user } = openApp('/subscription');
    await user.click(await screen.findByRole('button', { name: 'Gerenciar Assinatura' }));
    await see('portalFails');
    expect(tab.close).toHaveBeenCalledOnce();
  });

  it('claims no plan on the way back before the provider was asked, after 2 seconds', async () => {
    server.answer({ payments: { refresh: () => planStatus('Profissional', 0) } });
    const { leave } = openApp('/success?session_id=cs_test_123');
    await see('success');
    await see('successRefreshed');
    leave();
    await open('plansAfterCheckout');
  });

  it('says where payments are not set up', async () => {
    planIs('Gratuito', 0, { paymentsAvailable: false });
    const { user } = openApp('/plans');
    await user.click(await screen.findByRole('button', { name: 'Assinar Profissional' }));
    await seeText('Os pagamentos ainda não foram configurados neste sistema.');
    expect(server.inputsOf('payments.checkout')).toEqual([]);
  });
});

it('older movements come when asked for', async () => {
  const consumed = (at: number): QuotaMovement => ({
    id: `9a4f0e6c-7c1b-4e8e-8f3a-0000000000${10 + at}`,
    kind: 'consume',
    at: '2026-11-20T14:00:00.000Z',
    delta: 1,
    bonus: 0,
    avaliacao: { id: ids.avaliacao, nomeCliente: 'Helena Prado' },
    plan: null,
    current: true,
  });
  const items = Array.from({ length: 21 }, (_, at) => consumed(at));
  planIs('Premium', 21);
  server.answer({
    subscriptions: {
      movements: ({ cursor }) =>
        cursor
          ? { items: items.slice(20), nextCursor: null }
          : { items: items.slice(0, 20), nextCursor: { createdAt: consumed(19).at, id: consumed(19).id } },
    },
  });
  const { user } = openApp('/subscription');
  const movements = await screen.findByRole('region', { name: 'Movimentos' });
  await waitFor(() => expect(within(movements).getAllByRole('listitem')).toHaveLength(20));
  await user.click(within(movements).getByRole('button', { name: 'Mostrar mais' }));
  await waitFor(() => expect(within(movements).getAllByRole('listitem')).toHaveLength(21));
  expect(within(movements).queryByRole('button', { name: 'Mostrar mais' })).toBeNull();
  expect(movements).toHaveTextContent('21 usados neste período: 21 diagnósticos');
});

it('the table holds no text that nobody looked for', () => {
  expect([...seen].sort()).toEqual(Object.keys(planScenes).sort());
});

async function openFinishedIntake(): Promise<OpenApp> {
  server.answer({ drafts: { byId: finishedDraft } });
  const app = openApp(`/anamnese?rascunho=${ids.draft}`);
  await screen.findByRole('region', { name: 'Rascunho recuperado' });
  await screen.findByRole('region', { name: 'Plano e uso' });
  await seeText('Boa foto para a análise');
  return app;
}

async function submit({ user }: OpenApp): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Gerar Diagnóstico Completo' }));
}

/** The tab that a checkout opens in the click, before it knows its address. */
function openTabs() {
  const close = vi.fn();
  const replace = vi.fn();
  const page = document.implementation.createHTMLDocument();
  const tab = { closed: false, opener: window, document: page, close, location: { replace } };
  vi.stubGlobal('open', () => tab);
  return { close, replace };
}
