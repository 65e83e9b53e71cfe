import { roundCentavos } from '../../ai-writer/usage.ts';
import type { WriterUsage } from '../../ports.ts';

interface Price {
  prefix: string;
  inputUsd: number;
  outputUsd: number;
  /** The first day on which this price no longer applies; from then on the next price that fits does. */
  until?: string;
}

/**
 * USD per million tokens, prompts up to 200k tokens; output includes thinking. First prefix that fits wins.
 * Source: https://ai.google.dev/gemini-api/docs/pricing, paid tier. 2.5, 3.1 Pro, 3.5 and 3.8 as transcribed from that page on
 * 2026-10-07 (api-evangelist/deepmind, plans/deepmind-plans-pricing.yml); 3.1 Flash-Lite and 3 Flash as quoted from it by
 * morphllm.com/gemini-api-pricing and factquire.com on 2026-07-04; the half price of 3.6 to 3.8 Flash until the end of 2026 as
 * announced with them (BerriAI/litellm, discussion 39357). All read on 2026-11-21.
 */
const prices: readonly Price[] = [
  { prefix: 'gemini-2.5-flash-lite', inputUsd: 0.1, outputUsd: 0.4 },
  { prefix: 'gemini-2.5-flash', inputUsd: 0.3, outputUsd: 2.5 },
  { prefix: 'gemini-2.5-pro', inputUsd: 1.25, outputUsd: 10 },
  { prefix: 'gemini-3-flash', inputUsd: 0.5, outputUsd: 3 },
  { prefix: 'gemini-3.1-flash-lite', inputUsd: 0.25, outputUsd: 1.5 },
  { prefix: 'gemini-3.1-pro', inputUsd: 2, outputUsd: 12 },
  { prefix: 'gemini-3.5-flash-lite', inputUsd: 0.3, outputUsd: 2.5 },
  { prefix: 'gemini-3.5-flash', inputUsd: 1.5, outputUsd: 9 },
  ...['gemini-3.6-flash', 'gemini-3.7-flash', 'gemini-3.8-flash'].flatMap((prefix) => [
    { prefix, inputUsd: 0.75, outputUsd: 3.75, until: '2027-01-01' },
    { prefix, inputUsd: 1.5, outputUsd: 7.5 },
  ]),
];

/** An unknown model is counted as the most expensive one, because a budget may only err in this direction. */
const dearest = { inputUsd: 2, outputUsd: 12 };

/** Fixed rate for budgets, higher than the market rate: R$ 6,00 for a dollar. */
const centavosPerUsd = 600;

/** Tokens as the provider counted them (thinking is output), and their cost, exact to a ten-thousandth of a centavo. */
export function countUsage(
  model: string,
  tokens: { promptTokens: number; totalTokens: number },
  today = new Date(),
): WriterUsage {
  const day = today.toISOString().slice(0, 10);
  const price = prices.find(({ prefix, until }) => model.startsWith(prefix) && (until === undefined || day < until));
  const { inputUsd, outputUsd } = price ?? dearest;
  const outputTokens = Math.max(0, tokens.totalTokens - tokens.promptTokens);
  const usd = (tokens.promptTokens * inputUsd + outputTokens * outputUsd) / 1_000_000;
  return { inputTokens: tokens.promptTokens, outputTokens, custoCentavos: roundCentavos(usd * centavosPerUsd) };
}
