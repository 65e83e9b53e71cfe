import { testPassword } from '../support/api-client.ts';
import { makeAdmin } from '../support/people.ts';
import { insertCliente, insertPedido } from '../support/rows.ts';
import { createReport } from './support/reports.ts';
import { expect, test } from './support/test.ts';

test('a client asks for her data, withdraws a consent, and is made anonymous', async ({
  page,
  therapist,
  sql,
  review,
}) => {
  const avaliacaoId = await createReport(therapist);
  const [made] = await sql<{ id: string; nome: string }[]>`
    select c.id, c.nome from clientes c join avaliacoes a on a.cliente_id = c.id where a.id = ${avaliacaoId}`;
  const { id, nome } = made ?? { id: '', nome: '' };
  await therapist.trpc.relatorioShares.create.mutate({ avaliacaoId });
  await page.goto(`/clientes/${id}`);
  const rights = page.getByRole('region', { name: 'Direitos do cliente (LGPD)' });

  await test.step('the page shows who can open a report by a link, and ends the link', async () => {
    const links = page.getByRole('region', { name: 'Links compartilhados' });
    await expect(links).toContainText('Ainda não foi aberto');
    await expect(rights).toBeHidden();
    await page.getByText('Mais opções', { exact: true }).click();
    await expect(rights.getByRole('button', { name: 'Registrar pedido' })).toBeVisible();
    await review('cliente-direitos');
    await links.getByRole('button', { name: /Encerrar o link/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Encerrar link' }).click();
    await expect(links).toHaveCount(0);
  });

  await test.step('a request is written down with its clock', async () => {
    await rights.getByRole('button', { name: 'Registrar pedido' }).click();
    const dialog = page.getByRole('dialog', { name: 'Registrar pedido do cliente' });
    await dialog.getByRole('button', { name: 'Registrar', exact: true }).click();
    await expect(dialog.getByText('Escolha o que foi pedido')).toBeVisible();
    await dialog.getByRole('radio', { name: 'Acesso aos dados' }).check({ force: true });
    await dialog.getByLabel('Como chegou').selectOption({ label: 'Por mensagem' });
    await review('pedido-novo', '[role=dialog]');
    await dialog.getByRole('button', { name: 'Registrar', exact: true }).click();
    await expect(rights.getByText('Faltam 15 dias')).toBeVisible();
  });

  await test.step('everything is handed over as one file', async () => {
    const download = page.waitForEvent('download');
    await rights.getByRole('button', { name: 'Exportar dados (ZIP)' }).click();
    expect((await download).suggestedFilename()).toMatch(/^dados-do-cliente-\d{4}-\d\d-\d\d\.zip$/);
    await (await download).path();
  });

  await test.step('the consent for photos is withdrawn, and the report opens without them', async () => {
    await rights.getByRole('button', { name: 'Revogar consentimento' }).click();
    const dialog = page.getByRole('dialog', { name: 'Revogar consentimento' });
    await dialog.getByRole('checkbox', { name: /^Fotos/ }).check();
    await review('revogar', '[role=dialog]');
    await dialog.getByRole('button', { name: 'Revogar e apagar as fotos' }).click();
    await expect(rights.getByText(/Consentimento para fotos revogado em/)).toBeVisible();
    await expect(rights.getByText('Fotos, que foram apagadas')).toBeVisible();
    await page.goto(`/resultado/${avaliacaoId}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(nome);
    await page.locator('details:has(#rel-visual)').evaluateAll((parts) => {
      for (const part of parts) part.setAttribute('open', '');
    });
    const note = page.getByText(/Foto enviada: .*Não está disponível: pode ter sido apagada/);
    await note.scrollIntoViewIfNeeded();
    await expect(note).toBeVisible();
    await review('resultado-sem-fotos', '#rel-visual');
  });

  await test.step('requests of all clients stand in one list, and are concluded with a reason', async () => {
    await insertPedido(sql, therapist.userId, id, { tipo: 'correcao', daysAgo: 20 });
    await page.goto('/clientes');
    await page.getByRole('link', { name: 'Pedidos de titulares' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Pedidos de titulares' })).toBeVisible();
    const open = page.getByRole('region', { name: 'Pedidos abertos' });
    await expect(open.getByText('2 pedidos abertos, 1 atrasado.')).toBeVisible();
    await expect(open.getByRole('listitem').first()).toContainText('Atrasado há 5 dias');
    await review('pedidos');
    await open.getByRole('button', { name: `Concluir: Acesso aos dados, ${nome}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Concluir: Acesso aos dados' });
    await dialog.getByRole('radio', { name: 'Recusado' }).check({ force: true });
    await dialog.getByRole('button', { name: 'Concluir' }).click();
    await expect(dialog.getByText(/Escreva por que o pedido foi recusado/)).toBeVisible();
    await dialog.getByRole('radio', { name: 'Atendido' }).check({ force: true });
    await dialog.getByLabel(/O que foi feito/).fill('Arquivo entregue em mãos.');
    await dialog.getByRole('button', { name: 'Concluir' }).click();
    await expect(page.getByRole('region', { name: 'Pedidos concluídos' })).toContainText('Arquivo entregue em mãos.');
  });

  await test.step('erasing tells what must be kept and offers the record without identity', async () => {
    await page.goto(`/clientes/${id}`);
    await page.getByText('Mais opções', { exact: true }).click();
    await rights.getByRole('button', { name: 'Excluir cliente' }).click();
    const erasing = page.getByRole('dialog', { name: 'Excluir este cliente?' });
    await expect(erasing.getByText(/Este registro deve ser guardado até/)).toBeVisible();
    await erasing.getByRole('button', { name: 'Excluir tudo' }).click();
    await expect(erasing.getByText('Escreva o nome do cliente', { exact: true })).toBeVisible();
    await review('cliente-excluir', '[role=dialog]');
    await erasing.getByRole('button', { name: 'Anonimizar em vez de excluir' }).click();
    const dialog = page.getByRole('dialog', { name: 'Anonimizar este cliente?' });
    await dialog.getByLabel(/Escreva o nome do cliente/).fill('Outra Pessoa');
    await dialog.getByRole('textbox', { name: 'Senha', exact: true }).fill(testPassword);
    await dialog.getByRole('button', { name: 'Anonimizar' }).click();
    await expect(dialog.getByText('Este não é o nome do cliente')).toBeVisible();
    await review('cliente-anonimizar', '[role=dialog]');
    await dialog.getByLabel(/Escreva o nome do cliente/).fill(nome.toLowerCase());
    await dialog.getByRole('button', { name: 'Anonimizar' }).click();
    await expect(page).toHaveURL(/\/clientes$/);
    await expect(page.getByText('Cliente anonimizado')).toBeVisible();
    await page.goto('/pedidos');
    const kept = page.getByRole('region', { name: 'Registros sem identidade' });
    await kept.getByRole('button', { name: 'Ver o registro' }).click();
    await expect(kept.getByText('Padrões')).toBeVisible();
    await expect(page.locator('body')).not.toContainText(nome);
    await review('registros');
  });
});

test('an admin sees which requests are late, and no client', async ({ page, therapist, sql, review }) => {
  const clienteId = await insertCliente(sql, therapist.userId, { nome: 'Rosa Secreta' });
  await insertPedido(sql, therapist.userId, clienteId, { daysAgo: 400 });
  await makeAdmin(sql, therapist.userId);
  await page.goto('/admin/pedidos');
  await expect(page.getByText(/pedidos? abertos?, \d+ atrasados?/)).toBeVisible();
  await expect(page.getByText(clienteId.slice(0, 8))).toBeVisible();
  await expect(page.locator('body')).not.toContainText('Rosa Secreta');
  await review('admin-pedidos');
});
