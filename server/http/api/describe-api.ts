import { keysOf } from '@meridia/shared/keys-of.ts';
import { type WebhookType, webhookMessageSchema } from '@meridia/shared/webhook.ts';
import { z } from 'zod';
import type { Config } from '../../config.ts';
import { errorTransport } from '../../errors.ts';
import type { NamedSchema, Operation } from './operation.ts';
import { noBody } from './operation.ts';
import { problemSchema } from './problem.ts';
import { type ProblemCode, problemWords } from './problem-words.ts';
import { webhookWords } from './webhook-events.ts';

/** What any operation may answer with. */
const commonProblems: readonly ProblemCode[] = [
  'VALIDATION',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_IN_PLAN',
  'NO_ACTIVE_SUBSCRIPTION',
  'TOO_MANY_REQUESTS',
  'UNAVAILABLE',
  'REGISTRO_VIOLADO',
  'INTERNAL',
];
/** And what makes something. */
const writingProblems: readonly ProblemCode[] = ['TERMS_NOT_ACCEPTED', 'TOO_LARGE'];

/** All codes that an operation may answer with. */
export function problemsOf({ method, path, problems }: Pick<Operation, 'method' | 'path' | 'problems'>): ProblemCode[] {
  // What is no id is found nowhere.
  const addressed: ProblemCode[] = path.includes('{id}') ? ['NOT_FOUND'] : [];
  return [...problems, ...addressed, ...(method === 'POST' ? writingProblems : []), ...commonProblems];
}

/** The description of the API as OpenAPI 3.1 has it, from the schemas by which requests are read and answers are written. */
export function describeApi({ APP_NAME }: Pick<Config, 'APP_NAME'>, operations: readonly Operation[]) {
  const schemas: Record<string, unknown> = { Problema: schemaOf(problemSchema, 'output') };
  const refer = ({ name, schema }: NamedSchema, io: 'input' | 'output') => {
    schemas[name] ??= schemaOf(schema, io);
    return { $ref: `#/components/schemas/${name}` };
  };
  const paths: Record<string, Record<string, unknown>> = {};
  for (const one of operations) {
    paths[one.path] = { ...paths[one.path], [one.method.toLowerCase()]: describeOperation(one, refer) };
  }
  return {
    openapi: '3.1.1',
    info: {
      title: `API do ${APP_NAME}`,
      version: '1',
      description:
        'Clientes, fotos, avaliações, relatórios, consultas e uso do plano da conta que criou a chave. Erros vêm como application/problem+json, em português, ou em inglês com "Accept-Language: en". Em "webhooks" estão os avisos que a conta pode receber em endereços seus, assinados como manda Standard Webhooks (https://www.standardwebhooks.com).',
    },
    // Against the address of the file.
    servers: [{ url: '/api/v1' }],
    security: [{ chave: [] }],
    paths,
    webhooks: Object.fromEntries(keysOf(webhookWords).map((type) => [type, { post: describeWebhook(type) }])),
    components: {
      schemas,
      securitySchemes: { chave: { type: 'http', scheme: 'bearer', description: 'Uma chave das Configurações.' } },
    },
  };
}

/** A message that the app sends: there is no answer but its status. */
function describeWebhook(type: WebhookType) {
  const { title, about } = webhookWords[type];
  const { data } = webhookMessageSchema.shape;
  const message = webhookMessageSchema.extend({
    type: z.literal(type),
    data: about ? data.required({ id: true }) : data.omit({ id: true }),
  });
  return {
    operationId: type,
    summary: title,
    ...(about && { description: `"data.id" é o identificador ${about.what}: GET ${about.path}.` }),
    // It is signed and carries no key.
    security: [],
    parameters: webhookHeaders.map(([name, description]) => ({
      name,
      in: 'header',
      required: true,
      description,
      schema: { type: 'string' },
    })),
    requestBody: { required: true, content: { 'application/json': { schema: schemaOf(message, 'output') } } },
    responses: {
      '2XX': { description: 'Recebido.' },
      default: { description: 'Tudo o mais, também um redirecionamento, conta como falha e é tentado de novo.' },
    },
  };
}

const webhookHeaders = [
  ['webhook-id', 'O mesmo em cada tentativa do mesmo aviso.'],
  ['webhook-timestamp', 'A hora da tentativa, em segundos desde 1970.'],
  [
    'webhook-signature',
    'Uma ou mais assinaturas separadas por espaço: "v1," e, em base64, o HMAC-SHA256 de "{webhook-id}.{webhook-timestamp}.{corpo}" com o segredo depois de "whsec_", lido como base64.',
  ],
] as const;

type Refer = (named: NamedSchema, io: 'input' | 'output') => { $ref: string };

function describeOperation(one: Operation, refer: Refer) {
  return {
    operationId: one.id,
    summary: one.title,
    ...(one.description && { description: one.description }),
    // OpenAPI 3.1 lets these be the roles that a bearer needs.
    security: [{ chave: [one.scope] }],
    parameters: parametersOf(one),
    ...(one.picture && {
      requestBody: { required: true, content: { 'multipart/form-data': { schema: pictureSchema } } },
    }),
    ...(one.body !== noBody && {
      requestBody: { required: true, content: { 'application/json': { schema: refer(one.body, 'input') } } },
    }),
    responses: {
      [one.status]: {
        description: one.answer ? 'Feito.' : 'O arquivo.',
        content: one.answer
          ? { 'application/json': { schema: refer(one.answer, 'output') } }
          : { 'application/pdf': { schema: { type: 'string', contentMediaType: 'application/pdf' } } },
      },
      ...describeProblems(problemsOf(one)),
    },
  };
}

const pictureSchema = {
  type: 'object',
  properties: { file: { type: 'string', contentMediaType: 'image/*' } },
  required: ['file'],
};

function parametersOf({ path, query, idempotent }: Operation): unknown[] {
  const asked = z
    .object({ properties: z.record(z.string(), z.unknown()).default({}), required: z.array(z.string()).default([]) })
    .parse(schemaOf(query, 'input'));
  return [
    ...(path.includes('{id}') ? [{ name: 'id', in: 'path', required: true, schema: schemaOf(z.uuid(), 'input') }] : []),
    ...Object.entries(asked.properties).map(([name, schema]) => ({
      name,
      in: 'query',
      required: asked.required.includes(name),
      schema,
    })),
    ...(idempotent
      ? [{ name: 'Idempotency-Key', in: 'header', required: true, schema: schemaOf(z.uuid(), 'input') }]
      : []),
  ];
}

/** One answer per status, with the codes that it may carry. */
function describeProblems(codes: readonly ProblemCode[]): Record<string, unknown> {
  const byStatus = Map.groupBy(codes, (code) => errorTransport[code].http);
  return Object.fromEntries(
    [...byStatus].map(([status, those]) => [
      status,
      {
        description: those.map((code) => `${code}: ${problemWords[code].pt}`).join('; '),
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problema' } } },
      },
    ]),
  );
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output') {
  // What a check decides beyond types, lengths and lists is said by the refusal.
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return described;
}
