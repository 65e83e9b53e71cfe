import type { Part } from '@google/generative-ai';
import type { PromptPart } from '../../ai-writer/prompt-part.ts';

/** The parts of the prompt in Gemini's format, with photos inside the request. */
export function vendorParts(parts: readonly PromptPart[]): Part[] {
  return parts.map((part) =>
    'jpeg' in part
      ? { inlineData: { mimeType: 'image/jpeg', data: part.jpeg.toString('base64') } }
      : { text: part.text },
  );
}
