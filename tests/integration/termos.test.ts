import { sendMail } from '@meridia/server/features/mails/send-mail.ts';
import { announceTermos } from '@meridia/server/features/termos/announce-termos.ts';
import type { MailMessage } from '@meridia/server/ports.ts';
import { dayInSaoPaulo } from '@meridia/shared/dates.ts';
import { errorBodySchema } from '@meridia/shared/errors.ts';
import { versaoAtual } from '@meridia/shared/versoes-legais.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type ApiClient, createApiClient, refusal, signUpClient, testPassword } from '../support/api-client.ts';
import { insertReader, mailRun, type Reader } from '../support/mails.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

const dayMs = 24 * 60 * 60 * 1000;
const atuais = { termos: versaoAtual('termos').numero, privacidade: versaoAtual('privacidade').numero };
/** As after the release of new terms of use. */
const nextRelease = {
  atuais: [
    { documento: 'termos' as const, versao: '90.0' },
    { documento: 'privacidade' as const, versao: atuais.privacidade },
  ],
  conhecidas: ['90.0', atuais.termos, atuais.privacidade],
};

let app: TestApp;
let beside: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  beside = await startTestApp({ beside: app });
});
afterAll(async () => {
  await beside.close();
  await app.close();
});
beforeEach(async () => {
  await app.database.sql`delete from aceites_termos`;
  await app.database.sql`delete from mails`;
});

const rowsOf = (userId: string) => app.database.sql<
  {
    documento: string;
    versao: string;
    tipo: string;
    valeEm: Date | null;
    avisadoEm: Date | null;
    aceitoEm: Date | null;
  }[]
>`
  select documento, versao, tipo, vale_em as "valeEm", avisado_em as "avisadoEm", aceito_em as "aceitoEm"
  from aceites_termos where user_id = ${userId} order by documento desc, created_at`;

const mailsOf = (userId: string) => app.database.sql<{ id: string; kind: string }[]>`
  select id, kind from mails where account_id = ${userId} and kind = 'new_terms'`;

/** The day on which the announced version begins to hold has come. */
const letItHold = (userId: string) =>
  app.database.sql`update aceites_termos set vale_em = now() where user_id = ${userId} and aceito_em is null`;

async function deliver(mailId: string): Promise<MailMessage | null> {
  let sent: MailMessage | null = null;
  const mailer = {
    send: async (message: MailMessage) => {
      sent = message;
    },
  };
  await sendMail({ ...app.deps, mailer }, mailRun(mailId));
  return sent;
}

describe('the sign-up', () => {
  const signUp = async (versoes?: { termos: string; privacidade: string }) => {
    const client = createApiClient(app.baseUrl);
    const email = `${crypto.randomUUID()}@example.com`;
    await client.trpc.accounts.signUp.mutate({ nomeCompleto: 'Bia Lima', email, password: testPassword, versoes });
    const [row] = await app.database.sql<{ id: string }[]>`select id from accounts where email = ${email}`;
    return row?.id ?? '';
  };

  it('stores the versions that the form named, with the time', async () => {
    const rows = await rowsOf(await signUp(atuais));
    expect(rows).toMatchObject([
      { documento: 'termos', versao: atuais.termos, tipo: 'cadastro', valeEm: null, aceitoEm: expect.any(Date) },
      { documento: 'privacidade', versao: atuais.privacidade, tipo: 'cadastro', aceitoEm: expect.any(Date) },
    ]);
  });

  it('stores nothing when the form named no version, and refuses one that never existed', async () => {
    expect(await rowsOf(await signUp())).toEqual([]);
    expect(await refusal(signUp({ ...atuais, termos: '0.1' }))).toMatchObject({ code: 'VALIDATION' });
  });
});

