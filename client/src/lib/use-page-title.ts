import { useEffect } from 'react';
import { pageTitle } from '../messages/brand.ts';

/** Names the tab after a screen: 'Histórico · MeridIA'. */
export function usePageTitle(screen: string): void {
  useEffect(() => {
    document.title = pageTitle(screen);
  }, [screen]);
}
