import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allPlanWords, type PlanNumbers } from '@meridia/shared/plan-words.ts';
import { z } from 'zod';
import type { Config } from '../../config.ts';
import { fillSettings, pageSettings } from './page-settings.ts';
import { createTextDocument, type TextDocument } from './text-document.ts';

/** `pages/site.json`. The build writes it from the client's route tree and client/src/messages/pages.ts. */
const siteSchema = z.object({
  /** Every path of the router, with parameters: `/resultado/$id`. */
  routes: z.array(z.string()),
  /** The public pages, each with the file name of its document. */
  publicPages: z.record(z.string(), z.string()),
  /** The published versions of the legal texts, each with the file name of its document. */
  legalVersions: z.record(z.string(), z.string()),
});

export interface Site {
  /** CSP sources of the inline scripts. All documents contain the same ones. */
  scriptHashes: readonly string[];
  /** The document of a public page, given the plans on sale; null for every other path. */
  publicPage(path: string): ((plans: readonly PlanNumbers[]) => TextDocument) | null;
  /** A published version of a legal text, the same for everybody; null for every other path. */
  legalVersion(path: string): TextDocument | null;
  /** Whether the browser's router has a screen for the path. */
  isRoute(path: string): boolean;
  publicPaths: readonly string[];
  /** The page without content. The browser renders all screens behind a login. */
  shell: TextDocument;
  notFound: TextDocument;
  /** The page of an invited client. It holds nothing of any invitation: the token stays behind the # of the address. */
  ficha: TextDocument;
  /** Shown by the service worker when there is no network and the screen does not work without one. */
  offline: TextDocument;
}

/** Null without a built client. @throws Error when the build is incomplete */
export function readSite(root: string, config: Config): Site | null {
  if (!existsSync(join(root, 'pages/site.json'))) return null;
  const settings = pageSettings(config);
  const readText = (file: string) => fillSettings(readFileSync(join(root, 'pages', file), 'utf8'), settings);
  const read = (file: string) => createTextDocument(readText(file), html);
  const site = siteSchema.parse(JSON.parse(readFileSync(join(root, 'pages/site.json'), 'utf8')));
  const texts = Object.entries(site.publicPages).map(([path, file]): [string, string] => [path, readText(file)]);
  const documents = new Map(texts.map(([path, text]) => [path, withPlans(text)]));
  const versions = new Map(Object.entries(site.legalVersions).map(([path, file]) => [path, read(file)]));
  const routes = site.routes.map((route) => route.toLowerCase().split('/'));
  const shell = read('shell.html');
  return {
    scriptHashes: hashScripts([shell.body.toString(), ...texts.map(([, text]) => text)]),
    publicPage: (path) => documents.get(normalise(path)) ?? null,
    legalVersion: (path) => versions.get(normalise(path)) ?? null,
    isRoute: (path) => routes.some((route) => fits(normalise(path).split('/'), route)),
    publicPaths: [...documents.keys()],
    shell,
    notFound: read('404.html'),
    ficha: read('ficha.html'),
    offline: read('offline.html'),
  };
}

const html = 'text/html; charset=utf-8';

/** Builds the document again only when names, prices or limits of the plans on sale have changed. */
function withPlans(text: string): (plans: readonly PlanNumbers[]) => TextDocument {
  let made: { of: string; document: TextDocument } | null = null;
  return (plans) => {
    const of = JSON.stringify(plans.map(({ name, priceBrl, diagnosesLimit }) => ({ name, priceBrl, diagnosesLimit })));
    if (made?.of === of) return made.document;
    const document = createTextDocument(fillSettings(text, { ...allPlanWords(plans), plans: of }), html);
    made = { of, document };
    return document;
  };
}

function hashScripts(documents: readonly string[]): string[] {
  const scripts = documents.flatMap((document) => [...document.matchAll(/<script>([\s\S]*?)<\/script>/g)]);
  const codes = new Set(scripts.map(([, code = '']) => code));
  return [...codes].map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
}

// Like the browser's router, ignores case and a slash at the end.
function normalise(path: string): string {
  return path.length > 1 ? path.replace(/\/$/, '').toLowerCase() : path;
}

/** `$id` matches any single part of a path. */
function fits(parts: readonly string[], route: readonly string[]): boolean {
  return (
    parts.length === route.length &&
    route.every((part, index) => (part.startsWith('$') ? parts[index] !== '' : part === parts[index]))
  );
}
