import type { Cliente } from '@meridia/shared/cliente.ts';
import type { QuadroClinico } from '@meridia/shared/quadro-clinico.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { server } from '../../testing/fake-network.ts';
import { openApp } from '../../testing/open-app.tsx';
import { avaliacao, ids, planStatus } from '../../testing/samples.ts';
import { see } from '../../testing/see.ts';

const clienteId = '0192f0a0-0000-7000-8000-0000000000c1';
const madeId = '0192f0a0-0000-7000-8000-0000000000c2';
const [first, second] = ['0192f0a0-0000-7000-8000-0000000000a1', '0192f0a0-0000-7000-8000-0000000000a2'] as const;

function cliente(id: string, avaliacaoIds: readonly string[]): Cliente {
  return {
    id,
    dados: {
      ...{ nome: 'Helena Prado', nascimento: null, idade: 43, sexo: 'feminino' },
      ...{ telefone: '(11) 98888-7777', email: '' },
    },
    idade: 43,
    ...{ createdAt: '2026-05-12T15:00:00.000Z', updatedAt: '2026-05-12T15:00:00.000Z' },
    ...{ iaExterior: null, iaExteriorEm: null, fotosPermitidas: null, fotosPermitidasEm: null },
    avaliacoes: avaliacaoIds.map((avaliacaoId, index) => ({
      id: avaliacaoId,
      createdAt: `2026-0${5 - index}-12T15:00:00.000Z`,
      status: 'erro',
      ...{ queixaPrincipal: 'Dor de cabeça', padrao: null, consultas: 0 },
      ...{ consentimentoVersao: '2026-11', consentimentoCliente: null },
    })),
    consultas: [],
    juncoes: [],
  };
}

const nada: QuadroClinico = {
  ...{ padrao: null, alertas: null, retornoEm: null, ultimosPontos: null, emTratamento: false },
  sessoes: { realizadas: null, planejadas: null },
};

/** The cards of other features, empty. */
function answerAround(registradas = 0): void {
  server.answer({
    clientes: { quadro: () => nada },
    consultasEvolutivas: {
      overview: () => ({
        ...{ avaliacaoId: null, clienteId, nomeCliente: 'Helena Prado', idade: 43, avaliacaoAt: null, desde: null },
        ...{
          avaliacoes: [],
          total: 0,
          registradas,
          proximoNumero: 1,
          pontos: [],
          fotos: [],
          sessoesPropostas: null,
        },
        ...{ sessoes: { realizadas: null, planejadas: null }, ultima: null, ultimosPontos: null },
      }),
    },
    relatorioShares: { ofCliente: () => [] },
    convites: { list: () => [] },
    drafts: { list: () => [] },
    pedidosTitular: { list: () => ({ abertos: [], totalAbertos: 0, atrasados: 0, concluidos: [] }) },
  });
}

const quadro: QuadroClinico = {
  padrao: {
    ...{ avaliacaoId: first, createdAt: '2026-05-12T15:00:00.000Z', nome: 'Deficiência de Qi do Baço' },
    ...{ confianca: 0.62, assinado: false },
  },
  alertas: {
    createdAt: '2026-05-12T15:00:00.000Z',
    itens: [
      { pergunta: 'gestante', estado: 'sim', texto: null },
      { pergunta: 'anticoagulante', estado: 'relato', texto: 'Uso de Marevan informado.' },
      { pergunta: 'marcapasso', estado: 'nao', texto: null },
      { pergunta: 'epilepsia', estado: 'nao_informado', texto: null },
      { pergunta: 'cancer', estado: 'nao_informado', texto: null },
      { pergunta: 'alergias', estado: 'sim', texto: 'Níquel.' },
    ],
  },
  sessoes: { realizadas: 3, planejadas: 10 },
  retornoEm: '2020-01-01',
  ultimosPontos: {
    numeroConsulta: 3,
    dataConsulta: '2026-05-20T15:00:00.000Z',
    pontos: [
      { tipo: 'corporal', codigo: 'E36', nome: '', lado: null, tecnicas: [], minutos: null },
      { tipo: 'auricular', codigo: 'shenmen', nome: 'Shenmen', lado: null, tecnicas: [], minutos: null },
    ],
  },
  emTratamento: true,
};

it('begins with what must be known before the session, and says of what nobody answered that nobody did', async () => {
  answerAround();
  server.answer({ clientes: { byId: () => cliente(clienteId, [first]), quadro: () => quadro } });
  openApp(`/clientes/${clienteId}`);
  const card = await screen.findByRole('region', { name: 'Resumo clínico' });
  const told = within(card)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(told).toEqual([
    'Gestante',
    'Usa anticoagulante: o relatório diz: Uso de Marevan informado.',
    'Alergias: Níquel.',
  ]);
  for (const text of [
    /Não informado:\s*epilepsia, câncer/,
    /Nega:\s*marcapasso/,
    /Deficiência de Qi do Baço\s*confiança moderada \(62 de 100\), relatório de .*, não revisado/,
    /3 de 10/,
    /01\/01\/2020 \(atrasado\)/,
    /E36, Shenmen \(orelha\)/,
  ]) {
    expect(card).toHaveTextContent(text);
  }
});

