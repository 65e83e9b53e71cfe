import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { storedColumns } from '@meridia/drizzle/schema/stored-column.ts';
import { Outgoing, placeInList, sealSign, sealWord } from '@meridia/drizzle/stored.ts';
import type postgres from 'postgres';
import { AppError } from '../errors.ts';
import { OwnError } from '../own-error.ts';
import type { DataKey } from '../storage/sealed-file.ts';

/**
 * Content of rows, sealed where it lies (ADR 0048). The driver does it: what goes into a stored column is sealed on its way to the database,
 * and opened when its row arrives. So no statement of ours can forget it, and everything above the driver sees plain content.
 */
export interface SealedRows {
  /** Which columns of this database are stored ones. Before, nothing can be opened. */
  learn(client: postgres.Sql): Promise<void>;
  /** From now on content is sealed. Without keys it goes into the database as it is. */
  unlock(keys: RowKeys): void;
  /** What a client of the driver does with each row that arrives. */
  transform(): {
    value: { from(value: unknown, column: ReadColumn): unknown };
    row: { from(row: postgres.Row): postgres.Row };
  };
  /** What a client of the driver does with content that leaves, for a column of text. */
  serializeText(value: unknown): unknown;
  /** The same for a column of JSON, which gets sealed content as a text in quotes. */
  serializeJson(value: unknown): unknown;
}

interface RowKeys {
  /** Seals. */
  newest(): DataKey;
  /** Null for a key that this process may not know yet. @throws OwnError when there is none */
  find(id: string): DataKey | null;
}

/** How the driver describes a column of an answer. */
interface ReadColumn extends postgres.Column<string> {
  /** Ours: looked up once for each statement. */
  known?: KnownColumn;
}

interface KnownColumn {
  table: string;
  /** The primary key of the table. */
  isKey: boolean;
  /** `table.column` of a stored column; null for another one. */
  place: string | null;
  isJson: boolean;
}

/** A sealed value of the row that is arriving, until its key has arrived, too. */
class Arriving {
  readonly sealed: unknown;
  readonly column: KnownColumn;

  constructor(sealed: unknown, column: KnownColumn) {
    this.sealed = sealed;
    this.column = column;
  }
}

/** An expression: what it was made of, nobody tells. */
const other: KnownColumn = { table: '', isKey: false, place: null, isJson: false };
/** A column of a table that is neither stored nor a key of one that has stored columns. */
const plain: KnownColumn = { ...other };

const beginning = `${sealSign}${sealWord}`;
const ivBytes = 12;
const tagBytes = 16;
/** Sign, word, key, body. */
const shape = new RegExp(`^${sealSign}${sealWord}([0-9a-f-]{36}):([A-Za-z0-9+/]+={0,2})$`);
const nearlyShape = new RegExp(`^.${sealWord}[0-9a-f-]{36}:`, 's');

/** What the values begin with that this key has sealed. */
export function headOf(keyId: string): string {
  return `${sealSign}${sealWord}${keyId}:`;
}

/** @param id the primary key of the row. Key, column and row are bound to what is sealed: it opens nowhere else. */
export function sealText(
  { id: keyId, key }: DataKey,
  { place, id }: { place: string; id: string },
  text: string,
): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(boundTo(keyId, place, id));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return `${headOf(keyId)}${Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64')}`;
}

/** The id of the key that sealed a value; null for a value that is not sealed. @throws OwnError for one that was changed at its beginning */
export function sealerOf(value: string): string | null {
  if (!looksSealed(value)) return null;
  const [, keyId] = shape.exec(value) ?? [];
  if (keyId === undefined) throw new OwnError('a sealed value was changed');
  return keyId;
}

/** @throws OwnError when one byte has changed, or it was sealed for another row or column */
export function openText(
  { id: keyId, key }: DataKey,
  { place, id }: { place: string; id: string },
  value: string,
): string {
  const encoded = value.slice(headOf(keyId).length);
  const bytes = Buffer.from(encoded, 'base64');
  // Base64 ignores some changes.
  if (bytes.length < ivBytes + tagBytes || bytes.toString('base64') !== encoded)
    throw new OwnError('a sealed value was changed');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
    .setAAD(boundTo(keyId, place, id))
    .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString('utf8');
  } catch (cause) {
    throw new OwnError('a sealed value was changed, or lies in the place of another', { cause });
  }
}

function boundTo(keyId: string, place: string, id: string): Buffer {
  return Buffer.from(`${headOf(keyId)}${place}:${id}`);
}

/** Also one whose first sign or word was changed: a text of ours begins with neither. */
function looksSealed(value: string): boolean {
  return value.startsWith(sealSign) || (value.startsWith(sealWord, 1) && nearlyShape.test(value));
}

