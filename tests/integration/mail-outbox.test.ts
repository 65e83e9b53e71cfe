import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { outboxAddress } from '@meridia/server/http/outbox.ts';
import { listOutbox, readOutboxKey, storeInOutbox } from '@meridia/server/integrations/mailer/outbox-store.ts';
import { simpleParser } from 'mailparser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../support/eventually.ts';
import { askForMail, insertReader, linkIn } from '../support/mails.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let key: string;
beforeAll(async () => {
  app = await startTestApp();
  await app.startWorker();
  key = await readOutboxKey(app.deps.config.outboxDir);
});
afterAll(() => app.close());

const open = (path: string, headers: Record<string, string> = {}) => fetch(`${app.baseUrl}${path}`, { headers });

/** Sends a message through the whole app. @returns the name of its file and its recipient */
async function deliver(nome?: string): Promise<{ id: string; to: string }> {
  const reader = await insertReader(app.database.sql, nome ? { nome } : {});
  await askForMail(app.deps, app.database.sql, { accountId: reader.id, kind: 'confirmation' });
  const { id } = await eventually(async () => {
    const found = await listOutbox(app.deps.config.outboxDir);
    return found.find(({ to }) => to === reader.email) ?? null;
  }, 'the message in the outbox');
  return { id, to: reader.email };
}

describe('the outbox', () => {
  it('lists messages, newest first, at the address of the start text', async () => {
    const first = await deliver();
    const second = await deliver();
    const address = await outboxAddress(app.deps.config);
    expect(address).toBe(`${app.deps.config.PUBLIC_URL}/correio/${key}`);
    const list = await (await open(new URL(address).pathname)).text();
    expect(list.indexOf(second.to)).toBeGreaterThan(0);
    expect(list.indexOf(first.to)).toBeGreaterThan(list.indexOf(second.to));
  });

  it('shows a message in a frame without scripts, and beside it as text with its link', async () => {
    const { id, to } = await deliver();
    const shown = await (await open(`/correio/${key}/${id}`)).text();
    expect(shown).toContain(to);
    const sandbox = /<iframe [^>]*sandbox="([^"]*)"/.exec(shown)?.[1];
    expect(sandbox).toBe('allow-popups allow-popups-to-escape-sandbox');
    const link = /<pre>[\s\S]*?<a href="([^"]+)"/.exec(shown)?.[1]?.replaceAll('&amp;', '&');
    const [message] = (await listOutbox(app.deps.config.outboxDir)).filter((candidate) => candidate.id === id);
    expect(link).toBe(linkIn(message?.text ?? '').href);
  });

  it('returns the original message with both parts', async () => {
    const { id, to } = await deliver();
    const response = await open(`/correio/${key}/${id}/original`);
    expect(response.headers.get('content-type')).toBe('message/rfc822');
    const mail = await simpleParser(Buffer.from(await response.arrayBuffer()));
    expect([mail.to ?? []].flat().map(({ text }) => text)).toEqual([to]);
    expect(mail.html).toContain('/bem-vindo#access_token=');
    expect(mail.text).toContain('/bem-vindo#access_token=');
  });

  it('answers not found for every wrong key, at each of its addresses', async () => {
    const { id, to } = await deliver();
    const wrong = [
      `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`,
      key.slice(0, -1),
      `${key}A`,
      'x',
      '%00',
      'key',
    ];
    for (const guess of wrong) {
      for (const path of [`/correio/${guess}`, `/correio/${guess}/${id}`, `/correio/${guess}/${id}/original`]) {
        const response = await open(path);
        expect(response.status).toBe(404);
        const body = await response.text();
        expect(body).not.toContain(to);
        expect(body).not.toContain(key);
      }
    }
  });

  it.each(['..%2fkey', '..%2f..%2fsecret.key', 'key', '20260101000000000-0000000000000000'])(
    'has no message %s',
    async (id) => {
      expect((await open(`/correio/${key}/${id}`)).status).toBe(404);
      expect((await open(`/correio/${key}/${id}/original`)).status).toBe(404);
    },
  );

  it('stays out of caches, search engines, frames and the Referer, and cannot be read by another site', async () => {
    const { id } = await deliver();
    for (const path of [`/correio/${key}`, `/correio/${key}/${id}`, `/correio/${key}/${id}/original`]) {
      const response = await open(path, { origin: 'https://evil.example' });
      expect(response.status).toBe(200);
      const headers = Object.fromEntries(response.headers);
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['x-robots-tag']).toContain('noindex');
      expect(headers['referrer-policy']).toBe('no-referrer');
      expect(headers['x-frame-options']).toBe('DENY');
      expect(headers['cross-origin-resource-policy']).toBe('same-origin');
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(headers['content-security-policy']).not.toContain('script-src');
      expect(headers).not.toHaveProperty('access-control-allow-origin');
    }
  });

  it('does not exist when mail is sent over SMTP', async () => {
    const sending = await startTestApp({ env: { SMTP_URL: 'smtp://127.0.0.1:9' } });
    expect(sending.routes.filter((route) => route.includes('correio'))).toEqual([]);
    await sending.close();
  });
});

