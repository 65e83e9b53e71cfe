import { createDice, type Dice } from '../demo/dice.ts';

/** What the recogniser learns from: the properties of a sentence and what it states. */
export interface Lesson {
  keys: readonly number[];
  /** Places of the signs that it states. */
  states: readonly number[];
  /** Places of signs of which nobody knows whether it states them. */
  unknown: readonly number[];
  /** Place of the only sign of which the lesson says that it is not stated; null where it says so of every other one. */
  only: number | null;
  weight: number;
}

/** For each property the signs with which it was seen, row after row. */
export interface Learned {
  keys: readonly number[];
  /** Where each row begins; one more at the end. */
  starts: Uint32Array;
  /** Place of the sign of each cell. */
  signs: Uint16Array;
  weights: Float32Array;
  biases: Float32Array;
}

const settings = { rounds: 6, rate: 1, shrink: 1e-3, leastSeen: 2, firstBias: -5, ignoredBelow: -5.3 };

/**
 * One logistic regression for each sign, all at once, by AdaGrad with a penalty that pulls weights to zero. A property has a weight for
 * a sign only where a lesson joins both: the tables stay small, and a word never seen with a sign says nothing about it. The same
 * lessons give the same weights.
 */
export function learnWeights(lessons: readonly Lesson[], count: number): Learned {
  const dice = createDice('recogniser');
  const { keys, starts, signs, rowsOfLesson } = tableOf(lessons);
  const weights = new Float32Array(signs.length);
  const squares = new Float32Array(signs.length);
  const biases = new Float32Array(count).fill(settings.firstBias);
  const biasSquares = new Float32Array(count);
  const scores = new Float32Array(count);
  const slopes = new Float32Array(count);
  const known = new Int8Array(count);
  const order = Int32Array.from(lessons.keys());
  for (let round = 0; round < settings.rounds; round += 1) {
    shuffle(order, dice);
    for (const which of order) {
      const lesson = lessons[which];
      const rows = rowsOfLesson[which];
      if (!lesson || !rows || rows.length === 0) continue;
      const scale = 1 / Math.sqrt(rows.length);
      scores.set(biases);
      for (const row of rows) {
        const end = starts[row + 1] ?? 0;
        for (let cell = starts[row] ?? 0; cell < end; cell += 1) {
          const sign = signs[cell] ?? 0;
          scores[sign] = (scores[sign] ?? 0) + (weights[cell] ?? 0) * scale;
        }
      }
      known.fill(0);
      for (const sign of lesson.unknown) known[sign] = -1;
      for (const sign of lesson.states) known[sign] = 1;
      for (let sign = 0; sign < count; sign += 1) {
        const told = known[sign] ?? 0;
        const score = scores[sign] ?? 0;
        slopes[sign] = 0;
        if (
          told < 0 ||
          (told === 0 && (score < settings.ignoredBelow || (lesson.only !== null && lesson.only !== sign)))
        )
          continue;
        const slope = (1 / (1 + Math.exp(-score)) - told) * lesson.weight;
        const sum = (biasSquares[sign] ?? 0) + slope * slope;
        biasSquares[sign] = sum;
        biases[sign] = (biases[sign] ?? 0) - (settings.rate * slope) / (Math.sqrt(sum) + 1);
        slopes[sign] = slope * scale;
      }
      for (const row of rows) {
        const end = starts[row + 1] ?? 0;
        for (let cell = starts[row] ?? 0; cell < end; cell += 1) {
          const slope = slopes[signs[cell] ?? 0] ?? 0;
          if (slope === 0) continue;
          const sum = (squares[cell] ?? 0) + slope * slope;
          squares[cell] = sum;
          const step = settings.rate / (Math.sqrt(sum) + 0.1);
          weights[cell] = shrunk((weights[cell] ?? 0) - step * slope, step * settings.shrink);
        }
      }
    }
  }
  return { keys, starts, signs, weights, biases };
}

function shrunk(weight: number, by: number): number {
  if (weight > by) return weight - by;
  return weight < -by ? weight + by : 0;
}

/** A row for each property that more than one lesson has, with a cell for each sign that a lesson joins to it. */
function tableOf(lessons: readonly Lesson[]) {
  const seen = new Map<number, number>();
  for (const { keys } of lessons) for (const key of keys) seen.set(key, (seen.get(key) ?? 0) + 1);
  const rows = new Map<number, number>();
  for (const [key, times] of seen) if (times >= settings.leastSeen) rows.set(key, rows.size);
  const cells: Set<number>[] = Array.from(rows, () => new Set());
  const rowsOfLesson = lessons.map(({ keys, states, only }) => {
    const own = Int32Array.from(keys.flatMap((key) => rows.get(key) ?? []));
    for (const row of own) {
      for (const sign of states) cells[row]?.add(sign);
      if (only !== null) cells[row]?.add(only);
    }
    return own;
  });
  const starts = new Uint32Array(rows.size + 1);
  for (const [row, { size }] of cells.entries()) starts[row + 1] = (starts[row] ?? 0) + size;
  const signs = new Uint16Array(starts.at(-1) ?? 0);
  for (const [row, own] of cells.entries())
    signs.set(
      [...own].toSorted((a, b) => a - b),
      starts[row],
    );
  return { keys: [...rows.keys()], starts, signs, rowsOfLesson };
}

function shuffle(order: Int32Array, dice: Dice): void {
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = dice.integer(0, last);
    const kept = order[last] ?? 0;
    order[last] = order[other] ?? 0;
    order[other] = kept;
  }
}
