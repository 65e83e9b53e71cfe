import type { WriterUsage } from '../../ports.ts';

/**
 * USD per million tokens, prompts up to 200k tokens; output includes thinking.
 * Source: https://ai.google.dev/gemini-api/docs/pricing, paid tier, as read in October 2026. Prices that are announced to rise
 * stand here at the higher one. First prefix that fits wins.
 */
const prices: readonly { prefix: string; inputUsd: number; outputUsd: number }[] = [
  { prefix: 'gemini-2.5-flash-lite', inputUsd: 0.1, outputUsd: 0.4 },
  { prefix: 'gemini-2.5-flash', inputUsd: 0.3, outputUsd: 2.5 },
  { prefix: 'gemini-2.5-pro', inputUsd: 1.25, outputUsd: 10 },
  { prefix: 'gemini-3.5-flash-lite', inputUsd: 0.3, outputUsd: 2.5 },
  { prefix: 'gemini-3.5-flash', inputUsd: 1.5, outputUsd: 9 },
  { prefix: 'gemini-3.8-flash', inputUsd: 1.5, outputUsd: 7.5 },
  { prefix: 'gemini-3.1-pro', inputUsd: 2, outputUsd: 12 },
];

/** A model we do not know is counted as the dearest one: a budget may err in this direction only. */
const dearest = { inputUsd: 2, outputUsd: 12 };

/** Fixed rate for budgets, above the market's: R$ 6,00 for a dollar. */
const centavosPerUsd = 600;

/** Tokens as the provider counted them (thinking is output), and what they cost, rounded up to whole centavos. */
export function countUsage(model: string, tokens: { promptTokens: number; totalTokens: number }): WriterUsage {
  const { inputUsd, outputUsd } = prices.find(({ prefix }) => model.startsWith(prefix)) ?? dearest;
  const outputTokens = Math.max(0, tokens.totalTokens - tokens.promptTokens);
  const usd = (tokens.promptTokens * inputUsd + outputTokens * outputUsd) / 1_000_000;
  return { inputTokens: tokens.promptTokens, outputTokens, custoCentavos: Math.ceil(usd * centavosPerUsd) };
}

export function addUsage(a: WriterUsage | null, b: WriterUsage | null): WriterUsage | null {
  if (!a || !b) return a ?? b;
  return {
    inputTokens: a.inputTokens + b.inputTokens,
    outputTokens: a.outputTokens + b.outputTokens,
    custoCentavos: a.custoCentavos + b.custoCentavos,
  };
}
