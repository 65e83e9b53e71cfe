import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readPdfPages } from '../support/pdf-text.ts';
import { expectAccessible } from './support/accessibility.ts';
import { createReport } from './support/reports.ts';
import { expect, test } from './support/test.ts';

test('Imprimir opens the same pages as the PDF in a tab', async ({ page, context, therapist }) => {
  test.setTimeout(90_000);
  await openReport(page, await createReport(therapist));
  const saved = page.waitForEvent('download');
  await pressPdf(page);
  const file = await readFile(await (await saved).path());

  await test.step('the tab tells what it waits for, and then shows the pages', async () => {
    const hold = Promise.withResolvers<void>();
    await page.route(/\/pdf\?/, async (route) => {
      await hold.promise;
      await route.continue();
    });
    const answered = page.waitForResponse(/\/pdf\?/);
    const opened = context.waitForEvent('page');
    await pressPrint(page);
    const tab = await opened;
    await expect(tab.getByText('Preparando as páginas para imprimir')).toBeVisible();
    await expectAccessible(tab, 'impressao-aba');
    // This browser has no viewer for PDFs, so the tab saves what it would show.
    const shown = tab.waitForEvent('download');
    hold.resolve();
    expect((await answered).status()).toBe(200);
    const printed = await readFile(await (await shown).path());
    expect(await readPdfPages(printed)).toEqual(await readPdfPages(file));
  });
});

test('Imprimir offers the pages where the browser opens no tab', async ({ page, therapist }) => {
  await page.addInitScript(() => {
    window.open = (url) => {
      if (url) document.documentElement.dataset.opened = String(url);
      return null;
    };
  });
  await openReport(page, await createReport(therapist));
  await pressPrint(page);
  await page.getByRole('button', { name: 'Abrir', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-opened', /^blob:/);
});

test('Imprimir says why there are no pages', async ({ page, context, therapist }) => {
  await openReport(page, await createReport(therapist));

  await test.step('when the server cannot make them; the tab closes', async () => {
    await page.route(/\/pdf\?/, (route) => route.fulfill({ status: 503, json: { error: 'x' } }));
    await pressPrint(page);
    const told = page.getByText(/^As páginas não puderam ser abertas/);
    await expect(told).toBeVisible();
    await expect.poll(() => context.pages().length).toBe(1);
    await page.unroute(/\/pdf\?/);
    // The notice stays as long as the pointer is on it.
    await page.mouse.move(5, 500);
    await expect(told).toBeHidden();
  });

  await test.step('without a network; no tab opens', async () => {
    await context.setOffline(true);
    await pressPrint(page);
    await expect(page.getByText('As páginas não puderam ser abertas: Sem conexão com o servidor')).toBeVisible();
    expect(context.pages()).toHaveLength(1);
  });
});

async function openReport(page: Page, id: string): Promise<void> {
  await page.goto(`/resultado/${id}`);
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
}

async function pressPdf(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'PDF', exact: true }).filter({ visible: true }).click();
}

/** On phones the action is in a menu. */
async function pressPrint(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Imprimir', exact: true }).filter({ visible: true });
  if ((await button.count()) > 0) return button.click();
  await page.getByRole('button', { name: 'Mais', exact: true }).filter({ visible: true }).click();
  await page.getByRole('menuitem', { name: 'Imprimir' }).click();
}
