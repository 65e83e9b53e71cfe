import { withoutBounds } from '@meridia/shared/without-bounds.ts';
import { z } from 'zod';

/**
 * JSON in a column. Only its format can read it, no matter which release wrote it. The type exposes no content, so that code that
 * skips the format does not compile.
 */
export interface Stored<Value> {
  readonly [storedValue]: Value;
}
declare const storedValue: unique symbol;

export interface StoredFormat<Value> {
  /** @throws ZodError for a value that the schema refuses, so that everything stored can be read */
  write(value: Value): Stored<Value>;
  /**
   * Reads JSON that this or an earlier release wrote. The schema's defaults fill in questions that were added later. Bounds that
   * were tightened later are ignored.
   * @throws UnreadableError for JSON that no release wrote
   */
  read(stored: Stored<Value>): Value;
  /** The same for JSON that may be of another kind, such as JSON in a text column. */
  readUnknown(stored: unknown): Value;
}

/** Stored JSON that its format cannot read. The message names the fields and never their values. */
export class UnreadableError extends Error {
  constructor(name: string, error: z.core.$ZodError) {
    const places = new Set(error.issues.map(({ path, code }) => `${path.join('.')} (${code})`));
    super(`stored ${name} cannot be read: ${[...places].slice(0, 10).join(', ')}`);
    this.name = 'UnreadableError';
  }
}

type JsonObject = Record<string, unknown>;

interface Upgrades {
  /** Step n (counted from 1) turns an object of version n into an object of version n + 1. */
  steps: readonly ((stored: JsonObject) => JsonObject)[];
  /** The key that holds the version of an object. An object without this key has version 1. */
  key?: string;
}

/** How one kind of JSON is stored. A change of the schema needs a step when the schema's defaults cannot fill it in. */
export function storedFormat<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  { steps, key = 'versao' }: Upgrades = { steps: [] },
): StoredFormat<z.output<Schema>> {
  const reader = withoutBounds(schema);
  const kept = z.custom<Stored<z.output<Schema>>>();
  const versionSchema = z.looseObject({ [key]: z.int().min(1).default(1) });
  const upgrade = (stored: unknown): unknown => {
    if (steps.length === 0) return stored;
    const { success, data } = versionSchema.safeParse(stored);
    if (!success) return stored;
    return steps.slice(Number(data[key]) - 1).reduce<JsonObject>((older, step) => step(older), data);
  };
  const read = (stored: unknown) => {
    const result = reader.safeParse(upgrade(stored));
    if (!result.success) throw new UnreadableError(name, result.error);
    return result.data;
  };
  return {
    write(value) {
      const checked = schema.parse(value);
      if (steps.length === 0) return kept.parse(checked);
      return kept.parse({ ...z.looseObject({}).parse(checked), [key]: steps.length + 1 });
    },
    read,
    readUnknown: read,
  };
}

/** What `read` gives; null for imported JSON that no release wrote. Every other fault is thrown. */
export function readOrNull<Value>(read: () => Value): Value | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof UnreadableError) return null;
    throw error;
  }
}

/** Parses the JSON of a text column; null for text that is not JSON, which imported data may contain. */
export function readJsonText(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
