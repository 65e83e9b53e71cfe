import type { Carta } from '@meridia/shared/carta.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { server } from '../../testing/fake-network.ts';
import { openApp } from '../../testing/open-app.tsx';
import { ids } from '../../testing/samples.ts';
import { see } from '../../testing/see.ts';

const url = 'http://localhost:3000/r/abc';
const letter = (changes: Partial<Carta> = {}): Carta => ({
  ...{ avaliacaoId: ids.avaliacao, nomeCliente: 'Helena Prado', revisao: 0, relatorioMudou: false },
  textos: { encontrado: 'Cansaço.', faremos: 'Oito sessões.', emCasa: 'Sopas.', retorno: 'Terça.' },
  ...{ assinada: false, sinteseDela: null, ampliadas: [] },
  ...changes,
});
const answer = (carta: Carta) =>
  server.answer({
    cartas: { byId: () => carta, save: () => ({ revisao: carta.revisao + 1 }) },
    relatorioShares: {
      create: () => ({
        share: {
          ...{
            id: ids.foto,
            documento: 'carta',
            createdAt: '2026-11-20T14:00:00.000Z',
            viewCount: 0,
            lastViewedAt: null,
          },
          expiresAt: '2026-12-20T14:00:00.000Z',
        },
        url,
        telefone: '(11) 98888-7777',
      }),
      list: () => [],
    },
  });

it('a changed letter is saved, and then a link to it opens in the chat with the client', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  answer(letter({ revisao: 1 }));
  openApp(`/carta/${ids.avaliacao}`);
  await see('O cliente lê que a carta foi revisada por você.');
  const back = screen.getByLabelText('Quando voltar');
  await userEvent.clear(back);
  await userEvent.type(back, 'Na quarta.');
  await userEvent.click(screen.getByRole('button', { name: 'Enviar pelo WhatsApp' }));
  // The chat may have been blocked, so the address stays on the screen.
  expect(await screen.findByLabelText(/^Link criado, vale até/)).toHaveValue(url);
  expect(server.inputsOf('cartas.save')).toMatchObject([{ revisao: 1, textos: { retorno: 'Na quarta.' } }]);
  expect(server.inputsOf('relatorioShares.create')).toEqual([
    { avaliacaoId: ids.avaliacao, dias: 30, documento: 'carta' },
  ]);
  expect(String(open.mock.calls[0]?.[0])).toMatch(/^https:\/\/wa\.me\/5511988887777\?text=.*r%2Fabc$/);
});

it('a letter that nobody has read says so before it goes out, and is not saved by being sent', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null);
  answer(letter());
  openApp(`/carta/${ids.avaliacao}`);
  await see('o cliente lê “Não revisado por profissional”');
  await userEvent.click(screen.getByRole('button', { name: 'Enviar pelo WhatsApp' }));
  await waitFor(() => expect(server.inputsOf('relatorioShares.create')).toHaveLength(1));
  expect(server.inputsOf('cartas.save')).toEqual([]);
});

it('a letter of a signed report says whose review the client reads', async () => {
  answer(letter({ assinada: true }));
  openApp(`/carta/${ids.avaliacao}`);
  await see('a carta é do relatório que você revisou e assinou');
});

it('the wider therapies of the report are put into the letter when wanted, once', async () => {
  answer(letter({ ampliadas: ['Na comida, prefira: arroz.', 'Respiração abdominal: 5 minutos.'] }));
  openApp(`/carta/${ids.avaliacao}`);
  const include = await screen.findByRole('button', { name: /^Incluir as terapias ampliadas/ });
  await userEvent.click(include);
  expect(screen.getByLabelText(/^O que fazer em casa/)).toHaveValue(
    'Sopas.\nNa comida, prefira: arroz.\nRespiração abdominal: 5 minutos.',
  );
  expect(include).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Salvar a carta' }));
  await waitFor(() =>
    expect(server.inputsOf('cartas.save')).toMatchObject([
      { textos: { emCasa: expect.stringContaining('Respiração abdominal') } },
    ]),
  );
});
