import { quantile } from '../bench/figures.ts';

export interface Times {
  p50: number;
  p99: number;
  count: number;
}

/**
 * Times the requests of other people, one after the other as a person makes them; stops after twenty seconds.
 * @param rest pause between two requests
 * @throws when a request is not answered as it should be
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
