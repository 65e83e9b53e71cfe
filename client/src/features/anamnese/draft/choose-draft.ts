import type { AnamneseDraft } from '@meridia/shared/anamnese/draft.ts';
import { hasContent, sameAnswers } from '../form-values.ts';
import type { LocalDraft } from './local-draft.ts';

type DraftChoice =
  | { kind: 'none' }
  | { kind: 'local'; local: LocalDraft }
  | { kind: 'server'; server: AnamneseDraft }
  /** Each side has answers that the other lacks, so the person must choose. The form opens with this device's copy. */
  | { kind: 'both'; local: LocalDraft; server: AnamneseDraft };

/**
 * Which version of a draft the form opens with. `server` is undefined when the server could not be asked. The person is never asked about a copy
 * that the server has in full. Answers that exist only on this device are never dropped without asking.
 */
export function chooseDraft(stored: LocalDraft | null, server: AnamneseDraft | null | undefined): DraftChoice {
  const local = stored && hasContent(stored.data) ? stored : null;
  if (server === undefined) return local ? { kind: 'local', local } : { kind: 'none' };
  if (!server || !hasContent(server.data)) {
    // A synced copy that the server no longer has became an assessment or was discarded on another device.
    return !local || local.synced ? { kind: 'none' } : { kind: 'local', local };
  }
  if (!local || local.synced) return { kind: 'server', server };
  return chooseVersion(local, server);
}

/** Chooses between two versions of one draft. The local version has answers that the server has not confirmed. */
function chooseVersion(local: LocalDraft, server: AnamneseDraft): DraftChoice {
  if (server.revision <= local.revision) return { kind: 'local', local };
  if (sameAnswers(local.data, server.data)) return { kind: 'server', server };
  // The newer revision may be this device's own save, whose response was lost with the network or the page.
  const own = local.unconfirmed.some((sent) => sameAnswers(sent, server.data));
  return own
    ? { kind: 'local', local: { ...local, revision: server.revision, unconfirmed: [] } }
    : { kind: 'both', local, server };
}
