import type { Page } from '@playwright/test';
import type Stripe from 'stripe';
import { useUnits } from '../support/people.ts';
import { expectContrast } from './support/accessibility.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { expect, openProviderTab, test } from './support/pay-app.ts';

const fullDate = '\\d{1,2} de \\p{L}+ de \\d{4}';
const shortDate = '\\d{2}/\\d{2}/\\d{4}';
const portals = 'POST /v1/billing_portal/sessions';
const previews = 'POST /v1/invoices/create_preview';

test('an upgrade shows its cost, is confirmed and keeps the used units', async ({
  page,
  therapist,
  sql,
  stripe,
  buyPlan,
  review,
}) => {
  const subscription = await buyPlan(therapist, 'Profissional');
  await useUnits(sql, therapist.userId, 7);
  await page.goto('/plans');
  stripe.playOn(previews, 'server_error');
  await page.getByRole('button', { name: 'Mudar para Premium' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mudar para Premium' });
  await expect(dialog.getByRole('alert')).toContainText('O provedor de pagamentos não respondeu');
  await review('plano-mudar-sem-resposta', '[role=dialog]');
  stripe.playOn(previews, 'good');
  await dialog.getByRole('button', { name: 'Tentar Novamente' }).click();

  // The plan was bought a moment ago, so the cost is the difference for the whole month, R$ 69 - R$ 34,90.
  await expect(dialog).toContainText(/Cobrado agora\s*R\$\s34,10/);
  await expect(dialog).toContainText(/Próxima fatura\s*R\$\s69,00/);
  await expect(dialog).toContainText(/60 diagnósticos; os 7 que você já usou continuam contando/);
  await review('plano-mudar-upgrade', '[role=dialog]');
  await dialog.getByRole('button', { name: 'Confirmar mudança' }).click();
  await expect(page.getByText('Seu plano Premium está ativo.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Mudar para Profissional' })).toBeVisible();
  expect(await therapist.trpc.subscriptions.status.query()).toMatchObject({
    planName: 'Premium',
    diagnosesUsed: 7,
    diagnosesLimit: 60,
  });
  const paid = [...stripe.state.invoices.values()].filter(({ customer }) => customer === subscription.customer);
  expect(paid.map(({ amount_paid: amount }) => amount)).toEqual([3490, 3410]);
});

test("when the bank asks, the person answers on the bank's page before the plan changes", {
  tag: '@one-width',
}, async ({ page, context, therapist, stripe, buyPlan, review }) => {
  const { customer } = await buyPlan(therapist, 'Profissional');
  stripe.life.setCard(String(customer), 'needs_authentication');
  await page.goto('/plans');
  await page.getByRole('button', { name: 'Mudar para Enterprise' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mudar para Enterprise' });
  const confirmation = await openProviderTab(context, () =>
    dialog.getByRole('button', { name: 'Confirmar mudança' }).click(),
  );
  await expect(dialog).toContainText('até lá, nada muda');
  await expect(dialog.getByRole('link', { name: 'Abrir a página de pagamento' })).toHaveAttribute(
    'href',
    confirmation.url(),
  );
  await review('plano-banco-pergunta', '[role=dialog]');
  expect((await therapist.trpc.subscriptions.status.query()).planName).toBe('Profissional');
  await confirmation.getByRole('button', { name: 'Pagar' }).click();
  const done = page.getByRole('dialog', { name: 'Pagamento confirmado' });
  await expect(done).toContainText('Seu plano Enterprise está ativo.');
  await review('plano-banco-confirmado', '[role=dialog]');
  await page.keyboard.press('Escape');
  await expect(done).toBeHidden();
  await expect(page.getByText('Seu plano atual')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mudar para Profissional' })).toBeVisible();
});

test('a downgrade is refused while more units are used than the smaller plan includes, and otherwise made', {
  tag: '@one-width',
}, async ({ page, therapist, sql, buyPlan, review }) => {
  await buyPlan(therapist, 'Premium');
  await useUnits(sql, therapist.userId, 25);
  await page.goto('/plans');
  await expect(page.getByText('você já usou 25 diagnósticos, e este plano inclui 20')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mudar para Profissional' })).toHaveCount(0);
  await review('plano-menor-depois');

  await useUnits(sql, therapist.userId, 5);
  await page.reload();
  await page.getByRole('button', { name: 'Mudar para Profissional' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mudar para Profissional' });
  await expect(dialog).toContainText(/Cobrado agora\s*R\$\s0,00/);
  // Nothing is charged now. The next month costs less, because the higher plan was not used: 34,90 - (69 - 34,90).
  await expect(dialog).toContainText(/Próxima fatura\s*R\$\s0,80/);
  await expect(dialog).toContainText('você já usou 5 de 20');
  await review('plano-mudar-downgrade', '[role=dialog]');
  await dialog.getByRole('button', { name: 'Confirmar mudança' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Mudar para Premium' })).toBeVisible();
  expect(await therapist.trpc.subscriptions.status.query()).toMatchObject({
    planName: 'Profissional',
    diagnosesUsed: 5,
  });
});

test("every screen shows a failed renewal with the plan's last day, until the renewal is paid", async ({
  page,
  context,
  therapist,
  stripe,
  buyPlan,
  review,
}) => {
  const subscription = await buyPlan(therapist, 'Profissional', { aMonthAgo: true });
  await page.goto('/subscription');
  await expect(page.getByText(new RegExp(`Próxima renovação em ${fullDate}`, 'u'))).toBeVisible();

  stripe.life.failRenewal(subscription.id);
  const invoice = openInvoice(stripe.state.invoices.values(), subscription.customer);
  const lastDay = dayAfter(invoice.created, 7);
  const banner = page.getByRole('status').filter({ hasText: 'O último pagamento não foi aprovado' });
  await expect(banner).toContainText(`Seu plano Profissional vale até ${lastDay}`);
  await expect(page.getByText('Pagamento pendente', { exact: true })).toBeVisible();
  await look(page, 'assinatura-pendente', review);
  for (const path of ['/dashboard', '/plans', '/anamnese']) {
    await page.goto(path);
    await expect(banner).toContainText(lastDay);
    await expectNoSidewaysScroll(page, `${path}, past due`);
  }
  await page.goto('/plans');
  await expect(page.getByText('Disponível quando o pagamento for regularizado')).toHaveCount(2);
  await review('planos-pendente');
  const portal = await openProviderTab(context, () =>
    banner.getByRole('button', { name: 'Atualizar pagamento' }).click(),
  );
  await expect(portal).toHaveURL(/\/portal\//);

  stripe.life.giveUp(subscription.id);
  const suspended = page.getByRole('status').filter({ hasText: 'Você não possui uma assinatura ativa' });
  await expect(suspended).toContainText('o plano está suspenso');
  await page.goto('/subscription');
  await expect(suspended).toBeVisible();
  await look(page, 'assinatura-suspensa', review);

  await portal.goto(invoice.hosted_invoice_url ?? '');
  await portal.getByRole('button', { name: 'Pagar' }).click();
  await expect(suspended).toBeHidden();
  await expect(page.getByText('Ativo', { exact: true })).toBeVisible();
  await expect(page.getByText(new RegExp(`Próxima renovação em ${fullDate}`, 'u'))).toBeVisible();
});

test('a subscription is cancelled in the portal, stays valid to its last day, and is resumed', {
  tag: '@one-width',
}, async ({ page, context, therapist, stripe, buyPlan, review }) => {
  await buyPlan(therapist, 'Premium');
  await page.goto('/subscription');
  const manage = page.getByRole('button', { name: 'Gerenciar Assinatura' });
  stripe.playOn(portals, 'server_error');
  await manage.click();
  await expect(page.getByText('Erro ao acessar portal')).toBeVisible();
  await expect.poll(() => context.pages().length).toBe(1);
  await expect(manage).toBeEnabled();
  stripe.playOn(portals, 'good');

  const portal = await openProviderTab(context, () => manage.click());
  await portal.getByRole('button', { name: 'Cancelar no fim do período' }).click();
  await expect(page.getByText(new RegExp(`Cancelada: vale até ${shortDate}`))).toBeVisible();
  await review('assinatura-cancelada');
  expect(await therapist.trpc.subscriptions.status.query()).toMatchObject({ planName: 'Premium', canCreate: true });
  await portal.getByRole('button', { name: 'Reativar' }).click();
  await expect(page.getByText(new RegExp(`Próxima renovação em ${fullDate}`, 'u'))).toBeVisible();
  await expect(page.getByText('Ativo', { exact: true })).toBeVisible();
});

/** In both themes. */
async function look(page: Page, name: string, review: (name: string) => Promise<void>): Promise<void> {
  await expectNoSidewaysScroll(page, name);
  await review(name);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectContrast(page, `${name}-escuro`);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** '28/11/2026' */
function dayAfter(unixSeconds: number, days: number): string {
  const end = new Date((unixSeconds + days * 24 * 3600) * 1000);
  return end.toLocaleDateString('pt-BR', { timeZone: 'America/Sao_Paulo' });
}

function openInvoice(invoices: Iterable<Stripe.Invoice>, customer: Stripe.Subscription['customer']): Stripe.Invoice {
  const open = [...invoices].find((invoice) => invoice.customer === customer && invoice.status === 'open');
  if (!open) throw new Error('no open invoice');
  return open;
}
