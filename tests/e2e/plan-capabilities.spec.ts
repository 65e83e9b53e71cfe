import { setPlan } from '../support/people.ts';
import { insertCliente, insertProtocolo } from '../support/rows.ts';
import { insertReport } from '../support/shares.ts';
import { expect, test } from './support/test.ts';

test('a free account meets the limit of three follow-ups, reads what the plans include, and goes on with a paid plan', async ({
  page,
  sql,
  therapist,
  review,
}) => {
  const clienteId = await insertCliente(sql, therapist.userId, { nome: 'Helena Prado de Araújo' });
  const evolucao = `/clientes/${clienteId}/evolucao`;
  const newOne = page.getByRole('button', { name: 'Nova Consulta' });
  const record = async (text: string) => {
    await newOne.click();
    await page.getByRole('textbox', { name: 'Observações Gerais' }).fill(text);
    await page.getByRole('button', { name: 'Salvar Consulta' }).click();
    await expect(page.getByRole('heading', { name: 'Registrar Nova Consulta' })).toBeHidden();
    await expect(page.getByText(text)).toBeVisible();
  };

  await test.step('three are recorded, and then a note stands where the button was', async () => {
    await page.goto(evolucao);
    for (const text of ['Chegou cansada.', 'Dormiu melhor.', 'Voltou a caminhar.']) await record(text);
    await expect(page.getByText(/^Seu plano inclui 3 consultas por cliente\./)).toBeVisible();
    await expect(newOne).toBeHidden();
    await review('plano-limite-de-consultas');
  });

  await test.step('what is there can be corrected', async () => {
    await page
      .getByRole('button', { name: /^Editar/ })
      .first()
      .click();
    await page.getByRole('textbox', { name: 'Observações Gerais' }).fill('Voltou a caminhar todo dia.');
    await page.getByRole('button', { name: 'Salvar alterações' }).click();
    await expect(page.getByText('Voltou a caminhar todo dia.')).toBeVisible();
  });

  await test.step('the client cannot be sent her form, and the page says so before anybody tries', async () => {
    await page.goto(`/clientes/${clienteId}`);
    await expect(
      page.getByText(/^O envio da ficha ao cliente antes da consulta faz parte do plano Profissional\./),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Enviar ficha ao cliente' })).toBeHidden();
    await review('plano-sem-ficha');
  });

  await test.step('the brand is saved and not shown', async () => {
    await therapist.trpc.clinicaConfigs.save.mutate({ nomeClinica: 'Clínica Jade', logoUrl: '' });
    await page.goto('/configuracoes');
    await expect(page.getByText(/^A marca da clínica nos relatórios faz parte do plano Profissional\./)).toBeVisible();
    await review('plano-sem-marca', '#clinica');
    await page.goto(`/resultado/${await insertReport(sql, therapist.userId)}`);
    await expect(page.getByText('Relatório Completo (Tratamentos Incluídos)', { exact: true })).toBeVisible();
    await expect(page.getByText('Clínica Jade')).toBeHidden();
  });

  await test.step('own protocols can be used, and none is saved', async () => {
    await insertProtocolo(sql, therapist.userId);
    const other = await insertCliente(sql, therapist.userId, { nome: 'Rita Nunes' });
    await page.goto(`/clientes/${other}/evolucao`);
    await newOne.click();
    await page.getByRole('button', { name: 'Meus protocolos' }).click();
    const dialog = page.getByRole('dialog', { name: 'Meus protocolos' });
    await expect(dialog.getByText(/^Salvar protocolos próprios faz parte do plano Profissional\./)).toBeVisible();
    await review('plano-sem-protocolos', '[role=dialog]');
    await dialog.getByRole('button', { name: /^Inserir/ }).click();
    await expect(page.getByText('E36').first()).toBeVisible();
  });

  await test.step('the note leads to the plans, where the comparison has the same numbers', async () => {
    await page.goto(evolucao);
    await page.getByRole('link', { name: 'Ver planos' }).click();
    await expect(page.getByRole('heading', { name: 'Compare os planos' })).toBeVisible();
    await review('planos-com-recursos');
  });

  await test.step('with a paid plan the fourth is recorded, and the report shows the brand', async () => {
    await setPlan(sql, therapist.userId, 'Profissional');
    await page.goto(evolucao);
    await record('Quarta consulta, sem queixas.');
    await expect(newOne).toBeVisible();
  });
});
