import type { StripeRequest } from '../support/stripe-contract-server.ts';
import { expect, openProviderTab, test } from './support/pay-app.ts';
import type { Therapist } from './support/test.ts';

const checkouts = 'POST /v1/checkout/sessions';

test('a double click opens only one checkout, and so do two tabs', { tag: '@one-width' }, async ({
  page,
  context,
  therapist,
  stripe,
}) => {
  await page.goto('/plans');
  const choose = page.getByRole('button', { name: 'Assinar Premium' });
  const first = await openProviderTab(context, () =>
    choose.evaluate((button: HTMLButtonElement) => {
      for (let click = 0; click < 4; click += 1) button.click();
    }),
  );
  const other = await context.newPage();
  await other.goto('/plans');
  const second = await openProviderTab(context, () => other.getByRole('button', { name: 'Assinar Premium' }).click());
  expect(second.url()).toBe(first.url());
  expect(context.pages()).toHaveLength(4);
  expect(opened(stripe.requests, therapist)).toHaveLength(1);
});

test('when the browser blocks the new tab, the checkout opens in this tab and leads back', {
  tag: '@one-width',
}, async ({ page, therapist: _, review }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto('/plans');
  await page.getByRole('button', { name: 'Assinar Profissional' }).click();
  await page.waitForURL(/\/pay\//);
  await page.getByRole('button', { name: 'Voltar' }).click();
  await expect(page).toHaveURL(/\/plans/);
  await expect(page.getByText('Você voltou sem concluir o pagamento. Nada foi cobrado')).toBeVisible();
  await review('pagamento-cancelado');
});

test('while the provider is down nothing is bought and nothing is lost', { tag: '@one-width' }, async ({
  page,
  context,
  therapist,
  stripe,
  review,
}) => {
  await page.goto('/plans');
  const choose = page.getByRole('button', { name: 'Assinar Profissional' });
  for (const trouble of ['reset', 'html'] as const) {
    stripe.playOn(checkouts, trouble);
    await choose.click();
    await expect(page.getByText('Erro ao processar pagamento')).toBeVisible();
    await expect(page.getByText('Não foi possível iniciar o checkout. Tente novamente.')).toBeVisible();
    await expect(choose).toBeEnabled();
    // The tab that waited for the address is closed again.
    await expect.poll(() => context.pages().length).toBe(1);
  }
  await review('pagamento-provedor-fora');
  expect(await therapist.trpc.subscriptions.status.query()).toMatchObject({ planName: 'Gratuito', paid: null });
  stripe.playOn(checkouts, 'good');
  const checkout = await openProviderTab(context, () => choose.click());
  await expect(checkout.getByRole('button', { name: 'Pagar' })).toBeVisible();
});

test('the return page of a checkout does not claim a plan that nobody paid', async ({ page, therapist, review }) => {
  await page.goto('/success?session_id=cs_test_123');
  await expect(page.getByText('Quem confirma o pagamento é o provedor')).toBeVisible();
  // The check after 2 seconds found nothing.
  const again = page.getByRole('button', { name: 'Conferir agora' });
  await expect(again).toBeVisible();
  await review('success-espera');
  await again.click();
  await expect(again).toBeEnabled();
  await expect(page.getByText('está ativo')).toHaveCount(0);
  expect(await therapist.trpc.subscriptions.status.query()).toMatchObject({ planName: 'Gratuito' });
});

function opened(requests: StripeRequest[], { userId }: Therapist): StripeRequest[] {
  return requests.filter(
    ({ method, template, params }) => `${method} ${template}` === checkouts && params.client_reference_id === userId,
  );
}
