import { quantile } from '../bench/figures.ts';

export interface Times {
  p50: number;
  p99: number;
  count: number;
}

/**
 * What other people do meanwhile, one after the other as a person does it; no more of it once it has taken twenty seconds.
 * @param rest between one and the next
 * @throws when one is not answered as it should be
 */
export async function timeEach(
  count: number,
  act: () => Promise<unknown>,
  rest: () => Promise<unknown> = async () => {},
): Promise<Times> {
  const times: number[] = [];
  const end = performance.now() + 20_000;
  for (let round = 0; round < count && performance.now() < end; round += 1) {
    const begun = performance.now();
    await act();
    times.push(performance.now() - begun);
    await rest();
  }
  return { p50: quantile(times, 0.5), p99: quantile(times, 0.99), count: times.length };
}
