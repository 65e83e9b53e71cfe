import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');

interface Promised {
  sentence: string;
  standsIn: string;
  /** Files, and marks for sentences that code cannot make true. */
  madeTrueBy: string[];
}

const promises: Promised[] = read('docs/PROMISES.md')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (?:sentence|---) /.test(line))
  .map((line) => {
    const [sentence = '', standsIn = '', madeTrueBy = ''] = line.slice(2, -2).split(' | ');
    return { sentence, standsIn: standsIn.replaceAll('`', ''), madeTrueBy: madeTrueBy.split(' · ') };
  });
const marks = ['*pitch*', '*in preparation*', '*institute*', '*law*', '*outside*', '*decorative*'];

/** The text as a person reads it, in one line: first with the tags, then without them. */
function words(source: string): string {
  const line = source.replaceAll("{' '}", ' ').replaceAll(/\s+/g, ' ');
  return `${line}\n${line.replaceAll(/<\/?[A-Za-z][^<>]*>/g, '').replaceAll(/ +/g, ' ')}`;
}

const texts = new Map<string, string>();
function wordsOf(path: string): string {
  const known = texts.get(path) ?? (existsSync(join(root, path)) ? words(read(path)) : '');
  texts.set(path, known);
  return known;
}

describe('docs/PROMISES.md', () => {
  it('quotes sentences that stand in the files it names', () => {
    expect(promises.length).toBeGreaterThan(200);
    const gone = promises.filter(({ sentence, standsIn }) => !wordsOf(standsIn).includes(sentence));
    expect(gone.map(({ sentence, standsIn }) => `${standsIn}: ${sentence}`)).toEqual([]);
  });

  it('begins each table with its head, without which the rows are shown as running text', () => {
    const tables = read('docs/PROMISES.md').match(/^\|.*(?:\n\|.*)*/gm) ?? [];
    const headless = tables.filter((table) => !table.startsWith('| sentence | stands in | made true by |\n| --- |'));
    expect(headless.map((table) => table.slice(0, 100))).toEqual([]);
  });

  it('names code and tests that exist, or a mark for what else makes a sentence true', () => {
    const missing = promises.flatMap(({ sentence, madeTrueBy }) =>
      madeTrueBy
        .filter((by) => !marks.includes(by) && !(/^`.+`$/.test(by) && existsSync(join(root, by.slice(1, -1)))))
        .map((by) => `${by}: ${sentence}`),
    );
    expect(missing).toEqual([]);
  });

  it('has a row for every file of pages, mails and plan cards that contains sentences', () => {
    // The kept versions of the legal texts are copies of what stands in the pages.
    const speaking = git('client/src/features/landing', 'client/src/features/legal', 'client/src/features/demo')
      .concat(git('client/src/features/install', 'server/emails', 'shared/plans.ts', 'client/public/offline.html'))
      .concat(git('client/src/features/support-threads'))
      .filter((path) => /\.(?:tsx?|html)$/.test(path) && !path.includes('.test.') && !path.includes('/legal/versoes/'))
      .filter((path) => sentence.test(words(withoutComments(read(path)))));
    const rows = new Set(promises.map(({ standsIn }) => standsIn));
    expect(speaking.length).toBeGreaterThan(30);
    expect(speaking.filter((path) => !rows.has(path))).toEqual([]);
  });

  it('has a row for every sentence that says always, never, nobody, everything, kept, erased or at once', () => {
    const features = ['accounts', 'ficha', 'convites', 'access-log', 'relatorios', 'pedidos-titular', 'clientes']
      .concat(['subscriptions', 'admin', 'landing', 'legal', 'demo', 'install', 'support-threads'])
      .map((feature) => `client/src/features/${feature}`);
    const missing = git(...features, 'server/emails', 'shared/plans.ts', 'client/public/offline.html')
      .filter((path) => /\.(?:tsx?|html)$/.test(path) && !path.includes('.test.') && !path.includes('/legal/versoes/'))
      .flatMap((path) => {
        const rows = promises.filter(({ standsIn }) => standsIn === path).map((row) => row.sentence);
        const [, untagged = ''] = words(withoutComments(read(path))).split('\n');
        return [...untagged.matchAll(statement)]
          .map(([said]) => said)
          .filter((said) => strong.test(said) && !rows.some((row) => row.includes(said) || said.includes(row)))
          .map((said) => `${path}: ${said}`);
      });
    expect(missing).toEqual([]);
  });
});

describe('a text that tells people to contact support', () => {
  it('contains the address', () => {
    const sends =
      /(?:fale com (?:o suporte|a gente|quem administra)|(?:escreva|pergunte|peça|mande|avise|procure|contate|chame) (?:ao?|o|para o) (?:suporte|administrador)|acesso a quem administra)/i;
    const nowhere = git('client/src', 'server', 'shared')
      .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
      .flatMap((path) =>
        withoutComments(read(path))
          .split('\n')
          .filter((line) => sends.test(line) && !/supportEmail|SUPPORT_EMAIL|SupportMail|SupportAddress/.test(line))
          .map((line) => `${path}: ${line.trim()}`),
      );
    expect(nowhere).toEqual([]);
  });
});

/** Long enough to be a statement. */
const sentence = /\p{Lu}[\p{L}\d ,;()]{40,}[.?!:]/u;

const statement = /\p{Lu}[\p{L}\d ,;:()–“”%-]{20,}[.?!]/gu;
/** Words that promise the most. */
const strong = /(?<!\p{L})(?:nunca|sempre|ninguém|tod[oa]s|tudo|apagad[oa]s?|guardad[oa]s?|na hora|só)(?!\p{L})/iu;

function withoutComments(source: string): string {
  return source.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '');
}

function git(...paths: string[]): string[] {
  return execFileSync('git', ['ls-files', '--', ...paths], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);
}
