import { describe, expect, it } from 'vitest';
import { dateFormats, dayInSaoPaulo, saoPaulo } from './dates.ts';

describe('dates of pt-BR', () => {
  it('are written in words, as the history shows them, on the clock of the device', () => {
    const { formatDateTime, formatShortDate } = dateFormats();
    expect(formatDateTime(new Date(2026, 10, 5, 9, 7))).toBe('05 de novembro de 2026 às 09:07');
    expect(formatDateTime(new Date(2026, 2, 31, 0, 0))).toBe('31 de março de 2026 às 00:00');
    expect(formatShortDate(new Date(2026, 2, 1, 12))).toBe('01/03/2026');
  });

  it('are those of a time zone when it is named', () => {
    const { formatDate, formatTime } = dateFormats(saoPaulo);
    expect(formatDate('2026-06-01T02:30:00Z')).toBe('31 de maio de 2026');
    expect(formatTime('2026-06-01T02:30:00Z')).toBe('23:30');
  });

  it('are days of São Paulo for what is counted and filed', () => {
    expect(dayInSaoPaulo(new Date('2026-06-01T02:59:59Z'))).toBe('2026-05-31');
    expect(dayInSaoPaulo(new Date('2026-06-01T03:00:00Z'))).toBe('2026-06-01');
  });
});
