import type { ApiKey } from '@meridia/shared/api-key.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { server } from '../../../testing/fake-network.ts';
import { Refusal } from '../../../testing/fake-server.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { planStatus } from '../../../testing/samples.ts';
import { see, seeNo } from '../../../testing/see.ts';

const key = (changes: Partial<ApiKey> = {}): ApiKey => ({
  id: '0192f0a0-0000-7000-8000-0000000000d1',
  nome: 'Agenda da clínica',
  prefix: 'mrd_AbCd1234',
  scopes: ['clientes:read', 'uso:read'],
  createdAt: '2026-11-01T15:00:00.000Z',
  expiresAt: '2027-01-30T15:00:00.000Z',
  lastUsedAt: null,
  revokedAt: null,
  estado: 'ativa',
  ...changes,
});
const secret = `mrd_${'k'.repeat(43)}`;
const region = () => screen.findByRole('region', { name: 'API de integração' });

it('a plan without the API says so in the place of the button, and keys can still be revoked', async () => {
  let revoked = false;
  server.answer({
    apiKeys: {
      list: () => [revoked ? key({ estado: 'revogada', revokedAt: '2026-11-20T15:00:00.000Z' }) : key()],
      revoke: () => {
        revoked = true;
        return {};
      },
    },
  });
  const { user } = openApp('/configuracoes');
  const card = await region();
  await see(/^A API de integração faz parte do plano Enterprise\..*as chaves não abrem nada/, card);
  expect(within(card).queryByRole('button', { name: 'Criar chave' })).toBeNull();
  await user.click(await within(card).findByRole('button', { name: 'Revogar: Agenda da clínica' }));
  await user.click(await screen.findByRole('button', { name: 'Revogar' }));
  await see('Chave revogada');
  await see('Revogada', card);
  expect(server.inputsOf('apiKeys.revoke')).toEqual([{ id: key().id }]);
});

it('a key is made after the password and shown once', async () => {
  let made = false;
  server.answer({
    subscriptions: { status: () => planStatus('Enterprise', 0) },
    apiKeys: {
      list: () => (made ? [key()] : []),
      create: ({ password }) => {
        if (password !== 'Senha-Segura-2026') throw new Refusal('INVALID_CREDENTIALS');
        made = true;
        return { key: key(), secret };
      },
    },
  });
  const { user } = openApp('/configuracoes');
  const card = await region();
  await user.click(await within(card).findByRole('button', { name: 'Criar chave' }));
  const dialog = await screen.findByRole('dialog', { name: 'Criar chave da API' });
  const submit = within(dialog).getByRole('button', { name: 'Criar chave' });
  await user.click(submit);
  await see('Dê um nome à chave', dialog);
  await see('Marque ao menos uma permissão', dialog);
  expect(server.inputsOf('apiKeys.create')).toEqual([]);
  await user.type(within(dialog).getByRole('textbox', { name: /^Nome/ }), 'Agenda da clínica');
  await user.click(within(dialog).getByRole('checkbox', { name: 'Ler clientes' }));
  await user.click(within(dialog).getByRole('checkbox', { name: 'Ler o uso do plano' }));
  await user.type(within(dialog).getByLabelText(/^Senha/), 'outra');
  await user.click(submit);
  await waitFor(() => expect(within(dialog).getByLabelText(/^Senha/)).toBeInvalid());
  await user.clear(within(dialog).getByLabelText(/^Senha/));
  await user.type(within(dialog).getByLabelText(/^Senha/), 'Senha-Segura-2026');
  await user.click(submit);
  const shown = await screen.findByRole('textbox', { name: 'Chave da API' });
  expect(shown).toHaveValue(secret);
  expect(shown).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Guardei a chave' }));
  await see('mrd_AbCd1234…', card);
  await seeNo(secret);
  expect(server.inputsOf('apiKeys.create').at(-1)).toEqual({
    nome: 'Agenda da clínica',
    scopes: ['clientes:read', 'uso:read'],
    dias: 90,
    password: 'Senha-Segura-2026',
  });
});
