import { readFile } from 'node:fs/promises';
import { readPdfPages } from '../support/pdf-text.ts';
import { setPlan } from '../support/people.ts';
import { expectAccessible } from './support/accessibility.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { createReport } from './support/reports.ts';
import { takeScreenshot } from './support/screenshot.ts';
import { expect, test } from './support/test.ts';

test('a report of a plan with wider therapies shows them folded, gives their sheet, and lends them to the letter', async ({
  page,
  sql,
  therapist,
  isMobile,
  review,
}) => {
  await setPlan(sql, therapist.userId, 'Premium');
  const id = await createReport(therapist);
  await page.goto(`/resultado/${id}`);
  const report = page.getByRole('article');
  const part = report.getByRole('region', { name: 'Terapias ampliadas' });

  await test.step('a link of the index opens the part, whose entries a phone folds', async () => {
    await report.getByRole('link', { name: 'Ampliadas', exact: true }).click();
    await expect(part.getByRole('heading', { name: 'Plano alimentar' })).toBeVisible();
    const steps = part.locator('ol.rel-passos').first();
    await expect(steps).toBeVisible({ visible: !isMobile });
    await part.getByText('Automassagem', { exact: true }).scrollIntoViewIfNeeded();
    await takeScreenshot(page, 'ampliadas-dobradas');
    if (isMobile) await part.locator('details.rel-ponto:has(ol) > summary').first().click();
    await expect(steps).toBeVisible();
  });

  await test.step('open, it is accessible in light, dark and grey, and nothing is wider than the screen', async () => {
    await part.evaluate((section) => {
      for (const details of section.querySelectorAll('details')) details.setAttribute('open', '');
    });
    await expect(part.getByRole('img').first()).toBeVisible();
    await expectNoSidewaysScroll(page, 'ampliadas');
    await expectAccessible(page, 'ampliadas');
    await part.evaluate((section) => section.scrollIntoView());
    await review('ampliadas');
    await page.emulateMedia({ colorScheme: 'dark' });
    await takeScreenshot(page, 'ampliadas-escuro');
    await page.emulateMedia({ colorScheme: 'light' });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setEmulatedVisionDeficiency', { type: 'achromatopsia' });
    await takeScreenshot(page, 'ampliadas-cinza');
    await session.send('Emulation.setEmulatedVisionDeficiency', { type: 'none' });
  });

  await test.step('the sheet is among the papers', async () => {
    await page.getByRole('button', { name: 'Mais', exact: true }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Plano de cuidados' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^plano-de-cuidados-/);
    const pages = await readPdfPages(await readFile(await file.path()));
    expect(pages.length).toBeLessThanOrEqual(3);
    expect(pages.join(' ')).toContain('Qi Gong e respiração');
  });

  await test.step('the letter takes them when asked', async () => {
    await page.goto(`/carta/${id}`);
    await page.getByRole('button', { name: /^Incluir as terapias ampliadas/ }).click();
    await expect(page.getByLabel('O que fazer em casa')).toHaveValue(/Na comida, prefira: /);
    await review('carta-com-ampliadas');
    await page.getByRole('button', { name: 'Salvar a carta' }).click();
    await expect(page.getByText('Carta salva.')).toBeVisible();
  });

  await test.step('each is a part of the review', async () => {
    await page.goto(`/revisao/${id}`);
    await expect(page.getByText('Terapias ampliadas').first()).toBeVisible();
    await expectNoSidewaysScroll(page, 'revisao-ampliadas');
  });
});
