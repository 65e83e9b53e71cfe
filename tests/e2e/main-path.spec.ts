import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { testPassword } from '../support/api-client.ts';
import { confirmAccount } from '../support/people.ts';
import {
  choose,
  chooseFoto,
  expectSaved,
  fotoSlot,
  openIntake,
  section,
  slide,
  submit,
  write,
} from './support/intake-form.ts';
import { collectNoise } from './support/noise.ts';
import { tonguePhoto } from './support/photos.ts';
import { holdReports } from './support/report-states.ts';
import { expect, test } from './support/test.ts';

// pages.spec.ts checks the look of screens that look the same when they are opened directly.
test('a therapist gets from the landing page to a report in the history', async ({ page, sql, database, review }) => {
  const noise = collectNoise(page);
  const email = `${randomUUID()}@example.com`;

  await test.step('the landing page leads to the sign-up', async () => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('link', { name: 'Começar Agora Gratuitamente' }).click();
    await expect(page).toHaveURL('/auth?modo=cadastro');
  });

  await test.step('the checklist follows the password, the account is made', async () => {
    const button = page.getByRole('button', { name: 'Cadastrar' });
    const password = page.getByRole('textbox', { name: 'Senha' });
    await page.getByRole('textbox', { name: 'Nome Completo' }).fill('Marina Duarte Lopes');
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await password.fill('curta');
    await expect(rule(page, 'Uma letra minúscula')).toContainText('(atendido)');
    await expect(rule(page, 'Uma letra maiúscula')).toContainText('(não atendido)');
    await button.click();
    await expect(page.getByText('A senha não atende aos requisitos de segurança').first()).toBeVisible();
    await password.fill(testPassword);
    for (const label of ['Mínimo de 10 caracteres', 'Uma letra maiúscula', 'Um número', 'Um caractere especial']) {
      await expect(rule(page, label)).toContainText('(atendido)');
    }
    await review('auth-cadastro-preenchido');
    await button.click();
    await expect(page.getByText('Cadastro realizado!')).toBeVisible();
  });

  // accounts-confirmation.spec.ts tests the confirmation by mail.
  const [account] = await sql<{ id: string }[]>`select id from accounts where email = ${email}`;
  await confirmAccount(database, account?.id ?? '');

  await test.step('the sign-up leads in, without a second login', async () => {
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('heading', { name: 'Olá, Marina' })).toBeVisible();
    await expect(page.getByText('0 de 5 diagnósticos')).toBeVisible();
  });

  await test.step('the intake is filled in', async () => {
    await page
      .getByRole('main')
      .getByRole('link', { name: /Nova Avaliação/ })
      .click();
    await expect(page).toHaveURL('/anamnese');
    await expect(section(page, 'Dados Pessoais')).toBeVisible();
    await fillPersonalData(page);
    await fillComplaintAndSymptoms(page);
    await fillHabitsAndObservation(page);
  });

  await test.step('the tongue photo is sent and judged', async () => {
    await chooseFoto(page, 'lingua', { name: 'lingua.jpg', mimeType: 'image/jpeg', buffer: await tonguePhoto() });
    await expect(fotoSlot(page, 'lingua').getByText('Boa foto para a análise')).toBeVisible();
    await expect(fotoSlot(page, 'lingua').getByRole('img', { name: 'Foto da língua enviada' })).toBeVisible();
    const outline = fotoSlot(page, 'lingua').getByRole('group', { name: 'O contorno acompanha a língua?' });
    await outline.getByRole('button', { name: 'Não' }).click();
    await expect(outline).toContainText('o que foi medido nela não entra no relatório');
    await outline.getByRole('button', { name: 'Sim' }).press('Enter');
    await expect(outline.getByRole('button', { name: 'Sim' })).toHaveAttribute('aria-pressed', 'true');
    await expect(outline).toContainText('Obrigado.');
  });

  await test.step('consent closes the intake', async () => {
    await section(page, 'Consentimento').getByText('Concordo com o uso dos dados').click();
    await expect(section(page, 'Consentimento').getByRole('checkbox')).toBeChecked();
    await expectSaved(page);
    await review('anamnese-preenchida');
  });

  const held = await holdReports(sql, account?.id ?? '');
  await test.step('the report is asked for and its progress is live', async () => {
    await submit(page);
    await expect(page.getByText('Restam 4 relatórios gratuitos este mês.')).toBeVisible();
    await expect(page).toHaveURL(/\/resultado\/[0-9a-f-]{36}$/);
    await expect(page.getByRole('heading', { name: 'Gerando diagnóstico' })).toBeVisible();
    const progress = page.getByRole('progressbar', { name: 'Andamento do relatório' });
    await expect(progress).toHaveAttribute('aria-valuenow', '20');
    await expect(page.getByText('Identificando padrões energéticos...')).toBeVisible();
    await held.release();
    // Less than the polling's five seconds, so only the socket can be this quick.
    await expect(page.getByText('Relatório pronto!')).toBeVisible({ timeout: 3_000 });
  });

  await test.step('the report says what it must', async () => {
    const report = page.getByRole('article');
    await expect(report.getByRole('heading', { level: 1, name: 'Helena Prado' })).toBeVisible();
    await expect(page.getByText('Relatório Completo (Tratamentos Incluídos)', { exact: true })).toBeVisible();
    await expectWholeReport(page);
    await review('resultado-relatorio');
  });

  await test.step('the history knows it and opens it', async () => {
    await page.getByRole('link', { name: 'Voltar' }).first().click();
    await expect(page).toHaveURL('/historico');
    const card = page.getByRole('listitem').filter({ hasText: 'Helena Prado' });
    await expect(card.getByText('Finalizado')).toBeVisible();
    await expect(card).toContainText(/\d{2} de \p{L}+ de \d{4} às \d{2}:\d{2}/u);
    await expect(card).toContainText('Cansaço depois das refeições');
    await review('historico');
    await card.getByRole('link').click();
    await expect(page).toHaveURL(/\/resultado\/[0-9a-f-]{36}$/);
    await expect(page.getByRole('article').getByRole('heading', { level: 1, name: 'Helena Prado' })).toBeVisible();
  });

  await test.step('the form is empty again and the unit is counted', async () => {
    await openIntake(page);
    await expect(page.getByRole('textbox', { name: 'Nome completo do cliente' })).toHaveValue('');
    await expect(page.getByText('1 de 5 diagnósticos')).toBeVisible();
  });

  expect(noise).toEqual([]);
});

