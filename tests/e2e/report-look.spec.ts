import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { createReport } from './support/reports.ts';
import { takeScreenshot } from './support/screenshot.ts';
import { expect, test } from './support/test.ts';

test('a report unfolds part by part, and opens its evidence', async ({ page, therapist, isMobile }) => {
  const id = await createReport(therapist);
  await page.goto(`/resultado/${id}`);
  const report = page.getByRole('article');
  await expect(report.getByRole('heading', { level: 1 })).toBeVisible();
  const parts = report.locator('details.rel-dobra');
  const folded = report.locator('details.rel-dobra:not([open]) > summary');

  await test.step('phones fold every part but safety, and a link of the index opens its part', async () => {
    await expect(folded).toHaveCount(isMobile ? (await parts.count()) - 1 : 0);
    await expect(
      part(report, 'Segurança').getByText('Confirme').or(report.locator('.rel-seguranca li')).first(),
    ).toBeVisible();
    if (!isMobile) return;
    // Before the report was read in depths it was 23,000 px long on a phone.
    expect(await report.evaluate((paper) => paper.getBoundingClientRect().height)).toBeLessThan(23_000 / 4);
    await takeScreenshot(page, 'resultado-dobrado');
    await report.getByRole('link', { name: 'Pontos', exact: true }).click();
    await expect(part(report, 'Pontos corporais').getByRole('img', { name: /^Mapa do corpo/ })).toBeVisible();
  });

  await test.step('the reader chooses how much is open, and the device remembers it', async () => {
    const choice = page.getByRole('group', { name: 'Quanto do relatório mostrar' });
    await expect(choice.getByRole('radio', { checked: true })).toHaveAccessibleName(isMobile ? '10 segundos' : 'Tudo');
    await choice.getByRole('radio', { checked: true }).focus();
    await page.keyboard.press(isMobile ? 'ArrowRight' : 'ArrowLeft');
    await expect(choice.getByRole('radio', { name: '3 minutos' })).toBeChecked();
    await expect(page.getByRole('status').filter({ hasText: 'o que se usa na sessão' })).toBeVisible();
    const points = part(report, 'Pontos corporais');
    await expect(points.getByText('perpendicular').first()).toBeVisible();
    await expect(points.getByText('Localização', { exact: true }).first()).toBeHidden();
    await expect(part(report, 'Cinco elementos').locator('details.rel-prova').first()).toBeHidden();
    await takeScreenshot(page, 'resultado-tres-minutos');
    await page.reload();
    await expect(choice.getByRole('radio', { name: '3 minutos' })).toBeChecked();
    await expect(points.getByText('perpendicular').first()).toBeVisible();
    await points.locator('summary').nth(1).press('Enter');
    await expect(points.getByText('Localização', { exact: true }).first()).toBeVisible();
  });

  await test.step('an address that names a part opens it', async () => {
    await page.goto('/historico');
    await page.goto(`/resultado/${id}#rel-prognostico`);
    await expect(
      part(report, 'Prognóstico').getByText(/^Prognóstico (favorável|em aberto|cauteloso)$/),
    ).toBeInViewport();
  });

  await page.getByText('Tudo', { exact: true }).click();
  await expect(folded).toHaveCount(0);

  await test.step('every picture stands beside its words', async () => {
    for (const name of [
      /^Roda dos cinco elementos/,
      /^Mapa da língua/,
      /^Mapa do corpo/,
      /^Mapa da orelha/,
      /^Linha do tempo/,
    ]) {
      await expect(report.getByRole('img', { name })).toBeVisible();
    }
  });

  await test.step('a number opens what it comes from', async () => {
    const numbers = part(report, 'Cinco elementos').locator('details.rel-prova');
    await numbers.first().locator('summary').click();
    const sign = numbers.first().getByRole('link').first();
    const name = (await sign.textContent()) ?? '';
    await sign.click();
    const told = part(report, 'Sinais: de onde vêm e onde pesam').getByRole('listitem').filter({ hasText: name });
    await expect(told.first()).toBeInViewport();
    await expect(told.first()).toContainText(/relato: “|respondeu: |marcado: “|na foto: |ao exame direto: “/);
    await expect(told.first()).toContainText('Conta em');
  });

  await test.step('with everything open it is accessible, in grey too, and nothing is wider than the screen', async () => {
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('article details')) details.setAttribute('open', '');
    });
    await expectNoSidewaysScroll(page, 'resultado-aberto');
    await expectAccessible(page, 'resultado-aberto');
    await takeScreenshot(page, 'resultado-aberto');
    if (isMobile) await inGrey(page, () => takeScreenshot(page, 'resultado-cinza'));
  });
});

function part(report: Locator, name: string): Locator {
  return report.getByRole('region', { name });
}

async function inGrey(page: Page, look: () => Promise<void>): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setEmulatedVisionDeficiency', { type: 'achromatopsia' });
  await look();
  await session.send('Emulation.setEmulatedVisionDeficiency', { type: 'none' });
}
