import { createHash } from 'node:crypto';

/** Repeatable chance: the same seed gives the same numbers in the same order. */
export interface Dice {
  /** 0 <= value < 1 */
  share(): number;
  /** Both ends included. */
  integer(from: number, to: number): number;
  pick<T>(list: readonly T[]): T;
  uuid(): string;
}

export function createDice(seed: string): Dice {
  let state = createHash('sha256').update(seed).digest().readUInt32BE(0);
  // mulberry32
  const share = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const integer = (from: number, to: number) => from + Math.floor(share() * (to - from + 1));
  let uuids = 0;
  return {
    share,
    integer,
    pick: (list) => {
      const picked = list[integer(0, list.length - 1)];
      if (picked === undefined) throw new Error('nothing to pick from');
      return picked;
    },
    uuid: () => {
      uuids += 1;
      return derivedUuid(`${seed} ${uuids}`);
    },
  };
}

/** A UUID of version 8, which random ones never have: the same text gives the same id. */
export function derivedUuid(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
