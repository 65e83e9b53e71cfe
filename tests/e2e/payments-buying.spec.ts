import { expect, openProviderTab, test } from './support/pay-app.ts';

const checkouts = 'POST /v1/checkout/sessions';

test('where the browser blocks the new tab, the checkout takes this one and leads back', { tag: '@one-width' }, async ({
  page,
  therapist: _,
  review,
}) => {
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
