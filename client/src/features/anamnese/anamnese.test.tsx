import type { AnamneseDraft } from '@meridia/shared/anamnese/draft.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { maySignOut } from '../../lib/before-sign-out.ts';
import { server } from '../../testing/fake-network.ts';
import { NoAnswer, Refusal } from '../../testing/fake-server.ts';
import { refuseFiles } from '../../testing/kept-files.ts';
import { type OpenApp, openApp } from '../../testing/open-app.tsx';
import { avaliacao, finishedDraft, foto, ids, marina, planStatus } from '../../testing/samples.ts';
import { fill, see, seeNo } from '../../testing/see.ts';
import { unfold } from '../../testing/unfold.ts';

const generate = { name: 'Gerar Diagnóstico Completo' };

describe('an intake that cannot be sent', () => {
  it('tells of a wrong phone and a wrong email when the field is left', async () => {
    const { user } = await openIntake();
    await fill(user, textbox('Telefone'), '123');
    await fill(user, textbox('Email'), 'helena@');
    await user.click(textbox('Nome completo do cliente'));
    await see('Informe o telefone com DDD, por exemplo (11) 99999-0000');
    await see('Informe um email válido, como nome@exemplo.com');
    expect(textbox('Email')).toHaveAttribute('aria-invalid', 'true');
  });

  it('without consent or without the tongue photo says which, goes there and creates nothing', async () => {
    const { user } = await openFinishedIntake();
    const consent = screen.getByRole('checkbox', { name: /Concordo com o uso/ });
    await user.click(consent);
    await submit(user);
    await see('É necessário aceitar o termo de consentimento', screen.getByRole('region', { name: /Consentimento/ }));
    await waitFor(() => expect(consent).toHaveFocus());

    await user.click(consent);
    await user.click(within(slot('lingua')).getByRole('button', { name: 'Remover' }));
    const scrolled = vi.spyOn(slot('lingua'), 'scrollIntoView');
    await submit(user);
    await see('A imagem da língua é obrigatória', slot('lingua'));
    await waitFor(() => expect(scrolled).toHaveBeenCalled());
    expect(server.inputsOf('avaliacoes.create')).toEqual([]);
  });

  it('shows what the server alone refuses beside its field', async () => {
    const { user } = await openFinishedIntake();
    const fields = { 'dadosAnamnese.telefone': 'Este telefone não foi aceito' };
    server.fail('avaliacoes.create', new Refusal('VALIDATION', { fields }));
    await submit(user);
    await see('Este telefone não foi aceito', screen.getByRole('region', { name: /Dados Pessoais/ }));
    await waitFor(() => expect(textbox('Telefone')).toHaveFocus());
  });

  it('says so when the server is away', async () => {
    const { user } = await openFinishedIntake();
    server.fail('avaliacoes.create', new NoAnswer('gateway'));
    await submit(user);
    await see('Erro ao processar avaliação');
    expect(screen.getByRole('button', generate)).toBeEnabled();
  });
});

describe('an intake that is sent', () => {
  it('is sent once, however often it is clicked', async () => {
    const created = answerCreationLater();
    const { address } = await openFinishedIntake();
    const button = screen.getByRole('button', generate);
    for (let click = 0; click < 4; click += 1) button.click();
    await screen.findByRole('button', { name: 'Gerando Diagnóstico...' });
    created.resolve();
    await waitFor(() => expect(address()).toBe(`/resultado/${ids.avaliacao}`));
    expect(server.inputsOf('avaliacoes.create')).toHaveLength(1);
  });

  it('is no longer saved as a draft meanwhile, because the server has none any more', async () => {
    const created = answerCreationLater();
    const { user, address } = await openFinishedIntake();
    await fill(user, textbox('Nome completo do cliente'), 'Ana Maria Prado');
    await user.click(screen.getByRole('button', generate));
    await screen.findByRole('button', { name: 'Gerando Diagnóstico...' });
    const saves = server.inputsOf('drafts.save').length;
    // Longer than the pause after which the draft is saved.
    await new Promise((resolve) => setTimeout(resolve, 1700));
    expect(server.inputsOf('drafts.save')).toHaveLength(saves);
    created.resolve();
    await waitFor(() => expect(address()).toBe(`/resultado/${ids.avaliacao}`));
  });

  it('waits and is sent under the same key when the answer got lost', async () => {
    const { user } = await openFinishedIntake();
    server.fail('avaliacoes.create', new NoAnswer('network'));
    await submit(user);
    const waiting = await screen.findByRole('region', { name: 'Anamneses aguardando envio' });
    await see(/^Aguardando envio/, waiting);
    await waitFor(() => expect(textbox('Nome completo do cliente')).toHaveValue(''));
    server.answer({
      avaliacoes: { create: () => ({ id: ids.avaliacao, subscription: planStatus('Gratuito', 1) }) },
    });
    await user.click(within(waiting).getByRole('button', { name: /Enviar agora/ }));
    await see(/^Anamnese de .+ enviada$/);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Anamneses aguardando envio' })).toBeNull());
    const [first, ...others] = server.inputsOf('avaliacoes.create');
    expect(first).toMatchObject({ idempotencyKey: ids.draft });
    expect(others.length).toBeGreaterThan(0);
    for (const other of others) expect(other).toEqual(first);
  });
});

