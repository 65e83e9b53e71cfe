import { readFileSync } from 'node:fs';
import { z } from 'zod';

interface JsonSchema {
  $ref?: string | undefined;
  type?: string | undefined;
  properties?: Record<string, JsonSchema> | undefined;
  required?: string[] | undefined;
  additionalProperties?: JsonSchema | boolean | undefined;
  items?: JsonSchema | undefined;
  anyOf?: JsonSchema[] | undefined;
  enum?: unknown[] | undefined;
  maxLength?: number | undefined;
}

const jsonSchema: z.ZodType<JsonSchema> = z.lazy(() =>
  z.object({
    $ref: z.string().optional(),
    type: z.string().optional(),
    properties: z.record(z.string(), jsonSchema).optional(),
    required: z.array(z.string()).optional(),
    additionalProperties: z.union([z.boolean(), jsonSchema]).optional(),
    items: jsonSchema.optional(),
    anyOf: z.array(jsonSchema).optional(),
    enum: z.array(z.unknown()).optional(),
    maxLength: z.number().optional(),
  }),
);

const operationSchema = z.object({
  parameters: z.array(z.object({ name: z.string(), in: z.string(), schema: jsonSchema.optional() })).optional(),
  requestBody: z.object({ content: z.record(z.string(), z.object({ schema: jsonSchema.optional() })) }).optional(),
});

const contractSchema = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
  components: z.object({ schemas: z.record(z.string(), jsonSchema) }),
});

export interface OpenApiCheck {
  hasPath(template: string): boolean;
  /**
   * Differences between a value and a named schema, each with its place; keys that the contract does not know are differences
   * too.
   */
  differences(schemaName: string, value: unknown): string[];
  /**
   * The same for path, query and form body of a request together; numbers and booleans are texts there. Names in `newerKeys`
   * begin with the operation: `POST /v1/customers.key`. Null: the contract has no such operation.
   */
  requestDifferences(method: string, template: string, params: unknown): string[] | null;
}

interface Allowances {
  /** `Schema.key` names that are newer than the description. */
  newerKeys: readonly string[];
  /** Enums whose case the API ignores. */
  caseFree?: readonly string[];
  /** `Schema.key` names that the description requires and the API no longer does. */
  optionalNow?: readonly string[];
}

/** The part of OpenAPI 3 that the descriptions of Google and Stripe use: refs, objects, arrays, scalars, enums and alternatives. */
export function openApiCheck(path: URL, { newerKeys, caseFree = [], optionalNow = [] }: Allowances): OpenApiCheck {
  const { paths, components } = contractSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  const { schemas } = components;

  function check(schema: JsonSchema, value: unknown, at: string, name: string, scalars: Scalars): string[] {
    if (schema.$ref) {
      const target = schema.$ref.replace('#/components/schemas/', '');
      return check(schemas[target] ?? {}, value, at, target, scalars);
    }
    if (schema.anyOf) {
      const found = schema.anyOf.map((alternative) => check(alternative, value, at, name, scalars));
      return found.toSorted((a, b) => a.length - b.length)[0] ?? [];
    }
    if (schema.enum && !schema.enum.includes(value)) return [`${at}: not one of the enum`];
    switch (schema.type) {
      case 'object':
        return checkObject(schema, value, at, name, scalars);
      case 'array':
        if (!Array.isArray(value)) return [`${at}: not an array`];
        return value.flatMap((item, index) => check(schema.items ?? {}, item, `${at}[${index}]`, name, scalars));
      case 'string':
        if (typeof value !== 'string') return [`${at}: not a string`];
        return value.length > (schema.maxLength ?? Number.POSITIVE_INFINITY) ? [`${at}: too long`] : [];
      case 'integer':
        return scalars.isInteger(value) ? [] : [`${at}: not an integer`];
      case 'number':
        return scalars.isNumber(value) ? [] : [`${at}: not a number`];
      case 'boolean':
        return scalars.isBoolean(value) ? [] : [`${at}: not a boolean`];
      default:
        return [];
    }
  }

  function checkObject(schema: JsonSchema, value: unknown, at: string, name: string, scalars: Scalars): string[] {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return [`${at}: not an object`];
    const missing = (schema.required ?? []).filter((key) => !(key in value) && !optionalNow.includes(`${name}.${key}`));
    const others = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined;
    const isClosed = schema.properties !== undefined || schema.additionalProperties === false;
    const wrong = Object.entries(value).flatMap(([key, item]) => {
      const known = schema.properties?.[key] ?? others;
      const text = typeof item === 'string' && caseFree.includes(`${name}.${key}`) ? item.toUpperCase() : item;
      if (known) return check(known, text, `${at}.${key}`, `${name}.${key}`, scalars);
      if (newerKeys.includes(`${name}.${key}`) || !isClosed) return [];
      return [`${at}.${key}: not in the contract`];
    });
    return [...missing.map((key) => `${at}.${key}: missing`), ...wrong];
  }

  return {
    hasPath: (template) => template in paths,
    differences: (schemaName, value) =>
      check({ $ref: `#/components/schemas/${schemaName}` }, value, '$', schemaName, jsonScalars),
    requestDifferences: (method, template, params) => {
      const found = paths[template]?.[method.toLowerCase()];
      if (!found) return null;
      return check(paramsOf(operationSchema.parse(found)), params, '$', `${method} ${template}`, textScalars);
    },
  };
}

interface Scalars {
  isInteger(value: unknown): boolean;
  isNumber(value: unknown): boolean;
  isBoolean(value: unknown): boolean;
}

const jsonScalars: Scalars = {
  isInteger: Number.isInteger,
  isNumber: (value) => typeof value === 'number',
  isBoolean: (value) => typeof value === 'boolean',
};

const textScalars: Scalars = {
  isInteger: (value) => typeof value === 'string' && /^-?\d+$/.test(value),
  isNumber: (value) => typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value),
  isBoolean: (value) => value === 'true' || value === 'false',
};

/** Query and form as one object. The SDK decides where a parameter goes: it puts a DELETE's form into the query. */
function paramsOf({ parameters = [], requestBody }: z.output<typeof operationSchema>): JsonSchema {
  const body = requestBody?.content['application/x-www-form-urlencoded']?.schema ?? {};
  const query = parameters.filter((parameter) => parameter.in === 'query');
  return {
    type: 'object',
    additionalProperties: false,
    required: body.required,
    properties: {
      ...body.properties,
      ...Object.fromEntries(query.map(({ name, schema }) => [name, schema ?? {}])),
    },
  };
}