function rule(page: Page, label: string) {
  return page.getByRole('list', { name: 'Requisitos da senha' }).getByRole('listitem').filter({ hasText: label });
}

async function fillPersonalData(page: Page): Promise<void> {
  const title = 'Dados Pessoais';
  const menstrual = section(page, 'Ciclo Menstrual');
  await write(page, title, 'Nome completo do cliente', 'Helena Prado');
  await write(page, title, 'Idade', '42');
  await expect(menstrual).toBeHidden();
  await choose(page, title, 'Sexo', 'Feminino');
  await expect(menstrual).toBeVisible();
  await choose(page, title, 'Sexo', 'Masculino');
  await expect(menstrual).toBeHidden();
  await choose(page, title, 'Sexo', 'Feminino');
  await write(page, title, 'Idade', '56');
  await expect(menstrual).toBeHidden();
  await write(page, title, 'Idade', '55');
  await expect(menstrual).toBeVisible();
  await write(page, title, 'Idade', '42');
  await write(page, title, 'Telefone', '11988887777');
  await write(page, title, 'Email', 'helena@example.com');
  await expect(section(page, title).getByRole('textbox', { name: 'Telefone' })).toHaveValue('(11) 98888-7777');
  await write(page, title, 'Profissão', 'Professora');
  await write(page, title, 'Localidade', 'São Paulo, SP');
}

