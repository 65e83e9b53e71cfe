import { randomBytes } from 'node:crypto';
import { median } from '../bench/figures.ts';

export interface Finding {
  figures: string;
  problems: string[];
}

const lanes = 20;
const allowed = 30;

/** A robot that guesses links, while a person behind the same address has a valid one. */
export async function guessLinks(baseUrl: string, goodToken: string, guesses: number): Promise<Finding> {
  const statuses = new Map<number, number>();
  let left = guesses;
  const guess = async () => {
    while (left > 0) {
      left -= 1;
      const response = await fetch(`${baseUrl}/r/${randomBytes(32).toString('base64url')}`);
      await response.arrayBuffer();
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: lanes }, guess));
  const looked = statuses.get(404) ?? 0;
  const throttled = statuses.get(429) ?? 0;
  const good = (await fetch(`${baseUrl}/r/${goodToken}`)).status;
  return {
    figures: `of ${guesses} guesses ${looked} were told "not found", ${throttled} throttled, the good link then ${good}`,
    problems: [
      ...(looked === allowed && throttled === guesses - allowed ? [] : ['guesses are not throttled']),
      ...(good === 200 ? [] : ['a holder was locked out']),
    ],
  };
}

const samples = 60;
/**
 * As for sign-in (tests/authorization/equal-times.test.ts): a busy machine can disturb a round, a real difference shows in every
 * round.
 */
const tolerance = 0.1;
const maxRounds = 5;

/** Same code, same body, same time, for every reason why a link opens nothing. */
export async function timeDeadLinks(baseUrl: string, tokens: Readonly<Record<string, string>>): Promise<Finding> {
  const answers = new Set<string>();
  let medians: number[] = [];
  let spread = Number.POSITIVE_INFINITY;
  for (let round = 0; round < maxRounds && spread > tolerance; round += 1) {
    const times = new Map<string, number[]>();
    for (let sample = 0; sample < samples; sample += 1) {
      // Each takes its turn at being first, because earlier requests slow down later ones.
      const turn = Object.entries(tokens);
      for (const [name, token] of [...turn.slice(sample % turn.length), ...turn.slice(0, sample % turn.length)]) {
        const began = performance.now();
        const response = await fetch(`${baseUrl}/r/${token}`);
        answers.add(`${response.status} ${await response.text()}`);
        times.set(name, [...(times.get(name) ?? []), performance.now() - began]);
      }
    }
    medians = [...times.values()].map(median);
    spread = Math.max(...medians) / Math.min(...medians) - 1;
  }
  return {
    figures: `dead links: ${answers.size} different answer, medians ${medians.map((ms) => ms.toFixed(1)).join('/')} ms`,
    problems: [
      ...(answers.size === 1 && [...answers][0]?.startsWith('404 ') ? [] : ['dead links answer differently']),
      ...(spread <= tolerance ? [] : [`dead links differ in time by ${(spread * 100).toFixed(0)} %`]),
    ],
  };
}
