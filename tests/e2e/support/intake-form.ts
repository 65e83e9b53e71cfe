import { expect, type Locator, type Page } from '@playwright/test';

/** Fills in the intake as a person does: by the texts on the screen. */

export function section(page: Page, title: string): Locator {
  return page.getByRole('region', { name: title });
}

/** Opens the folds of a section, one after the other, until the question shows. */
export async function unfold(page: Page, title: string, question: Locator): Promise<void> {
  const closed = section(page, title).locator('details:not([open]) > summary:visible');
  while (!(await question.isVisible()) && (await closed.count()) > 0) {
    const summary = await closed.first().elementHandle();
    await summary?.click();
    // The content comes a moment after the press; until then the next fold would be opened in vain, and its own press would close it.
    await page.waitForFunction((pressed) => pressed?.nextElementSibling, summary);
  }
}

async function group(page: Page, title: string, name: string): Promise<Locator> {
  const question = section(page, title).getByRole('group', { name, exact: true });
  await unfold(page, title, question);
  return question;
}

/** Presses the chips of a question, one or many. */
export async function choose(page: Page, title: string, name: string, ...labels: string[]): Promise<void> {
  const question = await group(page, title, name);
  for (const label of labels) {
    const chip = question.locator('label').getByText(label, { exact: true });
    if ((await chip.count()) === 0) await question.getByRole('button', { name: /^Mais/ }).click();
    if (!(await question.getByLabel(label, { exact: true }).isChecked())) await chip.click();
    await expect(question.getByLabel(label, { exact: true })).toBeChecked();
  }
}

export async function write(page: Page, title: string, name: string, text: string): Promise<void> {
  const field = section(page, title).getByRole('textbox', { name, exact: true });
  await unfold(page, title, field);
  await field.fill(text);
}

/** Moves a slider with the keyboard, from its present value. */
export async function slide(page: Page, title: string, name: string, steps: number): Promise<void> {
  const slider = page.getByRole('slider', { name });
  await unfold(page, title, slider);
  for (let step = 0; step < Math.abs(steps); step += 1) await slider.press(steps > 0 ? 'ArrowRight' : 'ArrowLeft');
}

export function fotoSlot(page: Page, kind: 'lingua' | 'face' | 'orelha'): Locator {
  return page.locator(`#campo-fotos-${kind}`);
}

/** Puts a file into a photo's slot, as the phone's gallery or a file dialog does. */
export async function chooseFoto(
  page: Page,
  kind: 'lingua' | 'face' | 'orelha',
  file: Parameters<Locator['setInputFiles']>[0],
): Promise<void> {
  await unfold(page, 'Upload de Imagens', fotoSlot(page, kind));
  await page.locator(`input[name="foto-${kind}"]`).setInputFiles(file);
}

export function draftStatus(page: Page): Locator {
  return page.getByTestId('draft-status');
}

/** Waits until the server has saved the form's content. */
export async function expectSaved(page: Page): Promise<void> {
  await expect(draftStatus(page)).toHaveText(/^Salvo às \d\d:\d\d$/);
}

export async function submit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Gerar Diagnóstico Completo' }).click();
}

/** Opens the intake and waits until it is shown. */
export async function openIntake(page: Page): Promise<void> {
  await page.goto('/anamnese');
  await expect(section(page, 'Dados Pessoais')).toBeVisible();
}

/** Opens the only draft from the dashboard. */
export async function openDraft(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await page
    .getByRole('region', { name: 'Rascunhos' })
    .getByRole('link', { name: /^Continuar/ })
    .click();
  await expect(section(page, 'Dados Pessoais')).toBeVisible();
}

/** Opens an intake with a complete draft. Waits until the photo's verdict is shown and the plan is loaded. */
export async function openPreparedIntake(page: Page): Promise<void> {
  await openDraft(page);
  await expect(page.getByRole('region', { name: 'Rascunho recuperado' })).toBeVisible();
  await expect(fotoSlot(page, 'lingua').getByText('Boa foto para a análise')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Plano e uso' })).toBeVisible();
}
