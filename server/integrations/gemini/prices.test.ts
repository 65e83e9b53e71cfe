import { describe, expect, it } from 'vitest';
import { addUsage } from '../../ai-writer/usage.ts';
import { countUsage } from './prices.ts';

const tokens = { promptTokens: 4000, totalTokens: 6000 };

describe('the cost of a request', () => {
  it('is exact to a fraction of a centavo: 4,000 tokens in and 2,000 out of 2.5 Flash are 0.0062 USD', () => {
    expect(countUsage('gemini-2.5-flash', tokens)).toEqual({
      inputTokens: 4000,
      outputTokens: 2000,
      custoCentavos: 3.72,
    });
  });

  it('does not confuse a model with a longer name that begins the same', () => {
    expect(countUsage('gemini-2.5-flash-lite', tokens).custoCentavos).toBe(0.72);
    expect(countUsage('gemini-3.5-flash-lite', tokens).custoCentavos).toBe(3.72);
    expect(countUsage('gemini-3.5-flash', tokens).custoCentavos).toBe(14.4);
  });

  it('doubles when the half price ends', () => {
    const on = (day: string) => countUsage('gemini-3.8-flash', tokens, new Date(day)).custoCentavos;
    expect(on('2026-12-31T23:00:00Z')).toBe(6.3);
    expect(on('2027-01-01T00:00:00Z')).toBe(12.6);
  });

  it('is that of the most expensive model for an unknown model', () => {
    expect(countUsage('gemini-9-ultra', tokens).custoCentavos).toBe(19.2);
  });

  it('adds up without rounding errors', () => {
    const third = { inputTokens: 1, outputTokens: 1, custoCentavos: 0.1 };
    expect(addUsage(addUsage(third, third), third)).toEqual({ inputTokens: 3, outputTokens: 3, custoCentavos: 0.3 });
    expect(addUsage(null, third)).toBe(third);
  });
});
