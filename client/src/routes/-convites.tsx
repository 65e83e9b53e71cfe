import { lazyPart } from '../components/lazy-part.tsx';

/** The forms that were sent to clients. */
export const Convites = lazyPart(async () => (await import('../features/convites/convites-card.tsx')).ConvitesCard);
