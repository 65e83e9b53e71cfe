import type { ParteDaVersao, Versao } from '@meridia/shared/parecer.ts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

it('a version lists the safety questions that were open when it was signed, and of a text only the sentences that changed', async () => {
  const versao: Versao = {
    numero: 1,
    assinada: null,
    maquina: sintese('Há frio. O quadro é de vazio de Qi. Dorme mal. Come bem.'),
    partes: sintese('Há frio. O quadro é de vazio de Yang. Dorme mal. Come bem. Volta em março.'),
    html: null,
  };
  const signed = (numero: number) => ({
    assinatura: {
      ...{ numero, nome: 'Marina Duarte Lopes', conselho: '', registro: '', local: '', em: '2026-11-20T14:00:00.000Z' },
      ...(numero === 2 && { perguntasAbertas: ['anticoagulante' as const, 'alergias' as const] }),
    },
    ...{ codigo: 'AAAA-BBBB-CCCC', intacta: true, fotosApagadas: [] },
  });
  server.answer({
    pareceres: {
      versoes: () => ({
        ...{ id: ids.avaliacao, nomeCliente: 'Helena Prado', idade: 42, assinadas: [signed(2), signed(1)] },
        ...{ aberta: null, anteriores: [] },
      }),
      versao: () => versao,
    },
  });
  openApp(`/versoes/${ids.avaliacao}`);
  const list = within(await screen.findByRole('list', { name: 'Versões do relatório' }));
  const [newest, first] = list.getAllByRole('listitem');
  expect(newest).toHaveTextContent('Assinado com perguntas de segurança em aberto: ');
  expect(first).not.toHaveTextContent('em aberto');
  await userEvent.selectOptions(screen.getByLabelText('Com'), 'O que a máquina escreveu');
  const card = within(screen.getByRole('region', { name: 'Comparar a versão 2' }));
  const part = within((await card.findByText('Síntese')).parentElement ?? document.body);
  expect(part.getByText('Volta em março.')).toBeVisible();
  expect(part.queryByText(/Dorme mal/)).toBeNull();
  expect(part.getByText('Mais 3 trechos iguais nas duas.')).toBeVisible();
});
