import type { Comparacao } from '@meridia/shared/comparacao.ts';
import type { ConsultaEvolutiva, Escores, Evolucao } from '@meridia/shared/consulta-evolutiva.ts';
import type { PontoUsado } from '@meridia/shared/ponto-usado.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { server } from '../../testing/fake-network.ts';
import { Refusal } from '../../testing/fake-server.ts';
import { openApp } from '../../testing/open-app.tsx';
import { endedPlan, ids, marina, planStatus } from '../../testing/samples.ts';
import { see, seeNo } from '../../testing/see.ts';

const clienteId = '0192f0a0-0000-7000-8000-0000000000c1';
const address = `/evolucao/${ids.avaliacao}`;
const ponto = (codigo: string, changes: Partial<PontoUsado> = {}): PontoUsado => ({
  ...{ tipo: 'corporal', codigo, nome: `Ponto ${codigo}`, lado: 'bilateral', tecnicas: ['agulha'], minutos: 20 },
  ...changes,
});
const made = {
  ...{ id: ids.avaliacao, createdAt: '2026-11-01T14:00:00.000Z', status: 'finalizado' },
  ...{ queixaPrincipal: 'Cansaço.', padrao: 'Deficiência de Qi do Baço' },
};
const nobodyAsked = { queixa: null, dor: null, sono: null, energia: null, estresse: null };

const consulta: ConsultaEvolutiva = {
  ...{ id: ids.foto, avaliacaoId: null, clienteId, numeroConsulta: 1, fotoId: null, editadaAt: null, anulada: null },
  ...{ dataConsulta: '2026-10-01T14:00:00.000Z', createdAt: '2026-10-01T14:00:00.000Z' },
  ...{ updatedAt: '2026-10-01T14:00:00.000Z', observacoes: 'Sem ficha ainda.', mudancasQuadro: null },
  ...{ sintomasAtuais: [], sintomasResolvidos: [], novasQueixas: null, correcoes: [], escores: nobodyAsked },
  ...{ sessoesRealizadas: null, sessoesPlanejadas: null, pontos: [], retornoEm: null, liberacao: null },
};

function evolucao(changes: Partial<Evolucao> = {}): Evolucao {
  return {
    ...{
      avaliacaoId: ids.avaliacao,
      clienteId: null,
      nomeCliente: 'Helena Prado',
      idade: 42,
      total: 0,
      registradas: 0,
      proximoNumero: 1,
    },
    ...{ avaliacaoAt: '2026-11-01T14:00:00.000Z', desde: '2026-11-01T14:00:00.000Z', avaliacoes: [made] },
    ...{ pontos: [], fotos: [], ultima: null, ultimosPontos: null },
    sessoes: { realizadas: 2, planejadas: 8 },
    sessoesPropostas: {
      ...{ total: 8, frequencia: 'Uma sessão por semana', intervaloEmDias: 7 },
      pontos: [
        { sessao: 'A', pontos: [ponto('E36'), ponto('VC12', { lado: null })] },
        { sessao: 'B', pontos: [ponto('B20')] },
      ],
    },
    ...changes,
  };
}

const caution = {
  ...{ regra: 'marcapasso', texto: 'Marcapasso informado: nenhuma corrente.' },
  ...{ evitar: [], cautela: [], semTecnica: { eletro: ['corporal E36'] } },
};

function answer(changes: Partial<Evolucao> = {}) {
  server.answer({
    consultasEvolutivas: {
      overview: () => evolucao(changes),
      list: () => ({ items: [], nextCursor: null }),
      cuidados: () => [caution],
      create: () => ({ id: ids.avaliacao, numeroConsulta: 1 }),
    },
  });
}

async function openForm() {
  const { user } = openApp(address);
  await user.click(await screen.findByRole('button', { name: 'Nova Consulta' }));
  await see('Registrar Nova Consulta');
  return user;
}

