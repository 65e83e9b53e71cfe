import type { GenerationConfig } from '@google/generative-ai';
import type { WriterFacts } from '../../ports.ts';
import { buildResponseSchema } from './response-schema.ts';

/** A field newer than the SDK; it passes unknown fields through. */
interface ThinkingConfig {
  thinkingConfig?: { thinkingBudget: number } | { thinkingLevel: 'low' };
}

/** Room for the text plus the thinking, which counts as output. A second try after MAX_TOKENS gets more room and thinks less. */
export function generationConfig(model: string, facts: WriterFacts, more: boolean): GenerationConfig & ThinkingConfig {
  return {
    temperature: 0.4,
    maxOutputTokens: more ? 16_384 : 8_192,
    responseMimeType: 'application/json',
    responseSchema: buildResponseSchema(facts),
    ...thinking(model, more),
  };
}

function thinking(model: string, more: boolean): ThinkingConfig {
  // 2.5 Pro cannot stop thinking: 128 is its least.
  if (model.startsWith('gemini-2.5-pro')) return { thinkingConfig: { thinkingBudget: more ? 128 : 1024 } };
  if (model.startsWith('gemini-2.5')) return { thinkingConfig: { thinkingBudget: more ? 0 : 1024 } };
  if (/^gemini-[3-9]/.test(model)) return { thinkingConfig: { thinkingLevel: 'low' } };
  return {};
}
