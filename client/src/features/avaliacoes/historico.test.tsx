import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { server } from '../../testing/fake-network.ts';
import { openApp } from '../../testing/open-app.tsx';
import { ids, summary } from '../../testing/samples.ts';

const rowOf = async (name: string) => {
  const heading = await screen.findByRole('heading', { name });
  const row = heading.closest('li');
  if (!row) throw new Error(`no row of ${name}`);
  return within(row);
};

it('a row says what is left to do with the report, and leads to it', async () => {
  server.answer({
    avaliacoes: {
      list: () => ({
        items: [
          summary({ ultimoPadrao: 'Deficiência de Yin do Rim', sintomas: ['insônia', 'cansaço'] }),
          summary({ id: ids.foto, nomeCliente: 'Rosa Lima', assinatura: 'assinado' }),
          summary({ id: ids.draft, nomeCliente: 'Rui Ito', status: 'erro', assinatura: null }),
        ],
        nextCursor: null,
      }),
    },
  });
  openApp('/historico');
  const helena = await rowOf('Helena Prado');
  expect(helena.getByRole('link', { name: 'Helena Prado' })).toHaveAttribute('href', `/resultado/${ids.avaliacao}`);
  for (const text of ['Deficiência de Yin do Rim', '42 anos', 'Finalizado', 'A assinar']) {
    expect(helena.getByText(text)).toBeVisible();
  }
  expect(helena.getByText(/Sintomas: insônia, cansaço/)).toBeVisible();
  expect((await rowOf('Rosa Lima')).getByText('Assinado')).toBeVisible();
  const rui = await rowOf('Rui Ito');
  expect(rui.queryByText('A assinar')).toBeNull();
  expect(rui.getByRole('link', { name: 'Tentar de novo: Rui Ito' })).toHaveAttribute('href', `/resultado/${ids.draft}`);
});

it('is narrowed down to what waits for a signature', async () => {
  server.answer({ avaliacoes: { list: () => ({ items: [summary()], nextCursor: null }) } });
  openApp('/historico');
  await rowOf('Helena Prado');
  await userEvent.click(screen.getByRole('button', { name: 'Filtros' }));
  await userEvent.click(await screen.findByRole('radio', { name: 'A assinar' }));
  await waitFor(() => expect(server.inputsOf('avaliacoes.list').at(-1)).toMatchObject({ assinatura: 'a_assinar' }));
  expect(await screen.findByText('1 avaliação com esta busca')).toBeVisible();
});
