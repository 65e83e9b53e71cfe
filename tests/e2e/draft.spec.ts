import type { BrowserContext, Page } from '@playwright/test';
import type { Sql } from 'postgres';
import { testPassword } from '../support/api-client.ts';
import {
  choose,
  chooseFoto,
  draftStatus,
  expectSaved,
  fotoSlot,
  openDraft,
  openIntake,
  section,
  unfold,
  write,
} from './support/intake-form.ts';
import { tonguePhoto } from './support/photos.ts';
import { expireSessions } from './support/sign-in.ts';
import { expect, type Therapist, test } from './support/test.ts';

test('typed text, choices and photos survive a reload and a closed tab', async ({
  page,
  context,
  therapist: _,
  review,
}) => {
  await openIntake(page);
  await writeName(page, 'Helena Prado');
  await choose(page, 'Dados Pessoais', 'Sexo', 'Feminino');
  await choose(page, 'Queixa Principal', 'O que piora', 'Frio', 'Café');
  await chooseFoto(page, 'lingua', { name: 'lingua.jpg', mimeType: 'image/jpeg', buffer: await tonguePhoto() });
  await expect(fotoSlot(page, 'lingua').getByText('Boa foto para a análise')).toBeVisible();
  await expectSaved(page);

  await page.reload();
  await expectRestored(page);
  await review('anamnese-rascunho', '[aria-label="Rascunho recuperado"]');

  await page.close();
  const other = await context.newPage();
  await openDraft(other);
  await expectRestored(other);

  await test.step('and goes when one starts over', async () => {
    await other.getByRole('button', { name: 'Começar do zero' }).click();
    await other.getByRole('button', { name: 'Apagar e começar do zero' }).click();
    await expect(nameField(other)).toHaveValue('');
    await other.reload();
    await expect(nameField(other)).toHaveValue('');
    await expect(other.getByRole('region', { name: 'Rascunho recuperado' })).toBeHidden();
  });
});

