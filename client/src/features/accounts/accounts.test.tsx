import type { Access } from '@meridia/shared/access-log.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { server } from '../../testing/fake-network.ts';
import { NoAnswer, Refusal } from '../../testing/fake-server.ts';
import { type OpenApp, openApp } from '../../testing/open-app.tsx';
import { answerForVisitor, finishedDraft, ids, marina } from '../../testing/samples.ts';
import { fill, see, seeNo } from '../../testing/see.ts';
import { unfold } from '../../testing/unfold.ts';

const goodPassword = 'Vento-Calmo-Norte-77';
const link = (path: string, type: string) => `${path}#access_token=5f4dcc3b&type=${type}`;

describe('a guarded screen', () => {
  it.each([
    '/anamnese',
    '/historico',
    '/configuracoes',
    '/subscription',
    '/admin',
    `/resultado/${ids.avaliacao}`,
    '/success?session_id=cs_test_123',
    '/bem-vindo',
  ])('%s asks a visitor to sign in and comes back', async (path) => {
    answerForVisitor(server);
    const { address } = openApp(path);
    await waitFor(() => expect(address()).toBe(`/auth?redirect=${encodeURIComponent(path)}`));
  });

  it('/dashboard sends a visitor to the landing page', async () => {
    answerForVisitor(server);
    const { address } = openApp('/dashboard');
    await waitFor(() => expect(address()).toBe('/'));
  });

  it.each(['/', '/auth'])('leaves out %s for who is signed in', async (path) => {
    const { address } = openApp(path);
    await waitFor(() => expect(address()).toBe('/dashboard'));
  });

  it('opens after the sign-in that it asked for', async () => {
    answerForVisitor(server);
    const app = openApp('/bem-vindo');
    await see('Que bom ter você de volta');
    server.answer({ accounts: { login: () => signInMarina() } });
    await logIn(app, 'Senha-Segura-2026');
    await see('3 Diagnósticos Grátis');
    expect(app.address()).toBe('/bem-vindo');
  });
});

