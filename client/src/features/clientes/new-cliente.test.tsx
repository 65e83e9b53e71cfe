import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { server } from '../../testing/fake-network.ts';
import { openApp } from '../../testing/open-app.tsx';
import { see } from '../../testing/see.ts';

const clienteId = '0192f0a0-0000-7000-8000-0000000000c1';

it('a client without an intake is made from the list, after a look at those whom the name may mean', async () => {
  server.answer({
    clientes: {
      list: () => ({ items: [], nextCursor: null }),
      propostas: () => ({ grupos: [], total: 0 }),
      create: () => ({ id: clienteId }),
      likely: () => [
        {
          ...{ id: clienteId, nome: 'Helena Prado', idade: 43, telefone: '', ultimoPadrao: null, avaliacoes: 1 },
          ...{ atividadeEm: '2026-05-12T15:00:00.000Z', iguais: ['nome'] },
        },
      ],
    },
  });
  const { user } = openApp('/clientes');
  await user.click(await screen.findByRole('button', { name: 'Novo cliente' }));
  await user.click(screen.getByRole('button', { name: 'Cadastrar' }));
  await see('Informe o nome do cliente');
  expect(server.inputsOf('clientes.create')).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: /^Nome completo/ }), 'Helena Prado');
  const known = await screen.findByRole('link', { name: 'Helena Prado' });
  expect(known).toHaveAttribute('href', `/clientes/${clienteId}`);
  await user.click(screen.getByRole('button', { name: 'Cadastrar' }));
  await waitFor(() =>
    expect(server.inputsOf('clientes.create')).toMatchObject([{ nome: 'Helena Prado', idade: null }]),
  );
});
