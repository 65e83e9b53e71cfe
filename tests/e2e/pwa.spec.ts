import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

test('a visitor does not download offline files', { tag: '@one-width' }, async ({ page }) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

test('without a network a half-filled form opens again, and other pages say what happened', {
  tag: '@one-width',
}, async ({ page, context, therapist: _ }) => {
  await openInstalled(page, '/anamnese');
  await page.getByRole('textbox', { name: 'Nome completo do cliente' }).fill('Helena Prado');
  await expect(page.getByText(/^Salvo/).first()).toBeVisible();

  await context.setOffline(true);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Continuar: Helena Prado' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Formulário de Anamnese' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Nome completo do cliente' })).toHaveValue('Helena Prado');
  await expect(page.getByText('Você está sem conexão').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Nome completo do cliente' }).fill('Helena Prado Neves');
  await page.goto('/plans');
  await expect(page.getByRole('heading', { level: 1, name: 'Você está sem conexão' })).toBeVisible();

  await context.setOffline(false);
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/plano/i);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Continuar: Helena Prado Neves' }).click();
  await expect(page.getByRole('textbox', { name: 'Nome completo do cliente' })).toHaveValue('Helena Prado Neves');
});

test('caches contain files of the program and no personal data', { tag: '@one-width' }, async ({
  page,
  therapist: _,
}) => {
  await openInstalled(page, '/dashboard');
  for (const path of ['/anamnese', '/historico', '/configuracoes', '/subscription', '/plans', '/']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  const kept = await listCaches(page);
  expect(kept.length).toBeGreaterThan(20);
  expect(kept.filter((path) => !/^\/(assets\/[\w.-]+|shell|offline)$/.test(path))).toEqual([]);
  const texts = await page.evaluate(async () => {
    const cache = await caches.open((await caches.keys())[0] ?? '');
    const responses = await Promise.all(
      ['/shell', '/offline'].map((path) => cache.match(path, { ignoreSearch: true })),
    );
    return Promise.all(responses.map((response) => response?.text()));
  });
  for (const text of texts) expect(text).not.toMatch(/Marina|@example/);
});

test('a new version waits until the person agrees, and says so', { tag: '@one-width' }, async ({
  page,
  therapist: _,
}) => {
  await openInstalled(page, '/dashboard');
  // For the browser, another address is another version.
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js?outra');
    document.body.dataset.same = 'page';
  });
  await expect(page.getByText('Nova versão disponível')).toBeVisible();
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toMatch(/sw\.js$/);
  await expect(page.locator('body')).toHaveAttribute('data-same', 'page');

  await page.getByRole('button', { name: 'Atualizar agora' }).click();
  await expect(page.locator('body')).not.toHaveAttribute('data-same');
  await expect(page.getByRole('heading', { level: 1, name: /Olá, Marina/ })).toBeVisible();
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toMatch(/sw\.js\?outra$/);
});

/** Opens a screen that the service worker controls. */
async function openInstalled(page: Page, path: string): Promise<void> {
  // The first visit stores the hint that this browser has an account. The second visit registers the service worker.
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.reload();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

function listCaches(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const requests = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
}
