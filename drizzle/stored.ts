import { withoutBounds } from '@meridia/shared/without-bounds.ts';
import { z } from 'zod';

/**
 * JSON that stands in a column. Whichever release wrote it, only its format reads it: the type has nothing to take out, so that
 * code which skips the reading does not compile.
 */
export interface Stored<Value> {
  readonly [storedValue]: Value;
}
declare const storedValue: unique symbol;

export interface StoredFormat<Value> {
  /** @throws ZodError for what the schema refuses: nothing is stored that could not be read */
  write(value: Value): Stored<Value>;
  /**
   * Reads what this or an earlier release wrote. Answers to questions that came later are filled in by the schema's own defaults;
   * bounds that were tightened later do not count.
   * @throws UnreadableError for what no release wrote
   */
  read(stored: Stored<Value>): Value;
  /** The same for what is not known to be of this kind: JSON that stands in a column of text. */
  readUnknown(stored: unknown): Value;
}

/** Stored JSON that its format cannot read. Names the places and never what stands there. */
export class UnreadableError extends Error {
  constructor(name: string, error: z.core.$ZodError) {
    const places = new Set(error.issues.map(({ path, code }) => `${path.join('.')} (${code})`));
    super(`stored ${name} cannot be read: ${[...places].slice(0, 10).join(', ')}`);
    this.name = 'UnreadableError';
  }
}

type JsonObject = Record<string, unknown>;

interface Upgrades {
  /** The n-th (from 1) turns an object of version n into one of version n + 1. */
  steps: readonly ((stored: JsonObject) => JsonObject)[];
  /** Where an object says its version. Without it, it is of version 1, as everything is until the first step. */
  key?: string;
}

/** How one kind of JSON is kept. A change that its schema's defaults cannot fill in brings a step with it. */
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

/** What a column of text holds; null when that is no JSON, as imported data may be. */
export function readJsonText(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
