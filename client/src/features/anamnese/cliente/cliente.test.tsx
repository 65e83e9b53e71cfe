import type { LastIntake, LikelyClientes } from '@meridia/shared/cliente.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { server } from '../../../testing/fake-network.ts';
import { NoAnswer, Refusal } from '../../../testing/fake-server.ts';
import { type OpenApp, openApp } from '../../../testing/open-app.tsx';
import { avaliacao, finishedDraft, ids, planStatus } from '../../../testing/samples.ts';
import { fill, see, seeNo } from '../../../testing/see.ts';
import { emptyFormValues } from '../form-values.ts';

const clienteId = '0192f0a0-0000-7000-8000-0000000000c1';

const last: LastIntake = {
  dados: {
    nome: 'Helena Prado',
    nascimento: null,
    idade: 42,
    sexo: 'feminino',
    telefone: '(11) 98888-7777',
    email: 'helena@example.com',
  },
  idade: 43,
  ultima: {
    avaliacaoId: ids.avaliacao,
    createdAt: '2026-05-12T15:00:00.000Z',
    dadosAnamnese: {
      ...emptyFormValues().dadosAnamnese,
      nomeCliente: 'Helena Prado',
      idade: 42,
      sexo: 'feminino',
      telefone: '(11) 98888-7777',
      email: 'helena@example.com',
      queixaPrincipal: 'Cansaço.',
      profissao: 'Costureira',
      historicoMedico: 'Asma na infância.',
      sintomasGerais: ['insônia'],
      cigarro: 'nao',
    },
  },
};

const helena: LikelyClientes[number] = {
  id: clienteId,
  nome: 'Helena Prado',
  idade: 43,
  telefone: '(11) 98888-7777',
  ultimoPadrao: null,
  avaliacoes: 1,
  atividadeEm: '2026-05-12T15:00:00.000Z',
  iguais: ['nome', 'telefone'],
};

describe('an intake of a known client', () => {
  it('begins with the record, is no draft before an answer, and offers the last answers by section', async () => {
    await openFor(clienteId);
    expect(textbox('Idade')).toHaveValue('43');
    expect(textbox('Telefone')).toHaveValue('(11) 98888-7777');
    expect(textbox('Queixa principal')).toHaveValue('');
    expect(region('Cliente desta ficha')).toHaveTextContent('Helena Prado, última avaliação em 12/05/2026');
    expect(
      within(region(/Histórico Médico/)).getByRole('group', { name: 'Respostas de 12/05/2026' }),
    ).toHaveTextContent('Asma na infância.');
    expect(within(region(/Eliminações/)).queryByRole('button', { name: /Usar/ })).toBeNull();
    expect(server.inputsOf('drafts.save')).toEqual([]);
    expect(server.inputsOf('clientes.lastIntake')).toHaveLength(1);
  });

  it('takes over one section only when asked, and gives it back', async () => {
    const { user } = await openFor(clienteId);
    const history = region(/Histórico Médico/);
    await use(user, history);
    expect(history).toHaveTextContent('1 resposta usada nesta ficha: Histórico médico.');
    expect(history).toHaveTextContent('1 resposta, 2 em aberto:');
    expect(region(/Sintomas Gerais/)).not.toHaveTextContent('usada');
    await waitFor(() =>
      expect(server.inputsOf('drafts.save').at(-1)).toMatchObject({
        data: { clienteId, dados: { historicoMedico: 'Asma na infância.', sintomasGerais: [] } },
      }),
    );
    await user.click(within(history).getByRole('button', { name: 'Desfazer' }));
    expect(history).toHaveTextContent('sem respostas');
    expect(within(history).getByRole('button', { name: 'Usar respostas de 12/05/2026' })).toBeVisible();
  });

  it('never replaces what was answered today', async () => {
    const { user } = await openFor(clienteId);
    const symptoms = region(/Sintomas Gerais/);
    const offer = within(symptoms).getByRole('group', { name: 'Respostas de 12/05/2026' });
    expect(offer).toHaveTextContent('Sintomas gerais: insônia');
    await user.click(within(symptoms).getByRole('checkbox', { name: 'Cansaço' }));
    expect(within(symptoms).queryByRole('group', { name: 'Respostas de 12/05/2026' })).toBeNull();
  });

  it('is sent with the client', async () => {
    const draft = finishedDraft();
    server.answer({
      drafts: { byId: () => ({ ...draft, data: { ...draft.data, clienteId } }) },
      clientes: { lastIntake: () => last },
    });
    const app = openApp(`/anamnese?rascunho=${ids.draft}`);
    await screen.findByText('Boa foto para a análise');
    await see(/última avaliação em 12\/05\/2026/);
    expect(await sent(app)).toMatchObject({ clienteId, idempotencyKey: ids.draft });
  });

  it('of whom nothing can be read says so, and may go on as an intake of a new client', async () => {
    server.fail('clientes.lastIntake', new Refusal('CLIENTE_NOT_FOUND'));
    const { user } = openApp(`/anamnese?cliente=${clienteId}`);
    await see('O cadastro deste cliente não pôde ser lido.');
    expect(screen.getByRole('link', { name: 'Cliente' })).toHaveAttribute('href', `/clientes/${clienteId}`);
    await user.click(screen.getByRole('button', { name: 'Não é esta pessoa: cliente novo' }));
    await seeNo('O cadastro deste cliente não pôde ser lido.');
  });

  it('is not that of another person: nothing of the other one stays', async () => {
    const { user } = await openFor(clienteId);
    await use(user, region(/Histórico Médico/));
    await fill(user, textbox('Queixa principal'), 'Tosse.');
    await user.click(screen.getByRole('button', { name: 'Não é esta pessoa: cliente novo' }));
    expect(textbox('Nome completo do cliente')).toHaveValue('');
    expect(textbox('Nome completo do cliente')).toHaveFocus();
    expect(textbox('Queixa principal')).toHaveValue('Tosse.');
    expect(region(/Histórico Médico/)).toHaveTextContent('sem respostas');
    expect(screen.queryByRole('button', { name: /^Usar/ })).toBeNull();
    await waitFor(() => expect(server.inputsOf('drafts.save').at(-1)).not.toHaveProperty('data.clienteId'));
  });
});