describe('a new version', () => {
  let reader: Reader;
  beforeEach(async () => {
    reader = await insertReader(app.database.sql, { confirmed: true });
    await app.database.sql`delete from accounts where id <> ${reader.id}`;
  });

  it('is announced once, with a mail that says what changed, where to read it and from when it holds', async () => {
    expect(await announceTermos(app.deps)).toEqual({ told: 1, mailed: 1 });
    expect(await announceTermos(app.deps)).toEqual({ told: 0, mailed: 0 });
    expect(await rowsOf(reader.id)).toHaveLength(2);
    const [mail, ...more] = await mailsOf(reader.id);
    expect(more).toEqual([]);
    const sent = await deliver(mail?.id ?? '');
    expect(sent?.to).toBe(reader.email);
    expect(sent?.text).toContain(versaoAtual('termos').mudou.slice(0, 60));
    expect(sent?.text).toContain(`${app.deps.config.PUBLIC_URL}/termos-uso/versao-${atuais.termos}`);
    expect(sent?.text).toContain(`${app.deps.config.PUBLIC_URL}/novos-termos`);
  });

  it('holds from the midnight of São Paulo that follows thirty whole days', async () => {
    await announceTermos(app.deps);
    const [row] = await rowsOf(reader.id);
    const { avisadoEm, valeEm } = row ?? {};
    if (!avisadoEm || !valeEm) throw new Error('not announced');
    expect(valeEm.toISOString().slice(11)).toBe('03:00:00.000Z');
    const told = Date.parse(`${dayInSaoPaulo(avisadoEm)}T03:00:00Z`);
    expect((valeEm.getTime() - told) / dayMs).toBe(31);
    expect(valeEm.getTime() - avisadoEm.getTime()).toBeGreaterThan(30 * dayMs);
  });

  it('is announced once by two processes at the same time, to every one of many accounts', async () => {
    await app.database.sql`
      insert into accounts (email, password_hash, email_confirmed_at)
      select gen_random_uuid() || '@example.com', 'none', now() from generate_series(1, 230)`;
    const runs = await Promise.all([announceTermos(app.deps), announceTermos(beside.deps), announceTermos(app.deps)]);
    expect(runs.reduce((sum, { told }) => sum + told, 0)).toBe(231);
    const [counts] = await app.database.sql`
      select count(*)::int as rows, count(distinct user_id)::int as accounts,
        (select count(*)::int from mails where kind = 'new_terms') as mails from aceites_termos`;
    expect(counts).toEqual({ rows: 462, accounts: 231, mails: 231 });
  });

  it('sends a hundred messages a minute at most, behind those for which people wait', async () => {
    await app.database.sql`
      insert into accounts (email, password_hash, email_confirmed_at)
      select gen_random_uuid() || '@example.com', 'none', now() from generate_series(1, 230)`;
    await announceTermos(app.deps);
    const minutes = await app.database.sql`
      select round(extract(epoch from start_after - created_on) / 60)::int as minute, count(*)::int as mails, max(priority) as priority
      from pgboss.job where name = 'mail.send' and data->>'mailId' in (select id::text from mails where kind = 'new_terms')
      group by 1 order by 1`;
    expect([...minutes]).toEqual([
      { minute: 0, mails: 100, priority: 0 },
      { minute: 1, mails: 100, priority: 0 },
      { minute: 2, mails: 31, priority: 0 },
    ]);
  });

  it('tells an unconfirmed account in the app only', async () => {
    await app.database.sql`update accounts set email_confirmed_at = null where id = ${reader.id}`;
    expect(await announceTermos(app.deps)).toEqual({ told: 1, mailed: 0 });
    expect(await mailsOf(reader.id)).toEqual([]);
  });

  it('takes the place of an announced version that was not accepted, with thirty days of its own', async () => {
    await announceTermos(app.deps);
    await letItHold(reader.id);
    await announceTermos(app.deps, nextRelease);
    const [termos, privacidade] = await rowsOf(reader.id);
    expect(termos).toMatchObject({ versao: '90.0', aceitoEm: null });
    expect(termos?.valeEm?.getTime()).toBeGreaterThan(Date.now() + 30 * dayMs);
    expect(privacidade?.versao).toBe(atuais.privacidade);
    // A process of the earlier release does not announce its version again.
    expect(await announceTermos(app.deps)).toEqual({ told: 0, mailed: 0 });
  });

  it('sends no mail to whoever has accepted meanwhile', async () => {
    await announceTermos(app.deps);
    await app.database.sql`update aceites_termos set aceito_em = now() where user_id = ${reader.id}`;
    const [mail] = await mailsOf(reader.id);
    expect(await deliver(mail?.id ?? '')).toBeNull();
  });
});

