import fc from 'fast-check';
import { hostileKeys, hostileValue, RawNumber } from './hostile-values.ts';

/** The same input: unchanged in half of the cases, otherwise with one to three parts replaced, removed or added. */
export function spoiled(valid: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const blows = fc.oneof(fc.constant([]), fc.array(blow, { minLength: 1, maxLength: 3 }));
  return fc.tuple(valid, blows).map(([input, struck]) => struck.reduce(strike, structuredClone(input)));
}

interface Blow {
  /** Picks the part of the input, counting round and round. */
  at: number;
  kind: 'replace' | 'remove' | 'add';
  key: string;
  value: unknown;
}

const blow: fc.Arbitrary<Blow> = fc.record({
  at: fc.nat(10_000),
  kind: fc.constantFrom('replace', 'replace', 'replace', 'remove', 'add'),
  key: fc.constantFrom(...hostileKeys),
  value: hostileValue,
});

function strike(input: unknown, { at, kind, key, value: drawn }: Blow): unknown {
  // A copy, because a later change may alter it and drawn values are shared between inputs.
  const value = drawn instanceof RawNumber ? drawn : structuredClone(drawn);
  const places = placesIn(input);
  const place = places[at % (places.length + 1)];
  if (!place) return kind === 'add' && isHolder(input) ? define(input, key, value) : value;
  const held = Reflect.get(place.holder, place.key);
  if (kind === 'remove') Reflect.deleteProperty(place.holder, place.key);
  else define(place.holder, place.key, kind === 'add' && isHolder(held) ? define(held, key, value) : value);
  return input;
}

interface Place {
  holder: object;
  key: string;
}

function placesIn(input: unknown): Place[] {
  if (!isHolder(input)) return [];
  return Object.keys(input).flatMap((key) => [{ holder: input, key }, ...placesIn(Reflect.get(input, key))]);
}

function isHolder(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !(value instanceof RawNumber);
}

/** Defines an own property, so that `__proto__` is a key like any other. */
function define<T extends object>(holder: T, key: string, value: unknown): T {
  // JSON keeps only the numbered entries of a list.
  if (Array.isArray(holder) && !/^\d+$/.test(key)) {
    holder.push(value);
    return holder;
  }
  return Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });
}
