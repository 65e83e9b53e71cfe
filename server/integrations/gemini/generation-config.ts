import type { GenerationConfig } from '@google/generative-ai';
import type { WriterFacts } from '../../ports.ts';
import { buildResponseSchema } from './response-schema.ts';

/** Fields newer than the SDK; it passes unknown fields through. */
interface NewerConfig {
  thinkingConfig?: { thinkingBudget: number } | { thinkingLevel: 'minimal' | 'low' };
  mediaResolution?: 'MEDIA_RESOLUTION_MEDIUM';
}

/** Room for the text plus the thinking, which counts as output. A second try after MAX_TOKENS gets more room and thinks less. */
export function generationConfig(model: string, facts: WriterFacts, more: boolean): GenerationConfig & NewerConfig {
  return {
    maxOutputTokens: more ? 16_384 : 8_192,
    responseMimeType: 'application/json',
    responseSchema: buildResponseSchema(facts),
    ...thinking(model, more),
    // Half the price of a photo, 560 tokens; what is measured in it stands in the facts already. Older models count 258 anyway, and
    // take a temperature, which the newer ones ignore and the next ones are announced to refuse.
    ...(isThird(model) ? { mediaResolution: 'MEDIA_RESOLUTION_MEDIUM' } : { temperature: 0.4 }),
  };
}

function thinking(model: string, more: boolean): NewerConfig {
  // 2.5 Pro cannot stop thinking: 128 is its least.
  if (model.startsWith('gemini-2.5-pro')) return { thinkingConfig: { thinkingBudget: more ? 128 : 1024 } };
  if (model.startsWith('gemini-2.5')) return { thinkingConfig: { thinkingBudget: more ? 0 : 1024 } };
  if (isThird(model)) return { thinkingConfig: { thinkingLevel: more && thinksLess(model) ? 'minimal' : 'low' } };
  return {};
}

/** Of the third generation or a later one. */
function isThird(model: string): boolean {
  return /^gemini-[3-9]/.test(model);
}

/** `minimal` is a level of the Flash models up to 3.6 only; elsewhere `low` is the least, and another level would be an error. */
function thinksLess(model: string): boolean {
  return /^gemini-3(\.[0-6])?-flash/.test(model);
}
