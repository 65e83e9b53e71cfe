import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createSocketLimits, maxSubscriptionsPerSocket, untilEnd } from './socket-limits.ts';

const createSocket = () => ({ bufferedAmount: 0, terminate: vi.fn() });

describe('calls over one socket', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));

  it('are accepted without end at the pace of a person', () => {
    const socket = createSocket();
    const limits = createSocketLimits(socket);
    for (let call = 0; call < 1000; call += 1) {
      expect(limits.call()).toBe(true);
      vi.advanceTimersByTime(100);
    }
    expect(socket.terminate).not.toHaveBeenCalled();
  });

  it('cut the socket when hundreds arrive at once', () => {
    const socket = createSocket();
    const limits = createSocketLimits(socket);
    const answers = Array.from({ length: 300 }, () => limits.call());
    expect(answers.filter(Boolean)).toHaveLength(200);
    expect(socket.terminate).toHaveBeenCalled();
  });

  it('cut the socket when its answers stay unread', () => {
    const socket = { ...createSocket(), bufferedAmount: 2 * 1024 * 1024 };
    expect(createSocketLimits(socket).call()).toBe(false);
    expect(socket.terminate).toHaveBeenCalledOnce();
  });
});

describe('subscriptions over one socket', () => {
  it('are limited in how many are open at one time, not in their total number', () => {
    const limits = createSocketLimits(createSocket());
    for (let round = 0; round < 1000; round += 1) limits.subscribe()?.();
    const open = Array.from({ length: maxSubscriptionsPerSocket }, () => limits.subscribe());
    expect(open.every(Boolean)).toBe(true);
    expect(limits.subscribe()).toBeNull();
  });

  it('free their place only once, even when they are ended twice', () => {
    const limits = createSocketLimits(createSocket());
    const open = Array.from({ length: maxSubscriptionsPerSocket }, () => limits.subscribe());
    open[0]?.();
    open[0]?.();
    expect(limits.subscribe()).not.toBeNull();
    expect(limits.subscribe()).toBeNull();
  });

  it('end when they have no more values', async () => {
    const end = vi.fn();
    const seen: number[] = [];
    for await (const value of untilEnd(oneAndTwo(), end)) seen.push(value);
    expect(seen).toEqual([1, 2]);
    expect(end).toHaveBeenCalledOnce();
  });

  it('end when the reader stops reading their values', async () => {
    const end = vi.fn();
    for await (const _value of untilEnd(oneAndTwo(), end)) break;
    expect(end).toHaveBeenCalledOnce();
  });
});

async function* oneAndTwo() {
  yield 1;
  yield 2;
}
