import type { z } from 'zod';

type Schema = z.core.$ZodTypes;

export interface Leaf {
  /** The place in the input: `cursor.createdAt`, `ids[]`. */
  path: string;
  schema: z.core.$ZodType;
  kind: z.core.$ZodTypeDef['type'];
  /** Format of a text: `date`, `datetime`, `uuid`, … */
  format: string | null;
}

/** Every part of a schema that holds a value itself. */
export function leavesOf(schema: z.core.$ZodType, path = ''): Leaf[] {
  const { def } = (schema as Schema)._zod;
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([key, value]) => leavesOf(value, path === '' ? key : `${path}.${key}`));
    case 'array':
      return leavesOf(def.element, `${path}[]`);
    case 'record':
      return [...leavesOf(def.keyType, `${path}{}`), ...leavesOf(def.valueType, `${path}{}`)];
    case 'union':
      return def.options.flatMap((option) => leavesOf(option, path));
    case 'nullable':
    case 'optional':
    case 'default':
    case 'prefault':
      return leavesOf(def.innerType, path);
    case 'pipe':
      return [...leavesOf(def.in, path), ...leavesOf(def.out, path)];
    default:
      return [{ path, schema, kind: def.type, format: 'format' in def ? (def.format ?? null) : null }];
  }
}