async function fillComplaintAndSymptoms(page: Page): Promise<void> {
  const complaint = 'Queixa Principal';
  await write(
    page,
    complaint,
    'Queixa principal',
    'Cansaço depois das refeições, barriga estufada e fezes amolecidas.',
  );
  await choose(page, complaint, 'Início da queixa', 'Há meses');
  await slide(page, complaint, 'Intensidade da dor', 3);
  await expect(section(page, complaint).getByText('3 de 10, dor leve')).toBeVisible();
  await choose(page, complaint, 'O que piora', 'Estresse', 'Alimentos gordurosos', 'Falta de sono');
  await choose(page, complaint, 'O que melhora', 'Repouso', 'Comidas quentes');

  const history = 'Histórico Médico';
  await write(page, history, 'Histórico médico', 'Gastrite há dois anos. Avó com diabetes.');
  await write(page, history, 'Medicamentos em uso', 'Varfarina 5 mg.');
  await write(page, history, 'Suplementos e fitoterápicos', 'Vitamina D.');

  const symptoms = 'Sintomas Gerais';
  await choose(page, symptoms, 'Sintomas gerais', 'Cansaço', 'Má digestão', 'Ansiedade');
  await choose(page, symptoms, 'Digestão', 'Empachamento', 'Gases/Distensão', 'Diarreia');
  await choose(page, symptoms, 'Respiração', 'Falta de ar');
  await choose(page, symptoms, 'Sensação térmica', 'Mãos/pés frios', 'Intolerância ao frio');
  await choose(page, symptoms, 'Pele', 'Pálida');
  await choose(page, symptoms, 'Emoções', 'Preocupação/Ruminação');
  await choose(page, symptoms, 'Sono', 'Sonolência diurna');

  const eliminations = 'Eliminações';
  await choose(page, eliminations, 'Apetite', 'Baixo');
  await choose(page, eliminations, 'Sede', 'Prefere bebidas quentes');
  await write(page, eliminations, 'Urina', 'Clara e abundante.');
  await write(page, eliminations, 'Evacuação', 'Duas vezes ao dia, amolecida.');
  await choose(page, eliminations, 'Sua sem esforço nem calor?', 'Sim');

  const cycle = 'Ciclo Menstrual';
  await choose(page, cycle, 'O ciclo é regular?', 'Sim');
  await choose(page, cycle, 'Fluxo', 'Moderado');
  await choose(page, cycle, 'Dor menstrual', 'Leve');
  await choose(page, cycle, 'Diagnóstico de endometriose', 'Não');
  await choose(page, cycle, 'Sintomas pré-menstruais (TPM)', 'Inchaço', 'Alterações de humor');
  await choose(page, cycle, 'Uso de anticoncepcional hormonal', 'Sim');
}

