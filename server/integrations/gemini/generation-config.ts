import type { GenerationConfig } from '@google/generative-ai';
import type { WriterFacts } from '../../ports.ts';
import { leituraResponseSchema } from './leitura-schema.ts';
import { buildResponseSchema } from './response-schema.ts';

/** Fields newer than the SDK, which passes unknown fields through. */
interface NewerConfig {
  thinkingConfig?: { thinkingBudget: number } | { thinkingLevel: 'minimal' | 'low' };
  mediaResolution?: 'MEDIA_RESOLUTION_MEDIUM';
}

/**
 * Room for the text and for the thinking, which counts as output. A second try after MAX_TOKENS gets more room and thinks less.
 */
export function generationConfig(model: string, facts: WriterFacts, more: boolean): GenerationConfig & NewerConfig {
  return {
    maxOutputTokens: more ? 16_384 : 8_192,
    responseMimeType: 'application/json',
    responseSchema: buildResponseSchema(facts),
    ...thinking(model, more),
    // This halves the price of a photo to 560 tokens; the facts already hold the measurements. Older models always count 258
    // tokens. They take a temperature, which newer models ignore and which the next ones will refuse.
    ...(isThird(model) ? { mediaResolution: 'MEDIA_RESOLUTION_MEDIUM' } : { temperature: 0.4 }),
  };
}

/** For a reading: a short answer, with as little thinking as the model can. */
export function leituraConfig(model: string): GenerationConfig & NewerConfig {
  return {
    maxOutputTokens: 4_096,
    responseMimeType: 'application/json',
    responseSchema: leituraResponseSchema,
    ...thinking(model, true),
    ...(isThird(model) ? {} : { temperature: 0 }),
  };
}

function thinking(model: string, more: boolean): NewerConfig {
  // 2.5 Pro cannot stop thinking: its minimum is 128.
  if (model.startsWith('gemini-2.5-pro')) return { thinkingConfig: { thinkingBudget: more ? 128 : 1024 } };
  if (model.startsWith('gemini-2.5')) return { thinkingConfig: { thinkingBudget: more ? 0 : 1024 } };
  if (isThird(model)) return { thinkingConfig: { thinkingLevel: more && thinksLess(model) ? 'minimal' : 'low' } };
  return {};
}

/** A model of the third generation or later. */
function isThird(model: string): boolean {
  return /^gemini-[3-9]/.test(model);
}

/**
 * Only the Flash models up to 3.6 know the level `minimal`. On the others `low` is the lowest level, and another level would be
 * an error.
 */
function thinksLess(model: string): boolean {
  return /^gemini-3(\.[0-6])?-flash/.test(model);
}
