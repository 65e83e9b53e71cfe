import { callTRPCProcedure, getTRPCErrorFromUnknown, getTRPCErrorShape, type TRPCError } from '@trpc/server';
import { getHTTPStatusCode } from '@trpc/server/http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Context } from '../trpc/context.ts';
import { appRouter } from '../trpc/router.ts';

export interface QuickQueriesOptions {
  /** Of the addresses that tRPC's adapter answers at. */
  prefix: string;
  maxBatchSize: number;
  createContext: (call: { req: FastifyRequest; res: FastifyReply }) => Promise<Context>;
  onError: (failure: { error: TRPCError; path: string; ctx: Context | undefined }) => void;
}

/**
 * Answers what browsers ask most, a batch of queries, without making a web `Request` of the request and reading a web `Response`:
 * that is most of what tRPC's adapter costs. The procedures, their whole ladder and the words of their answers are the same; whatever
 * is not such a batch is left to the adapter.
 */
export function answerQueriesQuickly(app: FastifyInstance, options: QuickQueriesOptions): void {
  const { prefix, maxBatchSize, createContext, onError } = options;
  app.addHook('preHandler', async (request, reply) => {
    if (request.method !== 'GET' || request.routeOptions.url !== `${prefix}/:path`) return;
    const calls = readCalls(request, maxBatchSize);
    if (!calls) return;
    const context = createContext({ req: request, res: reply });
    const answers = await Promise.all(calls.map((call, batchIndex) => answer(context, call, batchIndex, onError)));
    // Not a query's name: the adapter knows what to say.
    if (answers.some((one) => one === null)) return;
    const body = answers.filter((one) => one !== null);
    return reply
      .status(getHTTPStatusCode(body))
      .header('vary', 'trpc-accept, accept')
      .type('application/json')
      .send(JSON.stringify(body));
  });
}

interface Call {
  path: string;
  input: unknown;
}

/** Null when there is no query of that name. */
async function answer(
  context: Promise<Context>,
  { path, input }: Call,
  batchIndex: number,
  onError: QuickQueriesOptions['onError'],
) {
  const type = 'query';
  let ctx: Context | undefined;
  try {
    ctx = await context;
    const getRawInput = async () => input;
    const data: unknown = await callTRPCProcedure({
      router: appRouter,
      ctx,
      path,
      type,
      getRawInput,
      signal: undefined,
      batchIndex,
    });
    return { result: { data } };
  } catch (cause) {
    const error = getTRPCErrorFromUnknown(cause);
    if (error.code === 'NOT_FOUND' && error.cause === undefined) return null;
    onError({ error, path, ctx });
    return { error: getTRPCErrorShape({ config: appRouter._def._config, error, type, path, input, ctx }) };
  }
}

const addressSchema = z.object({ path: z.string() });
const querySchema = z.object({ batch: z.literal('1'), input: z.string().optional() });

/** Null for what is not a plain batch, or cannot be read. */
function readCalls({ params, query, headers }: FastifyRequest, maxBatchSize: number): Call[] | null {
  const address = addressSchema.safeParse(params);
  const asked = querySchema.safeParse(query);
  if (!address.success || !asked.success || headers['trpc-accept'] !== undefined) return null;
  const paths = address.data.path.split(',');
  const inputs = readInputs(asked.data.input);
  if (!inputs || paths.length > maxBatchSize) return null;
  return paths.map((path, index) => ({ path, input: inputs.get(String(index)) }));
}

function readInputs(text: string | undefined): Map<string, unknown> | null {
  if (text === undefined) return new Map();
  try {
    const inputs: unknown = JSON.parse(text);
    return inputs !== null && typeof inputs === 'object' && !Array.isArray(inputs)
      ? new Map(Object.entries(inputs))
      : null;
  } catch {
    return null;
  }
}
