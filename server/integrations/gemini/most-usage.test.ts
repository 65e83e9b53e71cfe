import type { Part } from '@google/generative-ai';
import { describe, expect, it } from 'vitest';
import { mostUsage } from './most-usage.ts';
import { countUsage } from './prices.ts';

const model = 'gemini-2.5-flash';
const most = (...parts: Part[]) =>
  mostUsage(model, { systemInstruction: 'Escreva.', parts, config: { maxOutputTokens: 8192 } });
const foto = { inlineData: { mimeType: 'image/jpeg', data: 'A'.repeat(50_000) } };

describe('the highest possible cost of a request', () => {
  it('is never less than the cost of an answer of maximum length', () => {
    const text = 'Síntese das queixas.'.repeat(100);
    const usage = most({ text });
    const full = countUsage(model, { promptTokens: text.length, totalTokens: text.length + 8192 });
    expect(usage.custoCentavos).toBeGreaterThanOrEqual(full.custoCentavos);
    expect(usage.outputTokens).toBe(8192);
  });

  it('grows with the text and the number of photos, not with the size of a photo', () => {
    const bare = most({ text: 'a' }).inputTokens;
    expect(most({ text: 'aé' }).inputTokens).toBe(bare + 2);
    expect(most({ text: 'a' }, foto).inputTokens).toBe(bare + 2240);
  });
});
