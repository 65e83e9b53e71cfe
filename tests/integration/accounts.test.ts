import { randomUUID } from 'node:crypto';
import { passwordNotAccepted } from '@meridia/shared/password.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApiClient, refusal, signUpClient, testPassword } from '../support/api-client.ts';
import { blockAccount, readUsage } from '../support/people.ts';
import { callHttp } from '../support/raw-call.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const newEmail = () => `${randomUUID()}@example.com`;

describe('signing up', () => {
  it('creates an account with profile and free subscription, sends the confirmation mail, and signs nobody in', async () => {
    const client = createApiClient(app.baseUrl);
    const email = newEmail();
    const answer = await client.trpc.accounts.signUp.mutate({
      nomeCompleto: '  Ana Souza ',
      email: ` ${email.toUpperCase()} `,
      password: testPassword,
    });
    expect(answer).toEqual({ confirmationRequired: false });
    // The browser gets a cookie for the link in the mail, but no session.
    expect(client.cookie()).toMatch(/^device=[^;]+$/);
    const [row] = await app.database.sql`
      select accounts.id, accounts.email, profiles.nome_completo, profiles.email as profile_email, accounts.email_confirmed_at is not null as confirmed
      from accounts join profiles using (id) where accounts.email = ${email}`;
    expect(row).toMatchObject({ email, profile_email: email, nome_completo: 'Ana Souza', confirmed: false });
    expect(await readUsage(app.database.sql, row?.id)).toMatchObject({ used: 0, bonus: 0, status: 'active' });
    const mails = await app.database.sql`
      select kind, (select count(*)::int from pgboss.job where data->>'mailId' = mails.id::text) as jobs
      from mails where account_id = ${row?.id}`;
    expect([...mails]).toEqual([{ kind: 'confirmation', jobs: 1 }]);
  });

  it('refuses a taken address in any spelling of case, and changes nothing of its account', async () => {
    const { email, userId } = await signUpClient(app.baseUrl);
    const before = await app.database.sql`select * from accounts where id = ${userId}`;
    const again = refusal(
      createApiClient(app.baseUrl).trpc.accounts.signUp.mutate({
        nomeCompleto: 'Outra Pessoa',
        email: email.toUpperCase(),
        password: 'Trilha-Serena-84',
      }),
    );
    expect(await again).toEqual({
      code: 'EMAIL_ALREADY_REGISTERED',
      message: 'Este email já está cadastrado. Faça login ou recupere sua senha.',
    });
    expect(await app.database.sql`select * from accounts where id = ${userId}`).toEqual(before);
  });

  it('creates one account when the same form is sent ten times at once', async () => {
    const email = newEmail();
    const input = { nomeCompleto: 'Ana Souza', email, password: testPassword };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => callHttp(app.baseUrl, { path: 'accounts.signUp', type: 'mutation', input })),
    );
    const outcomes = answers.map(({ outcome }) => outcome).sort();
    expect(outcomes).toEqual([...Array.from({ length: 9 }, () => 'EMAIL_ALREADY_REGISTERED'), 'ok']);
  });

  it.each([
    ['is shorter than 10 characters', 'Curta-26a'],
    ['has no capital letter', 'senha-segura-2026'],
    ['has no small letter', 'SENHA-SEGURA-2026'],
    ['has no digit', 'Senha-Segura-Aqui'],
    ['has no special character', 'SenhaSegura2026'],
  ])('refuses on the server a password that %s', async (_rule, password) => {
    const email = newEmail();
    const told = await refusal(
      createApiClient(app.baseUrl).trpc.accounts.signUp.mutate({ nomeCompleto: 'Ana', email, password }),
    );
    expect(told).toMatchObject({ code: 'VALIDATION', fields: { password: passwordNotAccepted } });
    expect(await app.database.sql`select from accounts where email = ${email}`).toHaveLength(0);
  });

  it.each(['Senha@1234', 'Password1!', 'Qwerty@123', 'Meridia@2026', 'Brasil@2024', 'Mudar@1234', 'Ana@Souza2026'])(
    'refuses %s, which follows the rules and is still easy to guess',
    async (password) => {
      const email = newEmail();
      const told = await refusal(
        createApiClient(app.baseUrl).trpc.accounts.signUp.mutate({ nomeCompleto: 'Ana Souza', email, password }),
      );
      expect(told).toMatchObject({
        code: 'VALIDATION',
        fields: { password: expect.stringContaining('Esta senha é fácil de adivinhar.') },
      });
      expect(await app.database.sql`select from accounts where email = ${email}`).toHaveLength(0);
    },
  );

  it('refuses an empty name and an invalid address, each with its own text', async () => {
    const told = await refusal(
      createApiClient(app.baseUrl).trpc.accounts.signUp.mutate({
        nomeCompleto: '   ',
        email: 'sem-arroba',
        password: testPassword,
      }),
    );
    expect(told.fields).toEqual({
      nomeCompleto: 'Informe seu nome completo',
      email: 'Informe um email válido, como nome@exemplo.com',
    });
  });

  it('removes characters from a name that no database can store', async () => {
    const { userId } = await signUpClient(app.baseUrl, 'Ana\u0000 Souza \ud83d');
    const [row] = await app.database.sql`select nome_completo from profiles where id = ${userId}`;
    expect(row).toEqual({ nome_completo: 'Ana Souza \ufffd' });
  });
});

