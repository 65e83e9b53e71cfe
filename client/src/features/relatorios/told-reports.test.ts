import { describe, expect, it, vi } from 'vitest';
import { rememberTold, wasTold } from './told-reports.ts';

function keepIn(store: Map<string, string>): void {
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
  });
}
const report = (id: string, finishedAt = '2026-03-01T10:00:00.000Z') => ({ id, finishedAt });

describe('the reports that a tab has announced', () => {
  it('are known after a reload, but not to another tab', () => {
    const store = new Map<string, string>();
    keepIn(store);
    rememberTold(report('a'));
    expect(wasTold(report('a'))).toBe(true);
    keepIn(new Map());
    expect(wasTold(report('a'))).toBe(false);
  });

  it('do not include a later remake of the same report', () => {
    keepIn(new Map());
    rememberTold(report('a'));
    expect(wasTold(report('a', '2026-03-02T10:00:00.000Z'))).toBe(false);
  });

  it('do not grow without limit', () => {
    const store = new Map<string, string>();
    keepIn(store);
    for (let number = 0; number < 150; number += 1) rememberTold(report(`${number}`));
    expect(wasTold(report('149'))).toBe(true);
    expect(wasTold(report('50'))).toBe(true);
    expect(wasTold(report('49'))).toBe(false);
  });

  it.each(['not json', '{"a":1}', '[1,null]'])('are empty when the browser stored %s', (kept) => {
    keepIn(new Map([['meridia.relatorios-avisados', kept]]));
    expect(wasTold(report('a'))).toBe(false);
  });

  it('are remembered by the document when the browser stores nothing', () => {
    vi.stubGlobal('sessionStorage', undefined);
    rememberTold(report('b'));
    expect(wasTold(report('b'))).toBe(true);
  });
});
