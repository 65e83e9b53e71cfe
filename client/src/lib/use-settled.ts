import { useEffect, useState } from 'react';

const pauseMs = 400;

/** The text as it was at the last pause; empty at first, so that an opening form asks for nothing yet. */
export function useSettled(texto: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(texto), pauseMs);
    return () => clearTimeout(timer);
  }, [texto]);
  return settled;
}
