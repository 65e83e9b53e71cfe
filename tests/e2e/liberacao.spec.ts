import { dayInSaoPaulo } from '@meridia/shared/dates.ts';
import { testPassword } from '../support/api-client.ts';
import { insertReport } from '../support/shares.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { takeScreenshot } from './support/screenshot.ts';
import { expect, test } from './support/test.ts';

test('who released a referred client is noted in a consultation, and stands in the report that is signed then', async ({
  page,
  therapist,
  sql,
  review,
}) => {
  const texto = 'Dor no peito que irradia ao braço: encaminhar de imediato ao pronto-socorro ou acionar o SAMU (192).';
  const escrita = '“ECG e troponina normais. Pode tratar, sem moxa no tórax.”';
  const id = await insertReport(sql, therapist.userId, {
    change: (relatorio) => ({
      ...relatorio,
      seguranca: [
        { regra: 'dor_no_peito', gravidade: 'encaminhar', prazo: 'hoje', texto, removidos: [], fonte: 'MS' },
        ...relatorio.seguranca,
      ],
    }),
  });

  await test.step('the consultation shows the warning and takes who, when and what', async () => {
    await page.goto(`/evolucao/${id}`);
    await page.getByRole('button', { name: 'Nova Consulta' }).click();
    await expect(page.getByText(/O relatório pede avaliação médica no mesmo dia/)).toBeVisible();
    await page.getByRole('textbox', { name: 'Observações Gerais' }).fill('Voltou do pronto-socorro.');
    await page.getByRole('button', { name: 'Anotar a liberação médica' }).click();
    const fields = page.getByRole('group', { name: 'Liberação médica' });
    await fields.getByLabel('Quem liberou').fill('Dra. Lia Campos (CRM-PE 12345), UPA Imbiribeira');
    await fields.getByLabel('Dia da liberação').fill(dayInSaoPaulo(new Date()));
    await page.getByRole('button', { name: 'Salvar Consulta' }).click();
    await expect(fields.getByText('Escreva o que foi dito', { exact: false })).toBeVisible();
    await review('consulta-liberacao');
    await fields.getByLabel('O que foi dito').fill(escrita.slice(1, -1));
    await expectNoSidewaysScroll(page, 'the form with a release');
    await page.getByRole('button', { name: 'Salvar Consulta' }).click();
    await expect(page.getByRole('region', { name: 'Consulta #1' })).toContainText(escrita);
  });

  await test.step('the report says that it is noted, and the review takes it over', async () => {
    await page.goto(`/resultado/${id}`);
    const line = page.getByRole('region', { name: 'Revisão e assinatura' });
    await expect(line).toContainText('Liberação médica anotada na consulta #1');
    await review('relatorio-liberacao-anotada', '[aria-label="Revisão e assinatura"]');
    await line.getByRole('link', { name: 'Revisar e assinar' }).click();
    await page.getByRole('link', { name: 'anote a liberação na parte Segurança' }).click();
    const seguranca = page.getByRole('region', { name: 'Segurança' });
    await expect(seguranca).toBeInViewport();
    await seguranca.getByRole('button', { name: 'Usar esta' }).click();
    await expect(seguranca.getByLabel('O que foi dito')).toHaveValue(escrita.slice(1, -1));
    await review('revisao-liberacao', '#parte-seguranca');
    await page.getByRole('button', { name: /Li e concordo com as \d+ que faltam/ }).click();
    await expect(page.getByText('Revisão salva.')).toBeVisible();
  });

  await test.step('signed, it stands beside the warning and above the needles', async () => {
    await page.getByRole('button', { name: 'Assinar', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Assinar a versão 1?' });
    await dialog.getByRole('checkbox', { name: 'Assino com estas perguntas em aberto' }).check();
    await dialog.getByLabel('Senha', { exact: true }).fill(testPassword);
    await dialog.getByRole('checkbox', { name: /dentro do que a liberação médica anotada permite/ }).check();
    await dialog.getByRole('button', { name: 'Assinar', exact: true }).click();
    await expect(page.getByText('Versão 1 assinada.')).toBeVisible();
    const report = page.getByRole('article');
    await expect(report.getByRole('note').filter({ hasText: 'Encaminhar hoje' })).toContainText(escrita);
    await page.getByText('Tudo', { exact: true }).click();
    await expect(
      report.getByText(/^Só depois da avaliação médica .* Liberação anotada: Dra\. Lia/).first(),
    ).toBeVisible();
    await review('relatorio-liberado');
  });
});

test('a report is read in the dark, in grey and with text of twice the size', { tag: '@one-width' }, async ({
  page,
  therapist,
  sql,
}) => {
  const id = await insertReport(sql, therapist.userId);
  await page.goto(`/resultado/${id}`);
  await page.getByText('Tudo', { exact: true }).click();
  const report = page.getByRole('article');
  await expect(report.locator('details.rel-dobra:not([open])')).toHaveCount(0);
  const devtools = await page.context().newCDPSession(page);

  await test.step('in the dark', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await takeScreenshot(page, 'relatorio-escuro');
    await devtools.send('Emulation.setEmulatedVisionDeficiency', { type: 'achromatopsia' });
    await takeScreenshot(page, 'relatorio-escuro-cinza');
    await devtools.send('Emulation.setEmulatedVisionDeficiency', { type: 'none' });
    await page.emulateMedia({ colorScheme: 'light' });
  });

  // The browser's own setting, which media queries know, and larger text alone, which they do not.
  for (const only of ['setting', 'text'] as const) {
    await test.step(`with text of 200 %: ${only}`, async () => {
      await page.setViewportSize({ width: 360, height: 780 });
      if (only === 'setting') await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
      else {
        await devtools.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
        await page.addStyleTag({ content: ':root{font-size:212.5%!important}' });
      }
      await expect(page.locator('html')).toHaveCSS('font-size', '34px');
      // The bars around the report follow the browser's setting alone.
      if (only === 'setting') await expectNoSidewaysScroll(page, 'the report');
      expect(await report.evaluate(findUnreadable), only).toEqual([]);
      await takeScreenshot(page, `relatorio-200-${only}`);
    });
  }
});

/** Labels that leave their picture or lie on another one, and numbers and words that leave the paper. */
function findUnreadable(report: Element): string[] {
  const faults: string[] = [];
  const paper = report.getBoundingClientRect();
  for (const picture of report.querySelectorAll('svg')) {
    const frame = picture.getBoundingClientRect();
    const labels = [...picture.querySelectorAll('text')].map((label) => ({
      text: label.textContent ?? '',
      box: label.getBoundingClientRect(),
    }));
    if (frame.width === 0) continue;
    if (frame.left < paper.left - 1 || frame.right > paper.right + 1) faults.push('a picture leaves the paper');
    for (const [index, { text, box }] of labels.entries()) {
      const isOut = box.left < frame.left - 1 || box.right > frame.right + 1 || box.bottom > frame.bottom + 1;
      if (isOut) faults.push(`${text} leaves its picture`);
      for (const other of labels.slice(index + 1)) {
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        // Boxes of lines touch where their letters do not.
        if (across > 1 && down > box.height / 3) faults.push(`${text} on ${other.text}`);
      }
    }
  }
  for (const bar of report.querySelectorAll('.rel-barra, .rel-barra-valor')) {
    const { width, right } = bar.getBoundingClientRect();
    if (width < 20 || right > paper.right)
      faults.push(`a bar or number of ${Math.round(width)} px ends beyond the paper`);
  }
  for (const part of report.querySelectorAll('p, li, dd, h2, h3, td, th')) {
    if (part.clientWidth > 1 && part.scrollWidth > part.clientWidth + 1 && !part.closest('.rel-so-leitor, .rel-indice'))
      faults.push(`cut: ${part.textContent?.slice(0, 40)}`);
  }
  return faults;
}
