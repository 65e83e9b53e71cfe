import type { GenerationConfig, Part } from '@google/generative-ai';
import type { WriterUsage } from '../../ports.ts';
import { countUsage } from './prices.ts';

/** The highest price of a photo in tokens, over all models and resolutions. */
const tokensPerFoto = 2240;

/**
 * The highest possible cost of a request: a token has at least one byte, and the answer with its thinking ends at
 * `maxOutputTokens`.
 */
export function mostUsage(
  model: string,
  { systemInstruction, parts, config }: { systemInstruction: string; parts: readonly Part[]; config: GenerationConfig },
): WriterUsage {
  const texts = [systemInstruction, JSON.stringify(config), ...parts.map(({ text }) => text ?? '')];
  const fotos = parts.filter(({ inlineData }) => inlineData).length;
  const promptTokens = Buffer.byteLength(texts.join('')) + fotos * tokensPerFoto;
  return countUsage(model, { promptTokens, totalTokens: promptTokens + (config.maxOutputTokens ?? 0) });
}
