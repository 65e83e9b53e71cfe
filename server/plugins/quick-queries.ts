import { callTRPCProcedure, getTRPCErrorFromUnknown, getTRPCErrorShape, type TRPCError } from '@trpc/server';
import { getHTTPStatusCode } from '@trpc/server/http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Context } from '../trpc/context.ts';
import { appRouter } from '../trpc/router.ts';

export interface QuickQueriesOptions {
  /** Path prefix of tRPC's adapter. */
  prefix: string;
  maxBatchSize: number;
  createContext: (call: { req: FastifyRequest; res: FastifyReply }) => Promise<Context>;
  onError: (failure: { error: TRPCError; path: string; ctx: Context | undefined }) => void;
}

/**
 * Answers batches of queries, the most frequent requests, without a web `Request` and a web `Response`: these are most of the
 * cost of tRPC's adapter. The procedures, their access checks and the answers are the same. Every other request is left to the
 * adapter.
 */
export function answerQueriesQuickly(app: FastifyInstance, options: QuickQueriesOptions): void {
  const { prefix, maxBatchSize, createContext, onError } = options;
  app.addHook('preHandler', async (request, reply) => {
    if (request.method !== 'GET' || request.routeOptions.url !== `${prefix}/:path`) return;
    const calls = readCalls(request, maxBatchSize);
    if (!calls) return;
    const context = createContext({ req: request, res: reply });
    const answers = await Promise.all(calls.map((call, batchIndex) => answer(context, call, batchIndex, onError)));
    // At least one name is not a query's: the adapter answers the whole batch.
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

/** Null when there is no query with this name. */
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

/** Null for a request that is not a plain batch or cannot be read. */
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