describe('an account that has not accepted', () => {
  /** The code with which the server refuses a new client without a name: the terms, or the missing name. */
  const tryToCreate = async (client: ApiClient) => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
    const answer = z.object({ error: z.object({ data: z.object({ app: errorBodySchema }) }) });
    return answer.parse(await (await client.fetch('/trpc/clientes.create', init)).json()).error.data.app.code;
  };
  const announced = async () => {
    const client = await signUpClient(app.baseUrl);
    await announceTermos(app.deps);
    return client;
  };
  const termosOf = async (client: Awaited<ReturnType<typeof signUpClient>>) =>
    (await client.trpc.accounts.session.query()).user?.termos;

  it('is told of the day and goes on until then', async () => {
    const client = await announced();
    expect(await termosOf(client)).toMatchObject({
      devidos: false,
      documentos: [
        { documento: 'termos', versao: atuais.termos },
        { documento: 'privacidade', versao: atuais.privacidade },
      ],
    });
    expect(await tryToCreate(client)).toBe('VALIDATION');
  });

  it('creates and changes nothing from that day on, and still reads, exports and signs out', async () => {
    const client = await announced();
    await letItHold(client.userId);
    expect((await termosOf(client))?.devidos).toBe(true);
    expect(await tryToCreate(client)).toBe('TERMS_NOT_ACCEPTED');
    const upload = await client.uploadFoto('lingua', Buffer.from('none'));
    expect(await upload.json()).toMatchObject({ code: 'TERMS_NOT_ACCEPTED' });
    const socket = client.openSocket();
    expect(await refusal(socket.trpc.fotos.remove.mutate({ id: crypto.randomUUID() }))).toMatchObject({
      code: 'TERMS_NOT_ACCEPTED',
    });
    socket.close();
    await client.trpc.avaliacoes.list.query({});
    await client.trpc.accounts.beginExport.mutate({ password: testPassword });
    await client.trpc.accounts.logout.mutate();
  });

  it('accepts once, and goes on', async () => {
    const client = await announced();
    await letItHold(client.userId);
    expect(await refusal(client.trpc.termos.accept.mutate({ ...atuais, termos: '0.1' }))).toMatchObject({
      code: 'VALIDATION',
    });
    await Promise.all([client.trpc.termos.accept.mutate(atuais), client.trpc.termos.accept.mutate(atuais)]);
    expect(await termosOf(client)).toBeUndefined();
    expect(await rowsOf(client.userId)).toMatchObject([
      { documento: 'termos', versao: atuais.termos, tipo: 'versao_nova', aceitoEm: expect.any(Date) },
      { documento: 'privacidade', versao: atuais.privacidade, tipo: 'versao_nova', aceitoEm: expect.any(Date) },
    ]);
    expect(await tryToCreate(client)).toBe('VALIDATION');
    expect(await announceTermos(app.deps)).toMatchObject({ mailed: 0 });
  });

  it('accepts the present text when an older version was the one that waited', async () => {
    const client = await announced();
    await app.database
      .sql`update aceites_termos set versao = '0.9' where user_id = ${client.userId} and documento = 'termos'`;
    await client.trpc.termos.accept.mutate(atuais);
    expect(await rowsOf(client.userId)).toMatchObject([{ versao: atuais.termos }, { versao: atuais.privacidade }]);
  });

  it('is erased with its acceptances', async () => {
    const client = await announced();
    await letItHold(client.userId);
    await client.trpc.accounts.erase.mutate({ password: testPassword, confirmation: 'EXCLUIR' });
    expect(await rowsOf(client.userId)).toEqual([]);
  });

  it("does not see another account's rows", async () => {
    const client = await announced();
    const other = await announced();
    await client.trpc.termos.accept.mutate(atuais);
    expect((await rowsOf(other.userId)).every(({ aceitoEm }) => aceitoEm === null)).toBe(true);
  });
});
