import { useEffect, useState } from 'react';
import { tips, tipTiming } from './tips.ts';

/** Begins anywhere, so that who waits often does not read the same tips each time. */
export function useTipRotation() {
  const [index, setIndex] = useState(() => Math.floor(Math.random() * tips.length));
  const [fading, setFading] = useState(false);
  const [paused, setPaused] = useState(false);

  useEffect(() => {
    if (paused || fading) return;
    const timer = setTimeout(() => setFading(true), tipTiming.everyMs);
    return () => clearTimeout(timer);
  }, [paused, fading]);

  useEffect(() => {
    if (!fading) return;
    const timer = setTimeout(() => {
      setIndex((current) => (current + 1) % tips.length);
      setFading(false);
    }, tipTiming.fadeMs);
    return () => clearTimeout(timer);
  }, [fading]);

  return { index, fading, paused, next: () => setFading(true), togglePause: () => setPaused((current) => !current) };
}
