import { describe, expect, it } from 'vitest';
import { composePage, composeShell } from './page-document.ts';

const template = `<!doctype html><html><head>
    <title>Dev</title>
    <script>theme()</script>
    <script type="module" crossorigin src="/assets/entry-1.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/entry-1.css">
  </head>
  <body>
    <div id="root"></div>
    <noscript>Ative o JavaScript</noscript>
  </body></html>`;

const built = {
  manifest: {
    'index.html': { file: 'assets/entry-1.js', isEntry: true, imports: [], css: ['assets/entry-1.css'] },
    '_frame.js': { file: 'assets/frame-1.js', imports: ['index.html'], css: [] },
    'src/providers.tsx': { file: 'assets/providers-1.js', imports: ['_frame.js'], css: ['assets/toasts-1.css'] },
    'src/routes/lgpd.tsx?tsr-split=component': { file: 'assets/lgpd-1.js', imports: ['_frame.js'], css: [] },
    'src/fonts/sans.woff2': { file: 'assets/sans-1.woff2', imports: [], css: [] },
  },
  styles: { '/assets/entry-1.css': 'body{color:red}' },
};

const page = { path: '/lgpd', title: 'LGPD · {{app-name}}', description: 'Seus "direitos"', html: '<h1>LGPD</h1>' };
const document = composePage(template, page, built);

describe('the document of a public page', () => {
  it('has its own title and description, its address, and a preview for shared links', () => {
    expect(document.match(/<title>/g)).toHaveLength(1);
    expect(document).toContain('<title>LGPD · {{app-name}}</title>');
    expect(document).toContain('<meta name="description" content="Seus &quot;direitos&quot;" />');
    expect(document).toContain('<link rel="canonical" href="{{public-url}}/lgpd" />');
    expect(document).toContain('<meta property="og:image" content="{{public-url}}/{{share-picture}}" />');
  });

  it('contains its content and style, and loads nothing else for them', () => {
    expect(document).toContain('<div id="root"><h1>LGPD</h1></div>');
    expect(document).toContain('<style>body{color:red}</style>');
    expect(document).not.toContain('entry-1.css');
    expect(document).not.toContain('<noscript>');
  });

  it('holds back all its code until the page has been painted, and names every file of the code', () => {
    const [visible = '', late = ''] = document.split('<template id="late">');
    expect(visible).not.toMatch(/type="module"|modulepreload/);
    for (const file of ['entry-1.js', 'frame-1.js', 'providers-1.js', 'lgpd-1.js']) expect(late).toContain(file);
  });

  it('loads fonts early', () => {
    expect(document.indexOf('sans-1.woff2')).toBeLessThan(document.indexOf('<body>'));
  });

  it('is refused when the build lacks the file of its route', () => {
    expect(() => composePage(template, { ...page, path: '/nada' }, built)).toThrow(/no file for .*nada/);
  });
});

describe('other documents', () => {
  it('a page with a form starts its code at once, and shows a hint when JavaScript is off', () => {
    const form = composePage(template, { ...page, html: '' }, built);
    expect(form).toContain('<script type="module" crossorigin src="/assets/entry-1.js">');
    expect(form).toContain('<noscript>');
    expect(form).toContain('<div id="root"></div>');
  });

  it('the shell is hidden from search engines and has no preview for shared links', () => {
    const shell = composeShell(template);
    expect(shell).toContain('<meta name="robots" content="noindex" />');
    expect(shell).not.toMatch(/og:|canonical/);
    expect(shell).toContain('<meta name="app-name" content="{{app-name}}" />');
  });
});
