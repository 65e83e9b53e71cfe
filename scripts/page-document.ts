import { escapeHtml } from '@meridia/server/http/pages/page-settings.ts';
import type { ViteManifest } from './vite-manifest.ts';

interface Page {
  path: string;
  title: string;
  description: string;
  /** Empty for a page whose content is rendered only in the browser. */
  html: string;
}

export interface BuiltClient {
  manifest: ViteManifest;
  /** Contents of the style sheets that the template links, by address. */
  styles: Readonly<Record<string, string>>;
}

/** The document of a public page. Settings stay in it as `{{name}}`; the server fills them in (server/http/pages). */
export function composePage(template: string, page: Page, { manifest, styles }: BuiltClient): string {
  const isFound = page.path !== '/404';
  const head = [
    `<title>${escapeHtml(page.title)}</title>`,
    meta('name', 'description', page.description),
    ...(isFound ? [...shareTags(page), planTag] : [meta('name', 'robots', 'noindex')]),
    settingTags,
    ...preloads(page.path, template, manifest),
  ];
  const document = withHead(template, head);
  return page.html ? withLateScripts(withBody(withStyles(document, styles), page.html)) : document;
}

/** The document of every screen behind the login. It contains nothing personal, so a service worker may keep it. */
export function composeShell(template: string): string {
  return withHead(template, ['<title>{{app-name}}</title>', meta('name', 'robots', 'noindex'), settingTags]);
}

/** As client/src/messages/brand.ts reads them. */
const settingTags = [
  'app-name',
  'institute-name',
  'institute-cnpj',
  'support-email',
  'privacy-email',
  'ai-abroad',
  'support-24h',
]
  .map((name) => meta('name', name, `{{${name}}}`))
  .join('');

/** The plans on sale, as client/src/messages/plan-words.ts reads them. */
const planTag = meta('name', 'plans', '{{plans}}');

function shareTags({ path, title, description }: Page): string[] {
  const url = `{{public-url}}${path}`;
  const picture = '{{public-url}}/{{share-picture}}';
  const pictureText = '{{app-name}}: diagnóstico energético em Medicina Tradicional Chinesa';
  return [
    `<link rel="canonical" href="${url}" />`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', '{{app-name}}'),
    meta('property', 'og:locale', 'pt_BR'),
    meta('property', 'og:url', url),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:image', picture),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', pictureText),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', description),
    meta('name', 'twitter:image', picture),
    meta('name', 'twitter:image:alt', pictureText),
  ];
}

/**
 * Fonts and the code of the page's own route. Without these hints the browser would learn of them only after the entry has run.
 */
function preloads(path: string, template: string, manifest: ViteManifest): string[] {
  const route = path === '/404' ? 'src/components/feedback/not-found-screen.tsx' : routeFile(path);
  // The landing page does not need them (client/src/routes/__root.tsx).
  const sources = path === '/' ? [route] : [route, 'src/providers.tsx'];
  const chunks = [...new Set(sources.flatMap((source) => withImports(source, manifest)))];
  const fonts = Object.values(manifest).flatMap(({ file }) => (file.endsWith('.woff2') ? [file] : []));
  const tags = [
    ...fonts.map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin />`),
    ...chunks.flatMap(({ css }) => css.map((file) => `<link rel="stylesheet" crossorigin href="/${file}" />`)),
    ...chunks.map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}" />`),
  ];
  return [...new Set(tags)].filter((tag) => !template.includes(/"\/[^"]+"/.exec(tag)?.[0] ?? tag));
}

function routeFile(path: string): string {
  return `src/routes${path === '/' ? '/index' : path}.tsx?tsr-split=component`;
}

function withImports(source: string, manifest: ViteManifest, seen = new Set<string>()): ViteManifest[string][] {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`the build has no file for ${source}`);
  if (seen.has(source)) return [];
  seen.add(source);
  // The page loads the entry anyway.
  const others = chunk.imports.filter((name) => !manifest[name]?.isEntry);
  return [...others.flatMap((name) => withImports(name, manifest, seen)), chunk];
}

function withHead(template: string, tags: readonly string[]): string {
  return template.replace(/<title>[^<]*<\/title>\s*/, '').replace('</head>', () => `${tags.join('\n    ')}\n  </head>`);
}

/** The styles are inline, so that a first visit shows the page one round trip earlier. */
function withStyles(document: string, styles: Readonly<Record<string, string>>): string {
  return Object.entries(styles).reduce(
    (html, [address, css]) =>
      html.replace(new RegExp(`<link rel="stylesheet"[^>]*href="${address}"[^>]*>`), () => `<style>${css}</style>`),
    document,
  );
}

/**
 * The page can be read and its links work without scripts, so the connection first serves text and fonts. In a template the
 * scripts are not even requested before the page has been painted.
 */
function withLateScripts(document: string): string {
  const tags = [...document.matchAll(/ *<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?\n?/g)];
  const early = tags.reduce((html, [tag]) => html.replace(tag, ''), document);
  const late = tags.map(([tag]) => tag.trim()).join('');
  return early.replace('</body>', () => `<template id="late">${late}</template><script>${startLate}</script></body>`);
}

const startLate =
  'addEventListener("load",()=>requestAnimationFrame(()=>setTimeout(()=>document.head.append(document.getElementById("late").content))))';

function withBody(document: string, html: string): string {
  const empty = '<div id="root"></div>';
  if (!document.includes(empty)) throw new Error(`client/index.html has no ${empty}`);
  // A page with prerendered content can be read without JavaScript, so it needs no hint to turn it on.
  return document.replace(empty, () => `<div id="root">${html}</div>`).replace(/<noscript>[\s\S]*?<\/noscript>/, '');
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}" />`;
}
