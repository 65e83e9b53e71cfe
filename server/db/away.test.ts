import { describe, expect, it } from 'vitest';
import { asUnavailable, isWorthAnotherTry, onceMoreIfLost } from './away.ts';

const failed = (code: string) => Object.assign(new Error(code), { code, query: 'select 1' });
const longAgo = () => performance.now() - 3_500;

describe('another try', () => {
  it('is for a connection that was lost soon, and not for one that hung first', () => {
    expect(isWorthAnotherTry(failed('CONNECTION_CLOSED'), performance.now())).toBe(true);
    expect(isWorthAnotherTry(failed('CONNECTION_CLOSED'), longAgo())).toBe(false);
  });

  it('is not for a database that is there and slow, nor for a fault of ours', () => {
    for (const code of ['57014', 'ANSWER_TIMEOUT', '23505']) {
      expect([code, isWorthAnotherTry(failed(code), performance.now())]).toEqual([code, false]);
    }
  });

  it('is made once', async () => {
    let tries = 0;
    const read = () => {
      tries += 1;
      return Promise.reject(failed('57P01'));
    };
    await expect(onceMoreIfLost(read)).rejects.toThrow('57P01');
    expect(tries).toBe(2);
  });
});

it('tells people of a database that is away or too slow, and of nothing else', () => {
  expect(asUnavailable(failed('57014'))?.code).toBe('UNAVAILABLE');
  expect(asUnavailable(failed('23505'))).toBeNull();
  expect(asUnavailable(new Error('connect ECONNREFUSED'))).toBeNull();
});
