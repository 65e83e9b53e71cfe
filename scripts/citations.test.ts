import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path !== '' && existsSync(`${root}${path}`));
const names = new Set(tracked.map((path) => basename(path)));
const read = (path: string) => readFileSync(`${root}${path}`, 'utf8');

/**
 * Migrations are left out because they are never edited after their commit. This file is left out because it gives examples of
 * forbidden citations.
 */
const texts = tracked
  .filter((path) => /\.(?:tsx?|mts|mjs|cjs|css|html|md|sql|ya?ml|example)$|^Dockerfile$/.test(path))
  .filter((path) => !/^drizzle\/migrations\/|^pnpm-lock\.yaml$|^scripts\/citations\.test\.ts$/.test(path))
  .map((path) => ({ path, text: read(path) }));

/** Papers that are not in the repository. PNG's own specification is not meant. */
const absentPapers =
  /\b(?:[Tt]he|[Oo]ur|beyond) spec\b|\bspec's\b|\(spec[,:]|\bSpec, |\b(?:[Tt]he|[Oo]ur|own) specification\b|\bSections? \d|\b[Tt]h(?:e|is) issue\b|\bissue [A-Z]\b/g;

function findAll(pattern: RegExp): { path: string; found: string[] }[] {
  return texts.flatMap(({ path, text }) => [...text.matchAll(pattern)].map((match) => ({ path, found: [...match] })));
}

describe('a citation in comments and documents', () => {
  it.each([
    'polls as the spec says',
    "the spec's words",
    'every 2 minutes (spec, section 7)',
    'Spec, section 2: four counts',
    'our own specification',
    'first measured in issue G',
    'Sections 2 and 9: the upgrade hint',
  ])('is recognised when it names a paper from outside the repository: %s', (example) => {
    expect(example.match(absentPapers)).not.toBeNull();
  });

  it('names no paper from outside the repository', () => {
    expect(texts.length).toBeGreaterThan(1000);
    expect(findAll(absentPapers).map(({ path, found: [words] }) => `${path}: ${words}`)).toEqual([]);
  });

  it('names only documents that exist', () => {
    const documents = findAll(/[\w-]+\.md\b/g).map(({ path, found: [name = ''] }) => ({ path, name }));
    expect(documents.length).toBeGreaterThan(100);
    expect(documents.filter(({ name }) => !names.has(name)).map(({ path, name }) => `${path}: ${name}`)).toEqual([]);
  });

  it('names only decisions that exist', () => {
    const decisions = new Set(readdirSync(`${root}docs/decisions`).map((name) => name.slice(0, 4)));
    const cited = findAll(/\bADR (\d{4})\b/g).map(({ path, found: [, number = ''] }) => ({ path, number }));
    expect(cited.length).toBeGreaterThan(20);
    expect(cited.filter(({ number }) => !decisions.has(number))).toEqual([]);
  });
});

/** `docs/PRODUCT.md 4.2`, `docs/PRODUCT.md 3 and 4`, `docs/PROOF.md F8`: each part after the name is one number. */
function citedNumbers(document: string, number: string): { path: string; number: string }[] {
  const one = `(?:${number})(?![\\w.]*\\w)`;
  const cited = findAll(new RegExp(`docs/${document} (${one}(?:(?:, | and | to )${one})*)`, 'g'));
  return cited.flatMap(({ path, found: [, numbers = ''] }) =>
    numbers.split(/, | and | to /).map((each) => ({ path, number: each })),
  );
}

describe('docs/PRODUCT.md', () => {
  const product = read('docs/PRODUCT.md');
  const sections = [...product.matchAll(/^## (\d+)\. /gm)].map(([, number = '']) => number);
  const rules = [...product.matchAll(/^- \*\*(\d+\.\d+) /gm)].map(([, number = '']) => number);

  it('has every rule that is cited', () => {
    const cited = citedNumbers('PRODUCT\\.md', '\\d+\\.\\d+|\\d+');
    const known = new Set([...sections, ...rules]);
    expect(cited.length).toBeGreaterThan(100);
    expect(cited.filter(({ number }) => !known.has(number))).toEqual([]);
  });

  it('numbers every rule once, in the section with that number', () => {
    expect(rules.length).toBeGreaterThan(50);
    expect(rules).toEqual([...new Set(rules)]);
    const misplaced = product
      .split(/^## /m)
      .slice(1)
      .flatMap((section) =>
        [...section.matchAll(/^- \*\*(\d+)\.(\d+) /gm)].filter(([, chapter]) => !section.startsWith(`${chapter}. `)),
      );
    expect(misplaced).toEqual([]);
  });
});

describe.each(['docs/PRODUCT.md', 'CONTRIBUTING.md'])('%s', (document) => {
  it('names files that exist', () => {
    const quoted = [...read(document).matchAll(/`(?:pnpm \w+ )?([\w./$-]+)/g)].map(([, path = '']) => path);
    const files = quoted.filter((path) => /^[a-z]+\/|\.tsx?$|\.css$/.test(path));
    expect(files.length).toBeGreaterThan(50);
    expect(files.filter((path) => !(path.includes('/') ? existsSync(`${root}${path}`) : names.has(path)))).toEqual([]);
  });
});

describe('docs/PROOF.md', () => {
  it('has every figure that is cited', () => {
    const figures = new Set([...read('docs/PROOF.md').matchAll(/^\| ([A-Z]+\d*) /gm)].map(([, id = '']) => id));
    const cited = citedNumbers('PROOF\\.md', '[FPS]\\d+|HELD');
    expect(cited.length).toBeGreaterThan(0);
    expect(cited.filter(({ number }) => !figures.has(number))).toEqual([]);
  });
});