describe('an intake that waits', () => {
  it('comes back to the form with its answers', async () => {
    const { user, address } = await openFinishedIntake();
    const nome = finishedDraft().data.dados.nomeCliente;
    server.fail('avaliacoes.create', new NoAnswer('network'));
    await submit(user);
    const waiting = await screen.findByRole('region', { name: 'Anamneses aguardando envio' });
    // While it is tried again by itself, it cannot be edited.
    await waitFor(() => expect(server.inputsOf('avaliacoes.create')).toHaveLength(2));
    await see(/^Aguardando envio/, waiting);
    expect(address()).toBe('/anamnese');
    await user.click(within(waiting).getByRole('button', { name: /Voltar a editar/ }));
    await waitFor(() => expect(address()).toBe(`/anamnese?rascunho=${ids.draft}`));
    await waitFor(() => expect(textbox('Nome completo do cliente')).toHaveValue(nome));
    expect(screen.queryByRole('region', { name: 'Anamneses aguardando envio' })).toBeNull();
  });

  it('stays in the form when the device cannot store it', async () => {
    const { user } = await openFinishedIntake();
    server.fail('avaliacoes.create', new NoAnswer('network'));
    refuseFiles();
    await submit(user);
    await see('O formulário está guardado. Gere de novo quando a internet voltar.');
    expect(textbox('Nome completo do cliente')).not.toHaveValue('');
  });

  it('is not sent on a sign-out, and is erased only when the person says so', async () => {
    const { user } = await openFinishedIntake();
    server.fail('avaliacoes.create', new NoAnswer('network'));
    await submit(user);
    await screen.findByRole('region', { name: 'Anamneses aguardando envio' });
    // The watch over what waits, which also asks at a sign-out, has begun when it tries by itself.
    await waitFor(() => expect(server.inputsOf('avaliacoes.create')).toHaveLength(2));
    const answer = async (name: string) => {
      const dialog = await screen.findByRole('dialog', { name: 'Sair com anamneses por enviar?' });
      // No event of the person opened it, so React shows it one task before it takes the pointer.
      await waitFor(() => expect(dialog).toHaveStyle({ pointerEvents: 'auto' }));
      await user.click(within(dialog).getByRole('button', { name }));
    };
    const leave = maySignOut();
    await answer('Guardar e sair');
    expect(await leave).toBe(true);
    expect(screen.getByRole('region', { name: 'Anamneses aguardando envio' })).toBeVisible();
    const again = maySignOut();
    await answer('Apagar e sair');
    expect(await again).toBe(true);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Anamneses aguardando envio' })).toBeNull());
  });
});

/** The answers that the form sends. */
async function sentAnswers({ user, address }: OpenApp): Promise<unknown> {
  server.answer({
    avaliacoes: {
      create: () => ({ id: ids.avaliacao, subscription: planStatus('Gratuito', 1) }),
      byId: () => avaliacao({ status: 'pendente' }),
    },
  });
  await submit(user);
  await waitFor(() => expect(address()).toBe(`/resultado/${ids.avaliacao}`));
  return server.inputsOf('avaliacoes.create')[0];
}

