import type { ApiScope } from '@meridia/shared/api-key.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { UserActor } from '../../auth/actor.ts';
import { AppError } from '../../errors.ts';
import type { PrintPdf } from '../../pdf/print-pdf.ts';
import type { Deps } from '../../ports.ts';
import { storableText } from '../../trpc/storable-text.ts';
import type { UploadDesk } from '../upload-desk.ts';
import { UnfitRequest } from './problem.ts';
import type { ProblemCode } from './problem-words.ts';

/** What the operations of the API use. */
export interface ApiParts {
  deps: Deps;
  desk: UploadDesk;
  printPdf: PrintPdf;
}

interface Call extends ApiParts {
  actor: UserActor;
  /** True when the link mailed to the account's address was followed. */
  confirmed: boolean;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** A shape that has a name in the description of the API. */
export interface NamedSchema<Schema extends z.ZodType = z.ZodType> {
  name: string;
  schema: Schema;
}

/** What is said of an operation, and what it is registered by. */
interface Facts<Query extends z.ZodType, Body extends z.ZodType> {
  id: string;
  method: 'GET' | 'POST';
  /** Below `/api/v1`. */
  path: string;
  title: string;
  description?: string;
  scope: ApiScope;
  query: Query;
  body: NamedSchema<Body>;
  /** The body is one picture, as a multipart file. */
  picture?: true;
  /** The caller chooses an `Idempotency-Key`, with which a repeated call makes nothing twice. */
  idempotent?: true;
  status: 200 | 201;
  /** Null for a PDF, which the operation sends by itself. */
  answer: NamedSchema | null;
  problems: readonly ProblemCode[];
}

export interface Operation extends Facts<z.ZodType, z.ZodType> {
  handle(call: Call): Promise<unknown>;
}

/** For a call that carries no body. */
export const noBody: NamedSchema<z.ZodUnknown> = { name: '', schema: z.unknown() };
export const noQuery = z.object({});

/** Reads query, body, id and key of a call by their schemas, and answers by the schema of the answer alone. */
export function operation<Query extends z.ZodType, Body extends z.ZodType>(
  facts: Facts<Query, Body>,
  run: (
    call: Call & { id: string; query: z.output<Query>; body: z.output<Body>; idempotencyKey: string },
  ) => Promise<unknown>,
): Operation {
  return {
    ...facts,
    async handle(call) {
      const { request } = call;
      const result = await run({
        ...call,
        id: facts.path.includes('{id}') ? readId(request) : '',
        query: readBy(facts.query, request.query),
        body: readBy(facts.body.schema, request.body),
        idempotencyKey: facts.idempotent ? readIdempotencyKey(request) : '',
      });
      return facts.answer ? facts.answer.schema.parse(result) : result;
    },
  };
}

/** The key that the caller chooses for what the call makes. @throws VALIDATION */
function readIdempotencyKey({ headers }: FastifyRequest): string {
  const key = z.uuid().safeParse(headers['idempotency-key']);
  if (!key.success)
    throw new AppError('VALIDATION', 'Envie o cabeçalho Idempotency-Key com um UUID novo por avaliação.');
  return key.data;
}

const addressSchema = z.object({ id: z.uuid() });

/** @throws NOT_FOUND for what is no id */
function readId({ params }: FastifyRequest): string {
  const address = addressSchema.safeParse(params);
  if (!address.success) throw new AppError('NOT_FOUND', 'Não há nada neste endereço: o identificador é um UUID.');
  return address.data.id;
}

function readBy<Schema extends z.ZodType>(schema: Schema, sent: unknown): z.output<Schema> {
  const read = schema.safeParse(storableText(sent));
  if (!read.success) throw new UnfitRequest(read.error);
  return read.data;
}
