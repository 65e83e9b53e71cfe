import { readFileSync } from 'node:fs';
import { configSchema, readConfig } from '@meridia/server/config.ts';
import { eventTypes } from '@meridia/server/integrations/stripe/present-event.ts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const rows = [...readme.matchAll(/^\| `([A-Z\d_]+)` +\| (?:`([^`]*)`)?[^|]*\|/gm)].map(([, name = '', byDefault]) => ({
  name,
  byDefault,
}));

describe('the table of settings in README.md', () => {
  it('names every setting and no other', () => {
    expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(configSchema.shape).sort());
  });

  it('gives the real defaults', () => {
    const told = rows.flatMap(({ name, byDefault }) => (byDefault && name !== 'PUBLIC_URL' ? [[name, byDefault]] : []));
    expect(readConfig(Object.fromEntries(told))).toEqual(readConfig({}));
  });
});

describe('the instructions in README.md', () => {
  it('list exactly the payment events that the app understands', () => {
    const named = readme.match(/\b(?:checkout|customer|invoice|charge)\.[a-z_.]+[a-z]\b/g) ?? [];
    expect([...new Set(named)].sort()).toEqual([...eventTypes].sort());
  });

  it('name only scripts that exist', () => {
    const packageFile = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
    const scripts = Object.keys(z.object({ scripts: z.record(z.string(), z.string()) }).parse(packageFile).scripts);
    const told = [...readme.matchAll(/npm run ([a-z-]+)/g)].map(([, name]) => name);
    expect(told.length).toBeGreaterThan(3);
    expect(scripts).toEqual(expect.arrayContaining(told));
  });
});
