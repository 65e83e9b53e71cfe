import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allPlanWords, type PlanNumbers } from '@meridia/shared/plan-words.ts';
import { z } from 'zod';
import type { Config } from '../../config.ts';
import { fillSettings, pageSettings } from './page-settings.ts';
import { createTextDocument, type TextDocument } from './text-document.ts';

/** `pages/site.json`, which the build makes of the client's route tree and of client/src/messages/pages.ts. */
const siteSchema = z.object({
  /** Every path of the router, `/resultado/$id` with its parameter. */
  routes: z.array(z.string()),
  /** Those that anybody may read, each with its document's file name. */
  publicPages: z.record(z.string(), z.string()),
});

export interface Site {
  /** CSP sources of the scripts that stand in the documents themselves; the same in all of them. */
  scriptHashes: readonly string[];
  /** The document of a public page, for the plans that are on sale; null for every other path. */
  publicPage(path: string): ((plans: readonly PlanNumbers[]) => TextDocument) | null;
  /** Whether the browser's router has a screen for the path. */
  isRoute(path: string): boolean;
  publicPaths: readonly string[];
  /** The page without content: screens behind a login are rendered by the browser. */
  shell: TextDocument;
  notFound: TextDocument;
  /** What the service worker shows when there is no network and no screen that works without one. */
  offline: TextDocument;
}

/** Null when there is no built client. @throws Error when the build is not whole. */
export function readSite(root: string, config: Config): Site | null {
  if (!existsSync(join(root, 'pages/site.json'))) return null;
  const settings = pageSettings(config);
  const readText = (file: string) => fillSettings(readFileSync(join(root, 'pages', file), 'utf8'), settings);
  const read = (file: string) => createTextDocument(readText(file), html);
  const site = siteSchema.parse(JSON.parse(readFileSync(join(root, 'pages/site.json'), 'utf8')));
  const texts = Object.entries(site.publicPages).map(([path, file]): [string, string] => [path, readText(file)]);
  const documents = new Map(texts.map(([path, text]) => [path, withPlans(text)]));
  const routes = site.routes.map((route) => route.toLowerCase().split('/'));
  const shell = read('shell.html');
  return {
    scriptHashes: hashScripts([shell.body.toString(), ...texts.map(([, text]) => text)]),
    publicPage: (path) => documents.get(normalise(path)) ?? null,
    isRoute: (path) => routes.some((route) => fits(normalise(path).split('/'), route)),
    publicPaths: [...documents.keys()],
    shell,
    notFound: read('404.html'),
    offline: read('offline.html'),
  };
}

const html = 'text/html; charset=utf-8';

/** Made again only when the plans on sale cost or allow something else than the last time. */
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

// The browser's router reads paths the same way: without regard to case or a slash at the end.
function normalise(path: string): string {
  return path.length > 1 ? path.replace(/\/$/, '').toLowerCase() : path;
}

/** `$id` stands for any one part of a path. */
function fits(parts: readonly string[], route: readonly string[]): boolean {
  return (
    parts.length === route.length &&
    route.every((part, index) => (part.startsWith('$') ? parts[index] !== '' : part === parts[index]))
  );
}
