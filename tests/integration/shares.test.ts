import { hashToken } from '@meridia/server/auth/random-token.ts';
import { sampleRelatorio } from '@meridia/server/mtc/render/sample-relatorio.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiClient, refusal, signUpClient } from '../support/api-client.ts';
import { readPdfPages } from '../support/pdf-text.ts';
import { smallPhoto } from '../support/pictures.ts';
import { insertAvaliacao, insertCliente } from '../support/rows.ts';
import { insertReport, insertShare } from '../support/shares.ts';
import { signUpSubscriber } from '../support/subscribers.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let client: ApiClient & { userId: string };
let stranger: ApiClient & { userId: string };
beforeAll(async () => {
  app = await startTestApp();
  client = await signUpSubscriber(app, 'Marina Duarte Lopes');
  stranger = await signUpClient(app.baseUrl);
});
afterAll(() => app.close());

const visit = (path: string, init?: RequestInit) => fetch(`${app.baseUrl}${path}`, init);
const pathOf = (url: string) => new URL(url).pathname;

async function shareReport(dias: 7 | 30 | 90 = 30) {
  const avaliacaoId = await insertReport(app.database.sql, client.userId);
  const { share, url } = await client.trpc.relatorioShares.create.mutate({ avaliacaoId, dias });
  return { avaliacaoId, share, url, path: pathOf(url) };
}

async function setBrand(brand: {
  nome: string | null;
  logoUrl?: string | null;
  logoKey?: string | null;
}): Promise<void> {
  const { nome, logoUrl = null, logoKey = null } = brand;
  await app.database.sql`
    insert into clinica_configs (terapeuta_id, nome_clinica, logo_url, logo_key)
    values (${client.userId}, ${nome}, ${logoUrl}, ${logoKey})
    on conflict (terapeuta_id) do update
    set nome_clinica = excluded.nome_clinica, logo_url = excluded.logo_url, logo_key = excluded.logo_key`;
}

describe('a link to the letter', () => {
  const make = async (avaliacaoId: string) => {
    const { url, share } = await client.trpc.relatorioShares.create.mutate({ avaliacaoId, documento: 'carta' });
    return { share, path: pathOf(url) };
  };

  it('opens the letter and its file, without a code, a pattern or a section of the report', async () => {
    const avaliacaoId = await insertReport(app.database.sql, client.userId);
    const { share, path } = await make(avaliacaoId);
    expect(share.documento).toBe('carta');
    expect(await client.trpc.relatorioShares.list.query({ avaliacaoId })).toMatchObject([{ documento: 'carta' }]);
    const { textos } = await client.trpc.cartas.byId.query({ id: avaliacaoId });
    const [emCasa = ''] = textos.emCasa.split('\n');
    const body = await (await visit(path)).text();
    const [padrao] = sampleRelatorio.analise.padroes;
    const [ponto] = sampleRelatorio.protocolo?.pontos ?? [];
    for (const part of ['<h1', 'O que fazer em casa', emCasa, 'Não revisado por profissional'])
      expect(body).toContain(part);
    for (const part of ['Segurança', 'Prognóstico', padrao?.nome ?? '?', `>${ponto?.codigo}<`])
      expect(body).not.toContain(part);
    const file = await visit(`${path}/pdf`);
    expect(file.headers.get('content-disposition')).toContain('carta-helena-prado-');
    expect((await readPdfPages(await file.arrayBuffer())).join(' ')).toContain('O que fazer em casa');
  });

  it('is hers once she has kept it, and before that says only that nobody has reviewed it', async () => {
    const avaliacaoId = await insertReport(app.database.sql, client.userId);
    const { path } = await make(avaliacaoId);
    const given = await (await visit(path)).text();
    expect(given).toContain('Não revisado por profissional');
    expect(given).not.toMatch(/(escrita|revisada|preparada) por/);
    const { textos } = await client.trpc.cartas.byId.query({ id: avaliacaoId });
    await client.trpc.cartas.save.mutate({ id: avaliacaoId, revisao: 0, textos });
    const kept = await (await visit(path)).text();
    expect(kept).toMatch(/revisada por [^.]+ em \d+ de \S+ de \d{4}\./);
    expect(kept).not.toContain('Não revisado por profissional');
    await client.trpc.cartas.reset.mutate({ id: avaliacaoId, revisao: 1 });
    expect(await (await visit(path)).text()).toContain('Não revisado por profissional');
  });

  it('shows her words as they are now, escaped, and says that they changed after the link was made', async () => {
    const avaliacaoId = await insertReport(app.database.sql, client.userId);
    const { path } = await make(avaliacaoId);
    expect(await (await visit(path)).text()).not.toContain('Esta carta mudou');
    const textos = { encontrado: 'Conversamos <b>muito</b>.', faremos: 'Seis sessões.', emCasa: 'Sopas.', retorno: '' };
    await client.trpc.cartas.save.mutate({ id: avaliacaoId, revisao: 0, textos });
    const body = await (await visit(path)).text();
    expect(body).toContain('Conversamos &lt;b&gt;muito&lt;/b&gt;.');
    expect(body).toContain('Esta carta mudou em');
    expect(body).not.toContain('Quando voltar');
  });

  it('opens the report when it is of an earlier release', async () => {
    const avaliacaoId = await insertReport(app.database.sql, client.userId);
    const { token } = await insertShare(app.database.sql, client.userId, avaliacaoId);
    expect(await (await visit(`/r/${token}`)).text()).toContain('Segurança');
  });
});

