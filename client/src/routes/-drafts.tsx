import { lazyPart } from '../components/lazy-part.tsx';

/** The intakes that were begun. */
export const Drafts = lazyPart(async () => (await import('../features/anamnese/draft/draft-list.tsx')).DraftList);
