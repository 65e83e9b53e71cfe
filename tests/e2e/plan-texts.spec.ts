import type { Page } from '@playwright/test';
import type postgres from 'postgres';
import { endSubscription, leaveUnits, makeAdmin, passDays, setPlan, useUnits } from '../support/people.ts';
import { openPreparedIntake, submit } from './support/intake-form.ts';
import { expect, openProviderTab, test } from './support/pay-app.ts';
import { type PlanSceneName, planScenes } from './support/plan-texts.ts';
import { prepareDraft } from './support/prepared-draft.ts';
import { seePlanTexts } from './support/see-plan-text.ts';
import type { Therapist } from './support/test.ts';

// Runs in one worker, so that the last test knows the texts that all other tests saw.
test.describe.configure({ mode: 'default' });

/** The texts are the same at every width. The narrow width is used, because it hides more. */
const once = { tag: '@one-width' };

const seen = new Set<PlanSceneName>();

async function see(page: Page, name: PlanSceneName): Promise<void> {
  await test.step(`${planScenes[name].screen}: ${planScenes[name].state}`, () => seePlanTexts(page, name));
  seen.add(name);
}

async function open(page: Page, name: PlanSceneName): Promise<void> {
  await page.goto(planScenes[name].screen);
  await see(page, name);
}

test('visitors read the texts about plans', once, async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Menu', { exact: true }).click();
  await see(page, 'landing');
  await open(page, 'demo');
  await open(page, 'plansVisitor');
});

test('a therapist on the free plan reads the agreed texts', once, async ({ page, therapist, sql }) => {
  await open(page, 'welcome');
  await open(page, 'settings');
  await open(page, 'plansFree');
  await startSecondMonth(sql, therapist, 1);
  await open(page, 'dashboardFree');
  await open(page, 'subscriptionFree');
  await open(page, 'intakeUsage');
});

test(
  'a paying therapist reads the texts of the plan and the usage',
  once,
  async ({ page, therapist, sql, buyPlan }) => {
    await buyPlan(therapist, 'Profissional');
    await useUnits(sql, therapist.userId, 15);
    await open(page, 'dashboardBelowHint');
    await useUnits(sql, therapist.userId, 16);
    await open(page, 'dashboardHint');
    await useUnits(sql, therapist.userId, 20);
    await open(page, 'subscriptionPaid');
  },
);

test('the Premium plan shows its texts about usage', once, async ({ page, therapist, sql, buyPlan }) => {
  await buyPlan(therapist, 'Premium');
  await useUnits(sql, therapist.userId, 48);
  await open(page, 'dashboardPremium');
});

test('the unlimited plan shows its texts', once, async ({ page, therapist, sql, buyPlan }) => {
  await buyPlan(therapist, 'Enterprise');
  await useUnits(sql, therapist.userId, 70);
  await open(page, 'dashboardUnlimited');
  await open(page, 'subscriptionEnterprise');
});

test('admins read their texts', once, async ({ page, therapist, sql }) => {
  await makeAdmin(sql, therapist.userId);
  await open(page, 'subscriptionAdmin');
  await open(page, 'plansAdmin');
});

test('the plan is reloaded on request, and by itself every 2 minutes', once, async ({ page, therapist, sql }) => {
  // Without the live channel, because it would be quicker than both.
  await page.routeWebSocket(/\/trpc/, (socket) => socket.close());
  await page.clock.install();
  await startSecondMonth(sql, therapist, 0);
  await page.goto('/dashboard');
  await expect(page.getByText('0 de 3 diagnósticos')).toBeVisible();
  await setPlan(sql, therapist.userId, 'Premium');
  await page.getByRole('button', { name: 'Atualizar' }).click();
  await see(page, 'dashboardRefreshed');
  await useUnits(sql, therapist.userId, 2);
  await page.clock.runFor(110_000);
  await expect(page.getByText('0 de 60 diagnósticos')).toBeVisible();
  await page.clock.runFor(10_000);
  await see(page, 'dashboardRechecked');
});

test('a failed check is reported', once, async ({ page, therapist: _ }) => {
  await page.route(/subscriptions\.status/, (route) => route.abort('connectionrefused'));
  await open(page, 'checkFails');
});

