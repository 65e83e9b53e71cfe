import type { Webhook, WebhookDelivery } from '@meridia/shared/webhook.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { server } from '../../../testing/fake-network.ts';
import { Refusal } from '../../../testing/fake-server.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { planStatus } from '../../../testing/samples.ts';
import { fill, see, seeNo } from '../../../testing/see.ts';

const webhook = (changes: Partial<Webhook> = {}): Webhook => ({
  id: '0192f0a0-0000-7000-8000-0000000000f1',
  url: 'https://sistema.clinica.com.br/avisos',
  descricao: 'Agenda',
  eventos: ['relatorio.pronto', 'relatorio.falhou'],
  createdAt: '2026-11-01T15:00:00.000Z',
  failingSince: null,
  disabledAt: null,
  disabledReason: null,
  earlierSecretUntil: null,
  ...changes,
});
const delivery = (changes: Partial<WebhookDelivery> = {}): WebhookDelivery => ({
  id: '0192f0a0-0000-7000-8000-0000000000f2',
  tipo: 'relatorio.pronto',
  createdAt: '2026-11-20T15:00:00.000Z',
  state: 'entregue',
  tries: 1,
  triedAt: '2026-11-20T15:00:00.000Z',
  nextTryAt: null,
  durationMs: 84,
  status: 204,
  failure: null,
  ...changes,
});
const secret = `whsec_${'k'.repeat(43)}=`;
const enterprise = { subscriptions: { status: () => planStatus('Enterprise', 0) } };
const region = () => screen.findByRole('region', { name: 'Webhooks' });

it('a plan without the API says so in the place of the button; addresses can be looked at, switched off and removed', async () => {
  let rows = [webhook()];
  server.answer({
    webhooks: {
      list: () => rows,
      deliveries: () => [delivery()],
      disable: () => {
        rows = [webhook({ disabledAt: '2026-11-20T15:00:00.000Z', disabledReason: 'pessoa' })];
        return {};
      },
      remove: () => {
        rows = [];
        return {};
      },
    },
  });
  const { user } = openApp('/configuracoes');
  const card = await region();
  await see(/^A API de integração faz parte do plano Enterprise\..*nenhum aviso é enviado/, card);
  expect(within(card).queryByRole('button', { name: 'Adicionar endereço' })).toBeNull();
  expect(within(card).queryByRole('button', { name: /^Enviar teste/ })).toBeNull();
  await user.click(await within(card).findByRole('button', { name: 'Últimos avisos: Agenda' }));
  await see('Entregue', card);
  expect(within(card).queryByRole('button', { name: /^Enviar de novo/ })).toBeNull();
  await user.click(within(card).getByRole('button', { name: 'Mais: Agenda' }));
  expect(screen.queryByRole('menuitem', { name: 'Editar' })).toBeNull();
  await user.click(screen.getByRole('menuitem', { name: 'Desligar' }));
  await see('Endereço desligado');
  await see('Desligado', card);
  await user.click(within(card).getByRole('button', { name: 'Mais: Agenda' }));
  expect(screen.queryByRole('menuitem', { name: 'Ligar' })).toBeNull();
  await user.click(screen.getByRole('menuitem', { name: 'Excluir' }));
  await user.click(await screen.findByRole('button', { name: 'Excluir' }));
  await see('Endereço excluído');
  await seeNo('sistema.clinica.com.br', card);
  expect(server.inputsOf('webhooks.remove')).toEqual([{ id: webhook().id }]);
});

it('an address is added after the password, and its secret is shown once', async () => {
  let made = false;
  server.answer({
    ...enterprise,
    webhooks: {
      list: () => (made ? [webhook()] : []),
      create: ({ password }) => {
        if (password !== 'Senha-Segura-2026') throw new Refusal('INVALID_CREDENTIALS');
        made = true;
        return { id: webhook().id, secret };
      },
    },
  });
  const { user } = openApp('/configuracoes');
  const card = await region();
  await user.click(await within(card).findByRole('button', { name: 'Adicionar endereço' }));
  const dialog = await screen.findByRole('dialog', { name: 'Adicionar endereço' });
  await waitFor(() => expect(dialog).toHaveStyle({ pointerEvents: 'auto' }));
  const submit = within(dialog).getByRole('button', { name: 'Adicionar endereço' });
  await user.click(submit);
  await see(/^Informe o endereço completo/, dialog);
  await see('Marque ao menos um aviso', dialog);
  const url = within(dialog).getByRole('textbox', { name: 'Endereço' });
  await fill(user, url, 'http://sistema.clinica.com.br/avisos');
  await see('Use um endereço que começa com https://', dialog);
  expect(server.inputsOf('webhooks.create')).toEqual([]);
  await fill(user, url, 'https://sistema.clinica.com.br/avisos');
  await user.type(within(dialog).getByRole('textbox', { name: /^Descrição/ }), 'Agenda');
  await user.click(within(dialog).getByRole('checkbox', { name: 'Relatório pronto' }));
  await user.type(within(dialog).getByLabelText(/^Senha/), 'outra');
  await user.click(submit);
  await waitFor(() => expect(within(dialog).getByLabelText(/^Senha/)).toBeInvalid());
  await user.clear(within(dialog).getByLabelText(/^Senha/));
  await user.type(within(dialog).getByLabelText(/^Senha/), 'Senha-Segura-2026');
  await user.click(submit);
  const shown = await screen.findByRole('textbox', { name: 'Segredo' });
  expect(shown).toHaveValue(secret);
  expect(shown).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Guardei o segredo' }));
  await see('https://sistema.clinica.com.br/avisos', card);
  await seeNo(secret);
  expect(server.inputsOf('webhooks.create').at(-1)).toEqual({
    url: 'https://sistema.clinica.com.br/avisos',
    descricao: 'Agenda',
    eventos: ['relatorio.pronto'],
    password: 'Senha-Segura-2026',
  });
});

