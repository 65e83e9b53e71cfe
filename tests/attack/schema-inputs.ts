import fc from 'fast-check';
import { z } from 'zod';
import { edgeDates, edgeNumbers, edgeTexts, hostileValue, plausibleTexts } from './hostile-values.ts';

type Schema = z.core.$ZodTypes;

/**
 * Inputs that a client could send for this schema, generated from its definition: right in shape, often with lengths and numbers
 * at the limits. Rules in code (`refine`) are met by trying prepared values.
 * @param ids of existing rows, for some of the ids
 * @param extreme whether every optional part is there, and each number is the least or the largest that passes
 */
export function inputsOf(schema: z.core.$ZodType, ids: readonly string[], extreme = false): fc.Arbitrary<unknown> {
  const inner = (one: z.core.$ZodType) => inputsOf(one, ids, extreme);
  // The union of all of zod's own schema classes, because their common base does not declare the definition.
  const { def } = (schema as Schema)._zod;
  switch (def.type) {
    case 'object': {
      const entries = Object.entries(def.shape).map(([key, value]) => [key, inner(value)] as const);
      const required = Object.entries(def.shape).flatMap(([key, value]) =>
        !extreme && accepts(value, undefined) ? [] : [key],
      );
      return fc.record(Object.fromEntries(entries), { requiredKeys: required });
    }
    case 'string':
      return texts(schema, ids);
    case 'number':
      return oneThatPasses(schema, extreme ? endsOf(schema) : edgeNumbers, 1);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'unknown':
      return hostileValue;
    case 'literal':
      return fc.constantFrom(...def.values);
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries));
    case 'array':
      return fc.array(inner(def.element), { maxLength: 4 });
    case 'record':
      return fc.dictionary(inner(def.keyType).map(String), inner(def.valueType), { maxKeys: 5 });
    case 'union':
      return fc.oneof(...def.options.map(inner));
    case 'nullable':
      return extreme ? inner(def.innerType) : fc.option(inner(def.innerType), { nil: null });
    case 'optional':
    case 'default':
    case 'prefault':
      return extreme ? inner(def.innerType) : fc.option(inner(def.innerType), { nil: undefined });
    case 'pipe':
      // A `preprocess` begins with code that accepts anything, so the schema behind it tells more.
      return inner(kindOf(def.in) === 'transform' ? def.out : def.in);
    default:
      throw new Error(
        `no inputs are known for a schema of type ${def.type}: teach them to tests/attack/schema-inputs.ts`,
      );
  }
}

function kindOf(schema: z.core.$ZodType): z.core.$ZodTypeDef['type'] {
  return (schema as Schema)._zod.def.type;
}

function accepts(schema: z.core.$ZodType, value: unknown): boolean {
  return z.core.safeParse(schema, value).success;
}

/** The least and the largest of the prepared numbers that pass. */
function endsOf(schema: z.core.$ZodType): number[] {
  const passing = edgeNumbers.filter((number) => accepts(schema, number));
  return passing.length > 0 ? [Math.min(...passing), Math.max(...passing)] : [];
}

function texts(schema: z.core.$ZodType, ids: readonly string[]): fc.Arbitrary<unknown> {
  const atHand = [...plausibleTexts, ...edgeDates, ...edgeTexts];
  const anyText = fc.string({ unit: 'grapheme', maxLength: 40 });
  const known = ids.filter((id) => accepts(schema, id));
  return fc.oneof(
    { weight: 4, arbitrary: oneThatPasses(schema, atHand, crypto.randomUUID()) },
    ...(known.length > 0 ? [{ weight: 8, arbitrary: fc.constantFrom(...known) }] : []),
    ...(accepts(schema, 'qualquer texto') ? [{ weight: 3, arbitrary: anyText }] : []),
  );
}

/** The candidates that the schema accepts; `otherwise` when it accepts none. */
function oneThatPasses<T>(schema: z.core.$ZodType, candidates: readonly T[], otherwise: T): fc.Arbitrary<T> {
  const passing = candidates.filter((candidate) => accepts(schema, candidate));
  return fc.constantFrom(...(passing.length > 0 ? passing : [otherwise]));
}
