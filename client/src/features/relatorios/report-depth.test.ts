import { afterEach, describe, expect, it, vi } from 'vitest';
import { openParts, readReportDepth, rememberReportDepth } from './report-depth.ts';

const complete = ['elementos', 'hipoteses', 'pontos', 'auriculares', 'terapias', 'sessoes', 'seguranca', 'sinais'];

describe('the depth of a report', () => {
  it('keeps safety open at ten seconds, and adds what a needle needs at three minutes', () => {
    expect(openParts('seconds', complete)).toEqual(['seguranca']);
    expect(openParts('minutes', complete)).toEqual(['pontos', 'auriculares', 'sessoes', 'seguranca']);
    expect(openParts('all', complete)).toEqual(complete);
  });

  it('shows the hypotheses at three minutes where there is no treatment', () => {
    expect(openParts('minutes', ['elementos', 'hipoteses', 'seguranca'])).toEqual(['hipoteses', 'seguranca']);
  });
});

describe('the choice on this device', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is remembered, and anything else in its place counts as none', () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('window', {
      localStorage: {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => kept.set(key, value),
      },
    });
    expect(readReportDepth()).toBeNull();
    rememberReportDepth('minutes');
    expect(readReportDepth()).toBe('minutes');
    for (const key of kept.keys()) kept.set(key, 'deeper');
    expect(readReportDepth()).toBeNull();
  });

  it('is none where the storage refuses', () => {
    vi.stubGlobal('window', {
      get localStorage() {
        throw new Error('refused');
      },
    });
    expect(() => rememberReportDepth('all')).not.toThrow();
    expect(readReportDepth()).toBeNull();
  });
});
