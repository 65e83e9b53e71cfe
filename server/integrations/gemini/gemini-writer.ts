import { FinishReason, GoogleGenerativeAI } from '@google/generative-ai';
import type { RelatorioDraft } from '@meridia/shared/relatorio.ts';
import { checkDraft } from '../../ai-writer/check-draft.ts';
import { buildParts, promptVersao, systemInstruction } from '../../ai-writer/prompt.ts';
import type { Images, Writer, WriterFacts, WriterOptions, WriterReservation, WriterUsage } from '../../ports.ts';
import { CallsSpentError, FinalError, RetryableError } from '../../writer-errors.ts';
import { classifyError } from './classify-error.ts';
import { generationConfig } from './generation-config.ts';
import { mostUsage } from './most-usage.ts';
import { addUsage, countUsage } from './prices.ts';
import { type Answer, AnswerTooLong, readAnswer } from './read-answer.ts';
import { vendorParts } from './vendor-parts.ts';
import { startWatch, watchAnswer } from './watch-answer.ts';

export interface GeminiWriterOptions {
  apiKey: string;
  model: string;
  /** Another address with the Gemini API; Google's own when unset. */
  baseUrl?: string;
  /** Time for one call, from the request to the last byte; less when the budget of time is smaller. */
  timeoutMs?: number;
  /** Makes a photo small enough to be sent. */
  shrinkFoto: Images['shrinkForModel'];
}

interface Ask {
  /** True after an answer that reached its maximum length: the next request gets more room and thinks less. */
  more: boolean;
  problems: readonly string[];
}

/**
 * Writes with Gemini: facts in, a checked draft out. It takes one call or at most two: the second asks for more room after
 * MAX_TOKENS, or for one repair that names the problems and never repeats the wrong answer. The budget adds up the calls of a
 * report over all its tries.
 * @throws RetryableError, FinalError, BudgetSpentError; the reason of `signal` when the caller gave up
 */
export function createGeminiWriter({
  apiKey,
  model,
  baseUrl,
  timeoutMs = 60_000,
  shrinkFoto,
}: GeminiWriterOptions): Writer {
  const client = new GoogleGenerativeAI(apiKey);

  async function ask(facts: WriterFacts, { more, problems }: Ask, { signal, onProgress, budget }: WriterOptions) {
    const parts = vendorParts(await buildParts(facts, problems, shrinkFoto));
    const config = generationConfig(model, facts, more);
    signal.throwIfAborted();
    const reservation = await budget.reserve({ modelo: model, most: mostUsage(model, parts, config) });
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
  }

  return {
    async write(facts, options) {
      const first = await ask(facts, { more: false, problems: [] }, options);
      const outcome = judge(first.answer, facts, first.usage);
      if ('draft' in outcome) return { ...outcome, motor: 'gemini', modelo: model, promptVersao, usage: first.usage };

      const second = await ask(facts, outcome.next, options).catch((error: unknown) => {
        if (!(error instanceof CallsSpentError)) throw error;
        throw new FinalError(outcome.detail, {
          usage: first.usage,
          cause: new Error(outcome.next.problems.join('; ')),
        });
      });
      const usage = addUsage(first.usage, second.usage);
      const last = judge(second.answer, facts, usage);
      if ('draft' in last) return { ...last, motor: 'gemini', modelo: model, promptVersao, usage };
      throw new FinalError(last.detail, { usage, cause: new Error(last.next.problems.join('; ')) });
    },
  };

  async function settle(reservation: WriterReservation, { tokens }: Answer): Promise<WriterUsage | null> {
    if (!tokens) return null;
    const usage = countUsage(model, tokens);
    await reservation.settle(usage);
    return usage;
  }
}

const refused = 'O texto devolvido pelo serviço de IA não passou na nossa verificação. Tente novamente.';

type Outcome = { draft: RelatorioDraft } | { detail: string; next: Ask };

/** Decides what to do with the answer. The finish reason is read before any parsing. */
function judge(answer: Answer, facts: WriterFacts, usage: WriterUsage | null): Outcome {
  if (answer.blockReason !== undefined) {
    throw new FinalError('O serviço de IA bloqueou este pedido pelas suas próprias regras de segurança.', { usage });
  }
  if (!answer.hasCandidate) throw new FinalError('O serviço de IA devolveu uma resposta vazia.', { usage });
  switch (answer.finishReason) {
    case FinishReason.STOP: {
      const checked = checkDraft(answer.text, facts);
      if (checked.ok) return { draft: checked.draft };
      return { detail: refused, next: { more: false, problems: checked.problems } };
    }
    case FinishReason.MAX_TOKENS:
      return {
        detail: 'O serviço de IA não conseguiu terminar o texto no espaço disponível. Tente novamente.',
        next: { more: true, problems: [] },
      };
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
