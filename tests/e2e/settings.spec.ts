import { readFile } from 'node:fs/promises';
import { type Page, expect as see } from '@playwright/test';
import { testPassword } from '../support/api-client.ts';
import { arrangeMonthsOfWork } from '../support/busy-therapist.ts';
import { setPlan } from '../support/people.ts';
import { type Manifesto, readJson, readZip } from '../support/read-zip.ts';
import { passwordField } from './support/account-forms.ts';
import { drawLogo } from './support/photos.ts';
import { expect, test } from './support/test.ts';

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const fileOf = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });

test('a therapist sets the brand of the reports, exports all data and erases the account', async ({
  page,
  therapist,
  sql,
  review,
}) => {
  await setPlan(sql, therapist.userId, 'Profissional');
  await page.goto('/configuracoes');
  const clinic = card(page, 'Personalização da clínica');
  const name = clinic.getByRole('textbox', { name: 'Nome da clínica' });
  const url = clinic.getByRole('textbox', { name: 'URL da logo' });
  const save = clinic.getByRole('button', { name: 'Salvar Configurações' });
  const preview = clinic.getByRole('figure', { name: 'Prévia do cabeçalho' });

  await test.step('the profile is shown, and the clinic is empty', async () => {
    await expect(card(page, 'Perfil')).toContainText(therapist.email);
    await expect(preview).toContainText('Sem nome e sem logo');
    await expect(url).toHaveAccessibleDescription(/endereço de uma imagem pública/);
    await review('configuracoes');
  });

  await test.step('what cannot be saved is said beside its field', async () => {
    await name.fill('Clínica '.repeat(16));
    await url.fill('http://exemplo.com.br/logo.png');
    await save.click();
    await expect(name).toHaveAccessibleDescription('Use no máximo 120 caracteres');
    await expect(url).toHaveAccessibleDescription(/Use o endereço completo da imagem, começando com https:/);
    await expect(name).toBeFocused();
    await review('configuracoes-erros', '#clinica');
  });

  await test.step('the preview follows the typing, and leaving asks', async () => {
    await name.fill('Espaço Caminho do Meio');
    await url.fill('');
    await expect(preview).toContainText('Espaço Caminho do Meio');
    await page.getByRole('link', { name: 'Início', exact: true }).first().click();
    const asking = page.getByRole('alertdialog', { name: 'Sair sem salvar?' });
    await review('configuracoes-sair-sem-salvar', '[role=alertdialog]');
    await asking.getByRole('button', { name: 'Continuar editando' }).click();
    await expect(name).toHaveValue('Espaço Caminho do Meio');
  });

  await test.step('a failed save keeps what was typed, the next one stands', async () => {
    await page.route('**/trpc/clinicaConfigs.save*', (route) => route.abort());
    await save.click();
    await expect(page.getByText('Erro ao salvar configurações')).toBeVisible();
    await page.unroute('**/trpc/clinicaConfigs.save*');
    await page.route('**/trpc/clinicaConfigs.save*', async (route) => {
      await see(clinic.getByRole('button', { name: 'Salvando...' })).toBeVisible();
      await route.continue();
    });
    await save.click();
    await expect(page.getByText('Configurações salvas com sucesso!')).toBeVisible();
    await page.reload();
    await expect(name).toHaveValue('Espaço Caminho do Meio');
  });

  await test.step('a logo is uploaded, shown in the preview, and removed after a question', async () => {
    const choose = async (button: string, file: ReturnType<typeof fileOf>) => {
      const chooser = page.waitForEvent('filechooser');
      await clinic.getByRole('button', { name: button }).click();
      await (await chooser).setFiles(file);
    };
    await choose('Enviar logo', fileOf('logo.svg', 'image/svg+xml', Buffer.from('<svg/>')));
    await expect(clinic.getByText('Este tipo de arquivo não é aceito.')).toBeVisible();
    await choose('Enviar logo', fileOf('logo.png', 'image/png', Buffer.from('not a picture at all')));
    await expect(clinic.getByText(/Envie a logo em PNG, JPG ou WebP/).first()).toBeVisible();
    await choose('Enviar logo', fileOf('logo.png', 'image/png', await drawLogo()));
    await expect(clinic.getByRole('img', { name: 'A logo enviada' })).toBeVisible();
    await expect(preview.locator('img')).toHaveJSProperty('naturalWidth', 600);
    await review('configuracoes-logo', '#clinica');
    await clinic.getByRole('button', { name: 'Remover logo' }).click();
    const asking = page.getByRole('alertdialog', { name: 'Remover a logo enviada?' });
    await expect(asking).toContainText('só o nome da clínica');
    await asking.getByRole('button', { name: 'Remover logo' }).click();
    await expect(preview.locator('img')).toHaveCount(0);
    await choose('Enviar logo', fileOf('logo.png', 'image/png', await drawLogo()));
    await expect(preview.locator('img')).toHaveJSProperty('naturalWidth', 600);
  });

  await test.step('all data is downloaded as a ZIP whose manifest counts what is in it', async () => {
    const { createDiskStorage } = await import('@meridia/server/integrations/storage/disk-storage.ts');
    const storage = createDiskStorage(`${process.env.E2E_DATA_DIR}/fotos`);
    await arrangeMonthsOfWork(sql, { storage }, therapist.userId, 3);
    await card(page, 'Exportar meus dados').getByRole('button', { name: 'Exportar meus dados' }).click();
    const dialog = page.getByRole('dialog', { name: 'Exportar meus dados' });
    await passwordField(dialog).fill('Errada-Demais-1');
    await dialog.getByRole('button', { name: 'Exportar', exact: true }).click();
    await expect(passwordField(dialog)).toHaveAccessibleDescription('A senha não confere.');
    await review('exportar-dados', '[role=dialog]');
    await passwordField(dialog).fill(testPassword);
    const downloading = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Exportar', exact: true }).click();
    const download = await downloading;
    await expect(page.getByText('O download começou')).toBeVisible();
    expect(download.suggestedFilename()).toMatch(/^meus-dados-\d{4}-\d\d-\d\d\.zip$/);
    const files = await readZip(await readFile(await download.path()));
    const manifesto = readJson<Manifesto>(files, 'manifesto.json');
    expect(manifesto).toMatchObject({
      arquivos: files.size,
      ausentes: [],
      linhas: { avaliacoes: 3, clinica_configs: 1 },
    });
    expect(manifesto.imagens).toBe([...files.keys()].filter((path) => /\.(jpg|png)$/.test(path)).length);
    await expect(dialog).toBeHidden();
  });

  await test.step('the account is erased with its consequence named, and it is gone', async () => {
    await card(page, 'Excluir minha conta').getByRole('button', { name: 'Excluir minha conta' }).click();
    const dialog = page.getByRole('dialog', { name: 'Excluir minha conta?' });
    await expect(dialog).toContainText('Lei 13.787/2018');
    await dialog.getByRole('button', { name: 'Excluir tudo' }).click();
    const word = dialog.getByRole('textbox', { name: 'Escreva EXCLUIR para confirmar' });
    await expect(word).toBeFocused();
    await expect(word).toHaveAccessibleDescription('Escreva EXCLUIR, em letras maiúsculas');
    await review('excluir-conta', '[role=dialog]');
    await passwordField(dialog).fill(testPassword);
    await word.fill('EXCLUIR');
    await dialog.getByRole('button', { name: 'Excluir tudo' }).click();
    await expect(page.getByText('Sua conta foi excluída')).toBeVisible();
    await expect(page).toHaveURL('/auth');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await review('conta-excluida');
    const [account] = await sql`select count(*)::int from accounts where id = ${therapist.userId}`;
    expect(account?.count).toBe(0);
    const kept = await page.evaluate((id) => JSON.stringify({ ...localStorage }).includes(id), therapist.userId);
    expect(kept).toBe(false);
    await page.goto('/dashboard');
    await expect(page).toHaveURL('/');
  });
});
