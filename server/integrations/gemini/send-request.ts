import { FinishReason, type GenerationConfig, GoogleGenerativeAI } from '@google/generative-ai';
import type { PromptPart } from '../../ai-writer/prompt-part.ts';
import type { WriterBudget, WriterReservation, WriterUsage } from '../../ports.ts';
import { FinalError, RetryableError } from '../../writer-errors.ts';
import { classifyError } from './classify-error.ts';
import { mostUsage } from './most-usage.ts';
import { countUsage } from './prices.ts';
import { type Answer, AnswerTooLong, readAnswer } from './read-answer.ts';
import { vendorParts } from './vendor-parts.ts';
import { startWatch, watchAnswer } from './watch-answer.ts';

export interface GeminiAddress {
  apiKey: string;
  model: string;
  /** Another address with the Gemini API; Google's own when unset. */
  baseUrl?: string;
}

interface GeminiRequest {
  systemInstruction: string;
  parts: readonly PromptPart[];
  config: GenerationConfig;
  /** From the request to the last byte; less when the budget of time is smaller. */
  timeoutMs: number;
}

interface SendOptions {
  signal: AbortSignal;
  onProgress: (share: number) => void;
  budget: WriterBudget;
}

export type SendRequest = (
  request: GeminiRequest,
  options: SendOptions,
) => Promise<{ answer: Answer; usage: WriterUsage | null }>;

/**
 * Sends one request within the budget, and settles its cost. The answer is not judged.
 * @throws RetryableError, FinalError, BudgetSpentError; the reason of `signal` when the caller gave up
 */
export function createSendRequest({ apiKey, model, baseUrl }: GeminiAddress): SendRequest {
  const client = new GoogleGenerativeAI(apiKey);

  return async ({ systemInstruction, parts: prompt, config, timeoutMs }, { signal, onProgress, budget }) => {
    const parts = vendorParts(prompt);
    signal.throwIfAborted();
    const most = mostUsage(model, { systemInstruction, parts, config });
    const reservation = await budget.reserve({ modelo: model, most });
    const timeout = AbortSignal.timeout(Math.min(timeoutMs, reservation.timeLeftMs ?? timeoutMs));
    const watched = startWatch();
    let answered = false;
    try {
      const { stream, response } = await watchAnswer(watched, () =>
        client
          .getGenerativeModel(
            { model, systemInstruction, generationConfig: config },
            { apiVersion: 'v1beta', ...(baseUrl ? { baseUrl } : {}) },
          )
          .generateContentStream(
            { contents: [{ role: 'user', parts }] },
            { signal: AbortSignal.any([signal, timeout, watched.tooLong.signal]) },
          ),
      );
      // The SDK reads the stream twice. Without this, a broken connection would be an unhandled rejection.
      response.catch(() => {});
      answered = true;
      const answer = await readAnswer(stream, onProgress);
      return { answer, usage: await settle(reservation, answer) };
    } catch (error) {
      // Half an answer is paid for but not counted, so its highest possible cost remains reserved.
      if (!answered) await reservation.settle(null);
      if (signal.aborted) throw signal.reason;
      if (timeout.aborted) {
        throw new RetryableError('O serviço de IA demorou demais para responder. Tente novamente em alguns minutos.', {
          cause: error,
        });
      }
      if (error instanceof AnswerTooLong || watched.tooLong.signal.aborted) {
        watched.tooLong.abort();
        throw new FinalError('O serviço de IA devolveu uma resposta fora do formato do relatório.', { cause: error });
      }
      throw classifyError(error, watched.retryAfterMs);
    }
  };

  async function settle(reservation: WriterReservation, { tokens }: Answer): Promise<WriterUsage | null> {
    if (!tokens) return null;
    const usage = countUsage(model, tokens);
    await reservation.settle(usage);
    return usage;
  }
}

/**
 * Whether the answer is whole: `stopped`, or `cut` where it reached its maximum length. The finish reason is read before any parsing.
 * @throws RetryableError, FinalError for an answer that was refused, empty or broken off
 */
export function assertAnswered(answer: Answer, usage: WriterUsage | null): 'stopped' | 'cut' {
  if (answer.blockReason !== undefined) {
    throw new FinalError('O serviço de IA bloqueou este pedido pelas suas próprias regras de segurança.', { usage });
  }
  if (!answer.hasCandidate) throw new FinalError('O serviço de IA devolveu uma resposta vazia.', { usage });
  switch (answer.finishReason) {
    case FinishReason.STOP:
      return 'stopped';
    case FinishReason.MAX_TOKENS:
      return 'cut';
    case undefined:
    case FinishReason.FINISH_REASON_UNSPECIFIED:
      throw new RetryableError('A resposta do serviço de IA chegou pela metade. Tente novamente em alguns minutos.', {
        usage,
      });
    default:
      throw new FinalError(finalReasons[answer.finishReason] ?? 'O serviço de IA parou sem concluir o texto.', {
        usage,
      });
  }
}

const finalReasons: Partial<Record<FinishReason, string>> = {
  [FinishReason.SAFETY]: 'O serviço de IA interrompeu o texto pelas suas próprias regras de segurança.',
  [FinishReason.PROHIBITED_CONTENT]: 'O serviço de IA interrompeu o texto pelas suas próprias regras de segurança.',
  [FinishReason.BLOCKLIST]: 'O serviço de IA interrompeu o texto por uma palavra que ele não aceita.',
  [FinishReason.SPII]: 'O serviço de IA interrompeu o texto por supor dados pessoais sensíveis.',
  [FinishReason.RECITATION]: 'O serviço de IA interrompeu o texto por semelhança com obra publicada.',
  [FinishReason.LANGUAGE]: 'O serviço de IA não aceitou o idioma do pedido.',
};