describe('a share link', () => {
  it('has 256 random bits, of which the database stores only the hash', async () => {
    const { url, share } = await shareReport();
    expect(url).toMatch(/^http:\/\/localhost:\d+\/r\/[\w-]{43}$/);
    const token = url.slice(-43);
    const [row] = await app.database.sql`select * from relatorio_shares where id = ${share.id}`;
    expect(row?.token_hash).toBe(hashToken(token));
    expect(JSON.stringify(row)).not.toContain(token);
  });

  it.each([7, 30, 90] as const)('is valid for %i days', async (dias) => {
    const { share } = await shareReport(dias);
    expect(Date.parse(share.expiresAt) - Date.parse(share.createdAt)).toBe(dias * 24 * 60 * 60 * 1000);
  });

  it('comes with the telephone of the record, not with the one of the intake', async () => {
    const { sql } = app.database;
    const avaliacaoId = await insertReport(sql, client.userId);
    const make = () => client.trpc.relatorioShares.create.mutate({ avaliacaoId });
    expect((await make()).telefone).toBe('');
    await insertCliente(sql, client.userId, { telefone: '(21) 97777-6666', avaliacaoIds: [avaliacaoId] });
    expect((await make()).telefone).toBe('(21) 97777-6666');
  });

  it('is made for finished reports only', async () => {
    const pendente = await insertAvaliacao(app.database.sql, client.userId, { status: 'pendente' });
    const call = client.trpc.relatorioShares.create.mutate({ avaliacaoId: pendente, dias: 30 });
    expect((await refusal(call)).code).toBe('REPORT_NOT_READY');
  });

  it('is listed for its therapist with its views, newest first, until it ends', async () => {
    const { avaliacaoId, share: first, path } = await shareReport();
    const { share: second } = await client.trpc.relatorioShares.create.mutate({ avaliacaoId, dias: 7 });
    await visit(path);
    const listed = await client.trpc.relatorioShares.list.query({ avaliacaoId });
    expect(listed.map(({ id, viewCount }) => [id, viewCount])).toEqual([
      [second.id, 0],
      [first.id, 1],
    ]);
    expect(listed[1]?.lastViewedAt).toEqual(expect.any(String));
    await client.trpc.relatorioShares.revoke.mutate({ id: second.id });
    await app.database.sql`update relatorio_shares set expires_at = now() where id = ${first.id}`;
    expect(await client.trpc.relatorioShares.list.query({ avaliacaoId })).toEqual([]);
  });

  it('belongs to its therapist only: for others listing, making and revoking answer as for an unknown one', async () => {
    const { avaliacaoId, share, path } = await shareReport();
    const { relatorioShares } = stranger.trpc;
    expect((await refusal(relatorioShares.list.query({ avaliacaoId }))).code).toBe('AVALIACAO_NOT_FOUND');
    expect((await refusal(relatorioShares.create.mutate({ avaliacaoId }))).code).toBe('AVALIACAO_NOT_FOUND');
    expect((await refusal(relatorioShares.revoke.mutate({ id: share.id }))).code).toBe('SHARE_NOT_FOUND');
    expect((await visit(path)).status).toBe(200);
  });
});

