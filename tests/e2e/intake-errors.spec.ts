import type { Page } from '@playwright/test';
import { photoOfBytes, pixelBomb } from '../support/pictures.ts';
import { choose, chooseFoto, fotoSlot, openIntake, section, submit, write } from './support/intake-form.ts';
import { drawTongue, tonguePhoto } from './support/photos.ts';
import { prepareDraft } from './support/prepared-draft.ts';
import { expect, test } from './support/test.ts';

const requiredTexts = [
  'Informe o nome do cliente',
  'Informe a idade em anos',
  'Escolha o sexo',
  'Informe o telefone',
  'Informe o email do cliente',
  'Descreva a queixa principal',
  'A imagem da língua é obrigatória',
  'É necessário aceitar o termo de consentimento',
];

test('an empty form names every missing answer and goes to the first', async ({ page, therapist, review }) => {
  await openIntake(page);
  await submit(page);
  await expect(page.getByRole('textbox', { name: 'Nome completo do cliente' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Nome completo do cliente' })).toBeInViewport();
  const summary = page.getByRole('alert').filter({ hasText: 'campos precisam da sua atenção' });
  await expect(summary).toContainText(`${requiredTexts.length} campos precisam da sua atenção`);
  await expect(summary.getByRole('link')).toHaveText(requiredTexts);
  await review('anamnese-erros');

  await summary.getByRole('link', { name: 'Escolha o sexo' }).click();
  await expect(page.getByRole('radio', { name: 'Feminino' })).toBeFocused();
  await summary.getByRole('link', { name: 'Descreva a queixa principal' }).click();
  await expect(page.getByRole('textbox', { name: 'Queixa principal' })).toBeFocused();
  await summary.getByRole('link', { name: 'A imagem da língua é obrigatória' }).click();
  await expect(fotoSlot(page, 'lingua')).toBeInViewport();
  await summary.getByRole('link', { name: 'É necessário aceitar o termo de consentimento' }).click();
  await expect(page.getByRole('checkbox', { name: /Concordo com o uso/ })).toBeFocused();

  await choose(page, 'Dados Pessoais', 'Sexo', 'Outro');
  await write(page, 'Dados Pessoais', 'Nome completo do cliente', 'Rui');
  await expect(page.getByRole('button', { name: `${requiredTexts.length - 2} a corrigir` })).toBeVisible();
  expect(await therapist.trpc.avaliacoes.list.query({})).toMatchObject({ items: [] });
});

test('a wrong phone number or email shows its error when the field is left', { tag: '@one-width' }, async ({
  page,
  therapist: _,
}) => {
  await openIntake(page);
  await write(page, 'Dados Pessoais', 'Telefone', '123');
  await write(page, 'Dados Pessoais', 'Email', 'helena@');
  await page.getByRole('textbox', { name: 'Profissão' }).focus();
  await expect(page.getByText('Informe o telefone com DDD, por exemplo (11) 99999-0000')).toBeVisible();
  await expect(page.getByText('Informe um email válido, como nome@exemplo.com')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAttribute('aria-invalid', 'true');
});

test('without the tongue photo or the consent nothing is created, and the form says what is missing', {
  tag: '@one-width',
}, async ({ page, therapist }) => {
  await prepareDraft(therapist);
  await openIntake(page);
  await expect(fotoSlot(page, 'lingua').getByRole('img')).toBeVisible();
  await section(page, 'Consentimento').getByText('Concordo com o uso dos dados').click();
  await submit(page);
  await expect(section(page, 'Consentimento').getByText('É necessário aceitar o termo de consentimento')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /Concordo com o uso/ })).toBeFocused();

  await section(page, 'Consentimento').getByText('Concordo com o uso dos dados').click();
  await fotoSlot(page, 'lingua').getByRole('button', { name: 'Remover' }).click();
  await submit(page);
  await expect(fotoSlot(page, 'lingua').getByText('A imagem da língua é obrigatória')).toBeVisible();
  await expect(fotoSlot(page, 'lingua')).toBeInViewport();
  expect(await therapist.trpc.avaliacoes.list.query({})).toMatchObject({ items: [] });
});

test('every kind of bad file gets a clear answer in its slot, and nothing else changes', { tag: '@one-width' }, async ({
  page,
  therapist: _,
  review,
}) => {
  await openIntake(page);
  await write(page, 'Dados Pessoais', 'Nome completo do cliente', 'Helena Prado');
  const slot = fotoSlot(page, 'lingua');
  const whole = await tonguePhoto();
  const badFiles: [name: string, mimeType: string, buffer: Buffer, ...texts: RegExp[]][] = [
    ['nota.txt', 'text/plain', Buffer.from('não sou uma foto'), /O arquivo escolhido não é uma imagem/],
    ['lingua.jpg', 'image/jpeg', Buffer.from('texto com nome de foto'), /O arquivo escolhido não é uma imagem/],
    [
      'grande.jpg',
      'image/jpeg',
      await photoOfBytes(6 * 1024 * 1024),
      /A imagem da língua é muito grande/,
      /Tamanho máximo: 5MB\. Tamanho atual: 6,0 MB/,
    ],
    ['iphone.heic', 'image/heic', heicHeader(), /HEIC/],
    ['cortada.jpg', 'image/jpeg', whole.subarray(0, whole.byteLength / 2), /incompleto ou danificado/],
    ['bomba.png', 'image/png', await pixelBomb(), /pixels demais.*50 megapixels/],
  ];
  for (const [name, mimeType, buffer, ...texts] of badFiles) {
    await test.step(name, async () => {
      await chooseFoto(page, 'lingua', { name, mimeType, buffer });
      for (const text of texts) await expect(slot.getByText(text)).toBeVisible({ timeout: 15_000 });
      await expect(slot.getByRole('img')).toHaveCount(0);
    });
  }
  await review('anamnese-foto-recusada', '#campo-fotos-lingua');

  await chooseFoto(page, 'lingua', photo('boa.jpg', whole));
  await expect(slot.getByText('Boa foto para a análise')).toBeVisible();
  await expect(slot.getByText(/pixels demais/)).toHaveCount(0);

  await test.step('a refused replacement leaves the good photo where it is', async () => {
    await chooseFoto(page, 'lingua', photo('cortada.jpg', whole.subarray(0, whole.byteLength / 2)));
    await expect(slot.getByText(/incompleto ou danificado/)).toBeVisible();
    await expect(slot.getByRole('img', { name: 'Foto da língua enviada' })).toBeVisible();
  });
  await expect(page.getByRole('textbox', { name: 'Nome completo do cliente' })).toHaveValue('Helena Prado');
});

test('a dark photo gets advice and is not refused', async ({ page, therapist: _, review }) => {
  await openIntake(page);
  await chooseFoto(page, 'lingua', photo('escura.jpg', await drawTongue({ light: 0.12 })));
  const slot = fotoSlot(page, 'lingua');
  await expect(slot.getByText(/Difícil de analisar|Dá para usar, e pode ficar melhor/)).toBeVisible();
  await expect(slot.getByText('É só uma dica: você pode continuar com esta foto.')).toBeVisible();
  await review('anamnese-foto-escura', '#campo-fotos-lingua');
});

test('an upload that the network loses is tried three times and can be tried again', { tag: '@one-width' }, async ({
  page,
  therapist: _,
}) => {
  await openIntake(page);
  let attempts = 0;
  await page.route('**/api/fotos?*', (route) => {
    attempts += 1;
    return route.abort('connectionreset');
  });
  await chooseFoto(page, 'lingua', photo('lingua.jpg', await tonguePhoto()));
  const slot = fotoSlot(page, 'lingua');
  await expect(slot.getByText('Falha no upload da imagem da língua após 3 tentativas')).toBeVisible();
  expect(attempts).toBe(3);
  await page.unroute('**/api/fotos?*');
  await slot.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(slot.getByText('Boa foto para a análise')).toBeVisible();
});

test('an error that only the server finds is shown beside its field', { tag: '@one-width' }, async ({
  page,
  therapist,
}) => {
  await prepareDraft(therapist);
  await openIntake(page);
  await expect(fotoSlot(page, 'lingua').getByRole('img')).toBeVisible();
  await refuseNextCreation(page, { 'dadosAnamnese.telefone': 'Este telefone não foi aceito' });
  await submit(page);
  await expect(section(page, 'Dados Pessoais').getByText('Este telefone não foi aceito')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Telefone' })).toBeFocused();
});

function photo(name: string, buffer: Buffer) {
  return { name, mimeType: 'image/jpeg', buffer };
}

/** The first bytes of an iPhone's photo, which are enough for the server to recognise the format. */
function heicHeader(): Buffer {
  const head = Buffer.alloc(4096);
  head.writeUInt32BE(24, 0);
  head.write('ftypheic', 4, 'latin1');
  head.write('mif1heic', 16, 'latin1');
  return head;
}

async function refuseNextCreation(page: Page, fields: Record<string, string>): Promise<void> {
  const app = { code: 'VALIDATION', message: 'Há campos para corrigir', fields };
  const error = { message: app.message, code: -32600, data: { code: 'BAD_REQUEST', httpStatus: 400, app } };
  await page.route(/\/trpc\/avaliacoes\.create/, (route) => route.fulfill({ status: 400, json: [{ error }] }), {
    times: 1,
  });
}
