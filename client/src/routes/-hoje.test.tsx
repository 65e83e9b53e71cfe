import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { server } from '../testing/fake-network.ts';
import { openApp } from '../testing/open-app.tsx';
import { ids } from '../testing/samples.ts';
import { see } from '../testing/see.ts';

const [helena, rosa, rui] = [1, 2, 3].map((n) => `0192f0a0-0000-7000-8000-0000000000c${n}`) as [string, string, string];
const avaliacaoOf = (n: number) => `0192f0a0-0000-7000-8000-0000000000a${n}`;
const retorno = {
  ...{ consultaId: ids.foto, avaliacaoId: avaliacaoOf(2), clienteId: rosa, nome: 'Rosa Lima', telefone: '' },
  ...{ idade: 42, ultimoPadrao: 'Deficiência de Qi do Baço', retornoEm: '2026-11-20', atrasado: true },
};

it('nothing to do is no list', async () => {
  openApp('/dashboard');
  await see('Olá, Marina');
  expect(screen.queryByRole('region', { name: 'Hoje' })).toBeNull();
});

it('what waits stands in one list: each person once, the most urgent first, with the next step beside the name', async () => {
  server.answer({
    drafts: {
      list: () => [
        {
          ...{ id: ids.foto, nomeCliente: 'Helena Prado', clienteId: helena, updatedAt: '2026-11-20T15:00:00.000Z' },
          respondida: { por: 'Helena P.', em: '2026-11-20T15:00:00.000Z' },
        },
        {
          ...{ id: ids.avaliacao, nomeCliente: 'Bia', clienteId: null, updatedAt: '2026-11-20T15:00:00.000Z' },
          respondida: null,
        },
      ],
    },
    pareceres: {
      unsigned: () => [
        {
          ...{ id: avaliacaoOf(1), clienteId: helena, nomeCliente: 'Helena Prado', begun: true },
          savedAt: '2026-11-19T15:00:00.000Z',
        },
      ],
    },
    avaliacoes: {
      unopened: () => [
        {
          ...{ id: avaliacaoOf(3), clienteId: rui, nomeCliente: 'Rui Ito', failed: true },
          finishedAt: '2026-11-19T15:00:00.000Z',
        },
        // Somebody without a client is known by the assessment.
        {
          ...{ id: avaliacaoOf(2), clienteId: null, nomeCliente: 'Rosa Lima', failed: false },
          finishedAt: '2026-11-19T15:00:00.000Z',
        },
      ],
    },
    consultasEvolutivas: { retornos: () => [retorno] },
  });
  openApp('/dashboard');
  const card = within(await screen.findByRole('region', { name: 'Hoje' }));
  await card.findByText('Rosa Lima');
  const rows = card.getAllByRole('listitem');
  expect(rows.map((row) => row.querySelector('p')?.textContent)).toEqual(['Helena Prado', 'Rui Ito', 'Rosa Lima']);
  const [first, second, third] = rows.map((row) => within(row));
  expect(first?.getByRole('link', { name: 'Abrir: Helena Prado' })).toHaveAttribute(
    'href',
    `/anamnese?rascunho=${ids.foto}`,
  );
  expect(first?.getByRole('link', { name: /Revisão começada: Assinar$/ })).toHaveAttribute(
    'href',
    `/revisao/${avaliacaoOf(1)}`,
  );
  second?.getByText('Não foi gerado');
  expect(second?.getByRole('link', { name: 'Tentar de novo: Rui Ito' })).toHaveAttribute(
    'href',
    `/resultado/${avaliacaoOf(3)}`,
  );
  third?.getByText('Retorno em 20/11/2026 · 42 anos · Deficiência de Qi do Baço');
  third?.getByText('Atrasado');
  const chat = third?.getByRole('link', { name: /^WhatsApp/ });
  expect(chat?.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/\?text=/);
  expect(chat?.getAttribute('href')).not.toMatch(/anos|Defici/);
  third?.getByRole('link', { name: /Pronto: Abrir$/ });
});

it('a long list begins with the most urgent people', async () => {
  server.answer({
    avaliacoes: {
      unopened: () =>
        Array.from({ length: 10 }, (_, n) => ({
          ...{ id: `0192f0a0-0000-7000-8000-0000000001a${n}`, clienteId: null, nomeCliente: `Pessoa ${n}` },
          ...{ failed: false, finishedAt: `2026-11-1${n}T15:00:00.000Z` },
        })),
    },
  });
  const { user } = openApp('/dashboard');
  const card = within(await screen.findByRole('region', { name: 'Hoje' }));
  expect(card.getAllByRole('listitem')).toHaveLength(8);
  await user.click(card.getByRole('button', { name: 'Mostrar mais 2 pessoas' }));
  expect(card.getAllByRole('listitem')).toHaveLength(10);
});