describe('a slider', () => {
  const slider = () => screen.getByRole('slider', { name: 'Intensidade da dor' });
  const shownValue = () => slider().getAttribute('aria-valuetext');

  it('is sent as not asked when nobody touched it', async () => {
    const app = await openFinishedIntake();
    await unfold(app.user, 'Queixa Principal');
    expect(shownValue()).toBe('Não perguntado');
    expect(await sentAnswers(app)).toMatchObject({ dadosAnamnese: { intensidadeDor: null, estresseNivel: null } });
  });

  it('is answered with the value at which it stands, and opened again', async () => {
    const app = await openFinishedIntake();
    const { user } = app;
    await unfold(user, 'Queixa Principal');
    await unfold(user, 'Hábitos');
    await user.click(screen.getByRole('button', { name: /^Marcar 0\s*em Intensidade da dor/ }));
    expect(shownValue()).toBe('Sem dor');
    await user.click(screen.getByRole('button', { name: /^Marcar 5\s*em Nível/ }));
    await user.click(screen.getByRole('button', { name: /^Limpar\s*em Nível/ }));
    expect(await sentAnswers(app)).toMatchObject({ dadosAnamnese: { intensidadeDor: 0, estresseNivel: null } });
  });

  it.each([
    ['{Enter}', 'Sem dor'],
    [' ', 'Sem dor'],
    ['{Home}', 'Sem dor'],
    ['{ArrowLeft}', 'Sem dor'],
    ['{ArrowRight}', '1 de 10, dor leve'],
    ['{End}', '10 de 10, a pior dor possível'],
  ])('is answered by the key %s', async (key, words) => {
    const { user } = await openFinishedIntake();
    await unfold(user, 'Queixa Principal');
    slider().focus();
    await user.keyboard(key);
    expect(shownValue()).toBe(words);
    expect(server.inputsOf('avaliacoes.create')).toEqual([]);
  });
});

describe('the pulse by position', () => {
  it('is closed, shows what is chosen in it, and is sent', async () => {
    const app = await openFinishedIntake();
    const { user } = app;
    await unfold(user, 'Observação Visual');
    expect(screen.queryByRole('group', { name: 'Esquerdo, guan (Fígado)' })).toBeNull();
    await user.click(screen.getByText('Pulso por posição'));
    await user.click(await screen.findByText('Esquerdo, guan (Fígado)'));
    const position = await screen.findByRole('group', { name: 'Esquerdo, guan (Fígado)' });
    await user.click(within(position).getByRole('checkbox', { name: 'Fino' }));
    await user.click(within(position).getByRole('checkbox', { name: 'Em corda' }));
    await see('Esquerdo, guan (Fígado) · Fino, Em corda');
    await see('Pulso por posição · 1 resposta');
    expect(await sentAnswers(app)).toMatchObject({
      dadosAnamnese: { pulso: [], pulsoGuanEsquerdo: ['Fino', 'Em corda'] },
    });
  });
});

describe('a photo', () => {
  const refused = [
    ['nota.txt', 'text/plain', null, 'O arquivo escolhido não é uma imagem'],
    ['lingua.jpg', 'image/jpeg', 'FOTO_NOT_AN_IMAGE', 'O arquivo escolhido não é uma imagem.'],
    ['iphone.heic', 'image/heic', 'FOTO_HEIC', 'Esta foto está no formato HEIC do iPhone.'],
    ['cortada.jpg', 'image/jpeg', 'FOTO_CORRUPT', 'O arquivo da foto está incompleto ou danificado.'],
    ['bomba.png', 'image/png', 'FOTO_TOO_MANY_PIXELS', 'Esta imagem tem pixels demais.'],
  ] as const;

  it('that cannot be taken gets a clear answer in its slot, and nothing else changes', async () => {
    const { user } = await openIntake();
    await fill(user, textbox('Nome completo do cliente'), 'Helena Prado');
    for (const [name, type, code, text] of refused) {
      server.upload = () => {
        if (!code) throw new Error(`${name} was sent`);
        throw new Refusal(code, { message: `${text} E agora?` });
      };
      await choose(user, 'lingua', new File(['x'], name, { type }));
      await see(text, slot('lingua'));
      expect(within(slot('lingua')).queryByRole('img')).toBeNull();
    }
    server.upload = ({ kind }) => foto(kind);
    await choose(user, 'lingua', picture());
    await see('Boa foto para a análise', slot('lingua'));
    await seeNo(/pixels demais/, slot('lingua'));

    server.upload = () => {
      throw new Refusal('FOTO_CORRUPT', { message: 'O arquivo da foto está incompleto ou danificado. E agora?' });
    };
    await choose(user, 'lingua', picture());
    await see('incompleto ou danificado', slot('lingua'));
    expect(within(slot('lingua')).getByRole('img', { name: 'Foto da língua enviada' })).toBeVisible();
    expect(textbox('Nome completo do cliente')).toHaveValue('Helena Prado');
  });

  it.each([
    ['lingua', 'A imagem da língua é muito grande'],
    ['face', 'A imagem da face é muito grande'],
    ['orelha', 'A imagem da orelha é muito grande'],
  ] as const)('of %s that is too large is not sent', async (kind, text) => {
    const { user } = await openIntake();
    await unfold(user, 'Upload de Imagens');
    await choose(user, kind, new File([new Uint8Array(6 * 1024 * 1024)], 'grande.jpg', { type: 'image/jpeg' }));
    await see(text, slot(kind));
    await see('Tamanho máximo: 5MB. Tamanho atual: 6,0 MB', slot(kind));
  });

  it('that the network swallows is tried three times and can be tried again', async () => {
    const { user } = await openIntake();
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 200 });
    const upload = vi.fn(() => {
      throw new NoAnswer('network');
    });
    server.upload = upload;
    await choose(user, 'lingua', picture());
    await see('Falha no upload da imagem da língua após 3 tentativas', slot('lingua'));
    expect(upload).toHaveBeenCalledTimes(3);
    server.upload = ({ kind }) => foto(kind);
    await user.click(within(slot('lingua')).getByRole('button', { name: 'Tentar novamente' }));
    await see('Boa foto para a análise', slot('lingua'));
  });
});

