import { describe, expect, it } from 'vitest';
import { asUnavailable, mayTryAgain, onceMoreIfLost } from './away.ts';

const failed = (code: string) => Object.assign(new Error(code), { code, query: 'select 1' });
const longAgo = () => performance.now() - 3_500;

describe('a failed query', () => {
  it('is tried again when its connection was lost soon, and not when the connection hung first', async () => {
    expect(await mayTryAgain(failed('CONNECTION_CLOSED'), performance.now())).toBe(true);
    expect(await mayTryAgain(failed('CONNECTION_CLOSED'), longAgo())).toBe(false);
  });

  it('is tried again when PostgreSQL ended it, because it and another one waited for each other', async () => {
    expect(await mayTryAgain(failed('40P01'), performance.now())).toBe(true);
    expect(asUnavailable(failed('40P01'))?.code).toBe('UNAVAILABLE');
  });

  it('is not tried again when the database was slow or the query was wrong', async () => {
    for (const code of ['57014', 'ANSWER_TIMEOUT', '23505']) {
      expect([code, await mayTryAgain(failed(code), performance.now())]).toEqual([code, false]);
    }
  });

  it('is tried again after a pause, because the other connections may be lost a moment later', async () => {
    const begunAt = performance.now();
    const ask = async () => {
      if (performance.now() - begunAt < 40) throw failed('57P01');
      return 'answer';
    };
    await expect(onceMoreIfLost(ask)).resolves.toBe('answer');
  });

  it('is tried again only once', async () => {
    let tries = 0;
    const read = () => {
      tries += 1;
      return Promise.reject(failed('57P01'));
    };
    await expect(onceMoreIfLost(read)).rejects.toThrow('57P01');
    expect(tries).toBe(2);
  });
});

it('people are told that the database does not answer only when it is away or too slow', () => {
  expect(asUnavailable(failed('57014'))?.code).toBe('UNAVAILABLE');
  expect(asUnavailable(failed('23505'))).toBeNull();
  expect(asUnavailable(new Error('connect ECONNREFUSED'))).toBeNull();
});