describe('the page behind a share link', () => {
  it('greets the client and shows the report without its photos', async () => {
    await setBrand({ nome: 'Clínica Jade' });
    const { path, share } = await shareReport();
    const response = await visit(path);
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toContain('Olá, Helena');
    expect(html).toContain('preparado por Marina Duarte Lopes');
    expect(html).toContain('Fale com Marina Duarte Lopes, Clínica Jade');
    expect(html).toContain(
      new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo', dateStyle: 'long' }).format(
        new Date(share.expiresAt),
      ),
    );
    expect(html).toContain('não substitui');
    expect(html).toContain(sampleRelatorio.textos.prognostico.split(/[."&]/, 1)[0]);
    expect(html).not.toContain('/api/');
    expect(html).not.toContain('<script');
  });

  it('is private: no cookie, no cache, no index, no Referer, nothing from other servers', async () => {
    await setBrand({ nome: 'Clínica Jade' });
    const { path } = await shareReport();
    const response = await visit(path);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow, noarchive',
      'referrer-policy': 'no-referrer',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    });
    expect(response.headers.getSetCookie()).toEqual([]);
    const html = await response.text();
    expect(html).toContain('<meta name="robots" content="noindex, nofollow, noarchive"/>');
    expect([...html.matchAll(/(?:href|src)="([^"#][^"]*)"/g)].map(([, address]) => address)).toEqual([`${path}/pdf`]);
  });

  it("shows the clinic's uploaded logo under its own address", async () => {
    const key = `${client.userId}/logo-7.png`;
    await app.deps.storage.put(key, await smallPhoto('png'));
    await setBrand({ nome: 'Clínica Jade', logoUrl: 'https://clinica.example/logo.png', logoKey: key });
    const { path } = await shareReport();
    const page = await visit(path);
    expect(await page.text()).toContain(`src="${path}/logo"`);
    expect(page.headers.get('content-security-policy')).not.toContain('clinica.example');
    const logo = await visit(`${path}/logo`);
    expect(logo.headers.get('content-type')).toBe('image/png');
    expect(logo.headers.get('referrer-policy')).toBe('no-referrer');
  });

  it("allows only the origin of the clinic's logo address when no logo was uploaded", async () => {
    await setBrand({ nome: null, logoUrl: 'https://clinica.example/a/logo.png' });
    const { path } = await shareReport();
    const page = await visit(path);
    expect(page.headers.get('content-security-policy')).toContain("img-src 'self' data: https://clinica.example;");
    expect(await page.text()).toContain('src="https://clinica.example/a/logo.png"');
    expect((await visit(`${path}/logo`)).status).toBe(404);
  });

  it('offers the report as a file', async () => {
    const { path, share } = await shareReport();
    const response = await visit(`${path}/pdf`);
    expect(response.headers.get('content-disposition')).toContain('relatorio-helena-prado-');
    expect(response.headers.get('x-robots-tag')).toContain('noindex');
    expect(
      Buffer.from(await response.arrayBuffer())
        .subarray(0, 4)
        .toString(),
    ).toBe('%PDF');
    const log = await app.database.sql`select action, actor_role from access_log where actor_id = ${share.id}`;
    expect([...log]).toEqual([{ action: 'relatorio.pdf', actor_role: 'visitor' }]);
  });

  it('continues to show the finished report while a new one is being made', async () => {
    const { path, avaliacaoId } = await shareReport();
    await app.database.sql`update avaliacoes set status = 'pendente' where id = ${avaliacaoId}`;
    expect((await visit(path)).status).toBe(200);
  });
});

describe('views', () => {
  it('are counted one by one for 50 at once, and are one row per minute in the access log', async () => {
    const { path, share, avaliacaoId } = await shareReport();
    const open = async (): Promise<number> => {
      const { status } = await visit(path);
      // All fifty wait for one row. On a busy machine the last of them are told to try again, as a person would.
      return status === 503 ? open() : status;
    };
    expect(await Promise.all(Array.from({ length: 50 }, open))).toEqual(Array(50).fill(200));
    const { sql } = app.database;
    const [row] = await sql`select view_count from relatorio_shares where id = ${share.id}`;
    expect(row?.view_count).toBe(50);
    const log = await sql`select actor_role, action, owner_id, subject_id from access_log where actor_id = ${share.id}`;
    expect([...log]).toEqual([
      { actor_role: 'visitor', action: 'relatorio.share', owner_id: client.userId, subject_id: avaliacaoId },
    ]);
  });

  it.each([
    ['HEAD', { method: 'HEAD' }],
    ['WhatsApp', { headers: { 'user-agent': 'WhatsApp/2.24.6.77 A' } }],
    ['Facebook', { headers: { 'user-agent': 'facebookexternalhit/1.1' } }],
    ['Telegram', { headers: { 'user-agent': 'TelegramBot (like TwitterBot)' } }],
    ['a crawler', { headers: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' } }],
  ])('do not include previews by %s, which get no health data', async (_name, init) => {
    const { path, share } = await shareReport();
    const response = await visit(path, init);
    expect(response.status).toBe(200);
    expect(await response.text()).not.toContain('Helena');
    const [row] = await app.database.sql`select view_count from relatorio_shares where id = ${share.id}`;
    expect(row?.view_count).toBe(0);
  });
});

describe('a link that opens nothing', () => {
  it('gives the same answer for every reason, at each of its addresses', async () => {
    const { sql } = app.database;
    const { userId: blocked } = await signUpClient(app.baseUrl);
    const ofBlocked = await insertShare(sql, blocked, await insertReport(sql, blocked));
    await sql`update accounts set blocked_at = now() where id = ${blocked}`;
    const expired = await shareReport();
    await sql`update relatorio_shares set expires_at = now() where id = ${expired.share.id}`;
    const revoked = await shareReport();
    await client.trpc.relatorioShares.revoke.mutate({ id: revoked.share.id });

    const dead = [`/r/${ofBlocked.token}`, expired.path, revoked.path, '/r/nada'];
    const unknown = await said(`/r/${'A'.repeat(43)}`);
    expect(unknown.status).toBe(404);
    expect(unknown.body).toContain('Este link não abre nenhum relatório');
    for (const path of dead) {
      expect(await said(path)).toEqual(unknown);
      expect(await said(`${path}/pdf`)).toEqual(unknown);
      expect(await said(`${path}/logo`)).toEqual(unknown);
    }
  });

  it('stays closed after it was revoked, and revoking it again changes nothing', async () => {
    const { path, share } = await shareReport();
    await client.trpc.relatorioShares.revoke.mutate({ id: share.id });
    const at = async () =>
      (await app.database.sql`select revoked_at from relatorio_shares where id = ${share.id}`)[0]?.revoked_at;
    const first = await at();
    await client.trpc.relatorioShares.revoke.mutate({ id: share.id });
    expect(await at()).toEqual(first);
    expect((await visit(path)).status).toBe(404);
  });

  it('may be guessed 30 times per network, and valid links still open from there', async () => {
    const guarded = await startTestApp({ env: { LIMITS: 'on' } });
    try {
      const owner = await signUpClient(guarded.baseUrl);
      const { sql } = guarded.database;
      const { token } = await insertShare(sql, owner.userId, await insertReport(sql, owner.userId));
      const guess = () => fetch(`${guarded.baseUrl}/r/${crypto.randomUUID()}`);
      const statuses = [];
      for (let index = 0; index < 35; index += 1) statuses.push((await guess()).status);
      expect(statuses).toEqual([...Array(30).fill(404), ...Array(5).fill(429)]);
      const refused = await guess();
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await refused.text()).toContain('Muitas tentativas');
      expect((await fetch(`${guarded.baseUrl}/r/${token}`)).status).toBe(200);
    } finally {
      await guarded.close();
    }
  });
});

async function said(path: string) {
  const response = await visit(path);
  const headers = [...response.headers].filter(([name]) => name !== 'date');
  return { status: response.status, headers, body: await response.text() };
}
