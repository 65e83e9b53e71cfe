import { expectNoSidewaysScroll } from './support/layout.ts';
import { expect, openProviderTab, test } from './support/pay-app.ts';

test('a paused subscription is explained with the next step, and a new subscription replaces it', async ({
  page,
  context,
  therapist,
  stripe,
  buyPlan,
  review,
}) => {
  const subscription = await buyPlan(therapist, 'Profissional');
  await page.goto('/subscription');
  await expect(page.getByText('Ativo', { exact: true })).toBeVisible();

  stripe.life.setStatus(subscription.id, 'paused');
  const notice = page.getByRole('status').filter({ hasText: 'Sua assinatura paga está pausada' });
  await expect(notice).toContainText('assine de novo na página de planos');
  await expect(page.getByRole('button', { name: 'Gerenciar Assinatura' })).toBeVisible();
  await expectNoSidewaysScroll(page, '/subscription, paused');
  await review('assinatura-pausada');

  await page.goto('/plans');
  await expect(notice).toBeVisible();
  const portal = await openProviderTab(context, () =>
    notice.getByRole('button', { name: 'Gerenciar Assinatura' }).click(),
  );
  await expect(portal).toHaveURL(/\/portal\//);
  await expectNoSidewaysScroll(page, '/plans, paused');
  await review('planos-pausada');

  // The same plan can be bought as well as another: the paused subscription prevents neither.
  await expect(page.getByRole('button', { name: 'Assinar Profissional' })).toBeVisible();
  const checkout = await openProviderTab(context, () => page.getByRole('button', { name: 'Assinar Premium' }).click());
  await checkout.getByRole('button', { name: 'Pagar' }).click();
  await expect(notice).toBeHidden();
  await expect(page.getByText('Seu plano atual')).toBeVisible();
  expect(await therapist.trpc.subscriptions.status.query()).toMatchObject({
    planName: 'Premium',
    paid: { standing: 'running', planName: 'Premium' },
  });
});
