import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Opens what is folded in a section of the intake: the section itself, or the questions behind 'Mais … perguntas'. */
export async function unfold(user: UserEvent, section: string): Promise<HTMLElement> {
  const region = await screen.findByRole('region', { name: new RegExp(section) });
  const summary = region.querySelector<HTMLElement>('details:not([open]) > summary');
  if (!summary) throw new Error(`nothing is folded in ${section}`);
  await user.click(summary);
  await within(region).findAllByRole('group');
  return region;
}
