import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSecretBox } from './secret-box.ts';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'meridia-box-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

const withKey = (key = randomBytes(32).toString('base64')) =>
  createSecretBox({ SECRET_KEY: key, secretKeyFile: '/none' });
const withFile = (file: string) => createSecretBox({ SECRET_KEY: undefined, secretKeyFile: file });

describe('a sealed secret', () => {
  it('opens in its place and looks different each time', async () => {
    const box = withKey();
    const sealed = await box.seal('JBSWY3DPEHPK3PXP', 'ana');
    expect(sealed).not.toContain('JBSWY');
    expect(await box.seal('JBSWY3DPEHPK3PXP', 'ana')).not.toBe(sealed);
    expect(await box.open(sealed, 'ana')).toBe('JBSWY3DPEHPK3PXP');
  });

  it('does not open with another key or in another place, nor when it was changed, cut or emptied', async () => {
    const box = withKey();
    const sealed = await box.seal('JBSWY3DPEHPK3PXP', 'ana');
    const flipped = (sealed[0] === 'A' ? 'B' : 'A') + sealed.slice(1);
    for (const opening of [
      withKey().open(sealed, 'ana'),
      box.open(sealed, 'bia'),
      box.open(flipped, 'ana'),
      box.open(sealed.slice(0, -4), 'ana'),
      box.open(sealed.slice(0, 20), 'ana'),
    ]) {
      await expect(opening).rejects.toThrow(/does not open: SECRET_KEY/);
    }
    await expect(box.open('', 'ana')).rejects.toThrow();
  });
});

describe('without SECRET_KEY', () => {
  it('makes one key that only its owner can read, also when ten processes ask at the same time', async () => {
    const file = join(dir, 'deep/secret.key');
    const boxes = Array.from({ length: 10 }, () => withFile(file));
    const sealed = await Promise.all(boxes.map((box) => box.seal('x', 'ana')));
    for (const text of sealed) expect(await withFile(file).open(text, 'ana')).toBe('x');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readdir(join(dir, 'deep'))).toEqual(['secret.key']);
  });

  it('reports a file without a valid key and does not make another key', async () => {
    const file = join(dir, 'broken.key');
    await writeFile(file, 'short');
    await expect(withFile(file).seal('x', 'ana')).rejects.toThrow(/broken\.key holds no key/);
  });
});

describe('a mark', () => {
  it('is the same only for the same text, key and purpose, and shows nothing of the text', async () => {
    const key = randomBytes(32).toString('base64');
    const mark = await withKey(key).mark('ana@example.com', 'mailbox');
    expect(mark).toMatch(/^[0-9a-f]{64}$/);
    expect(await withKey(key).mark('ana@example.com', 'mailbox')).toBe(mark);
    const others = [
      await withKey(key).mark('ana@example.org', 'mailbox'),
      await withKey(key).mark('ana@example.com', 'other'),
      await withKey().mark('ana@example.com', 'mailbox'),
    ];
    expect(new Set([mark, ...others]).size).toBe(4);
  });
});