describe('a birth date', () => {
  it('is told instead of the age, which follows from it, and is sent with the intake', async () => {
    const app = await openFinished();
    await app.user.click(screen.getByRole('button', { name: 'Informar nascimento' }));
    const date = screen.getByLabelText(/^Nascimento/);
    expect(date).toHaveFocus();
    expect(screen.queryByRole('textbox', { name: 'Idade' })).toBeNull();
    const years = new Date().getFullYear() - 1984;
    fireEvent.change(date, { target: { value: '1984-01-01' } });
    await see(`${years} anos`);
    expect(await sent(app)).toMatchObject({ nascimento: '1984-01-01', dadosAnamnese: { idade: years } });
  });

  it('is left again for the age, which stays', async () => {
    const draft = finishedDraft();
    const app = await openFinished({ ...draft, data: { ...draft.data, nascimento: '1984-01-01' } });
    expect(screen.getByLabelText(/^Nascimento/)).toHaveValue('1984-01-01');
    await app.user.click(screen.getByRole('button', { name: 'Informar só a idade' }));
    expect(textbox('Idade')).toHaveFocus();
    expect(textbox('Idade')).toHaveValue('42');
    expect(await sent(app)).toMatchObject({ nascimento: null, dadosAnamnese: { idade: 42 } });
  });

  it('is not asked when the record has it', async () => {
    await openFor(clienteId, { ...last, dados: { ...last.dados, nascimento: '1983-01-01' } });
    expect(textbox('Idade')).toHaveValue('43');
    expect(screen.queryByRole('button', { name: 'Informar nascimento' })).toBeNull();
  });
});

