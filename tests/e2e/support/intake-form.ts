import { expect, type Locator, type Page } from '@playwright/test';

/** Fills in the intake as a person does: by the texts on the screen. */

export function section(page: Page, title: string): Locator {
  return page.getByRole('region', { name: title });
}

function group(page: Page, title: string, name: string): Locator {
  return section(page, title).getByRole('group', { name, exact: true });
}

/** Presses the chips of a question, one or many. */
export async function choose(page: Page, title: string, name: string, ...labels: string[]): Promise<void> {
  const question = group(page, title, name);
  for (const label of labels) {
    await question.locator('label').getByText(label, { exact: true }).click();
    await expect(question.getByLabel(label, { exact: true })).toBeChecked();
  }
}

export async function write(page: Page, title: string, name: string, text: string): Promise<void> {
  await section(page, title).getByRole('textbox', { name, exact: true }).fill(text);
}

/** Moves a slider with the keyboard, from its present value. */
export async function slide(page: Page, name: string, steps: number): Promise<void> {
  const slider = page.getByRole('slider', { name });
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

/** Opens an intake with a complete draft. Waits until the photo's verdict is shown and the plan is loaded. */
export async function openPreparedIntake(page: Page): Promise<void> {
  await openIntake(page);
  await expect(page.getByRole('region', { name: 'Rascunho recuperado' })).toBeVisible();
  await expect(fotoSlot(page, 'lingua').getByText('Boa foto para a análise')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Plano e uso' })).toBeVisible();
}
