import type { Page } from '@playwright/test';
import { makeAdmin } from '../support/people.ts';
import { expect, test } from './support/admin-app.ts';
import { waitUntilAlive } from './support/alive.ts';
import { collectNoise } from './support/noise.ts';

// These tests change plans of the app, which all its visitors see.
test.describe.configure({ mode: 'default' });

test("visitors read an admin's change of a plan at once, with and without JavaScript", {
  tag: '@one-width',
}, async ({ page, browser, baseURL, therapist, sql }) => {
  await makeAdmin(sql, therapist.userId);
  await setLimit(page, 'Gratuito', '4');
  await setLimit(page, 'Profissional', '25');
  // A release changes prices: the start of the app writes them.
  await sql`update subscription_plans set price_brl = 3990 where name = 'Profissional'`;

  for (const javaScriptEnabled of [false, true]) {
    const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), javaScriptEnabled });
    const visitor = await context.newPage();
    const noise = collectNoise(visitor);
    await visitor.goto('/');
    if (javaScriptEnabled) await waitUntilAlive(visitor);
    const prices = visitor.locator('#precos');
    await expect(prices).toContainText(/R\$\s39,90/);
    await expect(prices).toContainText('25 diagnósticos completos por mês. Cancele quando quiser.');
    await expect(visitor.locator('#inicio')).toContainText('4 avaliações grátis por mês');
    await expect(visitor.locator('#perguntas')).toContainText('4 diagnósticos completos por mês');
    await visitor.goto('/plans');
    if (javaScriptEnabled) await waitUntilAlive(visitor);
    const card = visitor
      .getByRole('listitem')
      .filter({ has: visitor.getByRole('heading', { name: 'Profissional', level: 2 }) });
    await expect(card).toContainText(/R\$\s39,90/);
    await expect(card).toContainText('25 diagnósticos completos por mês');
    await expect(visitor.locator('meta[name="description"]')).toHaveAttribute(
      'content',
      /^Comece com 4 diagnósticos completos por mês, .* a partir de R\$\s39,90 por mês/,
    );
    await visitor.goto('/demo-relatorio-exemplo');
    if (javaScriptEnabled) await waitUntilAlive(visitor);
    await expect(visitor.getByText('inclui 4 diagnósticos completos por mês, sem cartão de crédito.')).toBeVisible();
    // If the browser would render different markup, React logs an error to the console.
    expect(noise).toEqual([]);
    await context.close();
  }
});

test('a person who opens the landing page from inside the app reads the same', { tag: '@one-width' }, async ({
  page,
  therapist,
  sql,
}) => {
  await makeAdmin(sql, therapist.userId);
  await setLimit(page, 'Profissional', '30');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /^Menu da conta de/ }).click();
  await page.getByRole('menuitem', { name: 'Sair da Conta' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('#precos')).toContainText('30 diagnósticos completos por mês');
});

async function setLimit(page: Page, name: string, limit: string): Promise<void> {
  await page.goto('/admin/plans');
  await page.getByRole('button', { name: `Editar o plano ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Editar o plano ${name}` });
  await dialog.getByRole('textbox', { name: 'Diagnósticos por mês' }).fill(limit);
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Salvar plano' }).click();
  await expect(page.getByText('Plano atualizado')).toBeVisible();
}
