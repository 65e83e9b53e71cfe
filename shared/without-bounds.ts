import { z } from 'zod';

/**
 * The same schema without lengths, ranges, counts and refinements. Data that was valid when it was stored stays readable after the bounds
 * have become stricter. Types, keys and closed lists stay.
 */
export function withoutBounds<Schema extends z.core.$ZodType>(schema: Schema): Schema {
  const parts = Object.entries(schema._zod.def).map(([name, part]) => [name, unbound(part, name)]);
  return z.core.clone(schema, { ...schema._zod.def, ...Object.fromEntries(parts), checks: [] });
}

/** A part of a schema's definition: a schema, a list of schemas, the shape of an object, or a part without a schema. */
function unbound(part: unknown, name: string): unknown {
  if (part instanceof z.core.$ZodType) return withoutBounds(part);
  if (Array.isArray(part)) return part.map((item: unknown) => unbound(item, name));
  if (name !== 'shape') return part;
  const shape = Object.entries(z.looseObject({}).parse(part));
  return Object.fromEntries(shape.map(([key, schema]) => [key, unbound(schema, key)]));
}
