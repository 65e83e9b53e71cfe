import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string) => readFileSync(`${root}${path}`, 'utf8');
const code = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'server/mtc'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.ts$/.test(path))
  .flatMap((path) => read(path).split('\n'))
  // What comments name is not printed.
  .filter((line) => !/^\s*(\/\/|\/?\*)/.test(line))
  .join('\n');

/** "NICE NG226, Osteoarthritis (2022)" at the beginning of a literal, or behind the semicolon that parts two sources. */
const named = /(?<=['`]|; )([A-ZÀ-Ý][^'`;()\n]*\((?:19|20)\d\d(?:, (?:19|20)\d\d)*\))/gu;
/** "(Cochrane, 2016)", "(NICE, 2022)" in what a client is told. */
const told = /\(((?:Cochrane|[A-Z][A-Z-]+), (?:19|20)\d\d)\)/g;

const all = (pattern: RegExp, text: string) => [...new Set([...text.matchAll(pattern)].map(([, one = '']) => one))];
const printed = [...all(named, code), ...all(told, code)];

const page = read('docs/SOURCES.md');
const rows = all(/`([^`\n]*(?:19|20)\d\d\)?)`/g, page);

/** A row may leave out the publisher, as a note does that names two works of one. */
const isOf = (source: string, row: string) => source === row || source.endsWith(`, ${row}`);

describe('docs/SOURCES.md', () => {
  it('says of each source with a year whether it was looked up', () => {
    expect(printed.length).toBeGreaterThan(150);
    expect(printed.filter((source) => !rows.some((row) => isOf(source, row)))).toEqual([]);
  });

  it('has no row for what is printed no more', () => {
    expect(rows.filter((row) => !printed.some((source) => isOf(source, row)))).toEqual([]);
  });

  it('knows no year of a page that is revised in place', () => {
    expect(printed.filter((source) => /NICE CKS/.test(source))).toEqual([]);
  });
});