describe('the folder of the outbox', () => {
  const folders: string[] = [];
  afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

  async function emptyFolder(): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'meridia-outbox-'));
    folders.push(folder);
    return join(folder, 'outbox');
  }
  const message = (id: number) => ({
    to: 'ana@example.com',
    subject: `Mensagem ${id}`,
    html: '<p>Olá</p>',
    text: 'Olá',
    messageId: `<${id}@meridia.test>`,
  });
  const second = (count: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, count));

  it('keeps its key over restarts and parallel starts; the key has 256 bits and only its owner can read it', async () => {
    const dir = await emptyFolder();
    const keys = await Promise.all(Array.from({ length: 8 }, () => readOutboxKey(dir)));
    expect(new Set([...keys, await readOutboxKey(dir)]).size).toBe(1);
    expect(Buffer.from(keys[0] ?? '', 'base64url')).toHaveLength(32);
    expect((await stat(join(dir, 'key'))).mode & 0o777).toBe(0o600);
    expect((await stat(dir)).mode & 0o777).toBe(0o700);
    expect(await readdir(dir)).toEqual(['key']);
  });

  it('keeps the newest 200 messages, which only their owner can read', async () => {
    const dir = await emptyFolder();
    for (let id = 0; id < 203; id += 1) await storeInOutbox(dir, message(id), Buffer.from('eml'), second(id));
    const kept = await listOutbox(dir);
    expect(kept).toHaveLength(200);
    expect([kept.at(0)?.subject, kept.at(-1)?.subject]).toEqual(['Mensagem 202', 'Mensagem 3']);
    const files = await readdir(dir);
    expect(files).toHaveLength(400);
    expect((await stat(join(dir, files[0] ?? ''))).mode & 0o777).toBe(0o600);
  });

  it('shows a message once when it was sent twice', async () => {
    const dir = await emptyFolder();
    await storeInOutbox(dir, message(1), Buffer.from('first'), second(1));
    await storeInOutbox(dir, message(2), Buffer.from('other'), second(2));
    await storeInOutbox(dir, message(1), Buffer.from('again'), second(3));
    const kept = await listOutbox(dir);
    expect(kept.map(({ subject }) => subject)).toEqual(['Mensagem 1', 'Mensagem 2']);
    expect(await readFile(join(dir, `${kept[0]?.id}.eml`), 'utf8')).toBe('again');
  });

  it('does not touch files of other programs', async () => {
    const dir = await emptyFolder();
    await storeInOutbox(dir, message(1), Buffer.from('eml'), second(1));
    await writeFile(join(dir, 'notas.json'), 'minhas');
    await storeInOutbox(dir, message(2), Buffer.from('eml'), second(2));
    expect(await listOutbox(dir)).toHaveLength(2);
    expect(await readFile(join(dir, 'notas.json'), 'utf8')).toBe('minhas');
  });
});