it.each([
  ['a treatment runs', true, ['Nova Avaliação', 'Registrar consulta']],
  ['none does', false, ['Registrar consulta', 'Nova Avaliação']],
])('the first thing to do while %s stands last, as the primary button', async (_, emTratamento, names) => {
  answerAround();
  server.answer({
    clientes: { byId: () => cliente(clienteId, [first]), quadro: () => ({ ...quadro, emTratamento }) },
  });
  openApp(`/clientes/${clienteId}`);
  await screen.findByRole('region', { name: 'Resumo clínico' });
  const links = screen
    .getAllByRole('link', { name: /^(Registrar consulta|Nova Avaliação)$/ })
    .filter((link) => link.closest('nav') === null);
  expect(links.map(({ textContent }) => textContent)).toEqual(names);
  expect(links[1]?.className).toContain('bg-jade ');
  expect(links[0]?.className).not.toContain('bg-jade ');
});

it('of a client without an assessment says that nothing is known', async () => {
  answerAround();
  server.answer({ clientes: { byId: () => cliente(clienteId, []) } });
  openApp(`/clientes/${clienteId}`);
  await see(/^Sem avaliação, nada se sabe de gestação, anticoagulante/);
});

it('assessments that were separated by mistake come back with one press', async () => {
  answerAround();
  server.answer({
    clientes: {
      byId: ({ id }) => (id === madeId ? cliente(madeId, [second]) : cliente(clienteId, [first, second])),
      split: () => ({ id: madeId }),
      merge: () => ({ id: clienteId }),
    },
  });
  const { user, address } = openApp(`/clientes/${clienteId}`);
  await user.click(await screen.findByRole('button', { name: 'Separar avaliações' }));
  await user.click(screen.getByRole('checkbox', { name: /abril/ }));
  await user.click(screen.getByRole('button', { name: 'Separar 1 avaliação' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Separar' }));
  await waitFor(() => expect(address()).toBe(`/clientes/${madeId}`));
  // By key: in jsdom a notice cannot follow a pointer.
  (await screen.findByRole('button', { name: 'Desfazer' })).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe(`/clientes/${clienteId}`));
  expect(server.inputsOf('clientes.merge')).toEqual([{ id: clienteId, outroId: madeId }]);
});

it('an intake of this client that was begun is offered to be continued, and no other one', async () => {
  answerAround();
  const draft = (id: string, of: string | null, nomeCliente: string) => ({
    ...{ id, clienteId: of, nomeCliente, updatedAt: '2026-05-12T15:00:00.000Z', respondida: null },
  });
  server.answer({
    clientes: { byId: () => cliente(clienteId, []) },
    drafts: { list: () => [draft(first, clienteId, 'Helena Prado'), draft(second, null, 'Rosa Pinto')] },
  });
  openApp(`/clientes/${clienteId}`);
  const card = await screen.findByRole('region', { name: 'Rascunhos' });
  expect(within(card).getByRole('link', { name: 'Continuar: Helena Prado' })).toHaveAttribute(
    'href',
    `/anamnese?rascunho=${first}`,
  );
  expect(within(card).queryByText('Rosa Pinto')).toBeNull();
});

it('a merge offers the likely records, and says which data stay before it is done', async () => {
  answerAround();
  const outro = cliente(madeId, []);
  const dados = {
    ...outro.dados,
    nome: 'Helena Prado Lima',
    telefone: '(11) 97777-6666',
    email: 'helena@exemplo.com.br',
  };
  const card = { id: madeId, nome: dados.nome, idade: 43, telefone: dados.telefone, ultimoPadrao: null, avaliacoes: 0 };
  server.answer({
    clientes: {
      byId: ({ id }) =>
        id === madeId
          ? { ...outro, dados, iaExterior: false }
          : { ...cliente(clienteId, [first]), iaExterior: true, iaExteriorEm: '2026-05-12T15:00:00.000Z' },
      likely: () => [{ ...card, atividadeEm: '2026-05-12T15:00:00.000Z', iguais: ['nome'] }],
      merge: () => ({ id: clienteId }),
    },
  });
  const { user } = openApp(`/clientes/${clienteId}`);
  await user.click(await screen.findByRole('button', { name: 'Juntar com outro cadastro' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('searchbox')).toHaveValue('');
  await user.click(await dialog.findByRole('button', { name: /Helena Prado Lima/ }));
  const confirm = within(await screen.findByRole('dialog', { name: /é a mesma pessoa/ }));
  await confirm.findByText(/O outro cadastro não tem avaliações nem consultas/);
  const told = confirm.getByText('Nome').closest('dl')?.textContent;
  expect(told).toContain('NomeFica: Helena Prado. Sai: Helena Prado Lima');
  expect(told).toContain('TelefoneFica: (11) 98888-7777. Sai: (11) 97777-6666');
  expect(told).toContain('EmailFica: helena@exemplo.com.br (do outro cadastro)');
  expect(told).toContain('Inteligência artificial de fora do BrasilFica: não autoriza. Sai: autoriza');
  expect(told).not.toContain('Nascimento');
  await user.click(confirm.getByRole('button', { name: 'Juntar os cadastros' }));
  await waitFor(() => expect(server.inputsOf('clientes.merge')).toEqual([{ id: clienteId, outroId: madeId }]));
});

it('a form that is sent again goes to the chat with the client', async () => {
  answerAround();
  const url = 'https://meridia.app.br/ficha#abc';
  server.answer({
    clientes: { byId: () => cliente(clienteId, []) },
    subscriptions: { status: () => planStatus('Profissional', 0) },
    convites: {
      list: () => [
        {
          ...{ id: madeId, clienteId, nome: 'Helena Prado', telefone: '(11) 98888-7777', email: '' },
          ...{ estado: 'vencido', respondidoEm: null },
          ...{ createdAt: '2026-05-01T15:00:00.000Z', expiresAt: '2026-05-08T15:00:00.000Z' },
        },
      ],
      renew: () => ({ id: madeId, expiresAt: '2026-05-20T15:00:00.000Z', email: '', link: { url, qrCode: 'data:,' } }),
    },
  });
  const { user } = openApp(`/clientes/${clienteId}`);
  await user.click(await screen.findByRole('button', { name: 'Enviar de novo: Helena Prado' }));
  await user.click(await screen.findByRole('button', { name: 'Criar link' }));
  const chat = new URL((await screen.findByRole('link', { name: 'Enviar pelo WhatsApp' })).getAttribute('href') ?? '');
  expect(chat.pathname).toBe('/5511988887777');
});

it('without a plan for it, the form is not offered, and those that were sent can only be ended', async () => {
  answerAround();
  server.answer({
    clientes: { byId: () => cliente(clienteId, []) },
    convites: {
      list: () => [
        {
          ...{ id: madeId, clienteId, nome: 'Helena Prado', telefone: '', email: '', estado: 'enviado' },
          ...{ respondidoEm: null, createdAt: '2026-05-01T15:00:00.000Z', expiresAt: '2026-05-08T15:00:00.000Z' },
        },
      ],
    },
  });
  openApp(`/clientes/${clienteId}`);
  expect(await screen.findByRole('button', { name: 'Encerrar: Helena Prado' })).toBeVisible();
  const notes = await screen.findAllByText(
    /^O envio da ficha ao cliente antes da consulta faz parte do plano Profissional\./,
  );
  expect(notes).toHaveLength(2);
  for (const note of notes) {
    expect(within(note).getByRole('link', { name: 'Ver planos' })).toHaveAttribute('href', '/plans');
  }
  expect(screen.queryByRole('button', { name: /^Enviar/ })).toBeNull();
});

it('a client with as many follow-ups as the plan includes gets a note in the place of the way to a new one', async () => {
  answerAround(3);
  server.answer({ clientes: { byId: () => cliente(clienteId, [first]) } });
  openApp(`/clientes/${clienteId}`);
  const card = await screen.findByRole('region', { name: 'Linha do tempo' });
  expect(await within(card).findByText(/^Seu plano inclui 3 consultas por cliente\./)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Registrar consulta' })).toBeNull();
});

it('a report leads to its client, and to an intake that begins with what is known of the client', async () => {
  server.answer({ avaliacoes: { byId: () => avaliacao({ clienteId }) } });
  openApp(`/resultado/${ids.avaliacao}`);
  expect(await screen.findByRole('link', { name: /^Helena Prado/ })).toHaveAttribute('href', `/clientes/${clienteId}`);
  // Below 1024 px a menu has it.
  expect(screen.getByText('+ Novo').closest('a')).toHaveAttribute('href', `/anamnese?cliente=${clienteId}`);
});

it('the start screen tells age and last pattern of the clients that it names', async () => {
  const summary = {
    ...{ id: clienteId, nome: 'Helena Prado', idade: 43, telefone: '', ultimoPadrao: 'Deficiência de Yin do Rim' },
    ...{ avaliacoes: 1, atividadeEm: '2026-05-12T15:00:00.000Z' },
  };
  server.answer({
    clientes: { inicio: () => ({ paraRever: [{ ...summary, contatoEm: summary.atividadeEm }], novos: [summary] }) },
  });
  openApp('/dashboard');
  await see('Último contato em 12/05/2026 · 43 anos · Deficiência de Yin do Rim');
  await see('43 anos · Deficiência de Yin do Rim');
});
