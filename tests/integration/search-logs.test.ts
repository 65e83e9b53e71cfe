import { randomBytes, randomUUID } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemInstruction } from '@meridia/server/ai-writer/prompt.ts';
import { newRecoveryCode } from '@meridia/server/auth/one-time-codes.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { listOwnedTables } from '../authorization/ownership.ts';
import { insertAccount } from '../support/admins.ts';
import { buildAnamnese } from '../support/anamnese.ts';
import { testPassword } from '../support/api-client.ts';
import { insertApiKey } from '../support/api-keys.ts';
import { buildFicha, insertConvite } from '../support/convites.ts';
import { ofNobody, readTexts } from '../support/log-sink.ts';
import { smallPhoto } from '../support/pictures.ts';
import { insertCliente, insertProtocolo, insertThread } from '../support/rows.ts';
import { searchLogs } from '../support/search-logs.ts';
import { cloneDatabase, type TestDatabase } from '../support/test-database.ts';

/** These tests check the search of all logs after a test run: it must find each kind of thing that somebody logs. */

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meridia-search-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const file = () => join(folder, 'app-1-1.log');
/** Logs without our safety measures. */
const logCarelessly = (fields: object) => appendFileSync(file(), `${JSON.stringify({ level: 30, ...fields })}\n`);
const token = () => randomBytes(32).toString('base64url');

it.each<[string, () => object]>([
  ['an intake', () => ({ dados: buildAnamnese() })],
  ['an e-mail address', () => ({ to: 'ana.souza+1@example.com' })],
  ['a telephone', () => ({ fone: '(11) 98888-7777' })],
  ['a CPF', () => ({ cpf: '123.456.789-09' })],
  ['a session', () => ({ headers: { cookie: `session=${token()}` } })],
  ['a token alone', () => ({ url: `/r/${token()}` })],
  ['the hash of a token', () => ({ hash: randomBytes(32).toString('hex') })],
  ['a password', () => ({ password: testPassword })],
  ['the password of the database', () => ({ url: 'postgres://app:geheim@127.0.0.1/x' })],
  ['a key of Stripe', () => ({ key: 'sk_test_4eC39HqLyjWDarjtT1zdp7dc' })],
  ['the prompt', () => ({ prompt: systemInstruction })],
  ['an answer to the prompt', () => ({ text: 'TEXTO_DA_FICHA: dor de cabeça' })],
  ['the secret of an authenticator', () => ({ secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP' })],
  ['a recovery code', () => ({ code: newRecoveryCode() })],
  ['the parameters of a query', () => Object.assign(new Error('x'), { params: ['1'] })],
])('finds %s', async (_name, secret) => {
  logCarelessly(secret());
  expect((await searchLogs(folder)).found).not.toEqual([]);
});

it.each<[string, (photo: Buffer) => object]>([
  ['as bytes', (photo) => ({ photo })],
  ['in base64', (photo) => ({ photo: photo.toString('base64') })],
  ['as a text', (photo) => ({ photo: photo.toString('latin1') })],
  ['in hex', (photo) => ({ photo: photo.toString('hex') })],
])('finds photos %s', async (_name, write) => {
  for (const format of ['jpeg', 'png'] as const) {
    logCarelessly(write(await smallPhoto(format)));
    expect((await searchLogs(folder)).found, format).not.toEqual([]);
    await rm(file());
  }
});

it('finds names and texts that a test wrote to its database', async () => {
  await writeFile(join(folder, 'people.marks'), '"Zulmira Pessoa"\n"Dor no ombro\\nà noite"\nnull\n"Ana"\n');
  logCarelessly({ a: 'Zulmira Pessoa' });
  logCarelessly({ a: 'Dor no ombro\nà noite' });
  logCarelessly({ a: 'Anamnese' });
  expect((await searchLogs(folder)).found.map(({ text }) => text)).toEqual([
    'Zulmira Pessoa',
    'Dor no ombro\\nà noite',
  ]);
});

it('finds single words that a person told as whole words, but not ids, instants and words of our own', async () => {
  const id = randomUUID();
  const told = ['Zulmiracleide', 'Agenda-da-Zu', '11988887777', 'finalizado', id, `${id}/lingua-1.jpg`, '2026-11-21'];
  await writeFile(join(folder, 'people.marks'), told.map((text) => `${JSON.stringify(text)}\n`).join(''));
  logCarelessly({ a: 'Zulmiracleides xZulmiracleide 211988887777' });
  logCarelessly({ status: 'finalizado', id, key: `${id}/lingua-1.jpg`, at: '2026-11-21T12:00:00Z' });
  expect((await searchLogs(folder)).found).toEqual([]);
  logCarelessly({ a: ['Zulmiracleide', 'chave Agenda-da-Zu'], fone: '11988887777' });
  expect((await searchLogs(folder)).found.map(({ text }) => text).sort()).toEqual(told.slice(0, 3).sort());
});

describe('what is known of a database', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await cloneDatabase(inject('templateUrl'));
  });
  afterAll(() => database.drop());

  it('are the texts of every table: also of clients without an assessment, invitations, support and keys', async () => {
    const { sql } = database;
    const therapist = await insertAccount(sql);
    await insertCliente(sql, therapist, { nome: 'Zulmira' });
    await insertConvite(sql, therapist, { ficha: buildFicha({ queixaPrincipal: 'Zumbido ao deitar' }) });
    await insertThread(sql, therapist);
    await insertApiKey(sql, therapist);
    await insertProtocolo(sql, therapist);
    await sql`update protocolos_proprios set nome = 'Protocolo da Zulmira'`;
    const texts = await readTexts(sql);
    for (const text of ['Zulmira', 'Zumbido ao deitar', 'O PDF não abre.', 'Agenda', 'Protocolo da Zulmira']) {
      expect(texts).toContain(text);
    }
  });

  it('leaves out no table with rows of an account', async () => {
    const owned = await listOwnedTables(database.sql);
    expect(owned.map(({ table }) => table).filter((table) => ofNobody.includes(table))).toEqual([]);
  });
});

it("finds nothing in an app's own messages, and reports an app that logged nothing", async () => {
  logCarelessly({
    id: randomUUID(),
    pid: 4_294_967_295,
    at: [new Error('x').stack],
    msg: 'Server listening at http://127.0.0.1:3000',
  });
  appendFileSync(file(), `  E-mails/outbox: http://localhost:3000/outbox/${token()}\n`);
  expect(await searchLogs(folder)).toMatchObject({ files: 1, found: [], silent: [] });
  await writeFile(join(folder, 'app-1-2.log'), '');
  expect(await searchLogs(folder)).toMatchObject({ files: 2, silent: ['app-1-2.log'] });
});