test('several drafts are listed on the dashboard, and each is opened or thrown away by itself', async ({
  page,
  therapist: _,
  review,
}) => {
  await openIntake(page);
  await writeName(page, 'Helena Prado');
  await expectSaved(page);
  await openIntake(page);
  await expect(nameField(page)).toHaveValue('');
  await writeName(page, 'Rui Castro');
  await expectSaved(page);

  await test.step('leaving the form asks, and staying keeps everything', async () => {
    await page.getByRole('link', { name: 'Ir para o início' }).click();
    await expect(page.getByRole('dialog', { name: 'Sair da anamnese?' })).toBeVisible();
    await review('anamnese-sair', '[role=dialog]');
    await page.getByRole('button', { name: 'Continuar preenchendo' }).click();
    await expect(page).toHaveURL(/\/anamnese\?rascunho=/);
    await expect(nameField(page)).toHaveValue('Rui Castro');
  });

  await page.goto('/dashboard');
  const list = page.getByRole('region', { name: 'Rascunhos' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await review('dashboard-rascunhos');
  await list.getByRole('button', { name: 'Descartar: Rui Castro' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Descartar' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await list.getByRole('link', { name: 'Continuar: Helena Prado' }).click();
  await expect(nameField(page)).toHaveValue('Helena Prado');
});

test('an ended session is renewed in place, and nothing is lost', async ({ page, therapist, sql, review }) => {
  await openIntake(page);
  await writeName(page, 'Helena Prado');
  await expectSaved(page);
  await expireSessions(sql, therapist.userId);
  await write(page, 'Dados Pessoais', 'Profissão', 'Professora');

  const dialog = page.getByRole('dialog', { name: 'Sua sessão expirou' });
  await expect(dialog).toBeVisible();
  await expect(dialog).toContainText(therapist.email);
  await review('sessao-expirada', '[role=dialog]');
  await dialog.getByRole('textbox', { name: 'Senha' }).fill('Errada-Demais-1');
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  await expect(dialog.getByText('Email ou senha incorretos.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Senha' }).fill(testPassword);
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  await expect(dialog).toBeHidden();

  await expect(nameField(page)).toHaveValue('Helena Prado');
  await expect(page.getByRole('textbox', { name: 'Profissão' })).toHaveValue('Professora');
  await expectSaved(page);
  await expect.poll(() => savedAnswer(sql, therapist, 'profissao')).toBe('Professora');
});

test('without network it says so, keeps everything on the device and sends it later', { tag: '@one-width' }, async ({
  page,
  context,
  therapist,
  sql,
  review,
}) => {
  await openIntake(page);
  await writeName(page, 'Helena');
  await expectSaved(page);

  await context.setOffline(true);
  await writeName(page, 'Helena Prado');
  await expect(page.getByText('Você está sem conexão. O que você digitou continua aqui.')).toBeVisible();
  await expect(draftStatus(page)).toHaveText('Sem conexão: guardado neste aparelho');
  await review('anamnese-sem-conexao', 'header');
  expect(await savedAnswer(sql, therapist, 'nomeCliente')).toBe('Helena');

  await context.setOffline(false);
  await expectSaved(page);
  await expect(page.getByText('Você está sem conexão.')).toBeHidden();
  expect(await savedAnswer(sql, therapist, 'nomeCliente')).toBe('Helena Prado');
});

test.describe('two devices on one draft', () => {
  test('the person can take the other version', { tag: '@one-width' }, async ({
    page,
    context,
    browser,
    therapist,
    sql,
    review,
  }) => {
    await openBoth(page, context, browser, 'Do outro aparelho');
    const dialog = page.getByRole('alertdialog', { name: 'Há duas versões deste rascunho' });
    await expect(dialog).toContainText('Do outro aparelho');
    await review('anamnese-conflito', '[role=alertdialog]');
    await dialog.getByRole('button', { name: 'Usar a outra versão' }).click();
    await expect(nameField(page)).toHaveValue('Do outro aparelho');
    await writeName(page, 'Continuado aqui');
    await expectSaved(page);
    expect(await savedAnswer(sql, therapist, 'nomeCliente')).toBe('Continuado aqui');
  });

  test('two tabs can be joined, and nothing is lost', { tag: '@one-width' }, async ({
    page,
    context,
    therapist,
    sql,
    review,
  }) => {
    await openIntake(page);
    await writeName(page, 'Helena Prado');
    await expectSaved(page);
    const tab = await context.newPage();
    await openDraft(tab);
    await expect(nameField(tab)).toHaveValue('Helena Prado');
    await write(tab, 'Queixa Principal', 'Queixa principal', 'Insônia há meses.');
    await expect(draftStatus(tab)).toHaveText('Salvando…');
    await expectSaved(tab);
    await write(page, 'Queixa Principal', 'Queixa principal', 'Dor de cabeça à tarde.');
    await write(page, 'Dados Pessoais', 'Profissão', 'Professora');

    const dialog = page.getByRole('alertdialog', { name: 'Há duas versões deste rascunho' });
    const differences = dialog.getByRole('region', { name: 'O que é diferente' });
    await expect(differences).toContainText('Insônia há meses.');
    await expect(differences).toContainText('Dor de cabeça à tarde.');
    await review('anamnese-juntar', '[role=alertdialog]');
    await dialog.getByRole('button', { name: 'Juntar as duas' }).click();
    await expect(page.getByRole('textbox', { name: 'Queixa principal', exact: true })).toHaveValue(
      'Dor de cabeça à tarde.\nInsônia há meses.',
    );
    await expect.poll(() => savedAnswer(sql, therapist, 'profissao')).toBe('Professora');
    await tab.close({ runBeforeUnload: false });
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Queixa principal', exact: true })).toHaveValue(
      'Dor de cabeça à tarde.\nInsônia há meses.',
    );
  });

  /** Both devices open the same draft; the other one saves first, then this one types. */
  async function openBoth(
    page: Page,
    context: BrowserContext,
    browser: { newContext(options: object): Promise<BrowserContext> } | null,
    name: string,
  ): Promise<void> {
    await openIntake(page);
    await writeName(page, 'Helena Prado');
    await expectSaved(page);
    const device = await browser?.newContext({ storageState: await context.storageState() });
    const other = await device?.newPage();
    if (!device || !other) throw new Error('no second device');
    await other.goto(page.url());
    await expect(nameField(other)).toHaveValue('Helena Prado');
    await writeName(other, name);
    await expect(draftStatus(other)).toHaveText('Salvando…');
    await expectSaved(other);
    await device.close();
    await writeName(page, 'Deste aparelho');
  }
});

function nameField(page: Page) {
  return page.getByRole('textbox', { name: 'Nome completo do cliente' });
}

async function writeName(page: Page, name: string): Promise<void> {
  await nameField(page).fill(name);
}

async function expectRestored(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: 'Rascunho recuperado' })).toContainText('Helena Prado');
  await expect(nameField(page)).toHaveValue('Helena Prado');
  await expect(page.getByRole('radio', { name: 'Feminino' })).toBeChecked();
  const complaint = section(page, 'Queixa Principal');
  await expect(complaint).toContainText('1 resposta');
  const worse = complaint.getByRole('checkbox', { name: 'Frio', exact: true });
  await unfold(page, 'Queixa Principal', worse);
  await expect(worse).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Café', exact: true })).toBeChecked();
  await expect(fotoSlot(page, 'lingua').getByText('Boa foto para a análise')).toBeVisible();
}

/** Read directly from the table, because the account's first session may have ended. */
async function savedAnswer(
  sql: Sql,
  { userId }: Therapist,
  field: 'nomeCliente' | 'profissao',
): Promise<string | null> {
  const [draft] = await sql<{ answer: string | null }[]>`
    select data -> 'dados' ->> ${field} as answer from anamnese_drafts where terapeuta_id = ${userId}`;
  return draft?.answer ?? null;
}