test('the limit dialog names the next plan', once, async ({ page, therapist, sql }) => {
  await startSecondMonth(sql, therapist, 3);
  await prepareDraft(therapist);
  await openPreparedIntake(page);
  await see(page, 'intakeFreeLimit');
  await submit(page);
  await see(page, 'limitDialogFree');
  for (const [plan, scene] of [
    ['Profissional', 'limitDialogProfissional'],
    ['Premium', 'limitDialogPremium'],
  ] as const) {
    await setPlan(sql, therapist.userId, plan);
    await leaveUnits(sql, therapist.userId, 0);
    await openPreparedIntake(page);
    await submit(page);
    await see(page, scene);
  }
});

test('the form is not sent when the limit cannot be loaded', once, async ({ page, therapist, sql }) => {
  await leaveUnits(sql, therapist.userId, 0);
  await prepareDraft(therapist);
  await openPreparedIntake(page);
  await page.route(/subscriptions\.status/, (route) => route.abort('connectionrefused'));
  await submit(page);
  await see(page, 'limitUnknown');
});

test('an intake without an active subscription leads to the plans', once, async ({ page, therapist, sql }) => {
  await prepareDraft(therapist);
  await openPreparedIntake(page);
  await endSubscription(sql, therapist.userId);
  await submit(page);
  await expect(page).toHaveURL('/plans');
  await see(page, 'noSubscription');
});

test('the text after a diagnosis on the free plan', once, async ({ page, therapist, sql }) => {
  await startSecondMonth(sql, therapist, 0);
  for (const scene of ['createdFree2', 'createdFree1', 'createdFree0'] as const) await create(page, therapist, scene);
});

test('the text after a diagnosis on a paid plan', once, async ({ page, therapist, sql, buyPlan }) => {
  await buyPlan(therapist, 'Profissional');
  await useUnits(sql, therapist.userId, 16);
  for (const scene of ['createdPaid', 'createdPaidWarning'] as const) await create(page, therapist, scene);
});

test(
  'the texts when a checkout opens, and when it cannot open',
  once,
  async ({ page, context, therapist: _, stripe }) => {
    const choose = page.getByRole('button', { name: 'Assinar Profissional' });
    await page.clock.install();
    await page.goto('/plans');
    stripe.playOn('POST /v1/checkout/sessions', 'server_error');
    await choose.click();
    await see(page, 'checkoutFails');
    // Toasts stay for 3 to 5 seconds.
    await page.clock.runFor(2_500);
    await seePlanTexts(page, 'checkoutFails');
    await page.clock.runFor(3_500);
    await expect(page.getByText('Erro ao processar pagamento')).toHaveCount(0, { timeout: 1_000 });
    await see(page, 'checkoutToastGone');
    stripe.playOn('POST /v1/checkout/sessions', 'good');
    await openProviderTab(context, () => choose.click());
    await see(page, 'checkoutOpened');
  },
);

test('the text when the portal cannot be opened', once, async ({ page, therapist, stripe, buyPlan }) => {
  await buyPlan(therapist, 'Profissional');
  stripe.playOn('POST /v1/billing_portal/sessions', 'server_error');
  await page.goto('/subscription');
  await page.getByRole('button', { name: 'Gerenciar Assinatura' }).click();
  await see(page, 'portalFails');
  stripe.playOn('POST /v1/billing_portal/sessions', 'good');
});

test(
  'after a return from a checkout the plan is reloaded after 2 seconds',
  once,
  async ({ page, therapist, payUnheard }) => {
    await payUnheard(therapist, 'Profissional');
    await page.goto('/success?session_id=cs_test_123');
    await see(page, 'success');
    await see(page, 'successRefreshed');
  },
);

test('/plans reloads the plan after a return from a checkout', once, async ({ page, therapist, payUnheard }) => {
  await payUnheard(therapist, 'Profissional');
  await page.goto('/plans?session_id=cs_test_123');
  await see(page, 'plansAfterCheckout');
});

test('the tests looked for every text of the table', once, () => {
  expect([...seen].sort()).toEqual(Object.keys(planScenes).sort());
});

/** The welcome bonus is gone: 3 per month. */
async function startSecondMonth(sql: postgres.Sql, { trpc, userId }: Therapist, used: number): Promise<void> {
  await passDays(sql, userId, 40);
  // From the next reading on, the month is another month.
  await trpc.subscriptions.status.query();
  await useUnits(sql, userId, used);
}

async function create(page: Page, therapist: Therapist, scene: PlanSceneName): Promise<void> {
  await prepareDraft(therapist);
  await openPreparedIntake(page);
  await submit(page);
  await see(page, scene);
  await expect(page).toHaveURL(/\/resultado\//);
}
