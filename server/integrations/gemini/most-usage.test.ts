import { describe, expect, it } from 'vitest';
import { mostUsage } from './most-usage.ts';
import { countUsage } from './prices.ts';

const model = 'gemini-2.5-flash';
const config = { maxOutputTokens: 8192 };
const foto = { inlineData: { mimeType: 'image/jpeg', data: 'A'.repeat(50_000) } };

describe('the highest possible cost of a request', () => {
  it('is never less than the cost of an answer of maximum length', () => {
    const text = 'Síntese das queixas.'.repeat(100);
    const most = mostUsage(model, [{ text }], config);
    const full = countUsage(model, { promptTokens: text.length, totalTokens: text.length + 8192 });
    expect(most.custoCentavos).toBeGreaterThanOrEqual(full.custoCentavos);
    expect(most.outputTokens).toBe(8192);
  });

  it('grows with the text and the number of photos, not with the size of a photo', () => {
    const bare = mostUsage(model, [{ text: 'a' }], config).inputTokens;
    expect(mostUsage(model, [{ text: 'aé' }], config).inputTokens).toBe(bare + 2);
    expect(mostUsage(model, [{ text: 'a' }, foto], config).inputTokens).toBe(bare + 2240);
  });
});
