import type { RelatorioDraft } from '@meridia/shared/relatorio.ts';
import { checkDraft } from '../../ai-writer/check-draft.ts';
import { checkLeitura } from '../../ai-writer/check-leitura.ts';
import { buildLeituraParts, leituraInstruction, leituraPromptVersao } from '../../ai-writer/leitura-prompt.ts';
import { buildParts, promptVersao, systemInstruction } from '../../ai-writer/prompt.ts';
import { addUsage } from '../../ai-writer/usage.ts';
import type { Images, Writer, WriterFacts, WriterOptions, WriterUsage } from '../../ports.ts';
import { CallsSpentError, FinalError } from '../../writer-errors.ts';
import { generationConfig, leituraConfig } from './generation-config.ts';
import type { Answer } from './read-answer.ts';
import { assertAnswered, createSendRequest, type GeminiAddress } from './send-request.ts';

export interface GeminiWriterOptions extends GeminiAddress {
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

/** A reading that takes longer is not worth the wait, and the text needs the rest of the report's time. */
const mostReadingMs = 20_000;

/**
 * Writes with Gemini: facts in, a checked draft out. It takes one call or at most two: the second asks for more room after
 * MAX_TOKENS, or for one repair that names the problems and never repeats the wrong answer. Reads with one call. The budget adds up
 * the calls of a report over all its tries.
 * @throws RetryableError, FinalError, BudgetSpentError; the reason of `signal` when the caller gave up
 */
export function createGeminiWriter({ timeoutMs = 60_000, shrinkFoto, ...address }: GeminiWriterOptions): Writer {
  const { model } = address;
  const send = createSendRequest(address);

  async function ask(facts: WriterFacts, { more, problems }: Ask, options: WriterOptions) {
    const parts = await buildParts(facts, problems, shrinkFoto);
    const config = generationConfig(model, facts, more);
    return send({ systemInstruction, parts, config, timeoutMs }, options);
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

    async read(textos, options) {
      const { answer, usage } = await send(
        {
          systemInstruction: leituraInstruction,
          parts: buildLeituraParts(textos),
          config: leituraConfig(model),
          timeoutMs: Math.min(timeoutMs, mostReadingMs),
        },
        { ...options, onProgress: () => {} },
      );
      const propostas = assertAnswered(answer, usage) === 'stopped' ? checkLeitura(answer.text, textos) : null;
      if (!propostas) throw new FinalError(refused, { usage });
      return { propostas, modelo: model, promptVersao: leituraPromptVersao, usage };
    },
  };
}

const refused = 'O texto devolvido pelo serviço de IA não passou na nossa verificação. Tente novamente.';

type Outcome = { draft: RelatorioDraft } | { detail: string; next: Ask };

/** Decides what to do with the answer. */
function judge(answer: Answer, facts: WriterFacts, usage: WriterUsage | null): Outcome {
  if (assertAnswered(answer, usage) === 'cut') {
    return {
      detail: 'O serviço de IA não conseguiu terminar o texto no espaço disponível. Tente novamente.',
      next: { more: true, problems: [] },
    };
  }
  const checked = checkDraft(answer.text, facts);
  return checked.ok ? { draft: checked.draft } : { detail: refused, next: { more: false, problems: checked.problems } };
}