describe('signing in', () => {
  it('opens a session that names its person, with any spelling of case in the address', async () => {
    const { email, userId } = await signUpClient(app.baseUrl, 'Helena Prado');
    const client = createApiClient(app.baseUrl);
    expect(await client.trpc.accounts.login.mutate({ email: email.toUpperCase(), password: testPassword })).toEqual({
      userId,
    });
    expect(await client.trpc.accounts.session.query()).toEqual({
      user: { id: userId, nomeCompleto: 'Helena Prado', email, role: 'therapist', emailConfirmed: false },
    });
  });

  it('gives the same answer for a wrong password, an unknown address and a blocked account with a wrong password', async () => {
    const { email } = await signUpClient(app.baseUrl);
    const blocked = await signUpClient(app.baseUrl);
    await blockAccount(app.database.sql, blocked.userId);
    const client = createApiClient(app.baseUrl);
    for (const [address, password] of [
      [email, 'Senha-Errada-2026'],
      [newEmail(), testPassword],
      [blocked.email, 'Senha-Errada-2026'],
    ] as const) {
      const told = await refusal(client.trpc.accounts.login.mutate({ email: address, password }));
      expect(told).toEqual({ code: 'INVALID_CREDENTIALS', message: 'Email ou senha incorretos.' });
    }
    expect(client.cookie()).toBe('');
  });

  it('does not check the rules of new passwords', async () => {
    const told = await refusal(
      createApiClient(app.baseUrl).trpc.accounts.login.mutate({ email: newEmail(), password: 'curta' }),
    );
    expect(told.code).toBe('INVALID_CREDENTIALS');
  });

  it('is refused to a blocked account, and its open session ends', async () => {
    const client = await signUpClient(app.baseUrl);
    await blockAccount(app.database.sql, client.userId);
    expect(await client.trpc.accounts.session.query()).toEqual({ user: null });
    expect((await refusal(client.trpc.avaliacoes.list.query({}))).code).toBe('UNAUTHENTICATED');
    const told = await refusal(client.trpc.accounts.login.mutate({ email: client.email, password: testPassword }));
    expect(told).toEqual({
      code: 'ACCOUNT_BLOCKED',
      message: 'Esta conta está bloqueada. Fale com o suporte em suporte@meridia.app.br.',
    });
  });
});

describe('an installation that asks for confirmed addresses', () => {
  let strict: TestApp;
  beforeAll(async () => {
    strict = await startTestApp({ env: { REQUIRE_EMAIL_CONFIRMATION: 'true' } });
  });
  afterAll(() => strict.close());

  it('does not sign in before the address is confirmed, and gives no bonus yet', async () => {
    const client = createApiClient(strict.baseUrl);
    const email = newEmail();
    const signedUp = await client.trpc.accounts.signUp.mutate({ nomeCompleto: 'Ana', email, password: testPassword });
    expect(signedUp).toEqual({ confirmationRequired: true });
    const told = await refusal(client.trpc.accounts.login.mutate({ email, password: testPassword }));
    expect(told).toEqual({
      code: 'EMAIL_NOT_CONFIRMED',
      message: 'Confirme seu email antes de entrar. Procure a mensagem na caixa de entrada e no spam.',
    });
    expect(client.cookie()).toMatch(/^device=[^;]+$/);
    const [account] = await strict.database.sql`select id from accounts where email = ${email}`;
    expect((await readUsage(strict.database.sql, account?.id)).bonus).toBe(0);
  });

  it('tells whether an address is confirmed only after the right password', async () => {
    const client = createApiClient(strict.baseUrl);
    const email = newEmail();
    await client.trpc.accounts.signUp.mutate({ nomeCompleto: 'Ana', email, password: testPassword });
    const told = await refusal(client.trpc.accounts.login.mutate({ email, password: 'Senha-Errada-2026' }));
    expect(told.code).toBe('INVALID_CREDENTIALS');
  });
});
