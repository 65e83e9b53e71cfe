import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { readAnew } from './read-anew.ts';

describe('reloading changed data', () => {
  it('reads again when a first reading began before the change', async () => {
    const queryClient = new QueryClient();
    let row = 'old';
    let answer = () => {};
    const readings: string[] = [];
    const observer = new QueryObserver(queryClient, {
      queryKey: ['rows'],
      queryFn: async () => {
        const read = row;
        readings.push(read);
        // The first answer takes long to arrive.
        if (readings.length === 1) await new Promise<void>((resolve) => (answer = resolve));
        return read;
      },
    });
    const stop = observer.subscribe(() => {});
    row = 'new';
    const anew = readAnew(queryClient, ['rows']);
    answer();
    await anew;
    expect(queryClient.getQueryData(['rows'])).toBe('new');
    expect(readings).toEqual(['old', 'new']);
    stop();
  });

  it('reads once when no reading was running', async () => {
    const queryClient = new QueryClient();
    let readings = 0;
    const observer = new QueryObserver(queryClient, { queryKey: ['rows'], queryFn: async () => ++readings });
    const stop = observer.subscribe(() => {});
    await expect.poll(() => readings).toBe(1);
    await expect.poll(() => queryClient.isFetching()).toBe(0);
    await readAnew(queryClient, ['rows']);
    expect(readings).toBe(2);
    stop();
  });
});
