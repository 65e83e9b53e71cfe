import { describe, expect, it } from 'vitest';
import { dateFormats, dayInSaoPaulo, saoPaulo, yearsBetween } from './dates.ts';

describe('pt-BR dates', () => {
  it("are in words, as in the history, in the device's time zone", () => {
    const { formatDateTime, formatShortDate } = dateFormats();
    expect(formatDateTime(new Date(2026, 10, 5, 9, 7))).toBe('05 de novembro de 2026 às 09:07');
    expect(formatDateTime(new Date(2026, 2, 31, 0, 0))).toBe('31 de março de 2026 às 00:00');
    expect(formatShortDate(new Date(2026, 2, 1, 12))).toBe('01/03/2026');
  });

  it('use a given time zone', () => {
    const { formatDate, formatTime } = dateFormats(saoPaulo);
    expect(formatDate('2026-06-01T02:30:00Z')).toBe('31 de maio de 2026');
    expect(formatTime('2026-06-01T02:30:00Z')).toBe('23:30');
  });

  it('use the days of São Paulo for counting and file names', () => {
    expect(dayInSaoPaulo(new Date('2026-06-01T02:59:59Z'))).toBe('2026-05-31');
    expect(dayInSaoPaulo(new Date('2026-06-01T03:00:00Z'))).toBe('2026-06-01');
  });
});

describe('an age', () => {
  it('is complete on the birthday, and a child of a leap day has it on 1 March', () => {
    expect(yearsBetween('1984-05-20', '2026-05-19')).toBe(41);
    expect(yearsBetween('1984-05-20', '2026-05-20')).toBe(42);
    expect(yearsBetween('1984-02-29', '2026-02-28')).toBe(41);
    expect(yearsBetween('1984-02-29', '2026-03-01')).toBe(42);
    expect(yearsBetween('2026-05-20', '2026-05-19')).toBe(-1);
  });
});
