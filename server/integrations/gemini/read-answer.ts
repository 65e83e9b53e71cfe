import type { EnhancedGenerateContentResponse, FinishReason, UsageMetadata } from '@google/generative-ai';
import { draftFields } from '../../ai-writer/draft-fields.ts';

export interface Answer {
  text: string;
  /** Undefined when the stream ended without it: the connection was cut. */
  finishReason: FinishReason | undefined;
  /** Set when the prompt itself was blocked. */
  blockReason: string | undefined;
  /** False when the vendor sent no candidate at all. */
  hasCandidate: boolean;
  tokens: { promptTokens: number; totalTokens: number } | null;
}

/** A whole report is about 15 kB; a much longer answer is no report and is not kept. */
const maxChars = 200_000;

export class AnswerTooLong extends Error {}

/**
 * Collects a streamed answer and does not judge its text.
 * @param onProgress share of the sections that have begun, 0..1
 * @throws AnswerTooLong
 */
export async function readAnswer(
  stream: AsyncIterable<EnhancedGenerateContentResponse>,
  onProgress: (share: number) => void,
): Promise<Answer> {
  const answer: Answer = {
    text: '',
    finishReason: undefined,
    blockReason: undefined,
    hasCandidate: false,
    tokens: null,
  };
  let sections = 0;
  for await (const chunk of stream) {
    const candidate = chunk.candidates?.[0];
    if (candidate) answer.hasCandidate = true;
    answer.text += (candidate?.content?.parts ?? []).map(({ text }) => text ?? '').join('');
    answer.finishReason = candidate?.finishReason ?? answer.finishReason;
    answer.blockReason = chunk.promptFeedback?.blockReason ?? answer.blockReason;
    answer.tokens = readTokens(chunk.usageMetadata) ?? answer.tokens;
    if (answer.text.length > maxChars) throw new AnswerTooLong();
    const begun = draftFields.filter((field) => answer.text.includes(`"${field}"`)).length;
    if (begun > sections) {
      sections = begun;
      onProgress(begun / (draftFields.length + 1));
    }
  }
  return answer;
}

/** A field newer than the SDK. */
type Usage = UsageMetadata & { thoughtsTokenCount?: number };

function readTokens(usage: Usage | undefined): Answer['tokens'] {
  if (!usage) return null;
  const { promptTokenCount = 0, candidatesTokenCount = 0, thoughtsTokenCount = 0 } = usage;
  const totalTokens = usage.totalTokenCount ?? promptTokenCount + candidatesTokenCount + thoughtsTokenCount;
  return { promptTokens: promptTokenCount, totalTokens };
}
