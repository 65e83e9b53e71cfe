import { randomUUID } from 'node:crypto';
import { testPassword } from '../support/api-client.ts';
import { fotoSlot, openIntake, section } from './support/intake-form.ts';
import { tabTo } from './support/keyboard.ts';
import { collectNoise } from './support/noise.ts';
import { tonguePhoto } from './support/photos.ts';
import { expect, test } from './support/test.ts';

test.skip(({ isMobile }) => isMobile, 'a phone has no keyboard');

test('a person signs up and signs in without a pointer', async ({ page }) => {
  const named = (name: string) =>
    page
      .getByRole('main')
      .getByLabel(name, { exact: true })
      .or(page.getByRole('button', { name, exact: true }))
      .first();
  const email = `${randomUUID()}@example.com`;
  await page.goto('/auth');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await tabTo(page, named('Criar Minha Conta'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Crie sua conta' })).toBeVisible();

  await tabTo(page, named('Nome Completo'));
  await page.keyboard.type('Marina Duarte Lopes');
  await tabTo(page, named('Email'));
  await page.keyboard.type(email);
  await tabTo(page, named('Senha'));
  await page.keyboard.type('curta');
  await page.keyboard.press('Enter');
  // After the refusal the field has the focus, and screen readers read the reason and the rules with it.
  const password = page.getByRole('textbox', { name: 'Senha' });
  await expect(password).toBeFocused();
  await expect(password).toHaveAccessibleDescription(/A senha não atende aos requisitos de segurança/);
  await expect(password).toHaveAccessibleDescription(
    /Falta na senha: mínimo de 10 caracteres, uma letra maiúscula, um número, um caractere especial \(.+\) e difícil de adivinhar/,
  );
  await page.keyboard.press('Control+A');
  await page.keyboard.type(testPassword);
  await tabTo(page, named('Mostrar senha'));
  await page.keyboard.press('Space');
  await expect(password).toHaveAttribute('type', 'text');
  await tabTo(page, named('Cadastrar'));
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('region', { name: 'Confirme seu email' })).toBeVisible();

  await page.context().clearCookies();
  await page.goto('/auth');
  await tabTo(page, named('Email'));
  await page.keyboard.type(email);
  await tabTo(page, named('Senha'));
  await page.keyboard.type(testPassword);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
});

// main-path.spec.ts fills in every question, on the phone. This is the way from the intake to the history on a wide screen.
test('an intake is filled in, sent and found in the history without a pointer', async ({
  page,
  therapist: _,
  review,
}) => {
  const noise = collectNoise(page);
  await openIntake(page);
  const personal = section(page, 'Dados Pessoais');
  const field = (name: string) => personal.getByRole('textbox', { name, exact: true });
  await tabTo(page, field('Nome completo do cliente'));
  await page.keyboard.type('Helena Prado');
  await tabTo(page, field('Idade'));
  await page.keyboard.type('42');
  await tabTo(page, personal.getByRole('radio').first());
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(personal.getByRole('radio').nth(1)).toBeChecked();
  await tabTo(page, field('Telefone'));
  await page.keyboard.type('11988887777');
  await tabTo(page, field('Email'));
  await page.keyboard.type('helena@example.com');

  await tabTo(page, section(page, 'Queixa Principal').getByRole('textbox', { name: 'Queixa principal' }));
  await page.keyboard.type('Cansaço depois das refeições.');
  await tabTo(page, section(page, 'Queixa Principal').locator('summary'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('slider', { name: 'Intensidade da dor' })).toBeVisible();
  await tabTo(page, page.getByRole('slider', { name: 'Intensidade da dor' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('1 de 10')).toBeVisible();
  await tabTo(page, page.getByRole('checkbox', { name: 'Cansaço', exact: true }), 60);
  await page.keyboard.press('Space');

  await tabTo(page, section(page, 'Hábitos').locator('summary'), 90);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('slider', { name: 'Nível de estresse' })).toBeVisible();
  await tabTo(page, page.getByRole('slider', { name: 'Nível de estresse' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('5 de 10, estresse moderado')).toBeVisible();
  const observation = section(page, 'Observação Visual');
  const cun = observation.locator('summary').nth(2);
  await tabTo(page, observation.locator('summary').first(), 80);
  await page.keyboard.press('Enter');
  await expect(observation.locator('summary').nth(1)).toBeVisible();
  await tabTo(page, observation.locator('summary').nth(1), 80);
  await page.keyboard.press('Enter');
  await expect(cun).toBeVisible();
  await tabTo(page, cun);
  await page.keyboard.press('Enter');
  const quality = observation.getByRole('group', { name: 'Esquerdo, cun (Coração)' }).getByRole('checkbox').first();
  await expect(quality).toBeAttached();
  await tabTo(page, quality);
  await page.keyboard.press('Space');
  await expect(cun).toHaveText('Esquerdo, cun (Coração) · Superficial');

  // Starts waiting early: Playwright tells the browser in the background to report file choosers, and Enter may come first.
  const chooser = page.waitForEvent('filechooser');
  await tabTo(page, fotoSlot(page, 'lingua').getByRole('button', { name: 'Escolher foto' }), 150);
  await page.keyboard.press('Enter');
  await (await chooser).setFiles({ name: 'lingua.jpg', mimeType: 'image/jpeg', buffer: await tonguePhoto() });
  await expect(fotoSlot(page, 'lingua').getByText('Boa foto para a análise')).toBeVisible();

  await tabTo(page, section(page, 'Consentimento').getByRole('checkbox'), 60);
  await page.keyboard.press('Space');
  await review('anamnese-preenchida');
  await tabTo(page, page.getByRole('button', { name: 'Gerar Diagnóstico Completo' }));
  await page.keyboard.press('Enter');
  const report = page.getByRole('article').getByRole('heading', { level: 1, name: 'Helena Prado' });
  await expect(report).toBeVisible();

  await page.getByRole('link', { name: 'Voltar' }).first().press('Enter');
  await expect(page).toHaveURL('/historico');
  const card = page.getByRole('listitem').filter({ hasText: 'Helena Prado' });
  await expect(card.getByText('Finalizado')).toBeVisible();
  await card.getByRole('link').press('Enter');
  await expect(report).toBeVisible();
  expect(noise).toEqual([]);
});
