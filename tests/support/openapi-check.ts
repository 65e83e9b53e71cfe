import { readFileSync } from 'node:fs';
import { z } from 'zod';

interface JsonSchema {
  $ref?: string | undefined;
  type?: string | undefined;
  properties?: Record<string, JsonSchema> | undefined;
  additionalProperties?: JsonSchema | undefined;
  items?: JsonSchema | undefined;
  enum?: string[] | undefined;
  format?: string | undefined;
}

const jsonSchema: z.ZodType<JsonSchema> = z.lazy(() =>
  z.object({
    $ref: z.string().optional(),
    type: z.string().optional(),
    properties: z.record(z.string(), jsonSchema).optional(),
    additionalProperties: jsonSchema.optional(),
    items: jsonSchema.optional(),
    enum: z.array(z.string()).optional(),
    format: z.string().optional(),
  }),
);

const contractSchema = z.object({
  paths: z.record(z.string(), z.unknown()),
  components: z.object({ schemas: z.record(z.string(), jsonSchema) }),
});

export interface OpenApiCheck {
  hasPath(template: string): boolean;
  /** Differences between a value and a named schema, each with its place; keys the contract does not know are differences too. */
  differences(schemaName: string, value: unknown): string[];
}

/**
 * The part of OpenAPI 3 that Google's description uses: refs, objects, arrays, scalars and enums.
 * `newerKeys`: `Schema.key` names that came after the description was written; `caseFree`: enums that the API takes in any case.
 */
export function openApiCheck(
  path: URL,
  { newerKeys, caseFree }: { newerKeys: readonly string[]; caseFree: readonly string[] },
): OpenApiCheck {
  const { paths, components } = contractSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  const { schemas } = components;

  function check(schema: JsonSchema, value: unknown, at: string, name: string): string[] {
    if (schema.$ref) {
      const target = schema.$ref.replace('#/components/schemas/', '');
      return check(schemas[target] ?? {}, value, at, target);
    }
    if (schema.enum && !(typeof value === 'string' && schema.enum.includes(value)))
      return [`${at}: not one of the enum`];
    switch (schema.type) {
      case 'object':
        return checkObject(schema, value, at, name);
      case 'array':
        if (!Array.isArray(value)) return [`${at}: not an array`];
        return value.flatMap((item, index) => check(schema.items ?? {}, item, `${at}[${index}]`, name));
      case 'string':
        return typeof value === 'string' ? [] : [`${at}: not a string`];
      case 'integer':
        return Number.isInteger(value) ? [] : [`${at}: not an integer`];
      case 'number':
        return typeof value === 'number' ? [] : [`${at}: not a number`];
      case 'boolean':
        return typeof value === 'boolean' ? [] : [`${at}: not a boolean`];
      default:
        return [];
    }
  }

  function checkObject(schema: JsonSchema, value: unknown, at: string, name: string): string[] {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return [`${at}: not an object`];
    return Object.entries(value).flatMap(([key, item]) => {
      const known = schema.properties?.[key] ?? schema.additionalProperties;
      const text = typeof item === 'string' && caseFree.includes(`${name}.${key}`) ? item.toUpperCase() : item;
      if (known) return check(known, text, `${at}.${key}`, name);
      if (newerKeys.includes(`${name}.${key}`) || !schema.properties) return [];
      return [`${at}.${key}: not in the contract`];
    });
  }

  return {
    hasPath: (template) => template in paths,
    differences: (schemaName, value) => check({ $ref: `#/components/schemas/${schemaName}` }, value, '$', schemaName),
  };
}