describe('a draft', () => {
  it('that only the device holds comes back after a reload and is sent', async () => {
    const restore = server.fail('drafts.save', new NoAnswer('network'));
    const first = await openIntake();
    await fill(first.user, textbox('Nome completo do cliente'), 'Helena Prado');
    await see('Sem conexão: guardado neste aparelho');
    const draft = draftIn(first.address());
    first.leave();
    await openIntake(draft);
    expect(textbox('Nome completo do cliente')).toHaveValue('Helena Prado');
    expect(screen.getByRole('region', { name: 'Rascunho recuperado' })).toHaveTextContent('neste aparelho');
    restore();
    window.dispatchEvent(new Event('online'));
    await see(/^Salvo às \d\d:\d\d$/);
    expect(server.inputsOf('drafts.save').at(-1)).toMatchObject({
      data: { dados: { nomeCliente: 'Helena Prado' } },
      // Another account may have signed in in this browser, and must not get it.
      conta: marina.id,
    });
  });

  it('of another account of this device goes once its server has it, and stays while it is the only copy', async () => {
    const others = ['synced', 'unsynced'].map((state) => {
      const key = `meridia:anamnese:${ids.foto}:${state}`;
      window.localStorage.setItem(key, JSON.stringify({ ...finishedDraft(), synced: state === 'synced' }));
      return key;
    });
    await openIntake();
    await waitFor(() => expect(others.map((key) => window.localStorage.getItem(key) !== null)).toEqual([false, true]));
  });

  it.each([
    ['Manter esta', 'Deste aparelho'],
    ['Usar a outra versão', 'Do outro aparelho'],
  ])('that two devices wrote is what the person chooses: %s', async (choice, name) => {
    const other: AnamneseDraft = finishedDraft();
    other.data.dados.nomeCliente = 'Do outro aparelho';
    const { user } = await openFinishedIntake();
    server.answer({
      drafts: {
        byId: () => ({ ...other, revision: 7 }),
        save: ({ baseRevision }) => {
          if (baseRevision < 7) throw new Refusal('DRAFT_CONFLICT');
          return { revision: baseRevision + 1, updatedAt: new Date().toISOString() };
        },
      },
    });
    await fill(user, textbox('Nome completo do cliente'), 'Deste aparelho');
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Há duas versões deste rascunho',
    });
    expect(dialog).toHaveTextContent('Do outro aparelho');
    // The dialog opened while she typed: the next key chooses nothing.
    expect(dialog).toHaveFocus();
    await user.keyboard('{Enter} ');
    expect(dialog).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: choice }));
    await waitFor(() => expect(textbox('Nome completo do cliente')).toHaveValue(name));
    await unfold(user, 'Dados Pessoais');
    await fill(user, textbox('Profissão'), 'Professora');
    await see(/^Salvo às \d\d:\d\d$/);
    await waitFor(() =>
      expect(server.inputsOf('drafts.save').at(-1)).toMatchObject({
        data: { dados: { nomeCliente: name, profissao: 'Professora' } },
      }),
    );
  });

  it('that two tabs wrote can be joined, so that nothing is lost', async () => {
    const other: AnamneseDraft = finishedDraft();
    Object.assign(other.data.dados, { queixaPrincipal: 'Dor de cabeça.', profissao: 'Costureira' });
    const { user } = await openFinishedIntake();
    server.answer({
      drafts: {
        byId: () => ({ ...other, revision: 7 }),
        save: ({ baseRevision }) => {
          if (baseRevision < 7) throw new Refusal('DRAFT_CONFLICT');
          return { revision: baseRevision + 1, updatedAt: new Date().toISOString() };
        },
      },
    });
    await unfold(user, 'Dados Pessoais');
    await fill(user, textbox('Localidade'), 'Belém, PA');
    const dialog = await screen.findByRole('alertdialog');
    const closing = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(closing);
    expect(closing.defaultPrevented).toBe(true);
    const differences = within(within(dialog).getByRole('region', { name: 'O que é diferente' })).getAllByRole(
      'listitem',
    );
    expect(differences.map(({ textContent }) => textContent)).toEqual([
      'ProfissãoNesta tela: sem respostaNa outra: Costureira',
      'LocalidadeNesta tela: Belém, PANa outra: sem resposta',
      'Queixa principalNesta tela: Cansaço depois das refeições.Na outra: Dor de cabeça.',
    ]);
    act(() => within(dialog).getByRole('button', { name: 'Juntar as duas' }).focus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await unfold(user, 'Dados Pessoais');
    await waitFor(() => expect(textbox('Profissão')).toHaveValue('Costureira'));
    await waitFor(() =>
      expect(server.inputsOf('drafts.save').at(-1)).toMatchObject({
        id: ids.draft,
        baseRevision: 7,
        data: {
          dados: {
            profissao: 'Costureira',
            localidade: 'Belém, PA',
            queixaPrincipal: 'Cansaço depois das refeições.\nDor de cabeça.',
          },
        },
      }),
    );
    await see(/^Salvo às \d\d:\d\d$/);
  });

  it.each([
    ['Sair', 'Helena Prado'],
    ['Descartar rascunho', ''],
  ])('of a form that is left is what the person says: %s', async (choice, kept) => {
    const first = await openIntake();
    await fill(first.user, textbox('Nome completo do cliente'), 'Helena Prado');
    await see(/^Salvo às \d\d:\d\d$/);
    const draft = draftIn(first.address());
    await first.user.click(screen.getByRole('link', { name: 'MeridIA: ir para o início' }));
    const dialog = await screen.findByRole('dialog', { name: 'Sair da anamnese?' });
    await first.user.click(within(dialog).getByRole('button', { name: choice }));
    await waitFor(() => expect(first.address()).toBe('/dashboard'));
    expect(server.inputsOf('drafts.discard')).toHaveLength(kept ? 0 : 1);
    first.leave();
    await openIntake(draft);
    expect(textbox('Nome completo do cliente')).toHaveValue(kept);
  });
});

