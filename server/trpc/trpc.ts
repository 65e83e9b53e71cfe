import type { ErrorBody } from '@meridia/shared/errors.ts';
import { initTRPC, type TRPCError } from '@trpc/server';
import { ZodError } from 'zod';
import { mayTryAgain } from '../db/away.ts';
import { AppError } from '../errors.ts';
import { secondsSince } from '../metrics/meter.ts';
import { untilEnd } from '../plugins/socket-limits.ts';
import type { Context } from './context.ts';
import { asRefusal } from './refusal.ts';
import { storableText } from './storable-text.ts';

const trpc = initTRPC.context<Context>().create({
  // Live updates go only over the socket: an event stream would continue after its session has ended.
  sse: { enabled: false },
  errorFormatter: ({ shape, error, ctx }) => ({
    ...shape,
    // Never the internal message. `app` holds the message for people.
    message: toErrorBody(error, ctx?.requestId).message,
    data: {
      code: shape.data.code,
      httpStatus: shape.data.httpStatus,
      path: shape.data.path,
      app: toErrorBody(error, ctx?.requestId),
    },
  }),
});

export const router = trpc.router;
export const mergeRouters = trpc.mergeRouters;

/** Turns our refusals into errors of tRPC, so that the status code is right. All other errors stay unexpected ones. */
const translatedProcedure = trpc.procedure.use(async ({ ctx, next, getRawInput, type, path }) => {
  const run = () => next({ getRawInput: async () => storableText(await getRawInput()) });
  const begunAt = performance.now();
  const first = await run();
  // A query that failed because its connection was lost may run again: it changes nothing, and nobody has seen an answer yet.
  const again = type === 'query' && !first.ok && (await mayTryAgain(first.error.cause, begunAt));
  const result = again ? await run() : first;
  const refusal = result.ok ? null : asRefusal(result.error.cause);
  const outcome = result.ok ? 'ok' : outcomeOf(refusal ?? result.error);
  ctx.deps.meter.time('procedure', { procedure: path, outcome }, secondsSince(begunAt));
  if (refusal) throw refusal;
  if (!result.ok) return result;
  return isAsyncIterable(result.data) ? { ...result, data: translatedValues(result.data) } : result;
});

function outcomeOf({ code, cause }: TRPCError): 'refused' | 'unavailable' | 'failed' {
  if (cause instanceof AppError && cause.code === 'UNAVAILABLE') return 'unavailable';
  return code === 'INTERNAL_SERVER_ERROR' ? 'failed' : 'refused';
}

/** A subscription may refuse while its values are read, for example when the report belongs to another person. */
async function* translatedValues<T>(values: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* values;
  } catch (error) {
    throw asRefusal(error) ?? error;
  }
}

/** Limits how much one socket can ask for to what one browser needs. */
export const baseProcedure = translatedProcedure.use(async ({ ctx: { socket }, type, next }) => {
  if (!socket) return next();
  if (!socket.call()) throw new AppError('TOO_MANY_REQUESTS', tooManyCalls);
  if (type !== 'subscription') return next();
  const end = socket.subscribe();
  if (!end) throw new AppError('TOO_MANY_REQUESTS', tooManyCalls);
  const result = await next();
  if (result.ok && isAsyncIterable(result.data)) return { ...result, data: untilEnd(result.data, end) };
  end();
  return result;
});

const tooManyCalls = 'Muitos pedidos de uma vez. Aguarde um instante e tente de novo.';

function isAsyncIterable(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}

function toErrorBody(error: TRPCError, requestId: string | undefined): ErrorBody {
  if (error.cause instanceof AppError) return error.cause.toBody();
  if (error.cause instanceof ZodError && error.code === 'BAD_REQUEST') return validationBody(error.cause);
  if (error.code === 'NOT_FOUND') return { code: 'NOT_FOUND', message: 'Não encontrado.' };
  if (error.code === 'PAYLOAD_TOO_LARGE') return { code: 'VALIDATION', message: 'O envio é grande demais.' };
  if (
    error.code === 'BAD_REQUEST' ||
    error.code === 'PARSE_ERROR' ||
    error.code === 'METHOD_NOT_SUPPORTED' ||
    error.code === 'UNSUPPORTED_MEDIA_TYPE'
  ) {
    return { code: 'VALIDATION', message: 'O pedido não pôde ser entendido. Recarregue a página e tente de novo.' };
  }
  return {
    code: 'INTERNAL',
    message: 'Algo deu errado do nosso lado. Tente de novo em instantes.',
    ...(requestId ? { requestId } : {}),
  };
}

function validationBody(error: ZodError): ErrorBody {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) {
    const path = issue.path.join('.');
    fields[path] ??= issue.message;
  }
  return { code: 'VALIDATION', message: 'Confira os campos destacados.', fields };
}
