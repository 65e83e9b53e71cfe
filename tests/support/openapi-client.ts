import { z } from 'zod';

const contentSchema = z.record(z.string(), z.object({ schema: z.record(z.string(), z.unknown()) }));
const operationSchema = z.object({
  operationId: z.string(),
  parameters: z.array(z.object({ name: z.string(), in: z.enum(['path', 'query', 'header']), required: z.boolean() })),
  requestBody: z.object({ content: contentSchema }).optional(),
  responses: z.record(z.string(), z.object({ content: contentSchema })),
});
const documentSchema = z.object({
  openapi: z.string().startsWith('3.1.'),
  servers: z.array(z.object({ url: z.string() })).length(1),
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
  components: z.object({ schemas: z.record(z.string(), z.record(z.string(), z.unknown())) }),
});

export interface ApiAnswer {
  status: number;
  headers: Headers;
  /** As the description says it is; the bytes of what is no JSON. */
  body: unknown;
}

interface ApiInput {
  [parameter: string]: unknown;
  body?: unknown;
  file?: Blob;
}

/**
 * A client that is made of the OpenAPI file and of nothing else: addresses, methods, parameters and bodies are those of the file, and an
 * answer that the file does not describe is an error.
 */
export function createOpenApiClient(address: string, file: unknown, secret: string) {
  const { servers, paths, components } = documentSchema.parse(file);
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
  );
  const check = (schema: Record<string, unknown>, value: unknown) => {
    const name = z.string().optional().parse(schema.$ref)?.replace('#/components/schemas/', '');
    const whole = name === undefined ? schema : components.schemas[name];
    if (!whole) throw new Error(`the file does not describe ${name}`);
    z.fromJSONSchema(whole).parse(value);
  };
  return {
    ids: operations.map(({ operationId }) => operationId),
    async call(id: string, input: ApiInput = {}): Promise<ApiAnswer> {
      const operation = operations.find(({ operationId }) => operationId === id);
      if (!operation) throw new Error(`the file describes no ${id}`);
      const headers = new Headers({ authorization: `Bearer ${secret}` });
      const url = new URL(servers[0]?.url + operation.path, address);
      for (const { name, in: place, required } of operation.parameters) {
        const value = input[name];
        if (value === undefined) {
          if (required) throw new Error(`${id} needs ${name}`);
        } else if (place === 'path')
          url.pathname = url.pathname.replace(`%7B${name}%7D`, encodeURIComponent(String(value)));
        else if (place === 'query') url.searchParams.set(name, String(value));
        else headers.set(name, String(value));
      }
      const answer = await fetch(url, {
        method: operation.method.toUpperCase(),
        headers,
        body: bodyOf(operation, input, headers),
      });
      const type = answer.headers.get('content-type')?.split(';')[0] ?? '';
      const described = operation.responses[answer.status]?.content[type];
      if (!described) throw new Error(`${id} answers ${answer.status} ${type}, which the file does not describe`);
      const isJson = type.endsWith('json');
      const body: unknown = isJson ? await answer.json() : await answer.arrayBuffer();
      if (isJson) check(described.schema, body);
      return { status: answer.status, headers: answer.headers, body };
    },
  };

  function bodyOf(
    { requestBody }: z.output<typeof operationSchema>,
    { body, file: picture }: ApiInput,
    headers: Headers,
  ) {
    if (!requestBody) return null;
    const json = requestBody.content['application/json'];
    if (json) {
      check(json.schema, body);
      headers.set('content-type', 'application/json');
      return JSON.stringify(body);
    }
    const form = new FormData();
    if (picture) form.append('file', picture, 'foto.jpg');
    return form;
  }
}
