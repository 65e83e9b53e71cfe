import type { ErrorCode } from '@meridia/shared/errors.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Config } from '../../config.ts';
import { AppError, errorTransport } from '../../errors.ts';
import { isWorthLogging } from '../../plugins/worth-logging.ts';
import { refusalOf } from '../../refusal-of.ts';
import { fieldWords, otherWords, type ProblemCode, problemWords } from './problem-words.ts';

/** A refusal as RFC 9457 has it. */
export const problemSchema = z.object({
  /** The place of the error on the page of the API. */
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  detail: z.string(),
  code: z.string(),
  /** Only with VALIDATION: which parts of the request, as JSON pointers into its body or its query. */
  errors: z.array(z.object({ pointer: z.string(), code: z.string(), detail: z.string() })).optional(),
  /** Only with INTERNAL, to be quoted to support. */
  requestId: z.string().optional(),
});
type Problem = z.output<typeof problemSchema>;

/** A body or a query that does not fit its schema. */
export class UnfitRequest extends AppError {
  readonly issues: readonly z.core.$ZodIssue[];

  constructor({ issues }: z.ZodError) {
    super('VALIDATION', 'Confira os campos da lista "errors".');
    this.issues = issues;
  }
}

/** Answers a refusal or an unexpected error, in Portuguese, or in English where the caller asks for it. */
export function sendProblem(
  config: Pick<Config, 'PUBLIC_URL'>,
  error: Error & { statusCode?: number },
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const refusal = refusalOf(error) ?? refusalOfFastify(error);
  if (!refusal) request.log.error({ err: error }, 'request failed');
  else if (isWorthLogging(refusal)) request.log.error({ err: refusal }, 'request refused');
  const language = languageOf(request.headers['accept-language']);
  const problem = describe(config, refusal, language, request.id);
  if (refusal?.retryAfterSeconds) reply.header('retry-after', refusal.retryAfterSeconds);
  if (problem.status === 401) reply.header('www-authenticate', 'Bearer');
  return reply
    .status(problem.status)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .header('content-language', language)
    .header('vary', 'accept-language')
    .send(JSON.stringify(problem));
}

/** What Fastify refuses by itself: bodies of another type, that are too large or no JSON. */
function refusalOfFastify({ statusCode = 500 }: { statusCode?: number }): AppError | null {
  if (statusCode >= 500) return null;
  if (statusCode === 413) return new AppError('TOO_LARGE', 'O envio é grande demais.');
  return new AppError('VALIDATION', 'O corpo do pedido não pôde ser lido.');
}

function describe(
  { PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>,
  refusal: AppError | null,
  language: Language,
  requestId: string,
): Problem {
  const code = refusal?.code ?? 'INTERNAL';
  const words = isProblemCode(code) ? problemWords[code] : otherWords;
  const errors = refusal && errorsOf(refusal, language);
  return {
    type: isProblemCode(code) ? `${PUBLIC_URL}/api/v1#${code}` : 'about:blank',
    title: words[language],
    status: errorTransport[code].http,
    detail:
      language === 'en'
        ? words.detail
        : (refusal?.message ?? 'Algo deu errado do nosso lado. Tente de novo em instantes.'),
    code,
    ...(errors && errors.length > 0 && { errors }),
    ...(!refusal && { requestId }),
  };
}

function errorsOf(refusal: AppError, language: Language): Problem['errors'] {
  const found =
    refusal instanceof UnfitRequest
      ? refusal.issues.map(({ path, code, message }) => ({ path: path.map(String), code, message }))
      : Object.entries(refusal.fields ?? {}).map(([path, message]) => ({
          path: path.split('.'),
          code: 'custom',
          message,
        }));
  return found.map(({ path, code, message }) => ({
    pointer: path.map((part) => `/${part.replaceAll('~', '~0').replaceAll('/', '~1')}`).join(''),
    code,
    detail: language === 'en' ? (fieldWords[code] ?? fieldWords.custom ?? '') : message,
  }));
}

function isProblemCode(code: ErrorCode): code is ProblemCode {
  return code in problemWords;
}

const languages = ['pt', 'en'] as const;
type Language = (typeof languages)[number];

/** The first of our languages in the order of the caller's preference. */
function languageOf(header = ''): Language {
  const wanted = header
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', quality] = part
        .trim()
        .toLowerCase()
        .split(/;\s*q=/);
      return { language: languages.find((one) => tag.split('-')[0] === one), weight: Number(quality ?? 1) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  return wanted.find(({ language }) => language)?.language ?? 'pt';
}
