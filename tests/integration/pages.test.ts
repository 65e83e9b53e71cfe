import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type BuiltClient, scriptText, writeBuiltClient } from '../support/built-client.ts';
import { publicEnv, publicHeaders } from '../support/public-name.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

const appName = 'Chi & "Qi" <Escola>';
const publicUrl = 'http://clinica.example';

let client: BuiltClient;
let app: TestApp;
beforeAll(async () => {
  client = await writeBuiltClient();
  app = await startTestApp({ clientRoot: client.root, env: { APP_NAME: appName, ...publicEnv(publicUrl) } });
});
afterAll(async () => {
  await app.close();
  await client.remove();
});

describe('a public page', () => {
  it('is rendered, with the settings filled in, as text and as part of an address', async () => {
    const html = await (await get('/')).text();
    expect(html).toContain('<h1>Chi &amp; &quot;Qi&quot; &lt;Escola&gt;</h1>');
    expect(html).toContain(`?subject=Ajuda%20com%20${encodeURIComponent(appName)}"`);
    expect(html).toContain(`<link rel="canonical" href="${publicUrl}/" />`);
    expect(html).not.toContain('{{');
  });

  it.each(['br', 'gzip', 'identity', 'br;q=0, gzip', 'deflate'])(
    'arrives complete for a browser that accepts %s',
    async (accepted) => {
      const response = await get('/', { 'accept-encoding': accepted });
      expect(response.status).toBe(200);
      expect(response.headers.get('content-encoding')).toBe(
        { br: 'br', gzip: 'gzip', 'br;q=0, gzip': 'gzip' }[accepted] ?? null,
      );
      expect(response.headers.get('vary')).toMatch(/accept-encoding/);
      expect(await response.text()).toContain('</html>');
    },
  );

  it('is not sent again to a browser that has it, and is revalidated each time', async () => {
    const first = await get('/');
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const again = await get('/', { 'if-none-match': first.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect((await get('/plans', { 'if-none-match': first.headers.get('etag') ?? '' })).status).toBe(200);
  });

  it.each(['/plans', '/plans/', '/Plans', '/plans?origem=email'])('answers at %s', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('x-robots-tag')).toBeNull();
    expect(await response.text()).toContain('<h1>Planos</h1>');
  });

  it('is the shell for a browser with a session, so that the public page does not appear for a moment', async () => {
    const response = await get('/', { cookie: 'session=anything' });
    expect(response.status).toBe(200);
    expect(response.headers.get('vary')).toMatch(/cookie/);
    expect(await response.text()).toContain('<div id="root"></div>');
  });
});

describe('any other address', () => {
  it.each(['/dashboard', '/dashboard/', '/resultado/7'])(
    '%s, a screen of the app, is the shell and hidden from search engines',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(200);
      expect(response.headers.get('x-robots-tag')).toBe('noindex');
      expect(await response.text()).toContain('<div id="root"></div>');
    },
  );

  it.each([
    '/nada',
    '/resultado',
    '/resultado/',
    '/resultado/7/8',
    '/dashboard/x',
    '//example.com',
    '/index.html',
    '/pages',
  ])('%s, unknown to the app, answers 404 with a page', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    expect(await response.text()).toContain('Oops! Page not found');
  });

  it.each(['/api/nada', '/assets/nada.js', '/trpc/nada'])('%s answers 404 like the API', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(JSON.stringify(await response.json())).toContain('"NOT_FOUND"');
  });

  it('accepts no POST', async () => {
    const response = await fetch(`${app.baseUrl}/`, { method: 'POST', headers: publicHeaders(publicUrl) });
    expect(response.status).toBe(404);
  });

  it.each(['/', '/dashboard', '/nada', '/robots.txt'])('HEAD %s has the headers of GET', async (path) => {
    const [asked, looked] = await Promise.all([
      get(path),
      fetch(`${app.baseUrl}${path}`, { method: 'HEAD', headers: publicHeaders(publicUrl) }),
    ]);
    expect(looked.status).toBe(asked.status);
    for (const name of ['content-type', 'etag', 'x-robots-tag'])
      expect(looked.headers.get(name)).toBe(asked.headers.get(name));
    expect(await looked.text()).toBe('');
  });
});

describe('the page of an invited client', () => {
  it('is one document for everybody, private and alone: no cookie, no index, no Referer, no other server', async () => {
    const response = await get('/ficha', { cookie: 'session=anything' });
    expect(await response.text()).toContain('<h1>Sua ficha</h1>');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'x-robots-tag': 'noindex, nofollow, noarchive',
      'referrer-policy': 'no-referrer',
      'content-security-policy':
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    });
    expect(response.headers.getSetCookie()).toEqual([]);
  });
});

describe('for crawlers and phones', () => {
  it('the sitemap lists exactly the public pages', async () => {
    const xml = await (await get('/sitemap.xml')).text();
    const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
    expect(listed).toEqual([`${publicUrl}/`, `${publicUrl}/plans`]);
  });

  it('robots.txt keeps crawlers away from the API and names the sitemap', async () => {
    const text = await (await get('/robots.txt')).text();
    expect(text).toContain('Disallow: /api/');
    expect(text).toContain(`Sitemap: ${publicUrl}/sitemap.xml`);
  });

  it('the manifest has the name of this installation and existing icons', async () => {
    const manifest = manifestSchema.parse(await (await get('/manifest.webmanifest')).json());
    expect(manifest).toMatchObject({
      name: appName,
      lang: 'pt-BR',
      start_url: '/dashboard?origem=app',
      display: 'standalone',
    });
    expect(manifest.shortcuts.map(({ url }) => url)).toEqual(['/anamnese?origem=app', '/historico?origem=app']);
    expect((await get('/icons/icon-192.png')).headers.get('content-type')).toBe('image/png');
  });

  it('the service worker changes when a setting in the shell changes', async () => {
    const other = await startTestApp({ clientRoot: client.root, env: { APP_NAME: 'Outro' } });
    const [ours, theirs] = await Promise.all([get('/sw.js').then(text), fetch(`${other.baseUrl}/sw.js`).then(text)]);
    await other.close();
    expect(ours).toMatch(/^const shell = '[\w-]+', offline = '[\w-]+';$/);
    expect(ours).not.toBe(theirs);
  });
});

describe('a file of the build', () => {
  it.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ])(
    'is sent as it was compressed to a browser that accepts %s, and may be cached forever',
    async (accepted, encoding) => {
      const response = await get('/assets/app-1a2b3c.js', { 'accept-encoding': accepted });
      expect(response.headers.get('content-encoding')).toBe(encoding);
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(response.headers.get('content-type')).toMatch(/javascript/);
      expect(await response.text()).toBe(scriptText);
    },
  );
});

describe('nothing is exposed', () => {
  it.each([
    '/.git/HEAD',
    '/.env',
    '/package.json',
    '/pages/index.html',
    '/pages/site.json',
    '/assets/app-1a2b3c.js.map',
    '/assets/..%2fpages%2fsite.json',
    '/assets/%2e%2e/pages/site.json',
    '/dist/server/main.js',
    '/docs',
    '/graphql',
    '/swagger',
    '/metrics',
  ])('at %s', async (path) => {
    expect([400, 403, 404]).toContain((await get(path)).status);
  });
});

const manifestSchema = z.looseObject({ shortcuts: z.array(z.object({ url: z.string() })) });

const text = (response: Response) => response.text();

function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${app.baseUrl}${path}`, { headers: { ...publicHeaders(publicUrl), ...headers } });
}