/** The draft that the address names. */
function draftIn(address: string): string {
  return new URL(address, 'https://meridia.test').searchParams.get('rascunho') ?? '';
}

type User = OpenApp['user'];

function textbox(name: string): HTMLElement {
  return screen.getByRole('textbox', { name });
}

function slot(kind: 'lingua' | 'face' | 'orelha'): HTMLElement {
  const found = document.getElementById(`campo-fotos-${kind}`);
  if (!found) throw new Error(`no slot for ${kind}`);
  return found;
}

function picture(): File {
  return new File(['a picture'], 'lingua.jpg', { type: 'image/jpeg' });
}

async function choose(user: User, kind: 'lingua' | 'face' | 'orelha', file: File): Promise<void> {
  const input = document.querySelector<HTMLInputElement>(`input[name="foto-${kind}"]`);
  if (!input) throw new Error(`no file input for ${kind}`);
  await user.upload(input, file);
}

async function openIntake(draft?: string): Promise<OpenApp> {
  const app = openApp(draft ? `/anamnese?rascunho=${draft}` : '/anamnese');
  await screen.findByRole('textbox', { name: 'Nome completo do cliente' });
  return app;
}

async function openFinishedIntake(): Promise<OpenApp> {
  server.answer({ drafts: { byId: finishedDraft } });
  const app = await openIntake(ids.draft);
  await see('Boa foto para a análise', slot('lingua'));
  await screen.findByRole('region', { name: 'Plano e uso' });
  return app;
}

/** The assessment is created when the result is resolved. */
function answerCreationLater(): PromiseWithResolvers<void> {
  const created = Promise.withResolvers<void>();
  server.answer({
    avaliacoes: {
      create: async () => {
        await created.promise;
        return { id: ids.avaliacao, subscription: planStatus('Gratuito', 1) };
      },
      byId: () => avaliacao({ status: 'pendente' }),
    },
  });
  return created;
}

async function submit(user: User): Promise<void> {
  await user.click(screen.getByRole('button', generate));
}
