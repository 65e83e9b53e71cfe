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

/** Text in a column that may be sealed. It reads as the text that it is; only `storeText` makes one, so that code that skips it does not compile. */
export type StoredText = string & { readonly [storedAsText]: true };
/** The same for a list of texts, made by `storeTexts`. */
export type StoredTexts = string[] & { readonly [storedAsText]: true };
declare const storedAsText: unique symbol;

/**
 * Content on its way into a column that may be sealed (ADR 0048). It carries the primary key of its row, to which the seal binds it; the
 * column adds its own name. What comes out of a column is plain content and no Outgoing, so it cannot be put into another row as it is.
 */
export class Outgoing {
  /** The primary key of its row. */
  readonly id: string;
  readonly content: string;
  /** `table.column`; null before the column has named itself. */
  readonly place: string | null;

  constructor(id: string, content: string, place: string | null = null) {
    this.id = id;
    this.content = content;
    this.place = place;
  }

  at(place: string): Outgoing {
    return new Outgoing(this.id, this.content, place);
  }

  toString(): string {
    return this.content;
  }
}

/** A list of texts on its way, each sealed by itself. */
export class OutgoingList {
  readonly items: readonly Outgoing[];

  constructor(id: string, texts: readonly string[]) {
    this.items = texts.map((text) => new Outgoing(id, text));
  }

  /** Its place in the list is part of the place of each: none can be moved, left out or told twice. */
  at(place: string): Outgoing[] {
    return this.items.map((item, index) => item.at(placeInList(place, index, this.items.length)));
  }
}

export function placeInList(place: string, index: number, length: number): string {
  return `${place}[${index}/${length}]`;
}

/** What sealed content begins with, and no text of ours: the sign is taken out of every input (server/trpc/storable-text.ts). */
export const sealSign = '\u0001';
export const sealWord = 'selado:1:';

/** @param id the primary key of the row for which it is meant */
export function storeText(text: string, id: string): StoredText;
export function storeText(text: string | null, id: string): StoredText | null;
export function storeText(text: string | null, id: string): StoredText | null {
  return text === null ? null : z.custom<StoredText>().parse(new Outgoing(id, withoutSign(text)));
}

/** @param id the primary key of the row for which it is meant */
export function storeTexts(texts: readonly string[], id: string): StoredTexts {
  return z.custom<StoredTexts>().parse(new OutgoingList(id, texts.map(withoutSign)));
}

/** JSON as it was read, unchanged, for another row: an earlier version of it. @param id the primary key of that row */
export function rebind<Value>(stored: Stored<Value>, id: string): Stored<Value> {
  return z.custom<Stored<Value>>().parse(new Outgoing(id, JSON.stringify(stored)));
}

/** Nobody begins a text like this, except to have it taken for a sealed one that was changed. */
function withoutSign(text: string): string {
  if (text.startsWith(sealSign)) return withoutSign(text.slice(sealSign.length));
  return text.startsWith(sealWord, 1) ? withoutSign(text.slice(1 + sealWord.length)) : text;
}

export interface StoredFormat<Value> {
  /**
   * @param id the primary key of the row for which it is meant: sealed, it opens nowhere else
   * @throws ZodError for a value that the schema refuses, so that everything stored can be read
   */
  write(value: Value, id: string): Stored<Value>;
  /** The JSON that `write` would store, for content that is kept as text. @throws ZodError */
  check(value: Value): unknown;
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
    const result = reader.safeParse(upgrade(stored instanceof Outgoing ? readJsonText(stored.content) : stored));
    if (!result.success) throw new UnreadableError(name, result.error);
    return result.data;
  };
  const check = (value: z.output<Schema>): unknown => {
    const checked = schema.parse(value);
    return steps.length === 0 ? checked : { ...z.looseObject({}).parse(checked), [key]: steps.length + 1 };
  };
  return {
    write: (value, id) => kept.parse(new Outgoing(id, JSON.stringify(check(value)))),
    check,
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