it('the address that the server refuses says why at its field', async () => {
  const words = 'Use um nome na internet: este endereço é o do próprio servidor.';
  server.answer({
    ...enterprise,
    webhooks: {
      create: () => {
        throw new Refusal('VALIDATION', { fields: { url: words } });
      },
    },
  });
  const { user } = openApp('/configuracoes');
  const card = await region();
  await user.click(await within(card).findByRole('button', { name: 'Adicionar endereço' }));
  const dialog = await screen.findByRole('dialog', { name: 'Adicionar endereço' });
  const url = within(dialog).getByRole('textbox', { name: 'Endereço' });
  await fill(user, url, 'http://localhost:3000/');
  await user.click(within(dialog).getByRole('checkbox', { name: 'Relatório pronto' }));
  await user.type(within(dialog).getByLabelText(/^Senha/), 'Senha-Segura-2026');
  await user.click(within(dialog).getByRole('button', { name: 'Adicionar endereço' }));
  await see(words, dialog);
  expect(url).toBeInvalid();
});

it('a test shows its outcome when it comes, and what failed can be sent again', async () => {
  const failed = delivery({ state: 'falhou', tries: 10, status: 503, failure: 'recusou' });
  const test = delivery({
    id: '0192f0a0-0000-7000-8000-0000000000f3',
    tipo: 'webhook.teste',
    state: 'pendente',
    tries: 0,
    nextTryAt: '2026-11-20T16:00:00.000Z',
    status: null,
  });
  let rows = [failed];
  server.answer({
    ...enterprise,
    webhooks: {
      list: () => [webhook()],
      deliveries: () => rows,
      test: () => {
        rows = [test, failed];
        return {};
      },
      redeliver: () => {
        rows = rows.map((row) =>
          row.id === failed.id ? { ...failed, state: 'entregue', tries: 11, failure: null } : row,
        );
        return {};
      },
    },
  });
  const { user } = openApp('/configuracoes');
  const card = await region();
  await user.click(await within(card).findByRole('button', { name: 'Enviar teste: Agenda' }));
  const list = await within(card).findByRole('list', { name: 'Últimos avisos: Agenda' });
  await see('Na fila', list);
  // The next reading finds it delivered.
  rows = [{ ...test, state: 'falhou', tries: 1, nextTryAt: null, failure: 'conexao' }, failed];
  await see('O servidor não aceitou a conexão.', list);
  await see('O servidor respondeu 503.', list);
  await see('10 tentativas, a última em 84 ms', list);
  await user.click(within(list).getByRole('button', { name: /^Enviar de novo: Relatório pronto/ }));
  await see('11 tentativas', list);
  expect(server.inputsOf('webhooks.test')).toEqual([{ id: webhook().id }]);
  expect(server.inputsOf('webhooks.redeliver')).toEqual([{ id: failed.id }]);
});

it('says since when an address fails, edits it, and gives it a new secret after the password', async () => {
  let row = webhook({ failingSince: '2026-11-19T15:00:00.000Z' });
  server.answer({
    ...enterprise,
    webhooks: {
      list: () => [row],
      edit: ({ descricao, eventos }) => {
        row = { ...row, descricao, eventos };
        return {};
      },
      rotate: () => {
        row = { ...row, earlierSecretUntil: '2026-11-21T15:00:00.000Z' };
        return { id: row.id, secret };
      },
    },
  });
  const { user } = openApp('/configuracoes');
  const card = await region();
  await see('Com falhas', card);
  await see(/^Nenhum aviso chega desde 19 de novembro de 2026/, card);
  await user.click(within(card).getByRole('button', { name: 'Mais: Agenda' }));
  await user.click(screen.getByRole('menuitem', { name: 'Editar' }));
  const dialog = await screen.findByRole('dialog', { name: 'Editar endereço' });
  await fill(user, within(dialog).getByRole('textbox', { name: /^Descrição/ }), 'Caixa');
  await user.click(within(dialog).getByRole('checkbox', { name: 'Relatório que falhou' }));
  await user.click(within(dialog).getByRole('button', { name: 'Salvar' }));
  await see('Endereço alterado');
  await see('Caixa', card);
  expect(server.inputsOf('webhooks.edit')).toEqual([{ id: row.id, descricao: 'Caixa', eventos: ['relatorio.pronto'] }]);
  await user.click(within(card).getByRole('button', { name: 'Mais: Caixa' }));
  await user.click(screen.getByRole('menuitem', { name: 'Trocar o segredo' }));
  const proof = await screen.findByRole('dialog', { name: 'Trocar o segredo?' });
  await user.type(within(proof).getByLabelText(/^Senha/), 'Senha-Segura-2026');
  await user.click(within(proof).getByRole('button', { name: 'Trocar o segredo' }));
  expect(await screen.findByRole('textbox', { name: 'Segredo' })).toHaveValue(secret);
  await user.click(screen.getByRole('button', { name: 'Guardei o segredo' }));
  await see(/^O segredo anterior ainda vale até 21 de novembro de 2026/, card);
  expect(server.inputsOf('webhooks.rotate')).toEqual([{ id: row.id, password: 'Senha-Segura-2026' }]);
});

it('five addresses are all there is room for', async () => {
  const rows = Array.from({ length: 5 }, (_, at) => webhook({ id: `0192f0a0-0000-7000-8000-00000000010${at}` }));
  server.answer({ ...enterprise, webhooks: { list: () => rows } });
  openApp('/configuracoes');
  const card = await region();
  await see(/^São 5 endereços, o máximo de uma conta/, card);
  expect(within(card).queryByRole('button', { name: 'Adicionar endereço' })).toBeNull();
});
