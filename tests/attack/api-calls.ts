import type { operations } from '@meridia/server/http/api/operations.ts';
import { timelineCursorSchema } from '@meridia/shared/consulta-evolutiva.ts';
import { pageCursorSchema } from '@meridia/shared/pagination.ts';
import fc from 'fast-check';
import { edgeTexts, toWire } from './hostile-values.ts';
import { inputsOf } from './schema-inputs.ts';
import { spoiled } from './spoil.ts';
import type { HostileRequest } from './wire.ts';

export type ApiOperation = (typeof operations)[number];

/** Calls of an operation of `/api/v1`: query and body are generated from its schemas, and perhaps spoiled. */
export function apiCallsOf(one: ApiOperation, ids: readonly string[], extreme = false): fc.Arbitrary<HostileRequest> {
  const perhapsSpoiled = extreme ? <T>(valid: T) => valid : spoiled;
  const query = perhapsSpoiled(queriesOf(one, ids, extreme));
  const body = one.method === 'GET' ? fc.constant(undefined) : perhapsSpoiled(inputsOf(one.body.schema, ids, extreme));
  const id = extreme ? fc.constantFrom(...ids) : fc.constantFrom(...ids, ...ids, ...shortTexts);
  return fc.record({ id, query, body, idempotencyKey: fc.uuid() }).map(({ id, query, body, idempotencyKey }) => ({
    name: one.id,
    method: one.method,
    path: apiAddress(one, id, query).slice(0, 15_000),
    ...(one.method === 'POST' && {
      headers: { 'content-type': 'application/json', 'idempotency-key': idempotencyKey },
      body: toWire(body),
    }),
  }));
}

/** The address of a call. A query that is no object goes into it as one word. */
export function apiAddress(one: ApiOperation, id: string, query: unknown): string {
  const asked =
    typeof query === 'object' && query !== null
      ? Object.entries(query).map(([key, value]) => `${encode(key)}=${encode(wordOf(value))}`)
      : [encode(toWire(query))];
  return `/api/v1${one.path.replace('{id}', encode(id))}${asked.length === 0 ? '' : `?${asked.join('&')}`}`;
}

/** Some without one part, because of some parts only one may be there. */
function queriesOf(one: ApiOperation, ids: readonly string[], extreme: boolean): fc.Arbitrary<unknown> {
  return fc
    .record({
      query: inputsOf(one.query, ids, extreme),
      cursor: cursors(extreme),
      missing: fc.nat(8),
      keep: extreme ? fc.constant(false) : fc.boolean(),
    })
    .map(({ query, cursor, missing, keep }) => {
      const parts = Object.entries(query ?? {}).filter((_, at) => at !== missing);
      return Object.fromEntries(parts.map(([key, value]) => [key, key === 'cursor' && !keep ? cursor : value]));
    });
}

/** A cursor is one opaque word, so the schema of a query does not tell what stands in it. */
function cursors(extreme: boolean): fc.Arbitrary<string> {
  return fc
    .oneof(...[pageCursorSchema, timelineCursorSchema].map((schema) => inputsOf(schema, [], extreme)))
    .map((cursor) => Buffer.from(JSON.stringify(cursor)).toString('base64url'));
}

const shortTexts = edgeTexts.filter((text) => text.length < 2000);

function wordOf(value: unknown): string {
  return typeof value === 'string' ? value : toWire(value);
}

function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
