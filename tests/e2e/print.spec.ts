import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readPdfPages } from '../support/pdf-text.ts';
import { insertReport } from '../support/shares.ts';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';

const pdf = /\/pdf\?/;

test('a finished report is printed from its PDF, and the person learns why when it is not', async ({
  page,
  context,
  sql,
  therapist,
}) => {
  const report = page.getByRole('article');
  await page.goto(`/resultado/${await insertReport(sql, therapist.userId)}`);
  await expect(report.getByRole('heading', { level: 1 })).toBeVisible();

  await test.step('when the browser prints the screen, it names the PDF', async () => {
    const note = page.getByText('Para o papel há o PDF');
    await expect(note).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(note).toBeVisible();
    await expect(report).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Principal' })).toBeHidden();
    for (const action of await page.getByText('Compartilhar').all()) await expect(action).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await expect(report).toBeVisible();
  });

  await test.step('Imprimir opens the pages of the PDF in a tab, which tells what it waits for', async () => {
    const saved = page.waitForEvent('download');
    await pressPdf(page);
    const file = await readFile(await (await saved).path());
    const hold = Promise.withResolvers<void>();
    await page.route(pdf, async (route) => {
      await hold.promise;
      await route.continue();
    });
    const answered = page.waitForResponse(pdf);
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
    await tab.close();
    await page.unroute(pdf);
  });

  await test.step('when the server cannot make the pages, it says so and the tab closes', async () => {
    await page.route(pdf, (route) => route.fulfill({ status: 503, json: { error: 'x' } }));
    await pressPrint(page);
    const told = page.getByText(/^As páginas não puderam ser abertas/);
    await expect(told).toBeVisible();
    await expect.poll(() => context.pages().length).toBe(1);
    await page.unroute(pdf);
    // The notice stays as long as the pointer is on it.
    await page.mouse.move(5, 500);
    await expect(told).toBeHidden();
  });

  await test.step('without a network it says so and opens no tab', async () => {
    await context.setOffline(true);
    await pressPrint(page);
    await expect(page.getByText('As páginas não puderam ser abertas: Sem conexão com o servidor')).toBeVisible();
    expect(context.pages()).toHaveLength(1);
    await context.setOffline(false);
  });

  await test.step('where the browser opens no tab, it offers the pages', async () => {
    await page.evaluate(() => {
      window.open = (url) => {
        if (url) document.documentElement.dataset.opened = String(url);
        return null;
      };
    });
    await pressPrint(page);
    await page.getByRole('button', { name: 'Abrir', exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('data-opened', /^blob:/);
  });
});

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
