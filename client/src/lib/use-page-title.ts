import { useEffect } from 'react';
import { pageTitle } from '../messages/brand.ts';

/** Sets the tab's title to a screen's name: 'Histórico · MeridIA'. */
export function usePageTitle(screen: string): void {
  useEffect(() => {
    document.title = pageTitle(screen);
  }, [screen]);
}
