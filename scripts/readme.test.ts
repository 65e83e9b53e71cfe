import { readFileSync } from 'node:fs';
import { configSchema, readConfig } from '@meridia/server/config.ts';
import { describe, expect, it } from 'vitest';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const rows = [...readme.matchAll(/^\| `([A-Z_]+)` +\| (?:`([^`]*)`)?[^|]*\|/gm)].map(([, name = '', byDefault]) => ({
  name,
  byDefault,
}));

describe('the table of settings in README.md', () => {
  it('names every setting and no other', () => {
    expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(configSchema.shape).sort());
  });

  it('tells the defaults that hold', () => {
    const told = rows.flatMap(({ name, byDefault }) => (byDefault && name !== 'PUBLIC_URL' ? [[name, byDefault]] : []));
    expect(readConfig(Object.fromEntries(told))).toEqual(readConfig({}));
  });
});
