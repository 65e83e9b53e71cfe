import type { ReadyRelatorio } from '@meridia/shared/avaliacao.ts';
import { plural } from '@meridia/shared/numbers.ts';
import { toast } from 'sonner';
import { readHeaderNotices, removeHeaderNotices, showHeaderNotice } from '../../components/feedback/header-notices.ts';
import { truncate } from '../../lib/format.ts';
import { onSessionChange } from '../../lib/session-events.ts';
import { rememberTold, wasTold } from './told-reports.ts';

/** A longer name would fill a phone's header. */
const longestName = 40;

const kinds = ['ready', 'failed'] as const;
type Kind = (typeof kinds)[number];

/** What the notice of each kind tells now. */
const shown: Record<Kind, readonly ReadyRelatorio[]> = { ready: [], failed: [] };

interface Ways {
  open: (id: string) => void;
  /** Opens the list of reports. */
  openAll: () => void;
}

/**
 * Shows a notice of the reports that ended while the therapist was on another screen, each of them once in this tab: one for those that are
 * ready and one for those that failed, because several would say the same. A notice goes after a while, and a report leaves it at once
 * when it was opened, here or on another device. The history still marks the report as new.
 * @param onScreen the report that the therapist sees, which needs no notice
 */
export function tellReady(ready: readonly ReadyRelatorio[], onScreen: string | null, ways: Ways): void {
  const news = ready.filter(({ id }) => id !== onScreen);
  for (const kind of kinds) {
    const before = shown[kind];
    const visible = readHeaderNotices().some(({ id }) => id === noticeId(kind, before));
    const told = news.filter(({ failed }) => failed === (kind === 'failed'));
    const fresh = told.filter((report) => !wasTold(report));
    const kept = visible ? told.filter((report) => wasTold(report) && before.some(({ id }) => id === report.id)) : [];
    for (const report of fresh) rememberTold(report);
    const now = [...fresh, ...kept];
    if (fresh.length === 0 && now.length === before.length) continue;
    shown[kind] = now;
    removeHeaderNotices(noticeId(kind, before));
    if (now.length > 0) tell(kind, now, ways);
  }
}

function tell(kind: Kind, reports: readonly ReadyRelatorio[], { open, openAll }: Ways): void {
  const [only] = reports;
  const failed = kind === 'failed';
  const one = reports.length === 1 && only;
  const whose = one
    ? `O relatório de ${truncate(only.nomeCliente, longestName)}`
    : plural(reports.length, 'relatório', 'relatórios');
  const verb = one
    ? failed
      ? 'não pôde ser gerado'
      : 'está pronto'
    : failed
      ? 'não puderam ser gerados'
      : 'estão prontos';
  showHeaderNotice({
    // Another id for other reports: the notice then has its whole time again.
    id: noticeId(kind, reports),
    text: `${whose} ${verb}`,
    tone: failed ? 'error' : 'success',
    action: one ? { label: 'Abrir', onClick: () => open(only.id) } : { label: 'Ver', onClick: openAll },
  });
}

function noticeId(kind: Kind, reports: readonly ReadyRelatorio[]): string {
  return [kind, ...reports.map(({ id }) => id)].join(' ');
}

onSessionChange((change) => {
  if (change !== 'signed-out') return;
  for (const kind of kinds) shown[kind] = [];
  // They name clients, as toasts do.
  removeHeaderNotices();
  toast.dismiss();
});
