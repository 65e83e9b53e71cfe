import { choose, chooseFoto, fotoSlot, openIntake, submit, write } from './support/intake-form.ts';
import { drawTongue, tonguePhoto } from './support/photos.ts';
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

test('a file that is no photo gets a clear answer in its slot, a dark one gets advice, and a good one is taken', async ({
  page,
  therapist: _,
  review,
}) => {
  await openIntake(page);
  const slot = fotoSlot(page, 'lingua');
  const whole = await tonguePhoto();
  await chooseFoto(page, 'lingua', photo('cortada.jpg', whole.subarray(0, whole.byteLength / 2)));
  await expect(slot.getByText(/incompleto ou danificado/)).toBeVisible();
  await expect(slot.getByRole('img')).toHaveCount(0);
  await review('anamnese-foto-recusada', '#campo-fotos-lingua');

  await chooseFoto(page, 'lingua', photo('escura.jpg', await drawTongue({ light: 0.12 })));
  await expect(slot.getByText(/Difícil de analisar|Dá para usar, e pode ficar melhor/)).toBeVisible();
  await expect(slot.getByText('É só uma dica: você pode continuar com esta foto.')).toBeVisible();
  await review('anamnese-foto-escura', '#campo-fotos-lingua');

  await chooseFoto(page, 'lingua', photo('boa.jpg', whole));
  await expect(slot.getByText('Boa foto para a análise')).toBeVisible();
  await expect(slot.getByRole('img', { name: 'Foto da língua enviada' })).toBeVisible();
});

function photo(name: string, buffer: Buffer) {
  return { name, mimeType: 'image/jpeg', buffer };
}
