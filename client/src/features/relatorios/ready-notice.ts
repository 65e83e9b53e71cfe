import type { ReadyRelatorio } from '@meridia/shared/avaliacao.ts';
import { toast } from 'sonner';
import { removeHeaderNotices, showHeaderNotice } from '../../components/feedback/header-notices.ts';
import { truncate } from '../../lib/format.ts';
import { onSessionChange } from '../../lib/session-events.ts';
import { rememberTold, wasTold } from './told-reports.ts';

/** A longer name would fill a phone's header. */
const longestName = 40;

const shown = new Set<string>();

/**
 * Shows a notice for each report that ended while the therapist was on another screen, once in this tab. A notice goes after a while, and
 * at once when its report was opened, here or on another device. The history still marks the report as new.
 * @param onScreen the report that the therapist sees, which needs no notice
 */
export function tellReady(ready: readonly ReadyRelatorio[], onScreen: string | null, open: (id: string) => void): void {
  const news = ready.filter(({ id }) => id !== onScreen);
  for (const id of shown) {
    if (news.some((report) => report.id === id)) continue;
    removeHeaderNotices(noticeId(id));
    shown.delete(id);
  }
  for (const report of news) {
    if (wasTold(report)) continue;
    rememberTold(report);
    shown.add(report.id);
    tell(report, open);
  }
}

function tell({ id, nomeCliente, failed }: ReadyRelatorio, open: (id: string) => void): void {
  const whose = `O relatório de ${truncate(nomeCliente, longestName)}`;
  showHeaderNotice({
    id: noticeId(id),
    text: failed ? `${whose} não pôde ser gerado` : `${whose} está pronto`,
    tone: failed ? 'error' : 'success',
    action: { label: 'Abrir', onClick: () => open(id) },
  });
}

function noticeId(id: string): string {
  return `ready-${id}`;
}

onSessionChange((change) => {
  if (change !== 'signed-out') return;
  shown.clear();
  // They name clients, as toasts do.
  removeHeaderNotices();
  toast.dismiss();
});
