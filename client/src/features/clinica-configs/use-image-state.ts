import { useEffect, useState } from 'react';

type ImageState = 'none' | 'loading' | 'shown' | 'broken';

// An address that is being typed is not yet one.
const settleMs = 400;

/** Whether the picture at a public address can be shown. @param url null: there is nothing to show */
export function useImageState(url: string | null): ImageState {
  const [seen, setSeen] = useState<{ url: string; state: 'shown' | 'broken' } | null>(null);
  useEffect(() => {
    if (url === null) return;
    const image = new Image();
    image.referrerPolicy = 'no-referrer';
    image.onload = () => setSeen({ url, state: 'shown' });
    image.onerror = () => setSeen({ url, state: 'broken' });
    const timer = setTimeout(() => {
      image.src = url;
    }, settleMs);
    return () => {
      clearTimeout(timer);
      image.onload = null;
      image.onerror = null;
    };
  }, [url]);
  if (url === null) return 'none';
  return seen?.url === url ? seen.state : 'loading';
}
