import { describe, expect, it } from 'vitest';
import { formatCountdown, formatWait } from './format-wait.ts';

describe('a wait in words', () => {
  it('is never shorter than the remaining time', () => {
    expect(formatWait(0)).toBe('1 segundo');
    expect(formatWait(40)).toBe('40 segundos');
    expect(formatWait(60)).toBe('1 minuto');
    expect(formatWait(61)).toBe('2 minutos');
    expect(formatWait(720)).toBe('12 minutos');
    expect(formatWait(3600)).toBe('1 hora');
    expect(formatWait(3601)).toBe('2 horas');
  });

  it('counts down in steps of ten seconds', () => {
    expect(formatCountdown(60)).toBe('1 minuto');
    expect(formatCountdown(50)).toBe('50 segundos');
    expect(formatCountdown(41)).toBe('50 segundos');
    expect(formatCountdown(11)).toBe('20 segundos');
    expect(formatCountdown(10)).toBe('alguns segundos');
  });
});
