import { describe, expect, it } from 'vitest';
import { AppError } from '../errors.ts';
import { createPrintLine, type LineLimits, type PrintTurn } from './print-line.ts';

/** A line of jobs; the test decides when a job ends. */
function openLine(limits: Partial<LineLimits> = {}) {
  const inTurn = createPrintLine(limits);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (
    owner: string,
    name = owner,
    { lane = 'own', signal = new AbortController().signal }: Partial<PrintTurn> = {},
  ) =>
    inTurn({ owner, lane, signal }, () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve('done')));
    }).catch((error: unknown) => (error instanceof AppError ? error.code : String(error)));
  /** The jobs that have begun so far. */
  const settled = async () => {
    await new Promise<void>((resolve) => setImmediate(resolve));
    return begun;
  };
  const end = async (name: string) => {
    await settled();
    ends.get(name)?.();
    return settled();
  };
  return { ask, end, settled };
}

const shared = { lane: 'shared' } as const;

describe('the line for PDFs', () => {
  it('takes the first job of every owner before the second job of any owner', async () => {
    const { ask, end } = openLine({ maxRunning: 1 });
    for (const name of ['ana 1', 'ana 2', 'ana 3', 'ana 4']) void ask('ana', name);
    void ask('bia', 'bia 1');
    await end('ana 1');
    await end('bia 1');
    expect(await end('ana 2')).toEqual(['ana 1', 'bia 1', 'ana 2', 'ana 3']);
  });

  it('takes therapists before visitors, and lets visitors use one of two places', async () => {
    const { ask, end, settled } = openLine();
    for (const name of ['visitor 1', 'visitor 2', 'visitor 3']) void ask('ana', name, shared);
    expect(await settled()).toEqual(['visitor 1']);
    void ask('bia', 'bia 1');
    void ask('ana', 'ana 1');
    expect(await end('visitor 1')).toEqual(['visitor 1', 'bia 1', 'ana 1']);
    expect(await end('bia 1')).toEqual(['visitor 1', 'bia 1', 'ana 1', 'visitor 2']);
    expect(await end('ana 1')).toHaveLength(4);
  });

  it('refuses jobs above its limits at once, and keeps room for other owners', async () => {
    const { ask, end } = openLine({ maxRunning: 1, maxWaiting: { own: 3, shared: 1 }, maxWaitingOfOwner: 2 });
    const ofAna = [ask('ana', 'a1'), ask('ana', 'a2'), ask('ana', 'a3')];
    expect(await ask('ana', 'a4')).toBe('TOO_MANY_REQUESTS');
    const ofBia = ask('bia');
    expect(await ask('caio')).toBe('UNAVAILABLE');
    // Visitors have a line of their own.
    const ofVisitor = ask('ana', 'v1', shared);
    expect(await ask('bia', 'v2', shared)).toBe('UNAVAILABLE');
    for (const name of ['a1', 'bia', 'a2', 'a3', 'v1']) await end(name);
    expect(await Promise.all([...ofAna, ofBia, ofVisitor])).toEqual(['done', 'done', 'done', 'done', 'done']);
    const later = ask('caio');
    await end('caio');
    expect(await later).toBe('done');
  });

  it('drops jobs whose requester has gone or has waited too long', async () => {
    const { ask, end, settled } = openLine({ maxRunning: 1, maxWaitMs: 20 });
    void ask('ana');
    const leave = new AbortController();
    const left = ask('bia', 'bia', { signal: leave.signal });
    leave.abort();
    expect(await left).toBe('UNAVAILABLE');
    expect(await ask('caio')).toBe('UNAVAILABLE');
    expect(await ask('davi', 'davi', { signal: AbortSignal.abort() })).toBe('UNAVAILABLE');
    await end('ana');
    void ask('eva');
    expect(await settled()).toEqual(['ana', 'eva']);
  });
});
