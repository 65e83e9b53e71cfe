import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '../errors.ts';
import type { PictureOwner } from '../ports.ts';
import { createFairLine, type FairLineOptions, type Turn } from './fair-line.ts';

beforeEach(() => void vi.useFakeTimers());

const person = (id: string): PictureOwner => ({ id, confirmed: true });
/** A client who sends through an invitation of this therapist. */
const invited = (of: string, link: string): PictureOwner => ({ id: of, confirmed: false, link });
const stranger = (id: string): PictureOwner => ({ id, confirmed: false });

/** A line with one place unless told otherwise, and a record of who got the place in which order. */
function createScene(options: Partial<FairLineOptions> = {}) {
  const line = createFairLine({
    places: 1,
    placesOf: () => 9,
    unconfirmedPlaces: 9,
    heavyPlaces: 9,
    maxWaiting: 20,
    maxWaitingOf: () => 9,
    maxWaitMs: 30_000,
    ...options,
  });
  const started: string[] = [];
  const leaving: (() => void)[] = [];
  const refused: AppError[] = [];
  return {
    started,
    refused,
    enter: async (name: string, turn: Turn) => {
      line(turn).then(
        (leave) => {
          started.push(name);
          leaving.push(leave);
        },
        (error: unknown) => refused.push(error instanceof AppError ? error : new AppError('INTERNAL', String(error))),
      );
      await settle();
    },
    /** Frees the place that has been taken longest. */
    leave: async () => {
      leaving.shift()?.();
      await settle();
    },
  };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

describe('a place', () => {
  it('goes to the account that has had none for the longest time, not to the account with the most pictures', async () => {
    const scene = createScene();
    for (const name of ['a1', 'a2', 'a3', 'a4']) await scene.enter(name, { owner: person('a') });
    await scene.enter('b1', { owner: person('b') });
    await scene.enter('c1', { owner: person('c') });
    await scene.enter('b2', { owner: person('b') });
    for (let left = 0; left < 6; left += 1) await scene.leave();
    expect(scene.started).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
  });

  it('is shared by all unconfirmed accounts as if they were one account', async () => {
    const scene = createScene();
    for (const id of ['x', 'y', 'z']) await scene.enter(`${id}1`, { owner: stranger(id) });
    for (const name of ['a1', 'a2']) await scene.enter(name, { owner: person('a') });
    for (let left = 0; left < 4; left += 1) await scene.leave();
    expect(scene.started).toEqual(['x1', 'a1', 'y1', 'a2', 'z1']);
  });

  it('stays free when one account, all unconfirmed accounts or the heavy pictures already have all theirs', async () => {
    const scene = createScene({
      places: 6,
      placesOf: ({ confirmed }) => (confirmed ? 2 : 1),
      unconfirmedPlaces: 2,
      heavyPlaces: 1,
    });
    for (const name of ['a1', 'a2', 'a3']) await scene.enter(name, { owner: person('a') });
    for (const id of ['x', 'x', 'y', 'z']) await scene.enter(id, { owner: stranger(id) });
    await scene.enter('heavy1', { owner: person('b'), heavy: true });
    await scene.enter('heavy2', { owner: person('c'), heavy: true });
    await scene.enter('light', { owner: person('c') });
    expect(scene.started).toEqual(['a1', 'a2', 'x', 'y', 'heavy1', 'light']);
  });

  it('is given back once, even when it is left several times', async () => {
    const line = createFairLine({
      places: 1,
      placesOf: () => 1,
      unconfirmedPlaces: 1,
      heavyPlaces: 1,
      maxWaiting: 9,
      maxWaitingOf: () => 9,
      maxWaitMs: 1000,
    });
    const leave = await line({ owner: person('a') });
    leave();
    leave();
    const second = await line({ owner: person('a') });
    const third = line({ owner: person('b') });
    const refusal = expect(third).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await vi.advanceTimersByTimeAsync(1001);
    await refusal;
    second();
  });
});

describe('the line', () => {
  it('takes a limited number from one account and in all, and says when to try again', async () => {
    const scene = createScene({ maxWaitingOf: () => 2, maxWaiting: 3 });
    for (const name of ['a1', 'a2', 'a3', 'a4']) await scene.enter(name, { owner: person('a') });
    for (const id of ['b', 'c']) await scene.enter(id, { owner: person(id) });
    expect(scene.refused.map(({ code, retryAfterSeconds }) => [code, retryAfterSeconds])).toEqual([
      ['TOO_MANY_REQUESTS', 5],
      ['UNAVAILABLE', 10],
    ]);
  });

  it('lets nobody wait longer than the browser does, and keeps no place for a person who has gone', async () => {
    const scene = createScene();
    const gone = new AbortController();
    await scene.enter('a', { owner: person('a') });
    await scene.enter('b', { owner: person('b'), signal: gone.signal });
    await scene.enter('c', { owner: person('c') });
    gone.abort();
    await scene.leave();
    expect(scene.started).toEqual(['a', 'c']);
    await scene.enter('d', { owner: person('d') });
    await vi.advanceTimersByTimeAsync(30_001);
    expect(scene.refused).toHaveLength(2);
    await scene.leave();
    expect(scene.started).toEqual(['a', 'c']);
  });
});

describe('the link of an invitation', () => {
  it('has one place at a time, so that another link of the same therapist gets the next', async () => {
    const scene = createScene({ places: 3 });
    await scene.enter('a1', { owner: invited('marina', 'a') });
    await scene.enter('a2', { owner: invited('marina', 'a') });
    await scene.enter('b1', { owner: invited('marina', 'b') });
    expect(scene.started).toEqual(['a1', 'b1']);
  });

  it('has two more that wait, and the next is refused with the time to wait', async () => {
    const scene = createScene();
    for (const name of ['a1', 'a2', 'a3', 'a4']) await scene.enter(name, { owner: invited('marina', 'a') });
    expect(scene.refused.map(({ code }) => code)).toEqual(['TOO_MANY_REQUESTS']);
  });
});
