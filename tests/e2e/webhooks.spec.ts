import { testPassword } from '../support/api-client.ts';
import { answerWith, isSignedBy, startHookReceiver } from '../support/hook-receiver.ts';
import { setPlan } from '../support/people.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { expect, test } from './support/test.ts';

test('a therapist lets her system be told: adds its address, tests it, sees a failure, sends again, and removes it', async ({
  page,
  sql,
  therapist,
  review,
}) => {
  const receiver = await startHookReceiver();
  const card = page.getByRole('region', { name: 'Webhooks' });

  await test.step('without the plan a note stands where the button would be', async () => {
    await page.goto('/configuracoes');
    await expect(card).toContainText('A API de integração faz parte do plano Enterprise.');
    await expect(card.getByRole('button', { name: 'Adicionar endereço' })).toBeHidden();
    await review('webhooks-sem-plano', '#webhooks');
  });

  let secret = '';
  await test.step('with it she adds the address after her password, and sees the secret once', async () => {
    await setPlan(sql, therapist.userId, 'Enterprise');
    await page.goto('/configuracoes');
    await card.getByRole('button', { name: 'Adicionar endereço' }).click();
    const dialog = page.getByRole('dialog', { name: 'Adicionar endereço' });
    await dialog.getByRole('button', { name: 'Adicionar endereço' }).click();
    await expect(dialog).toContainText('Marque ao menos um aviso');
    await review('webhooks-novo-vazio', '[role=dialog]');
    await dialog.getByRole('textbox', { name: 'Endereço' }).fill(receiver.url);
    await dialog.getByRole('textbox', { name: 'Descrição' }).fill('Sistema da clínica Caminho do Meio');
    await dialog.getByRole('checkbox', { name: 'Cliente cadastrado' }).check();
    await dialog.getByRole('checkbox', { name: 'Relatório pronto' }).check();
    await dialog.getByLabel('Senha', { exact: true }).fill(testPassword);
    await dialog.getByRole('button', { name: 'Adicionar endereço' }).click();
    const field = page.getByRole('textbox', { name: 'Segredo' });
    secret = await field.inputValue();
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    await review('webhooks-segredo', '[role=dialog]');
    await page.getByRole('button', { name: 'Guardei o segredo' }).click();
    await expect(field).toBeHidden();
  });

  const list = card.getByRole('list', { name: /^Últimos avisos/ });
  await test.step('a test arrives, signed', async () => {
    await card.getByRole('button', { name: /^Enviar teste/ }).click();
    await expect(list.getByRole('listitem')).toContainText('Entregue');
    const [hook] = await receiver.waitFor(1);
    expect(hook && (await isSignedBy(secret, hook))).toBe(true);
  });

  await test.step('a message that fails says why, and arrives when she sends it again', async () => {
    receiver.answer = answerWith(410);
    await card.getByRole('button', { name: /^Enviar teste/ }).click();
    const first = list.getByRole('listitem').first();
    await expect(first).toContainText('O servidor respondeu 410.');
    await expectNoSidewaysScroll(page, 'configuracoes');
    await review('webhooks-avisos', '#webhooks');
    receiver.answer = answerWith(204);
    await first.getByRole('button', { name: /^Enviar de novo/ }).click();
    await expect(first).toContainText('Entregue');
    await expect(first).toContainText('2 tentativas');
  });

  await test.step('what she may do beside stands in a menu, and another secret needs her password', async () => {
    await card.getByRole('button', { name: /^Mais/ }).click();
    await expect(page.getByRole('menuitem', { name: 'Trocar o segredo' })).toBeVisible();
    await review('webhooks-menu', '#webhooks');
    // The review changes the window, and a menu may close then.
    await page.keyboard.press('Escape');
    await card.getByRole('button', { name: /^Mais/ }).click();
    await page.getByRole('menuitem', { name: 'Trocar o segredo' }).click();
    const dialog = page.getByRole('dialog', { name: 'Trocar o segredo?' });
    await expect(dialog).toBeVisible();
    await review('webhooks-trocar-segredo', '[role=dialog]');
    await dialog.getByLabel('Senha', { exact: true }).fill(testPassword);
    await dialog.getByRole('button', { name: 'Trocar o segredo' }).click();
    await expect(page.getByRole('textbox', { name: 'Segredo' })).not.toHaveValue(secret);
    await page.getByRole('button', { name: 'Guardei o segredo' }).click();
    await expect(card).toContainText('O segredo anterior ainda vale até');
  });

  await test.step('a new client is told about by its id alone', async () => {
    const arrived = receiver.hooks.length;
    const dados = { nascimento: null, idade: 42, sexo: null, telefone: '', email: '' };
    const { id } = await therapist.trpc.clientes.create.mutate({ nome: 'Rita Nunes', ...dados });
    const hooks = await receiver.waitFor(arrived + 1);
    expect(JSON.parse(hooks.at(-1)?.body ?? '')).toMatchObject({ type: 'cliente.criado', data: { id } });
    expect(hooks.at(-1)?.body).not.toContain('Rita');
  });

  await test.step('the page of the API shows how to check a signature', async () => {
    await page.goto('/api/v1#webhooks');
    await expect(page.getByRole('heading', { name: 'Conferir em Python' })).toBeVisible();
    await expectNoSidewaysScroll(page, 'api');
    await review('api-webhooks');
  });

  await test.step('she switches the address off, and removes it', async () => {
    await page.goto('/configuracoes');
    await card.getByRole('button', { name: /^Mais/ }).click();
    await page.getByRole('menuitem', { name: 'Desligar' }).click();
    await expect(card.getByRole('listitem').first()).toContainText('Desligado');
    await expect(card.getByRole('button', { name: /^Enviar teste/ })).toBeHidden();
    await review('webhooks-desligado', '#webhooks');
    await card.getByRole('button', { name: /^Mais/ }).click();
    await page.getByRole('menuitem', { name: 'Excluir' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click();
    await expect(card.getByRole('listitem')).toHaveCount(0);
  });
  await receiver.close();
});