describe('signing in', () => {
  it('is told to be refused, and to have failed', async () => {
    answerForVisitor(server);
    const app = openApp('/auth');
    await see('Que bom ter você de volta');
    server.fail('accounts.login', new Refusal('INVALID_CREDENTIALS', { message: 'Email ou senha incorretos.' }));
    await logIn(app, 'Errada-Senha-12');
    await see('Email ou senha incorretos.');
    expect(textbox('Senha')).toHaveFocus();
    server.fail('accounts.login', new NoAnswer('gateway'));
    await logIn(app, 'Errada-Senha-12');
    await see('Erro ao processar sua solicitação');
  });

  it('waits in place when a session ends, for password and code, and keeps a half-filled form', async () => {
    const { user } = openApp('/anamnese');
    const name = await screen.findByRole('textbox', { name: 'Nome completo do cliente' });
    await fill(user, name, 'Helena Prado');
    await see(/^Salvo às \d\d:\d\d$/);
    await unfold(user, 'Dados Pessoais');
    answerForVisitor(server);
    const restore = server.fail('drafts.save', new Refusal('UNAUTHENTICATED'));
    await fill(user, screen.getByRole('textbox', { name: 'Profissão' }), 'Professora');

    const dialog = await screen.findByRole('dialog', { name: 'Sua sessão expirou' });
    // A stray Escape must not cost the form.
    await user.keyboard('{Escape}');
    server.fail('accounts.login', new Refusal('SECOND_FACTOR_REQUIRED'));
    await fill(user, within(dialog).getByLabelText('Senha'), 'Senha-Segura-2026');
    await user.click(within(dialog).getByRole('button', { name: 'Continuar' }));
    const code = await within(dialog).findByRole('textbox', { name: /Código de 6 números/ });
    expect(dialog).toHaveAccessibleName('Código de verificação');
    expect(code).toHaveFocus();
    server.answer({ accounts: { login: () => signInMarina() } });
    restore();
    await user.paste('123456');
    await user.click(within(dialog).getByRole('button', { name: 'Confirmar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.inputsOf('accounts.login').at(-1)).toMatchObject({ email: marina.email, code: '123456' });
    expect(name).toHaveValue('Helena Prado');
    expect(screen.getByRole('textbox', { name: 'Profissão' })).toHaveValue('Professora');
    await waitFor(() =>
      expect(server.inputsOf('drafts.save').at(-1)).toMatchObject({ data: { dados: { profissao: 'Professora' } } }),
    );
  });

  it('out is told when it fails', async () => {
    server.answer({ accounts: { session: () => ({ user: { ...marina, role: 'admin' } }) } });
    server.fail('accounts.logout', new NoAnswer('gateway'));
    const { user } = openApp('/configuracoes');
    expect(await screen.findByRole('link', { name: 'Acessar Painel Admin' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Sair da Conta' }));
    await see('Erro ao fazer logout');
  });
});

describe('signing up', () => {
  it('says what a password lacks while it is typed, and what an address that has an account can do', async () => {
    answerForVisitor(server);
    server.fail(
      'accounts.signUp',
      new Refusal('EMAIL_ALREADY_REGISTERED', {
        message: 'Este email já está cadastrado. Faça login ou recupere sua senha.',
      }),
    );
    const { user } = openApp('/auth?modo=cadastro');
    await fill(user, await screen.findByRole('textbox', { name: /Nome Completo/ }), 'Marina Duarte Lopes');
    await fill(user, textbox('Email'), 'marina@example.com');
    const password = textbox('Senha');
    const rules = () => within(screen.getByRole('list', { name: 'Requisitos da senha' })).getAllByRole('listitem');
    const met = () => rules().filter(({ textContent }) => textContent.includes('(atendido)'));
    const signUp = () => user.click(screen.getByRole('button', { name: 'Cadastrar' }));
    expect(rules()).toHaveLength(6);

    await fill(user, password, 'SENHA-FORTE-12');
    await signUp();
    await see('Deve conter pelo menos uma letra minúscula');
    await fill(user, password, 'Flamengo@2024');
    expect(met()).toHaveLength(5);
    expect(rules().at(-1)).toHaveTextContent('Difícil de adivinhar (não atendido)');
    expect(rules().at(-1)).toHaveTextContent('Anos, sequências e repetições quase não contam: junte outra palavra');
    await fill(user, password, 'Marina@Duarte-77');
    expect(rules().at(-1)).toHaveTextContent('Seu nome, seu email e o nome do sistema não contam');
    await signUp();
    expect(password).toHaveFocus();
    await see('A senha não atende aos requisitos de segurança');
    expect(server.inputsOf('accounts.signUp')).toEqual([]);

    await fill(user, password, goodPassword);
    expect(met()).toHaveLength(6);
    await signUp();
    await see('Este email já está cadastrado. Faça login ou recupere sua senha.');
    expect(textbox('Email')).toHaveFocus();
  });
});

describe('a sign-up', () => {
  async function signUp(path: string, confirmationRequired: boolean): Promise<OpenApp> {
    answerForVisitor(server);
    server.answer({ accounts: { signUp: () => ({ confirmationRequired }) } });
    const app = openApp(path);
    await fill(app.user, await screen.findByRole('textbox', { name: /Nome Completo/ }), marina.nomeCompleto);
    await fill(app.user, textbox('Email'), marina.email);
    await fill(app.user, textbox('Senha'), goodPassword);
    server.answer({ accounts: { login: () => signInMarina() } });
    await app.user.click(screen.getByRole('button', { name: 'Cadastrar' }));
    await see('Cadastro realizado! Verifique seu email para confirmar sua conta.');
    return app;
  }

  it.each([
    ['/auth?modo=cadastro', '/dashboard'],
    ['/auth?modo=cadastro&redirect=%2Fplans', '/plans'],
  ])('at %s leads in without a second login where the address can be confirmed later', async (path, target) => {
    const { address } = await signUp(path, false);
    await waitFor(() => expect(address()).toBe(target));
    expect(server.inputsOf('accounts.login')).toEqual([{ email: marina.email, password: goodPassword }]);
  });

  it('waits for the link where the address must be confirmed first', async () => {
    const { address } = await signUp('/auth?modo=cadastro', true);
    expect(await screen.findByRole('heading', { name: 'Confirme seu email' })).toHaveFocus();
    expect(address()).toBe('/auth');
    expect(server.inputsOf('accounts.login')).toEqual([]);
  });

  it('whose sign-in fails leaves the login, with the address filled in', async () => {
    answerForVisitor(server);
    server.answer({ accounts: { signUp: () => ({ confirmationRequired: false }) } });
    server.fail('accounts.login', new NoAnswer('gateway'));
    const { user, address } = openApp('/auth?modo=cadastro');
    await fill(user, await screen.findByRole('textbox', { name: /Nome Completo/ }), marina.nomeCompleto);
    await fill(user, textbox('Email'), marina.email);
    await fill(user, textbox('Senha'), goodPassword);
    await user.click(screen.getByRole('button', { name: 'Cadastrar' }));
    await see('Enquanto isso, você já pode entrar.');
    expect(address()).toBe('/auth');
    expect(textbox('Email')).toHaveValue(marina.email);
  });
});

describe('a link of the confirmation mail', () => {
  it.each([
    ['LINK_INVALID', 'Este link não é válido'],
    ['LINK_EXPIRED', 'Este link expirou'],
    ['LINK_USED', 'Este link já foi usado'],
  ] as const)('that the server refuses with %s says: %s', async (code, title) => {
    answerForVisitor(server);
    server.fail('accounts.confirmSignUp', new Refusal(code));
    const { user, address } = openApp(link('/bem-vindo', 'signup'));
    expect(await screen.findByRole('heading', { level: 1, name: title })).toHaveFocus();
    expect(address()).toBe('/bem-vindo');
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Entrar' }));
    await waitFor(() => expect(address()).toBe('/auth'));
  });

  it('is no error for who is in, though it was used', async () => {
    server.fail('accounts.confirmSignUp', new Refusal('LINK_USED'));
    openApp(link('/bem-vindo', 'signup'));
    await see('3 Diagnósticos Grátis');
  });

  it('is not one of the recovery mail', async () => {
    answerForVisitor(server);
    openApp(link('/bem-vindo', 'recovery'));
    await see('Este link não é válido');
    expect(server.inputsOf('accounts.confirmSignUp')).toEqual([]);
  });

  it('waits for a network and can be tried again', async () => {
    answerForVisitor(server);
    server.fail('accounts.confirmSignUp', new NoAnswer('network'));
    const { user } = openApp(link('/bem-vindo', 'signup'));
    await see('Sem conexão com o servidor');
    signInMarina();
    server.answer({ accounts: { confirmSignUp: () => ({ signedIn: true, passwordFor: null }) } });
    await user.click(screen.getByRole('button', { name: 'Tentar Novamente' }));
    await see('3 Diagnósticos Grátis');
  });

  it('asks who did not sign up in this browser for a password, and says what taking the account over means', async () => {
    answerForVisitor(server);
    const passwordFor = { email: marina.email, nomeCompleto: marina.nomeCompleto };
    server.answer({ accounts: { confirmSignUp: () => ({ signedIn: false, passwordFor }) } });
    const { user } = openApp(link('/bem-vindo', 'signup'));
    await see('quem o fez perde o acesso');
    server.answer({
      accounts: {
        confirmSignUp: ({ password }) => {
          expect(password).toBe(goodPassword);
          signInMarina();
          return { signedIn: true, passwordFor: null };
        },
      },
    });
    await fill(user, textbox('Senha'), goodPassword);
    await user.keyboard('{Enter}');
    await see('3 Diagnósticos Grátis');
  });
});

describe('a forgotten password', () => {
  it('says the same of an address without an account, and that the mail could not be sent', async () => {
    answerForVisitor(server);
    const restore = server.fail('accounts.requestRecovery', new NoAnswer('gateway'));
    const { user } = openApp('/recuperar-senha');
    await fill(user, await screen.findByRole('textbox', { name: /Email/ }), 'ninguem@example.com');
    await user.click(screen.getByRole('button', { name: 'Enviar Link de Recuperação' }));
    await see('Erro ao enviar email de recuperação');
    restore();
    server.answer({ accounts: { requestRecovery: () => ({}) } });
    await user.click(screen.getByRole('button', { name: 'Enviar Link de Recuperação' }));
    await see('Verifique seu email');
    await see('Se houver uma conta com o email ninguem@example.com');
    await user.click(screen.getByRole('button', { name: 'Usar outro email' }));
    expect(textbox('Email')).toHaveValue('ninguem@example.com');
  });

  it.each(['/redefinir-senha', '/redefinir-senha#type=recovery', link('/redefinir-senha', 'signup')])(
    'is asked for again when its link is half: %s',
    async (path) => {
      answerForVisitor(server);
      const { address } = openApp(path);
      await see('Link de recuperação inválido ou expirado');
      expect(address()).toBe('/recuperar-senha');
    },
  );

  it.each([
    ['LINK_INVALID', 'Este link não é válido'],
    ['LINK_EXPIRED', 'Este link expirou'],
    ['LINK_USED', 'Este link já foi usado'],
  ] as const)('is not replaced by a link that the server refuses with %s', async (code, title) => {
    server.fail('accounts.resetPassword', new Refusal(code));
    const app = await openReset();
    await choosePassword(app, goodPassword);
    await resetPassword(app);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toHaveFocus();
    await app.user.click(screen.getByRole('link', { name: 'Pedir um novo link' }));
    await waitFor(() => expect(app.address()).toBe('/recuperar-senha'));
  });

  it('is replaced by one that cannot be guessed, and the server has the last word', async () => {
    const refused = 'Esta senha é fácil de adivinhar. Seu nome, seu email e o nome do sistema não contam.';
    const restore = server.fail('accounts.resetPassword', new Refusal('VALIDATION', { fields: { password: refused } }));
    const app = await openReset();
    const button = screen.getByRole('button', { name: 'Redefinir Senha' });
    await choosePassword(app, 'Password123!');
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await see(/Uma palavra só é pouco|Anos, sequências/);
    // Whose link it is, this page does not know.
    await choosePassword(app, 'Marina@Duarte-Lopes7');
    await resetPassword(app);
    const field = textbox('Nova senha');
    await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'));
    expect(field).toHaveAccessibleDescription(expect.stringContaining(refused));
    expect(field).toHaveValue('Marina@Duarte-Lopes7');
    restore();
    server.fail('accounts.resetPassword', new NoAnswer('gateway'));
    await choosePassword(app, goodPassword);
    await resetPassword(app);
    await see('Erro ao redefinir senha');
  });
});

describe('who read what is hers', () => {
  const read = (at: number): Access => ({
    id: at,
    at: '2026-11-20T14:00:00.000Z',
    reader: 'visitor',
    action: 'relatorio.share',
    avaliacao: { id: ids.avaliacao, nomeCliente: 'Iara Campos' },
    chave: null,
  });

  it('says of a program which key it has, as long as the key is kept', async () => {
    const program = { reader: 'program', action: 'avaliacao.read', avaliacao: null } as const;
    server.answer({
      accessLog: {
        list: () => ({
          items: [
            { ...read(2), ...program, chave: 'Agenda da recepção' },
            { ...read(1), ...program, chave: null },
          ],
          nextCursor: null,
        }),
      },
    });
    openApp('/configuracoes');
    const card = await screen.findByRole('region', { name: 'Quem acessou' });
    const [known, gone] = await within(card).findAllByRole('listitem');
    expect(known).toHaveTextContent('Um programa com a sua chave "Agenda da recepção": Avaliação e relatório');
    expect(known).toHaveTextContent('Motivo: Chave da API que você criou');
    expect(gone).toHaveTextContent('Um programa com uma chave sua que já não existe: Avaliação e relatório');
    expect(within(card).getByRole('switch', { name: 'Só de outras pessoas' })).toHaveAccessibleDescription(
      /programas com uma chave sua/,
    );
  });

  it('is asked for again when it does not come, and comes in pages', async () => {
    const restore = server.fail('accessLog.list', new NoAnswer('gateway'));
    const { user } = openApp('/configuracoes');
    const card = await screen.findByRole('region', { name: 'Quem acessou' });
    const press = (name: string) => user.click(within(card).getByRole('button', { name }));
    expect(await within(card).findByRole('alert')).toBeVisible();
    restore();
    server.answer({
      accessLog: {
        list: ({ cursor }) => ({
          items: Array.from({ length: cursor ? 2 : 20 }, (_, at) => read((cursor?.id ?? 0) + at + 1)),
          nextCursor: cursor ? null : { createdAt: read(20).at, id: 20 },
        }),
      },
    });
    await press('Tentar Novamente');
    await waitFor(() => expect(within(card).getAllByRole('listitem')).toHaveLength(20));
    const restoreMore = server.fail('accessLog.list', new NoAnswer('gateway'));
    await press('Carregar mais');
    expect(await within(card).findByRole('alert')).toHaveTextContent('Não foi possível carregar mais.');
    restoreMore();
    await press('Carregar mais');
    await waitFor(() => expect(within(card).getAllByRole('listitem')).toHaveLength(22));
    expect(within(card).queryByRole('button', { name: 'Carregar mais' })).toBeNull();
  });
});

describe('the settings', () => {
  it('change the password with the current one, and say beside each field what is wrong', async () => {
    const { user } = openApp('/configuracoes');
    const opener = await screen.findByRole('button', { name: 'Alterar senha' });
    await user.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Alterar senha' });
    const inDialog = within(dialog);
    const submit = () => user.click(inDialog.getByRole('button', { name: 'Alterar senha' }));
    const current = textbox('Senha atual');
    const choose = async (password: string) => {
      await fill(user, textbox('Nova senha'), password);
      await fill(user, textbox('Confirmar senha'), password);
    };
    await submit();
    await see('Informe sua senha', dialog);
    await see('A senha não atende aos requisitos de segurança', dialog);

    server.fail('accounts.changePassword', new Refusal('INVALID_CREDENTIALS'));
    await fill(user, current, 'Errada-Demais-1');
    await choose('Outra-Senha-2027');
    await submit();
    await see('A senha atual não confere.', dialog);
    await waitFor(() => expect(current).toHaveFocus());
    await fill(user, current, 'Senha-Segura-2026');
    await choose('Password123!');
    await submit();
    expect(textbox('Nova senha')).toHaveAttribute('aria-invalid', 'true');
    expect(textbox('Nova senha')).toHaveValue('Password123!');
    expect(server.inputsOf('accounts.changePassword')).toHaveLength(1);

    server.answer({ accounts: { changePassword: () => ({}) } });
    await choose('Outra-Senha-2027');
    await submit();
    await see('Senha alterada com sucesso!');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.inputsOf('accounts.changePassword').at(-1)).toEqual({
      currentPassword: 'Senha-Segura-2026',
      newPassword: 'Outra-Senha-2027',
    });
    await waitFor(() => expect(opener).toHaveFocus());
  });

  it('switch notices by email off, and show what the server did not take as it was', async () => {
    let emailNotices = true;
    server.answer({
      accounts: {
        security: () => ({ secondFactor: false, recoveryCodesLeft: 0, emailNotices }),
        setEmailNotices: ({ enabled }) => {
          emailNotices = enabled;
          return {};
        },
      },
    });
    const first = openApp('/configuracoes');
    const notices = () => screen.findByRole('switch', { name: /Receber avisos por email/ });
    expect(await notices()).toBeChecked();
    await first.user.click(await notices());
    expect(await notices()).not.toBeChecked();
    first.leave();
    const second = openApp('/configuracoes');
    expect(await notices()).not.toBeChecked();
    server.fail('accounts.setEmailNotices', new NoAnswer('gateway'));
    await second.user.click(await notices());
    await waitFor(async () => expect(await notices()).not.toBeChecked());
  });
});

it('an intake is sent although the session ended meanwhile', async () => {
  server.answer({ drafts: { byId: finishedDraft } });
  const { user, address } = openApp(`/anamnese?rascunho=${ids.draft}`);
  await see('Boa foto para a análise');
  let signedIn = false;
  server.answer({
    accounts: {
      session: () => ({ user: signedIn ? marina : null }),
      login: () => {
        signedIn = true;
        return { userId: marina.id };
      },
    },
    avaliacoes: {
      create: () => {
        if (!signedIn) throw new Refusal('UNAUTHENTICATED');
        throw new Refusal('QUOTA_EXCEEDED');
      },
    },
  });
  await user.click(screen.getByRole('button', { name: 'Gerar Diagnóstico Completo' }));
  const dialog = await screen.findByRole('dialog', { name: 'Sua sessão expirou' });
  await fill(user, within(dialog).getByLabelText('Senha'), 'Senha-Segura-2026');
  await user.click(within(dialog).getByRole('button', { name: 'Continuar' }));
  await seeNo('Sua sessão expirou');
  await waitFor(() => expect(server.inputsOf('avaliacoes.create')).toHaveLength(2));
  expect(address()).toBe(`/anamnese?rascunho=${ids.draft}`);
});

function signInMarina(): { userId: string } {
  server.answer({ accounts: { session: () => ({ user: marina }) } });
  return { userId: marina.id };
}

function textbox(name: string): HTMLElement {
  return screen.getByLabelText(new RegExp(`^${name}\\b(?!.*\\b(?:Mostrar|Ocultar))`), { selector: 'input' });
}

async function logIn({ user }: OpenApp, password: string): Promise<void> {
  await fill(user, textbox('Email'), marina.email);
  await fill(user, textbox('Senha'), password);
  await user.click(screen.getByRole('button', { name: 'Entrar' }));
}

async function openReset(): Promise<OpenApp> {
  answerForVisitor(server);
  const app = openApp(link('/redefinir-senha', 'recovery'));
  await see('Escolha uma nova senha');
  return app;
}

async function choosePassword({ user }: OpenApp, password: string): Promise<void> {
  for (const name of ['Nova senha', 'Confirmar senha']) await fill(user, textbox(name), password);
}

async function resetPassword({ user }: OpenApp): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Redefinir Senha' }));
}
