import fc from 'fast-check';

/** Numbers at the limits of JavaScript, JSON, int4, int8 and calendars. */
export const edgeNumbers: readonly number[] = [
  0,
  1,
  2,
  5,
  7,
  10,
  20,
  30,
  42,
  50,
  100,
  500,
  1000,
  100_000,
  1_700_000_000,
  -1,
  -2,
  0.5,
  1e-7,
  1.5,
  120,
  121,
  501,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31),
  -(2 ** 31) - 1,
  3_000_000_000,
  2 ** 32,
  2 ** 53 - 1,
  2 ** 53,
  -(2 ** 53),
  2 ** 63,
  -(2 ** 63),
  1e21,
  1e300,
  -1e300,
  8.64e15,
  8.64e15 + 1,
];

/** Days and instants at the limits of calendars, and texts that only look like one. */
export const edgeDates: readonly string[] = [
  '2026-11-21',
  '2024-02-29',
  '1900-01-01',
  '2199-12-31',
  '0000-01-01',
  '0000-12-31',
  '0001-01-01',
  '9999-12-31',
  '2026-02-30',
  '2026-13-01',
  '2026-11-21T12:00:00Z',
  '2026-11-21T12:00:00.123456789Z',
  '2199-12-31T23:59:59.999Z',
  '1900-01-01T00:00:00Z',
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '-271821-04-20T00:00:00Z',
  '+275760-09-13T00:00:00Z',
  '2026-11-21T24:00:00Z',
  '2026-11-21T12:00:60Z',
  'infinity',
  'epoch',
];

export const edgeTexts: readonly string[] = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud83d',
  '\udc00x',
  'cortado \ud83d',
  '\u202e\u200b\ufeff',
  '🧿'.repeat(40),
  "'",
  '"',
  "' OR 1=1 --",
  "'; drop table accounts; --",
  '$$',
  '\\',
  '%',
  '_',
  '{}',
  '[]',
  '$\u007b7*7}',
  '{{7*7}}',
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  '../../../../etc/passwd',
  '%00',
  '\r\nSet-Cookie: a=b',
  '../',
  'null',
  'undefined',
  'NaN',
  '-0',
  '1e999',
  'true',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'toString',
  'x'.repeat(6001),
  'ç'.repeat(70_000),
  '00000000-0000-0000-0000-000000000000',
  'http://127.0.0.1:1/',
  'file:///etc/passwd',
];

/** Texts that people really type: they pass rules that random texts would not pass. */
export const plausibleTexts: readonly string[] = [
  'Helena Prado',
  'ana@example.com',
  '(11) 98888-7777',
  'https://exemplo.com/logo.png',
  'Cansaço há meses.',
  'Senha-Segura-2026',
  'Errada-Demais-1',
  'EXCLUIR',
  '123456',
  'Premium',
  'Profissional',
  'cortesia',
];

/** JSON that `JSON.stringify` would never write. */
const rawNumbers = ['1e999', '-1e999', '-0', '0e0', `1${'0'.repeat(400)}`, '123456789012345678901234567890.5'];

/** Keys with a meaning in JavaScript or in a careless server. */
export const hostileKeys: readonly string[] = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'then',
  'length',
  'toJSON',
  '',
  '0',
  'role',
  'userId',
  'terapeutaId',
  'planId',
  'status',
  'id',
  '$where',
  'a\0b',
  '\ud83d',
  'x'.repeat(5000),
];

export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...edgeNumbers) },
  { weight: 2, arbitrary: fc.constantFrom(...rawNumbers).map((text) => new RawNumber(text)) },
  { weight: 4, arbitrary: fc.constantFrom(...edgeTexts) },
  { weight: 3, arbitrary: fc.constantFrom(...edgeDates) },
  { weight: 2, arbitrary: fc.constantFrom(null, undefined, true, false, [], {}, [[]], [null]) },
  { weight: 2, arbitrary: fc.constantFrom(...hostileKeys).map((key) => Object.fromEntries([[key, { admin: true }]])) },
  { weight: 1, arbitrary: fc.integer({ min: 5, max: 60 }).map((depth) => nest(depth)) },
  { weight: 1, arbitrary: fc.constant(Array.from({ length: 2000 }, () => 'x')) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 50 }) },
  { weight: 1, arbitrary: fc.anything({ withNullPrototype: true, withBigInt: false }) },
);

/** A piece of JSON that is sent as it stands, usually a number. */
export class RawNumber {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

const mark = '\u{f8ff}raw:';

/** The JSON of a value, with each `RawNumber` unchanged. */
export function toWire(value: unknown): string {
  const text = JSON.stringify(value, (_key, inner) => (inner instanceof RawNumber ? mark + inner.text : inner));
  return (text ?? 'null').replaceAll(new RegExp(`"${mark}([^"]+)"`, 'g'), '$1');
}

function nest(depth: number): unknown {
  return Array.from({ length: depth }).reduce((inner) => ({ a: [inner] }), null);
}
