import type { ParteDaVersao, Versao } from '@meridia/shared/parecer.ts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { server } from '../../testing/fake-network.ts';
import { openApp } from '../../testing/open-app.tsx';
import { ids } from '../../testing/samples.ts';

const sintese = (texto: string): ParteDaVersao[] => [
  { id: 'sintese', titulo: 'Síntese', texto, itens: [], nota: '', decisao: null },
];

it('the comparison of two versions marks what went and what came inside a paragraph, and says how', async () => {
  const versao: Versao = {
    numero: 1,
    assinada: null,
    maquina: sintese('O quadro é de vazio de Qi.'),
    partes: sintese('O quadro é de vazio de Yang.'),
    html: null,
  };
  server.answer({
    pareceres: {
      versoes: () => ({
        id: ids.avaliacao,
        nomeCliente: 'Helena Prado',
        idade: 42,
        assinadas: [],
        aberta: 1,
        anteriores: [],
      }),
      versao: () => versao,
    },
  });
  openApp(`/versoes/${ids.avaliacao}`);
  const card = within(await screen.findByRole('region', { name: 'Comparar a versão 1' }));
  const part = within((await card.findByText('Síntese')).parentElement ?? document.body);
  expect(part.getAllByRole('deletion').map(({ textContent }) => textContent)).toEqual(['Qi']);
  expect(part.getAllByRole('insertion').map(({ textContent }) => textContent)).toEqual(['Yang']);
  expect(card.getByText(/: saiu\./)).toHaveTextContent('Riscado: saiu. Sublinhado: entrou.');
});
