import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from './support/test.ts';

const built = fileURLToPath(new URL('../../dist/client', import.meta.url));

test('the built page contains no source map, no hidden file and no path of the machine that built it @one-width', async ({
  request,
}) => {
  const files = (await readdir(built, { recursive: true, withFileTypes: true })).filter((file) => file.isFile());
  const names = files.map(({ parentPath, name }) => join(parentPath, name).slice(built.length));
  expect(names.filter((name) => /\.map(\.br|\.gz)?$|\/\./.test(name))).toEqual([]);
  // The build's notes for the server are not served, see below.
  const texts = names.filter((name) => /\.(js|css|html|svg|webmanifest)$/.test(name));
  expect(texts.length).toBeGreaterThan(20);
  for (const name of texts) {
    const text = await readFile(join(built, name), 'utf8');
    expect(
      text.match(/[#@]\s*sourceMappingURL=|"sourcesContent"|file:\/\/\/|\/node_modules\/\.pnpm\//),
      name,
    ).toBeNull();
  }
  const [script = ''] = names.filter((name) => name.startsWith('/assets/') && name.endsWith('.js'));
  expect((await request.get(script)).status()).toBe(200);
  for (const path of [
    `${script}.map`,
    '/pages/files.json',
    '/pages/site.json',
    '/.git/config',
    '/.env',
    '/../server/main.js',
    '/../server/main.js.map',
  ]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});
