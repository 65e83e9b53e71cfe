import { randomUUID } from 'node:crypto';
import { signUpClient } from '../support/api-client.ts';
import { makeAdmin, setPlan } from '../support/people.ts';
import { smallPhoto } from '../support/pictures.ts';
import { insertThread } from '../support/rows.ts';
import { expect, test } from './support/test.ts';

const message = (text: string) => ({
  subject: 'report' as const,
  text,
  context: {
    ...{ build: 'abc', browser: 'Chrome 140', system: 'Android 15', screen: '360 x 780' },
    ...{ route: '/resultado/$id', online: true },
  },
  idempotencyKey: randomUUID(),
});

test('a person finds an answer, writes to support with a picture, and goes on after the answer', async ({
  page,
  context,
  baseURL,
  therapist,
  sql,
  review,
}) => {
  await page.goto('/historico');

  await test.step("the account's menu leads there, and the search minds no accents", async () => {
    await page.getByRole('button', { name: /Menu da conta/ }).click();
    await page.getByRole('menuitem', { name: 'Ajuda' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Ajuda' })).toBeVisible();
    await expect(page.locator('main footer')).toContainText('suporte@meridia.app.br');
    await expect(page.getByText(/respondemos em cerca de/)).toHaveCount(0);
    await review('ajuda');
    await page.getByRole('searchbox', { name: 'Buscar nas respostas' }).fill('LINGUA cafe');
    await expect(page.getByRole('status').filter({ hasText: '1 resposta' })).toBeVisible();
    await expect(page.getByText(/sem café nem corantes nas 2 horas antes/)).toBeVisible();
    await page.getByRole('searchbox', { name: 'Buscar nas respostas' }).fill('');
    await expect(page.getByText('Como imprimo ou guardo o relatório?')).toBeVisible();
  });

  await test.step('an answer opens by its address, and all of them without a network', async () => {
    await page.goto('/ajuda#duas-etapas');
    await expect(page.getByText(/guarde os dez códigos de recuperação/)).toBeVisible();
    await context.setOffline(true);
    await page.getByText('Como troco a senha?').click();
    await expect(page.getByText(/vale por 1 hora/)).toBeVisible();
    await context.setOffline(false);
  });

  const form = page.getByRole('region', { name: 'Escrever ao suporte' });
  await test.step('a message shows what goes along before it is sent', async () => {
    await page.goto('/historico');
    await page.getByRole('link', { name: 'Ajuda' }).click();
    await form.getByRole('button', { name: 'Enviar ao suporte' }).click();
    await expect(form.getByText('Escolha o assunto')).toBeVisible();
    await expect(form.getByText('Escreva a mensagem', { exact: true })).toBeVisible();
    await form.getByLabel('Assunto').selectOption({ label: 'Relatório, assinatura e carta' });
    await form.getByLabel('Mensagem').fill('O PDF não abre no meu celular.');
    await form.getByLabel('Arquivo da imagem').setInputFiles({
      name: 'tela.png',
      mimeType: 'image/png',
      buffer: await smallPhoto('png'),
    });
    await expect(form.getByText('tela.png')).toBeVisible();
    await expect(form.getByText(/uma tela pode mostrar dados de clientes/)).toBeVisible();
    await form.getByText('O que vai junto').click();
    await expect(form.getByText('/historico')).toBeVisible();
    await expect(form.getByText('Gratuito', { exact: true })).toBeVisible();
    await review('ajuda-mensagem');
    await form.getByRole('button', { name: 'Enviar ao suporte' }).click();
    await expect(page.getByText('Mensagem enviada').first()).toBeVisible();
  });

  const threads = page.getByRole('region', { name: 'As suas mensagens' });
  await test.step('it stands in the conversation with its picture, and waits', async () => {
    await expect(threads.getByText('Aguarda resposta')).toBeVisible();
    await expect(threads.getByText('O PDF não abre no meu celular.')).toBeVisible();
    await expect(threads.getByRole('img', { name: /Imagem da tela/ })).toBeVisible();
  });

  await test.step('the answer appears on the open screen, and a reply waits again', async () => {
    const admin = await signUpClient(baseURL ?? '', 'Rita Suporte');
    await makeAdmin(sql, admin.userId);
    const [row] = await sql<{ id: string; revision: number }[]>`
      select id, revision from support_threads where account_id = ${therapist.userId}`;
    await admin.trpc.admin.supportThreads.answer.mutate({
      threadId: row?.id ?? '',
      revision: row?.revision ?? 0,
      text: 'Atualize o leitor de PDF do celular, por favor.',
      close: false,
      idempotencyKey: randomUUID(),
    });
    await expect(threads.getByText('Atualize o leitor de PDF')).toBeVisible();
    await expect(threads.getByText('Respondida')).toBeVisible();
    await review('ajuda-conversa');
    await threads.getByRole('textbox', { name: 'Responder' }).fill('Agora abre, obrigada!');
    await threads.getByRole('button', { name: 'Enviar resposta' }).click();
    await expect(threads.getByText('Agora abre, obrigada!')).toBeVisible();
    await expect(threads.getByText('Aguarda resposta')).toBeVisible();
    await threads.getByRole('button', { name: 'Encerrar conversa' }).click();
    await expect(threads.getByText('Encerrada')).toBeVisible();
    await expect(threads.getByLabel('Reabrir com uma mensagem')).toBeVisible();
  });
});

test('an admin answers who waits, sees how long answers take, and is told when another was faster', async ({
  page,
  baseURL,
  therapist,
  sql,
  review,
}) => {
  await makeAdmin(sql, therapist.userId);
  const marcos = await signUpClient(baseURL ?? '', 'Marcos da Ajuda');
  const bia = await signUpClient(baseURL ?? '', 'Bia da Ajuda');
  await setPlan(sql, bia.userId, 'Premium');
  await insertThread(sql, marcos.userId, {
    answeredBy: therapist.userId,
    priority: 'continuo',
    minutesAgo: 3000,
    answeredAfter: 300,
  });
  await marcos.trpc.supportThreads.open.mutate(message('Quem chegou antes'));
  const { threadId } = await bia.trpc.supportThreads.open.mutate(message('O link não abre'));

  await test.step('the inbox shows the priority of the plan first', async () => {
    await page.goto('/admin/support?search=da%20ajuda');
    await expect(page.getByRole('heading', { level: 1, name: 'Suporte' })).toBeVisible();
    const list = page.getByRole('list', { name: 'Conversas com o suporte' }).getByRole('listitem');
    await expect(list).toHaveCount(3);
    await expect(list.nth(0)).toContainText('Bia da Ajuda');
    await expect(list.nth(0)).toContainText('Prioritário');
    await expect(list.nth(1)).toContainText('Marcos da Ajuda');
    await expect(list.nth(2)).toContainText('Respondida');
    await expect(page.getByText(/metade em até 5 horas/)).toBeVisible();
    await expect(page.locator('body')).not.toContainText('O link não abre');
    await review('admin-suporte');
    await list.nth(0).getByRole('link').click();
  });

  await test.step('somebody else wrote meanwhile: nothing is sent, and the text stays', async () => {
    await expect(page.getByText('O link não abre')).toBeVisible();
    await expect(page.getByText('/resultado/$id')).toBeVisible();
    await page.getByLabel('Resposta').fill('Crie um link novo, por favor.');
    await sql`update support_threads set revision = revision + 1 where id = ${threadId}`;
    await page.getByRole('button', { name: 'Responder', exact: true }).click();
    await expect(page.getByText('Esta conversa mudou enquanto você escrevia')).toBeVisible();
    await expect(page.getByLabel('Resposta')).toHaveValue('Crie um link novo, por favor.');
    await review('admin-suporte-conversa');
  });

  await test.step('the answer is sent and stands in the conversation', async () => {
    await page.getByRole('button', { name: 'Responder', exact: true }).click();
    await expect(page.getByText('Resposta enviada')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Mensagens' })).toContainText('Crie um link novo, por favor.');
    await expect(page.getByText('Respondida')).toBeVisible();
    expect((await bia.trpc.supportThreads.byId.query({ threadId })).messages).toHaveLength(2);
  });
});
