import { useEffect, useReducer } from 'react';

// Outside React: leaving a screen and coming back does not shorten the pause.
const pauses = new Map<string, number>();

/** Keeps something from being asked for again too soon. */
export function startPause(key: string, seconds: number): void {
  pauses.set(key, Date.now() + seconds * 1000);
}

/** @returns seconds left of this pause, counting down; 0 when there is none. */
export function usePause(key: string): number {
  const [, tick] = useReducer((count: number) => count + 1, 0);
  const left = Math.max(0, Math.ceil(((pauses.get(key) ?? 0) - Date.now()) / 1000));
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(tick, 1000);
    return () => clearTimeout(timer);
  });
  return left;
}
