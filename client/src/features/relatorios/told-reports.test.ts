import { afterEach, describe, expect, it, vi } from 'vitest';
import { readTold, rememberTold } from './told-reports.ts';

function keepIn(store: Map<string, string>): void {
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
  });
}
afterEach(() => vi.unstubAllGlobals());

describe('what a tab was told', () => {
  it('is known after a reload, and no other tab knows it', () => {
    const store = new Map<string, string>();
    keepIn(store);
    rememberTold('a 2026-03-01');
    expect(readTold()).toEqual(new Set(['a 2026-03-01']));
    keepIn(new Map());
    expect(readTold()).toEqual(new Set());
  });

  it('does not grow for ever', () => {
    const store = new Map<string, string>();
    keepIn(store);
    for (let report = 0; report < 150; report += 1) rememberTold(`report ${report}`);
    expect(readTold().size).toBe(100);
    expect(readTold().has('report 149')).toBe(true);
    expect(readTold().has('report 49')).toBe(false);
  });

  it.each(['not json', '{"a":1}', '[1,null]'])('is nothing where the browser kept %s', (kept) => {
    keepIn(new Map([['meridia.relatorios-avisados', kept]]));
    expect(readTold()).toEqual(new Set());
  });

  it('is remembered by the document of a browser that keeps nothing', () => {
    vi.stubGlobal('sessionStorage', undefined);
    rememberTold('b 2026-03-01');
    expect(readTold().has('b 2026-03-01')).toBe(true);
  });
});
