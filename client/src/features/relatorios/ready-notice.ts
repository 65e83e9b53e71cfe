import type { ReadyRelatorio } from '@meridia/shared/avaliacao.ts';
import { toast } from 'sonner';
import { onSessionChange } from '../../lib/session-events.ts';
import { rememberTold, wasTold } from './told-reports.ts';

const shown = new Set<string>();

/**
 * Shows a notice for each report that ended while the therapist was on another screen, once in this tab. Removes a notice when its
 * report was opened, here or on another device.
 * @param onScreen the report that the therapist sees, which needs no notice
 */
export function tellReady(ready: readonly ReadyRelatorio[], onScreen: string | null, open: (id: string) => void): void {
  const news = ready.filter(({ id }) => id !== onScreen);
  for (const id of shown) {
    if (news.some((report) => report.id === id)) continue;
    toast.dismiss(noticeId(id));
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
  const options = {
    id: noticeId(id),
    action: { label: 'Abrir', onClick: () => open(id) },
    // This toast does not disappear by itself, because a therapist who is working may notice it late.
    duration: Number.POSITIVE_INFINITY,
  };
  if (failed) toast.error(`O relatório de ${nomeCliente} não pôde ser gerado`, options);
  else toast.success(`O relatório de ${nomeCliente} está pronto`, options);
}

function noticeId(id: string): string {
  return `ready-${id}`;
}

onSessionChange((change) => {
  if (change !== 'signed-out') return;
  shown.clear();
  // The toasts are removed too, because they name clients.
  toast.dismiss();
});
