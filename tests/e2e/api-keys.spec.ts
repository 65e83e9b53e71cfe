import { testPassword } from '../support/api-client.ts';
import { setPlan } from '../support/people.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { expect, test } from './support/test.ts';

test('a therapist makes a key for her program, sees that it was used, and revokes it', async ({
  page,
  sql,
  therapist,
  request,
  review,
}) => {
  const card = page.getByRole('region', { name: 'API de integração' });
  const usage = (secret: string) => request.get('/api/v1/uso', { headers: { authorization: `Bearer ${secret}` } });

  await test.step('without the plan a note stands where the button would be', async () => {
    await page.goto('/configuracoes');
    await expect(card).toContainText('A API de integração faz parte do plano Enterprise.');
    await expect(card.getByRole('button', { name: 'Criar chave' })).toBeHidden();
    await review('api-sem-plano', '#api');
  });

  let secret = '';
  await test.step('with it she makes one after her password, and sees the secret once', async () => {
    await setPlan(sql, therapist.userId, 'Enterprise');
    await page.goto('/configuracoes');
    await card.getByRole('button', { name: 'Criar chave' }).click();
    const dialog = page.getByRole('dialog', { name: 'Criar chave da API' });
    await dialog.getByRole('button', { name: 'Criar chave' }).click();
    await expect(dialog).toContainText('Marque ao menos uma permissão');
    await review('api-nova-chave-vazia', '[role=dialog]');
    await dialog.getByRole('textbox', { name: 'Nome' }).fill('Agenda da clínica Caminho do Meio');
    await dialog.getByRole('checkbox', { name: 'Ler clientes' }).check();
    await dialog.getByRole('checkbox', { name: 'Ler o uso do plano' }).check();
    await dialog.getByLabel('Senha', { exact: true }).fill(testPassword);
    await dialog.getByRole('button', { name: 'Criar chave' }).click();
    const field = page.getByRole('textbox', { name: 'Chave da API' });
    secret = await field.inputValue();
    expect(secret).toMatch(/^mrd_[\w-]{43}$/);
    await review('api-chave-criada', '[role=dialog]');
    await page.getByRole('button', { name: 'Guardei a chave' }).click();
    await expect(field).toBeHidden();
  });

  await test.step('its program can call, and the card says when', async () => {
    await expect(card.getByRole('listitem')).toContainText('nunca usada');
    expect((await usage(secret)).status()).toBe(200);
    await page.goto('/configuracoes');
    await expect(card.getByRole('listitem')).toContainText(/usada em \d/);
    await expectNoSidewaysScroll(page, 'configuracoes');
    await review('api-chaves', '#api');
  });

  await test.step('the page of the API explains it', async () => {
    await page.goto('/api/v1');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('API');
    await expect(page.getByText('GET /api/v1/avaliacoes/{id}/relatorio.pdf', { exact: true })).toBeVisible();
    await expectNoSidewaysScroll(page, 'api');
    await review('api-pagina');
  });

  await test.step('a revoked key opens nothing', async () => {
    await page.goto('/configuracoes');
    await card.getByRole('button', { name: /^Revogar/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revogar' }).click();
    await expect(card.getByRole('listitem')).toContainText('Revogada');
    expect((await usage(secret)).status()).toBe(401);
  });
});
