import { describe, expect, it } from 'vitest';
import { fileNameOf } from './report-pdf.ts';

describe('the name of a downloaded report', () => {
  it('is the name that the server gave', () => {
    const header = `attachment; filename="relatorio-helena-2026-11-21.pdf"; filename*=UTF-8''relatorio-helena-2026-11-21.pdf`;
    expect(fileNameOf(header)).toBe('relatorio-helena-2026-11-21.pdf');
  });

  it('is null when the answer has no name', () => {
    expect(fileNameOf(null)).toBeNull();
    expect(fileNameOf('inline')).toBeNull();
  });
});
