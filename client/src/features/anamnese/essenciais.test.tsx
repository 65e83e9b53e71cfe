import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { server } from '../../testing/fake-network.ts';
import { NoAnswer, Refusal } from '../../testing/fake-server.ts';
import { openApp } from '../../testing/open-app.tsx';
import { avaliacao, finishedDraft, ids, marina, planStatus } from '../../testing/samples.ts';
import { fill, see } from '../../testing/see.ts';
import { unfold } from '../../testing/unfold.ts';
import { listLocalDrafts } from './draft/draft-keys.ts';
import { keepWaiting, removeWaiting } from './waiting/waiting-store.ts';

describe('a folded section', () => {
  it('counts its answers, and opens with a press', async () => {
    const { user } = await openIntake();
    const habits = screen.getByRole('region', { name: /Hábitos/ });
    expect(habits).toHaveTextContent('sem respostas');
    expect(within(habits).queryByRole('group', { name: 'Cigarro' })).toBeNull();
    await unfold(user, 'Hábitos');
    await user.click(within(habits).getByRole('radio', { name: 'Diário' }));
    expect(habits).toHaveTextContent(/1 resposta, \d+ em aberto: [^,]+, [^,]+ e mais \d+/);
    await user.click(within(habits).getByRole('radio', { name: 'Ruim' }));
    expect(habits).toHaveTextContent('2 respostas');
  });

  it('with an open question of safety does not count as answered', async () => {
    const draft = finishedDraft();
    Object.assign(draft.data.dados, { marcapasso: 'nao' });
    const { user } = await openIntake(draft);
    const title = () => screen.getByRole('heading', { name: /^Segurança/ });
    expect(title()).toHaveTextContent(/^Segurança$/);
    const safety = within(screen.getByRole('region', { name: 'Segurança' }));
    await user.click(safety.getByRole('button', { name: 'Marcar não no que falta' }));
    await waitFor(() => expect(title()).toHaveTextContent('Segurança (o essencial respondido)'));
  });

  it('counts what a draft holds, and opens by itself for an error inside', async () => {
    const draft = finishedDraft();
    Object.assign(draft.data.dados, { consumoAgua: 90, cigarro: 'diario' });
    const { user } = await openIntake(draft);
    const habits = screen.getByRole('region', { name: /Hábitos/ });
    expect(habits).toHaveTextContent('2 respostas');
    await user.click(screen.getByRole('button', { name: 'Gerar Diagnóstico Completo' }));
    await see('O máximo é 40', habits);
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Água por dia' })).toHaveFocus());
  });

  it('has the first wrong answer in focus, however long it takes to open', async () => {
    const draft = finishedDraft();
    Object.assign(draft.data.dados, { consumoAgua: 90 });
    const { user } = await openIntake(draft);
    // On a slow phone the next frame comes before the section has opened.
    vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => {
      callback(0);
      return 0;
    });
    await user.click(screen.getByRole('button', { name: 'Gerar Diagnóstico Completo' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Água por dia' })).toHaveFocus());
  });
});

describe('Enter', () => {
  it('goes to the next field of text and never sends', async () => {
    const { user } = await openIntake(finishedDraft());
    await user.click(textbox('Nome completo do cliente'));
    for (const next of ['Idade', 'Telefone', 'Email', 'Queixa principal']) {
      await user.keyboard('{Enter}');
      expect(textbox(next)).toHaveFocus();
    }
    screen.getByRole('radio', { name: 'Masculino' }).focus();
    await user.keyboard('{Enter}');
    screen.getByRole('checkbox', { name: /Concordo com o uso/ }).focus();
    await user.keyboard('{Enter}');
    expect(server.inputsOf('avaliacoes.create')).toEqual([]);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a contact', () => {
  it('may be none, which is an answer of its own', async () => {
    const draft = finishedDraft();
    Object.assign(draft.data.dados, { telefone: null, email: null });
    const { user, address } = await openIntake(draft);
    await submit(user);
    await see('Informe o telefone');
    await see('Informe o email do cliente');
    await user.click(screen.getByRole('checkbox', { name: 'Telefone: não tem / não informou' }));
    await user.click(screen.getByRole('checkbox', { name: 'Email: não tem / não informou' }));
    expect(textbox('Telefone')).toBeDisabled();
    answerCreation();
    await submit(user);
    await waitFor(() => expect(address()).toBe(`/resultado/${ids.avaliacao}`));
    expect(server.inputsOf('avaliacoes.create')).toMatchObject([
      { dadosAnamnese: { telefone: 'Não tem / não informou', email: 'Não tem / não informou' } },
    ]);
  });

  it('can be told after all', async () => {
    const { user } = await openIntake();
    const none = screen.getByRole('checkbox', { name: 'Telefone: não tem / não informou' });
    await user.click(none);
    await user.click(none);
    await fill(user, textbox('Telefone'), '11988887777');
    await user.tab();
    expect(textbox('Telefone')).toHaveValue('(11) 98888-7777');
  });
});

describe('an answer that another group repeats', () => {
  it('is asked once and stored in both', async () => {
    const { user, address } = await openIntake(finishedDraft());
    await user.click(chip('Emoções', 'Raiva/Irritabilidade'));
    await user.click(chip('Sono', 'Dificuldade para iniciar'));
    expect(chip('Sintomas gerais', 'Irritabilidade')).toBeChecked();
    expect(chip('Sintomas gerais', 'Insônia')).toBeChecked();
    await user.click(chip('Sintomas gerais', 'Irritabilidade'));
    expect(chip('Emoções', 'Raiva/Irritabilidade')).not.toBeChecked();
    await user.click(screen.getAllByRole('button', { name: /^Mais \d+\s*opções/ })[0] ?? document.body);
    await user.click(chip('Sintomas gerais', 'Medo'));
    answerCreation();
    await submit(user);
    await waitFor(() => expect(address()).toBe(`/resultado/${ids.avaliacao}`));
    expect(server.inputsOf('avaliacoes.create')).toMatchObject([
      {
        dadosAnamnese: {
          sintomasGerais: ['insônia', 'medo'],
          sintomasEmocionais: ['Medo/Insegurança'],
          sintomasSono: ['Dificuldade para iniciar'],
        },
      },
    ]);
  });
});

describe('skin and face', () => {
  it('are asked in two places, and one press takes over what was chosen in the other', async () => {
    const { user } = await openIntake(finishedDraft());
    await unfold(user, 'Sintomas Gerais');
    await user.click(chip('Pele', 'Pálida'));
    await user.click(chip('Pele', 'Coceira'));
    await unfold(user, 'Observação Visual');
    await user.click(chip('Face', 'Cansada'));
    await user.click(within(group('Face')).getByRole('button', { name: 'Como em Pele: Pálida' }));
    expect(chip('Face', 'Pálida')).toBeChecked();
    expect(chip('Face', 'Cansada')).toBeChecked();
    expect(screen.queryByRole('button', { name: /^Como em/ })).toBeNull();
  });
});

describe('the questions of safety', () => {
  it('that are still open are denied with one press, which can be taken back', async () => {
    const { user, address } = await openIntake(finishedDraft());
    await user.click(within(group('Tem ou já teve câncer?')).getByRole('radio', { name: 'Sim' }));
    await user.click(screen.getByRole('button', { name: 'Marcar não no que falta' }));
    await see('5 respostas marcadas como não');
    expect(textbox('Alergias')).toHaveValue('Nega');
    await user.click(within(group('Gestante?')).getByRole('radio', { name: 'Sim' }));
    await user.click(screen.getByRole('button', { name: 'Desfazer' }));
    expect(within(group('Usa marcapasso?')).getByRole('radio', { name: 'Não' })).not.toBeChecked();
    expect(within(group('Gestante?')).getByRole('radio', { name: 'Sim' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Marcar não no que falta' }));
    answerCreation();
    await submit(user);
    await waitFor(() => expect(address()).toBe(`/resultado/${ids.avaliacao}`));
    expect(server.inputsOf('avaliacoes.create')).toMatchObject([
      {
        dadosAnamnese: {
          gestante: 'sim',
          marcapasso: 'nao',
          anticoagulante: 'nao',
          epilepsia: 'nao',
          cancer: 'sim',
          alergias: 'Nega',
        },
      },
    ]);
  });

  it('do not ask a man whether he is pregnant', async () => {
    const { user } = await openIntake(finishedDraft());
    expect(group('Gestante?')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Masculino' }));
    expect(screen.queryByRole('group', { name: 'Gestante?' })).toBeNull();
  });
});

describe('dictation', () => {
  it('is not offered where the browser cannot listen', async () => {
    await openIntake();
    expect(screen.queryByRole('button', { name: /^Ditar/ })).toBeNull();
  });

  it('says where the sound goes, and adds what was heard to the text', async () => {
    const listeners: FakeRecognition[] = [];
    class FakeRecognition extends EventTarget {
      lang = '';
      start = vi.fn();
      stop = vi.fn();
      constructor() {
        super();
        listeners.push(this);
      }
    }
    vi.stubGlobal('SpeechRecognition', FakeRecognition);
    onTestFinished(() => void Reflect.deleteProperty(window, 'SpeechRecognition'));
    const { user } = await openIntake();
    await fill(user, textbox('Queixa principal'), 'Cansaço.');
    await user.click(screen.getByRole('button', { name: 'Ditar em Queixa principal' }));
    await see('O som vai para o serviço de voz do seu navegador');
    expect(listeners).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Começar a ditar' }));
    const [heard] = listeners;
    expect(heard?.lang).toBe('pt-BR');
    const results = [Object.assign([{ transcript: 'dor de cabeça' }], { isFinal: true })];
    heard?.dispatchEvent(Object.assign(new Event('result'), { resultIndex: 0, results }));
    await waitFor(() => expect(textbox('Queixa principal')).toHaveValue('Cansaço. dor de cabeça'));
    await user.click(screen.getByRole('button', { name: 'Parar de ditar em Queixa principal' }));
    expect(heard?.stop).toHaveBeenCalled();
    heard?.dispatchEvent(Object.assign(new Event('error'), { error: 'not-allowed' }));
    await see('Não foi possível ouvir');
  });
});

describe('the drafts on the dashboard', () => {
  it('have a limit: the next one stays on the device, and the form says what to do', async () => {
    const { user } = await openIntake();
    server.fail('drafts.save', new Refusal('DRAFT_LIMIT'));
    await fill(user, screen.getByRole('textbox', { name: 'Nome completo do cliente' }), 'Rui Castro');
    await see('Já há 20 rascunhos na conta, descarte um: guardado neste aparelho');
    expect(listLocalDrafts(marina.id).filter(({ synced }) => !synced)).toMatchObject([{ nomeCliente: 'Rui Castro' }]);
  });

  it('do not list an intake that waits to be sent', async () => {
    await keepWaiting(marina.id, {
      id: ids.draft,
      data: finishedDraft().data,
      unsent: {},
      revision: 3,
      queuedAt: '2026-11-20T14:00:00.000Z',
      problem: { title: 'Recusado', action: 'Confira.' },
    });
    server.answer({
      drafts: { list: () => [{ id: ids.draft, nomeCliente: 'Helena Prado', updatedAt: '2026-11-20T14:00:00.000Z' }] },
    });
    openApp('/dashboard');
    await screen.findByRole('region', { name: 'Anamneses aguardando envio' });
    expect(screen.queryByRole('region', { name: 'Rascunhos' })).toBeNull();
    await removeWaiting(marina.id, ids.draft);
    await screen.findByRole('region', { name: 'Rascunhos' });
  });

  it('are those of this device while the server is away', async () => {
    const { user } = await openIntake();
    await fill(user, textbox('Nome completo do cliente'), 'Lia Souto');
    await waitFor(
      () =>
        expect(listLocalDrafts(marina.id)).toContainEqual(
          expect.objectContaining({ nomeCliente: 'Lia Souto', synced: true }),
        ),
      { timeout: 5_000 },
    );
    server.fail('drafts.list', new NoAnswer('network'));
    openApp('/dashboard');
    const link = await screen.findByRole('link', { name: 'Continuar: Lia Souto' });
    expect(link.closest('li')).not.toHaveTextContent('só neste aparelho');
  });

  it('are listed, opened and thrown away one by one', async () => {
    const other = '11111111-1111-4111-8111-111111111111';
    const stored = new Map([
      [ids.draft, { id: ids.draft, nomeCliente: 'Helena Prado', updatedAt: '2026-11-20T14:00:00.000Z' }],
      [other, { id: other, nomeCliente: null, updatedAt: '2026-11-21T14:00:00.000Z' }],
    ]);
    server.answer({
      drafts: {
        list: () => [...stored.values()],
        byId: () => finishedDraft(),
        discard: ({ id }) => {
          stored.delete(id);
          return {};
        },
      },
    });
    const { user, address } = openApp('/dashboard');
    const list = await screen.findByRole('region', { name: 'Rascunhos' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([expect.stringContaining('Sem nome'), expect.stringContaining('Helena Prado')]);
    await user.click(within(list).getByRole('button', { name: 'Descartar: Sem nome' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Descartar o rascunho?' });
    await user.click(within(dialog).getByRole('button', { name: 'Descartar' }));
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1));
    expect(server.inputsOf('drafts.discard')).toEqual([{ id: other }]);
    await user.click(within(list).getByRole('link', { name: 'Continuar: Helena Prado' }));
    await waitFor(() => expect(address()).toBe(`/anamnese?rascunho=${ids.draft}`));
    expect(await screen.findByRole('textbox', { name: 'Nome completo do cliente' })).toHaveValue('Helena Prado');
  });

  it('begin with the newest three, and show the others when asked', async () => {
    server.answer({
      drafts: {
        list: () =>
          [1, 2, 3, 4].map((n) => ({
            id: `${n}1111111-1111-4111-8111-111111111111`,
            nomeCliente: `Cliente ${n}`,
            updatedAt: `2026-11-2${n}T14:00:00.000Z`,
          })),
      },
    });
    const { user } = openApp('/dashboard');
    const list = await screen.findByRole('region', { name: 'Rascunhos' });
    expect(list).toHaveTextContent('4 anamneses começadas');
    expect(within(list).getAllByRole('listitem')).toHaveLength(3);
    expect(within(list).queryByText('Cliente 1')).toBeNull();
    await user.click(within(list).getByRole('button', { name: 'Mostrar os 4 rascunhos' }));
    expect(within(list).getAllByRole('listitem')).toHaveLength(4);
  });

  it('do not open in a new form, and a new one has an address of its own from the first answer on', async () => {
    server.answer({
      drafts: {
        list: () => [{ id: ids.draft, nomeCliente: 'Helena Prado', updatedAt: '2026-11-20T14:00:00.000Z' }],
        byId: () => finishedDraft(),
      },
    });
    const { user, address } = await openIntake();
    expect(textbox('Nome completo do cliente')).toHaveValue('');
    expect(address()).toBe('/anamnese');
    await fill(user, textbox('Nome completo do cliente'), 'Rui');
    await waitFor(() => expect(address()).toMatch(/\?rascunho=[0-9a-f-]{36}$/));
    expect(address()).not.toContain(ids.draft);
    expect(textbox('Nome completo do cliente')).toHaveValue('Rui');
  });
});

function textbox(name: string): HTMLElement {
  return screen.getByRole('textbox', { name });
}

function group(name: string): HTMLElement {
  return screen.getByRole('group', { name });
}

function chip(question: string, option: string): HTMLElement {
  return within(group(question)).getByRole('checkbox', { name: option });
}

function answerCreation(): void {
  server.answer({
    avaliacoes: {
      create: () => ({ id: ids.avaliacao, subscription: planStatus('Gratuito', 1) }),
      byId: () => avaliacao({ status: 'pendente' }),
    },
  });
}

async function submit(user: ReturnType<typeof openApp>['user']): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Gerar Diagnóstico Completo' }));
}

async function openIntake(draft?: ReturnType<typeof finishedDraft>) {
  if (draft) server.answer({ drafts: { byId: () => draft } });
  const app = openApp(draft ? `/anamnese?rascunho=${draft.id}` : '/anamnese');
  await screen.findByRole('textbox', { name: 'Nome completo do cliente' });
  await screen.findByRole('region', { name: 'Plano e uso' });
  return app;
}