/** @param onDamaged gets every value that did not open, by the id of its row */
export function createSealedRows(onDamaged: (error: OwnError) => void = () => {}): SealedRows {
  let keys: RowKeys | null = null;
  let columns: Map<string, KnownColumn> | null = null;

  const open = (value: string, at: { place: string; id: string }): string => {
    try {
      const keyId = sealerOf(value);
      if (keyId === null) return value;
      if (!keys) throw new OwnError(`${at.place} is sealed, and nobody has unlocked the rows`);
      const key = keys.find(keyId);
      if (key) return openText(key, at, value);
    } catch (cause) {
      const error = new OwnError(`${at.place} of ${at.id} does not open`, { cause });
      onDamaged(error);
      throw new AppError('REGISTRO_VIOLADO', damaged, { cause: error });
    }
    // Another process has begun with a new key. It is read again.
    throw new AppError(
      'UNAVAILABLE',
      'Este registro não pode ser aberto agora. Espere alguns segundos e tente de novo.',
      {
        retryAfterSeconds: 5,
      },
    );
  };

  /** Null without keys. */
  const seal = ({ place, id, content }: Outgoing): string | null => {
    if (place === null) throw new OwnError('content that may be sealed was written beside its column');
    return keys && sealText(keys.newest(), { place, id }, content);
  };

  const openArrived = ({ sealed, column: { place, isJson } }: Arriving, id: string | undefined): unknown => {
    if (place === null || id === undefined) {
      throw new OwnError(`a statement reads ${place ?? 'sealed content'} without the primary key of its row`);
    }
    if (Array.isArray(sealed) && !isJson) {
      return sealed.map((item, index) =>
        typeof item === 'string' ? open(item, { place: placeInList(place, index, sealed.length), id }) : item,
      );
    }
    if (typeof sealed !== 'string') return sealed;
    const text = open(sealed, { place, id });
    return isJson && text !== sealed ? JSON.parse(text) : text;
  };

  return {
    async learn(client) {
      columns = await readColumns(client);
    },
    unlock(found) {
      keys = found;
    },
    transform() {
      // The driver hands over the values of one row after another, and each row before the values of the next.
      // Almost every row has the key of one table, and none of its content is stored: for these it does next to nothing (P1).
      let table = '';
      let id = '';
      let others: Map<string, string> | null = null;
      let arriving: Arriving[] = [];
      return {
        value: {
          from(value, column) {
            let known = column.known;
            if (!known) {
              known = columns?.get(`${column.table}:${column.number}`) ?? (column.table === 0 ? other : plain);
              if (columns) column.known = known;
            }
            if (known === plain || value === null) return value;
            if (known.isKey) {
              if (typeof value !== 'string') return value;
              if (table === '' || table === known.table) {
                table = known.table;
                id = value;
              } else {
                others ??= new Map();
                others.set(known.table, value);
              }
              return value;
            }
            // Sealed content that no column of ours tells: an expression was made of it.
            const isStray = known === other && typeof value === 'string' && value.startsWith(beginning);
            if (known.place === null && !isStray) return value;
            const held = new Arriving(value, known);
            arriving.push(held);
            return held;
          },
        },
        row: {
          from(row) {
            if (arriving.length === 0) {
              table = '';
              others = null;
              return row;
            }
            const found = new Map([...(others ?? []), [table, id] as const]);
            const held = new Set<unknown>(arriving);
            table = '';
            others = null;
            arriving = [];
            for (const [name, value] of Object.entries(row)) {
              if (value instanceof Arriving && held.has(value)) {
                row[name] = openArrived(value, found.get(value.column.table));
              }
            }
            return row;
          },
        },
      };
    },
    // As the driver itself writes a text.
    serializeText: (value) => (value instanceof Outgoing ? (seal(value) ?? value.content) : `${value}`),
    // Drizzle has made JSON of it already.
    serializeJson(value) {
      if (!(value instanceof Outgoing)) return value;
      const sealed = seal(value);
      return sealed === null ? value.content : JSON.stringify(sealed);
    },
  };
}

const damaged =
  'Este registro foi alterado fora do MeridIA e não pode ser aberto. Quem administra o MeridIA pode trazê-lo de volta de uma cópia de segurança.';

/** The stored columns and the primary keys of their tables, by the numbers with which PostgreSQL describes an answer. */
async function readColumns(client: postgres.Sql): Promise<Map<string, KnownColumn>> {
  const tables = [...new Set(Object.keys(storedColumns).map((place) => place.split('.')[0] ?? ''))];
  const rows = await client<
    { table: string; column: string; oid: number; number: number; key: boolean; json: boolean }[]
  >`
    select c.relname as table, a.attname as column, c.oid::int8::float8 as oid, a.attnum as number,
      a.attnum = any(i.indkey) as key, a.atttypid = 'jsonb'::regtype as json
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    join pg_index i on i.indrelid = c.oid and i.indisprimary
    where c.relnamespace = 'public'::regnamespace and c.relname = any(${tables}) and a.attnum > 0 and not a.attisdropped`;
  return new Map(
    rows.flatMap(({ table, column, oid, number, key, json }): [string, KnownColumn][] => {
      const name = `${table}.${column}`;
      const place = name in storedColumns ? name : null;
      return key || place ? [[`${oid}:${number}`, { table, isKey: key, place, isJson: json }]] : [];
    }),
  );
}
