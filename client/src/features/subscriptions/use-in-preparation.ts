import { isInPreparation, supportAtAnyHour } from '@meridia/shared/plans.ts';
import { useSyncExternalStore } from 'react';

/**
 * Whether a listed feature does not exist yet. Support at any hour exists where the operator has set a channel, which the page's head
 * tells (server/http/pages/page-settings.ts). Prerendered markup, which knows no settings, calls it in preparation.
 */
export function useInPreparation(): (feature: string) => boolean {
  const anyHour = useSyncExternalStore(neverChanges, hasChannel, () => false);
  return (feature) => isInPreparation(feature) && !(anyHour && feature === supportAtAnyHour);
}

const neverChanges = () => () => {};

function hasChannel(): boolean {
  return document.querySelector('meta[name="support-24h"]')?.getAttribute('content') === 'sim';
}