describe('a new consultation', () => {
  it('records only the points that were ticked, as they were changed, and asks nothing that nobody asked', async () => {
    answer();
    const user = await openForm();
    await see('Sem pontos, a consulta não conta como sessão.', await screen.findByRole('group', { name: /^Pontos/ }));
    const a = within(await screen.findByRole('group', { name: /^Sessão A/ }));
    for (const chip of a.getAllByRole('checkbox')) expect(chip).not.toBeChecked();
    await user.click(a.getByRole('checkbox', { name: 'E36' }));
    await see('Sessão 3 de 8');
    const marked = within(screen.getByRole('region', { name: 'Pontos marcados' }));
    await user.click(marked.getByRole('button', { name: /^E36/ }));
    const settings = screen.getByRole('region', { name: 'E36, Ponto E36' });
    await user.click(within(settings).getByRole('radio', { name: 'Esquerdo' }));
    await user.type(screen.getByRole('textbox', { name: 'Observações Gerais' }), 'Melhor.');
    await user.click(screen.getByRole('button', { name: 'Salvar Consulta' }));
    await see(/^Salvo às \d\d:\d\d\. A consulta está na linha do tempo, abaixo\.$/);
    expect(server.inputsOf('consultasEvolutivas.create')).toMatchObject([
      {
        conteudo: {
          pontos: [ponto('E36', { lado: 'esquerdo' })],
          ...{ retornoEm: null, sessoesRealizadas: null, sessoesPlanejadas: null, escores: nobodyAsked },
        },
      },
    ]);
  });

  it('records no point when none was ticked', async () => {
    answer({ ultimosPontos: { numeroConsulta: 4, pontos: [ponto('E36')] } });
    const user = await openForm();
    await user.type(screen.getByRole('textbox', { name: 'Observações Gerais' }), 'Só conversou.');
    await user.click(screen.getByRole('button', { name: 'Salvar Consulta' }));
    await waitFor(() => expect(server.inputsOf('consultasEvolutivas.create')).toHaveLength(1));
    expect(server.inputsOf('consultasEvolutivas.create')).toMatchObject([{ conteudo: { pontos: [] } }]);
  });

  it('that an earlier release left open loses the points that it had taken for used, and nothing else', async () => {
    answer();
    const kept = {
      ...{ observacoes: 'Voltou a dormir.', escores: {}, correcoes: [] },
      ...{ pontos: [ponto('E36')], pontosDe: 'relatorio A' },
    };
    window.localStorage.setItem(
      `meridia:evolucao:${marina.id}:${ids.avaliacao}:nova`,
      JSON.stringify({
        ...{ idempotencyKey: ids.foto, values: kept },
        ...{ editedAt: '2026-11-20T14:00:00.000Z', base: null },
      }),
    );
    openApp(address);
    await see('Rascunho recuperado');
    expect(screen.getByRole('textbox', { name: 'Observações Gerais' })).toHaveValue('Voltou a dormir.');
    expect(await screen.findByRole('checkbox', { name: 'E36' })).not.toBeChecked();
    expect(screen.queryByRole('region', { name: 'Pontos marcados' })).toBeNull();
  });

  it('leaves off a point to be avoided when a session is ticked, and takes it with a reason only', async () => {
    answer();
    server.answer({
      consultasEvolutivas: {
        cuidados: () => [{ ...caution, regra: 'gestacao', texto: 'Gestação informada.', evitar: ['corporal VC12'] }],
      },
    });
    const user = await openForm();
    const a = within(await screen.findByRole('group', { name: /^Sessão A/ }));
    await waitFor(() => expect(a.getByRole('checkbox', { name: /^VC12/ })).toBeEnabled());
    await user.click(a.getByRole('button', { name: /^Marcar todos/ }));
    await see('1 ponto marcado. VC12 ficou de fora: a evitar para este cliente.');
    await user.click(a.getByRole('checkbox', { name: /^VC12/ }));
    const asked = within(screen.getByRole('region', { name: 'VC12: a evitar' }));
    asked.getByText('Gestação informada.');
    expect(a.getByRole('checkbox', { name: /^VC12/ })).not.toBeChecked();
    await user.type(asked.getByRole('textbox', { name: /^Por que usar/ }), 'Sem');
    const give = asked.getByRole('button', { name: 'Marcar VC12 com este motivo' });
    expect(give).toBeDisabled();
    await user.type(asked.getByRole('textbox', { name: /^Por que usar/ }), ' agulha, só calor da mão.');
    await user.click(give);
    expect(a.getByRole('checkbox', { name: /^VC12/ })).toBeChecked();
    await user.type(screen.getByRole('textbox', { name: 'Observações Gerais' }), 'Melhor.');
    await user.click(screen.getByRole('button', { name: 'Salvar Consulta' }));
    await waitFor(() => expect(server.inputsOf('consultasEvolutivas.create')).toHaveLength(1));
    expect(server.inputsOf('consultasEvolutivas.create')).toMatchObject([
      { conteudo: { pontos: [ponto('E36'), { codigo: 'VC12', motivo: 'Sem agulha, só calor da mão.' }] } },
    ]);
  });

  it('says of a technique what is known of it, and asks for the reason at the point', async () => {
    answer();
    const user = await openForm();
    await user.click(await screen.findByRole('checkbox', { name: 'E36' }));
    await user.click(
      within(screen.getByRole('region', { name: 'Pontos marcados' })).getByRole('button', { name: /^E36/ }),
    );
    const settings = within(screen.getByRole('region', { name: 'E36, Ponto E36' }));
    await seeNo('Marcapasso informado: nenhuma corrente.');
    expect(settings.queryByRole('textbox', { name: /^Por que usar/ })).toBeNull();
    await user.click(settings.getByRole('checkbox', { name: 'Eletro' }));
    await see('Marcapasso informado: nenhuma corrente.');
    settings.getByRole('textbox', { name: /^Por que usar/ });
  });

  it('shows all scales until one was asked in a consultation, and then that one and a way to the others', async () => {
    answer();
    const user = await openForm();
    await user.click(within(screen.getByRole('group', { name: /^Dor/ })).getByRole('radio', { name: '7' }));
    expect(screen.getByRole('group', { name: /^Sono/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Perguntar mais/ })).toBeNull();
  });

  it('names the session whose turn it is, and repeats the last one as it was done', async () => {
    answer({ ultimosPontos: { numeroConsulta: 4, pontos: [ponto('E36', { minutos: 12 })] } });
    const user = await openForm();
    await see(/^Sessão B · a da vez$/);
    const repeat = screen.getByRole('button', { name: 'Repetir a última sessão' });
    await waitFor(() => expect(repeat).toBeEnabled());
    await user.click(repeat);
    await see('1 ponto marcado.');
    const marked = within(screen.getByRole('region', { name: 'Pontos marcados' }));
    expect(marked.getByRole('button', { name: /^E36\s?bilateral, agulha, 12 min$/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Desfazer' }));
    expect(screen.queryByRole('region', { name: 'Pontos marcados' })).toBeNull();
  });

  it('says so when what is known of the client cannot be loaded, and shows a refused point at its field', async () => {
    answer();
    server.answer({
      consultasEvolutivas: {
        cuidados: () => {
          throw new Refusal('NOT_FOUND');
        },
        create: () => {
          throw new Refusal('VALIDATION', { fields: { pontos: 'Um destes pontos não está no catálogo.' } });
        },
      },
    });
    const user = await openForm();
    await see('As contraindicações deste cliente não puderam ser carregadas.');
    await user.type(screen.getByRole('textbox', { name: 'Observações Gerais' }), 'Melhor.');
    await user.click(screen.getByRole('button', { name: 'Salvar Consulta' }));
    const group = await screen.findByRole('group', { name: /^Pontos usados/ });
    await see('Um destes pontos não está no catálogo.', group);
  });

  it('says above the points that the report waits for a physician, and notes there who released the client', async () => {
    answer({ encaminhamento: 'hoje' });
    const user = await openForm();
    await see(/O relatório pede avaliação médica no mesmo dia\. Aplique os pontos só depois da liberação médica/);
    await user.click(screen.getByRole('button', { name: 'Anotar a liberação médica' }));
    const fields = within(screen.getByRole('group', { name: 'Liberação médica' }));
    await user.type(fields.getByLabelText('Quem liberou'), 'Dra. Lia Campos, UPA');
    expect(fields.getByLabelText('Dia da liberação')).toHaveValue('');
    await user.type(fields.getByLabelText('Dia da liberação'), '2026-11-20');
    await user.type(screen.getByRole('textbox', { name: 'Observações Gerais' }), 'Voltou liberada.');
    await user.click(screen.getByRole('button', { name: 'Salvar Consulta' }));
    // What was said is the point of it.
    await see('Escreva o que foi dito: o que pode ser feito, e o que não pode.');
    expect(server.inputsOf('consultasEvolutivas.create')).toEqual([]);
    await user.type(fields.getByLabelText('O que foi dito'), 'Exames normais, pode tratar.');
    await user.click(screen.getByRole('button', { name: 'Salvar Consulta' }));
    await waitFor(() => expect(server.inputsOf('consultasEvolutivas.create')).toHaveLength(1));
    const dita = { quem: 'Dra. Lia Campos, UPA', em: '2026-11-20', disse: 'Exames normais, pode tratar.' };
    expect(server.inputsOf('consultasEvolutivas.create')).toMatchObject([{ conteudo: { liberacao: dita } }]);
  });

  it('shows the release that was noted before beside the warning, and sends none that nobody noted now', async () => {
    const dita = { quem: 'Dra. Lia Campos', em: '2026-11-20', disse: 'Pode tratar.' };
    answer({ encaminhamento: 'antes', liberacao: { ...dita, consulta: 2, anterior: true } });
    const user = await openForm();
    await see(/O relatório pede avaliação médica antes de tratar/);
    await see('Dra. Lia Campos, 20/11/2026: “Pode tratar.”');
    await see(/confira se ela vale para o que ele pede agora/);
    await user.type(screen.getByRole('textbox', { name: 'Observações Gerais' }), 'Bem.');
    await user.click(screen.getByRole('button', { name: 'Salvar Consulta' }));
    await waitFor(() => expect(server.inputsOf('consultasEvolutivas.create')).toHaveLength(1));
    expect(server.inputsOf('consultasEvolutivas.create')).toMatchObject([{ conteudo: { liberacao: null } }]);
  });

  it('keeps the visit before it in view, and folds what few visits need', async () => {
    answer();
    server.answer({
      consultasEvolutivas: {
        list: () => ({
          items: [{ ...consulta, numeroConsulta: 3, escores: { ...nobodyAsked, dor: 6 }, pontos: [ponto('E36')] }],
          nextCursor: null,
        }),
      },
    });
    const user = await openForm();
    const last = within(await screen.findByRole('complementary', { name: 'Última consulta' }));
    for (const text of ['Sem ficha ainda.', '6/10', 'E36']) last.getByText(text);
    const more = screen.getByText('Mais').closest('details');
    expect(more).not.toHaveAttribute('open');
    await user.click(screen.getByText('Mais'));
    expect(more).toHaveAttribute('open');
    expect(screen.getByRole('textbox', { name: /^Novas Queixas/ })).toBeVisible();
  });

  it('without plan and points starts empty, and is no session', async () => {
    answer({ sessoesPropostas: null, sessoes: { realizadas: null, planejadas: null } });
    await openForm();
    await see('Sem pontos, a consulta não conta como sessão.');
    await seeNo(/^Sessão \d/);
    expect(screen.queryByRole('button', { name: /^Usar o intervalo do plano/ })).toBeNull();
  });
});

describe('a client without an assessment', () => {
  it('gets a consultation of his own, with a word on what nobody knows of him', async () => {
    const alone = { clienteId, idade: null, avaliacaoAt: null, desde: null, avaliacoes: [], sessoesPropostas: null };
    answer({ ...alone, avaliacaoId: null, sessoes: { realizadas: null, planejadas: null } });
    const { user } = openApp(`/clientes/${clienteId}/evolucao#nova`);
    await see('Registrar Nova Consulta');
    await see('Evolução · idade não informada');
    await see(/o app não conhece as contraindicações deste cliente/);
    expect(screen.getByRole('link', { name: 'Voltar ao cliente' })).toHaveAttribute('href', `/clientes/${clienteId}`);
    await user.type(screen.getByRole('textbox', { name: 'Observações Gerais' }), 'Primeira visita.');
    await user.click(screen.getByRole('button', { name: 'Salvar Consulta' }));
    await waitFor(() => expect(server.inputsOf('consultasEvolutivas.create')).toHaveLength(1));
    const [sent] = server.inputsOf('consultasEvolutivas.create');
    expect(sent).toMatchObject({ clienteId, conteudo: { observacoes: 'Primeira visita.' } });
    expect(sent).not.toHaveProperty('avaliacaoId');
    expect(server.inputsOf('consultasEvolutivas.list')).toMatchObject([{ clienteId }, { clienteId }]);
  });
});

describe('the timeline of a client', () => {
  const comparacao: Comparacao = {
    antes: { avaliacaoId: clienteId, createdAt: '2026-08-01T14:00:00.000Z' },
    agora: { avaliacaoId: made.id, createdAt: made.createdAt },
    ...{ outroCatalogo: false, respostas: [], padroes: [], elementos: [] },
    listas: [
      { pergunta: 'Medicamentos em uso', entraram: ['Sertralina 50 mg'], sairam: ['Rivotril 2mg', 'Losartana'] },
    ],
    sinais: {
      ...{ novos: [], citados: [], negados: [], naoCitados: [] },
      persistem: Array.from({ length: 12 }, (_, index) => `sinal ${index + 1}`),
    },
  };

  it('has the assessments between the consultations, says where each is counted, and compares the newest', async () => {
    const before = { ...made, id: clienteId, createdAt: '2026-08-01T14:00:00.000Z', padrao: null };
    answer({ clienteId, avaliacoes: [made, before], total: 1 });
    server.answer({
      consultasEvolutivas: { list: () => ({ items: [consulta], nextCursor: null }) },
      clientes: { comparacao: () => comparacao },
    });
    const { user } = openApp(address);
    await see('Timeline de Consultas (1)');
    const headings = screen
      .getAllByRole('heading', { level: 3, name: /^(Avaliação|Consulta)/ })
      .map(({ textContent }) => textContent);
    expect(headings).toEqual([
      'Avaliação de 01 de novembro de 2026',
      'Consulta #1',
      'Avaliação de 01 de agosto de 2026',
    ]);
    await see('01 de outubro de 2026, sem avaliação');
    expect(server.inputsOf('clientes.comparacao')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Comparar as avaliações' }));
    await waitFor(() => expect(server.inputsOf('clientes.comparacao')).toEqual([{ avaliacaoId: made.id }]));

    expect(await screen.findByText('Só agora:')).toHaveProperty(
      'parentElement.textContent',
      'Só agora: Sertralina 50 mg',
    );
    expect(screen.getByText('Só antes:')).toHaveProperty(
      'parentElement.textContent',
      'Só antes: Rivotril 2mg; Losartana',
    );
    await see('sinal 8');
    await seeNo('sinal 9');
    await user.click(screen.getByRole('button', { name: 'Mostrar os 12 sinais' }));
    await see('sinal 12');
  });

  it('edits a consultation with the count and the first day of where it belongs', async () => {
    answer({ clienteId, total: 1 });
    server.answer({
      consultasEvolutivas: {
        list: () => ({ items: [consulta], nextCursor: null }),
        overview: ({ avaliacaoId }) =>
          avaliacaoId ? evolucao({ clienteId }) : evolucao({ clienteId, avaliacaoId: null, avaliacaoAt: null }),
      },
    });
    const { user } = openApp(address);
    await user.click(await screen.findByRole('button', { name: /^Editar/ }));
    await see('Editar Consulta #1');
    expect(screen.getByLabelText(/^Data da consulta/)).toHaveAttribute('min', '1900-01-01');
    expect(server.inputsOf('consultasEvolutivas.overview')).toEqual([{ avaliacaoId: ids.avaliacao }, { clienteId }]);
  });
});

describe('the plan', () => {
  const note = /^Seu plano inclui 3 consultas por cliente\. Para registrar mais, é preciso o plano Profissional\./;

  it('has no room for a fourth follow-up, and says so in the place of the button', async () => {
    answer({ registradas: 3, total: 2 });
    openApp(`${address}#nova`);
    const told = await see(note);
    expect(within(told).getByRole('link', { name: 'Ver planos' })).toHaveAttribute('href', '/plans');
    expect(screen.queryByRole('button', { name: 'Nova Consulta' })).toBeNull();
    await seeNo('Registrar Nova Consulta');
  });

  it.each([
    ['Gratuito', 2],
    ['Profissional', 300],
  ] as const)('%s has room after %i', async (plan, registradas) => {
    server.answer({ subscriptions: { status: () => planStatus(plan, 0) } });
    answer({ registradas });
    await openForm();
    await seeNo(note);
  });

  it('that is not in force says that', async () => {
    server.answer({ subscriptions: { status: () => endedPlan } });
    answer({ registradas: 3 });
    openApp(address);
    await see(/^Você não possui uma assinatura ativa\./);
  });

  it('that another device has used up meanwhile is named by the refusal, and the text stays', async () => {
    answer({ registradas: 2 });
    const user = await openForm();
    await user.type(screen.getByRole('textbox', { name: 'Observações Gerais' }), 'Melhor.');
    const message = 'Seu plano inclui 3 consultas por cliente. Para registrar mais, é preciso o plano Profissional.';
    server.fail('consultasEvolutivas.create', new Refusal('NOT_IN_PLAN', { message }));
    await user.click(screen.getByRole('button', { name: 'Salvar Consulta' }));
    await see(/é preciso o plano Profissional/);
    expect(screen.getByRole('textbox', { name: 'Observações Gerais' })).toHaveValue('Melhor.');
  });

  it('without own protocols lets those that are there be used, and offers neither to save nor to undo', async () => {
    answer({ registradas: 0 });
    const protocolo = { id: ids.draft, nome: 'Lombar', pontos: [ponto('B23')] };
    server.answer({ protocolosProprios: { list: () => [protocolo], remove: () => ({ id: ids.draft }) } });
    const user = await openForm();
    await user.click(screen.getByRole('button', { name: 'Meus protocolos' }));
    const dialog = await screen.findByRole('dialog', { name: 'Meus protocolos' });
    await see(/^Salvar protocolos próprios faz parte do plano Profissional\./, dialog);
    expect(within(dialog).getByRole('button', { name: /^Inserir/ })).toBeVisible();
    expect(within(dialog).queryByRole('button', { name: 'Salvar protocolo' })).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: /^Excluir/ }));
    await see('Protocolo Lombar excluído.', dialog);
    expect(within(dialog).queryByRole('button', { name: 'Desfazer' })).toBeNull();
  });
});

describe('the curves', () => {
  it('are one small picture for each score that was asked, and a table of these scores', async () => {
    const at = (numeroConsulta: number | null, day: string, escores: Partial<Escores>) => ({
      ...{ numeroConsulta, data: `2026-11-${day}T14:00:00.000Z` },
      escores: { ...nobodyAsked, ...escores },
    });
    answer({ pontos: [at(null, '01', { dor: 8 }), at(1, '08', {}), at(2, '15', { dor: 3 })] });
    const { user } = openApp(address);
    const card = await screen.findByRole('region', { name: 'Escores ao longo do tempo' });
    expect(within(card).getAllByRole('img')).toHaveLength(1);
    expect(within(card).getByRole('img', { name: /^Dor: de 8 para 3, melhorou/ })).toBeVisible();
    await user.click(within(card).getByRole('button', { name: 'Ver os números em tabela' }));
    expect(
      within(card)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Consulta', 'Dor']);
  });
});