async function fillHabitsAndObservation(page: Page): Promise<void> {
  const habits = 'Hábitos e Estilo de Vida';
  await write(page, habits, 'Atividade física', 'Caminhada duas vezes por semana.');
  await section(page, habits).getByRole('button', { name: 'Aumentar água por dia' }).click();
  await expect(section(page, habits).getByRole('textbox', { name: 'Água por dia' })).toHaveValue('8');
  await write(page, habits, 'Café por dia', '2');
  await choose(page, habits, 'Consumo de álcool', 'Raramente');
  await choose(page, habits, 'Cigarro', 'Não fuma');
  await choose(page, habits, 'Qualidade do sono', 'Regular');
  await slide(page, habits, 'Nível de estresse', 2);
  await expect(section(page, habits).getByText('7 de 10, estresse alto')).toBeVisible();

  const observation = 'Observação Visual';
  await choose(page, observation, 'Língua', 'Pálida', 'Marcas de dente', 'Úmida');
  await write(page, observation, 'Outras observações da língua', 'Saburra mais espessa na raiz.');
  await choose(page, observation, 'Face', 'Pálida', 'Cansada');
  await choose(page, observation, 'Orelha', 'Sem alterações');
  await choose(page, observation, 'Mais sinais da língua', 'Saburra branca', 'Saburra na raiz');
  await choose(page, observation, 'Pulso', 'Fraco');
  await section(page, observation).getByText('Pulso por posição').click();
  await section(page, observation).getByText('Direito, guan (Baço)').first().click();
  await choose(page, observation, 'Direito, guan (Baço)', 'Mole (encharcado)');
  await expect(section(page, observation).getByText('Pulso por posição · 1 resposta')).toBeVisible();
  await write(page, observation, 'Outras observações do pulso', 'Um pouco lento.');

  const safety = 'Segurança';
  await choose(page, safety, 'Gestante?', 'Não');
  await choose(page, safety, 'Usa marcapasso?', 'Sim');
  await write(page, safety, 'Alergias', 'Níquel.');
  await choose(page, safety, 'Usa anticoagulante?', 'Sim');
  await choose(page, safety, 'Tem epilepsia ou já teve convulsão?', 'Não');
  await choose(page, safety, 'Tem ou já teve câncer?', 'Não');

  const goals = 'Objetivos e Expectativas';
  await write(page, goals, 'Objetivos do cliente', 'Ter energia depois do almoço.');
  await choose(page, goals, 'Disponibilidade para sessões', '1 vez por semana');
}

async function expectWholeReport(page: Page): Promise<void> {
  const report = page.getByRole('article');
  const part = (name: string) => report.getByRole('region', { name });
  // Phones first show the parts folded.
  const folded = report.locator('details.rel-dobra:not([open]) > summary');
  while ((await folded.count()) > 0) await folded.first().click();
  await expect(part('Cinco elementos')).toContainText(/Madeira[\s\S]*de 100/);
  for (const element of ['Madeira', 'Fogo', 'Terra', 'Metal', 'Água']) {
    await expect(part('Cinco elementos').getByRole('listitem').filter({ hasText: element })).toHaveCount(1);
  }
  const hypothesis = part('Hipóteses diagnósticas').getByRole('listitem').first();
  await expect(hypothesis).toContainText(/CID-11 S[A-Z]\d/);
  await hypothesis.getByText('Ver evidências').click();
  await expect(hypothesis.getByText('A favor:')).toBeVisible();
  await expect(hypothesis.getByText('O que decidiria')).toBeVisible();

  const sessions = await part('Pontos corporais').locator('ul').all();
  expect(sessions.length).toBeGreaterThan(0);
  for (const session of sessions) {
    const points = await session.getByRole('listitem').count();
    expect(points).toBeGreaterThanOrEqual(8);
    expect(points).toBeLessThanOrEqual(12);
  }
  const earPoints = await part('Pontos auriculares').locator('tbody tr').count();
  expect(earPoints).toBeGreaterThanOrEqual(4);
  expect(earPoints).toBeLessThanOrEqual(6);
  const therapies = await part('Terapias integrativas').getByRole('listitem').count();
  expect(therapies).toBeGreaterThanOrEqual(5);
  expect(therapies).toBeLessThanOrEqual(7);

  // Warnings about the intake's pacemaker, anticoagulant and contraceptive.
  await expect(part('Segurança')).toContainText(/marca-?passo/i);
  await expect(part('Segurança')).toContainText(/anticoagulante/i);
  await expect(part('Segurança')).toContainText('Uso de anticoncepcional hormonal informado');
  await expect(part('Pontos corporais')).not.toContainText('Eletro permitido');
  await expect(report).toContainText('não substitui o julgamento profissional');

  const photo = report.getByRole('img', { name: 'Foto enviada: língua' });
  await expect(photo).toBeVisible();
  expect(await photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
}