describe('personal data that fit a client', () => {
  it('link nothing by themselves', async () => {
    server.answer({ clientes: { likely: () => [helena] } });
    const app = await openFinished();
    const panel = await screen.findByRole('region', { name: 'É a mesma pessoa?' });
    expect(panel).toHaveTextContent('Mesmo nome e telefone · 43 anos · 1 avaliação, última em 12/05/2026');
    expect(server.inputsOf('clientes.lastIntake')).toEqual([]);
    expect(await sent(app)).toMatchObject({ clienteId: null });
  });

  it('are linked by a press, which fills in only what is empty', async () => {
    server.answer({ clientes: { likely: () => [helena], lastIntake: () => last } });
    const app = await openFinished();
    const { user } = app;
    await user.click(await screen.findByRole('button', { name: 'Usar este cliente: Helena Prado' }));
    await screen.findByRole('region', { name: 'Cliente desta ficha' });
    expect(screen.queryByRole('region', { name: 'É a mesma pessoa?' })).toBeNull();
    expect(textbox('Idade')).toHaveValue('42');
    expect(textbox('Queixa principal')).toHaveValue('Cansaço depois das refeições.');
    expect(await sent(app)).toMatchObject({ clienteId, dadosAnamnese: { idade: 42 } });
  });

  it('stay apart when the therapist says so', async () => {
    server.answer({ clientes: { likely: () => [helena] } });
    const { user } = await openFinished();
    await user.click(await screen.findByRole('button', { name: 'Não, é cliente novo' }));
    expect(screen.queryByRole('region', { name: 'É a mesma pessoa?' })).toBeNull();
  });

  it('stay as they are when the record cannot be read', async () => {
    server.answer({ clientes: { likely: () => [helena] } });
    const { user } = await openFinished();
    server.fail('clientes.lastIntake', new NoAnswer('gateway'));
    await user.click(await screen.findByRole('button', { name: 'Usar este cliente: Helena Prado' }));
    await see('O cadastro não foi lido');
    expect(screen.getByRole('region', { name: 'É a mesma pessoa?' })).toBeVisible();
  });

  it('are not asked about with a first name alone', async () => {
    const { user } = await openIntake();
    await fill(user, textbox('Nome completo do cliente'), 'Helena');
    await fill(user, textbox('Telefone'), '119');
    await fill(user, textbox('Nome completo do cliente'), 'Helena Prado');
    await waitFor(() =>
      expect(server.inputsOf('clientes.likely')).toMatchObject([{ nome: 'Helena Prado', idade: null }]),
    );
  });
});

async function openFor(cliente: string, known: LastIntake = last): Promise<OpenApp> {
  server.answer({ clientes: { lastIntake: () => known } });
  const app = openApp(`/anamnese?cliente=${cliente}`);
  await waitFor(() => expect(textbox('Nome completo do cliente')).toHaveValue('Helena Prado'));
  await screen.findByRole('region', { name: 'Plano e uso' });
  return app;
}

async function openFinished(draft = finishedDraft()): Promise<OpenApp> {
  server.answer({ drafts: { byId: () => draft } });
  const app = openApp(`/anamnese?rascunho=${ids.draft}`);
  await screen.findByText('Boa foto para a análise');
  await screen.findByRole('region', { name: 'Plano e uso' });
  return app;
}

async function openIntake(): Promise<OpenApp> {
  const app = openApp('/anamnese');
  await screen.findByRole('region', { name: /Dados Pessoais/ });
  return app;
}

async function sent({ user, address }: OpenApp): Promise<unknown> {
  server.answer({
    avaliacoes: {
      create: () => ({ id: ids.avaliacao, subscription: planStatus('Gratuito', 1) }),
      byId: () => avaliacao({ status: 'pendente' }),
    },
  });
  await user.click(screen.getByRole('button', { name: 'Gerar Diagnóstico Completo' }));
  await waitFor(() => expect(address()).toBe(`/resultado/${ids.avaliacao}`));
  return server.inputsOf('avaliacoes.create')[0];
}

async function use(user: OpenApp['user'], section: HTMLElement): Promise<void> {
  await user.click(within(section).getByRole('button', { name: 'Usar respostas de 12/05/2026' }));
}

function region(name: string | RegExp): HTMLElement {
  return screen.getByRole('region', { name });
}

function textbox(name: string): HTMLElement {
  return screen.getByRole('textbox', { name });
}
