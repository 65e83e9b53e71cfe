import type { ReadyRelatorio } from '@meridia/shared/avaliacao.ts';
import { toast } from 'sonner';
import { onSessionChange } from '../../lib/session-events.ts';
import { rememberTold, wasTold } from './told-reports.ts';

const shown = new Set<string>();

/**
 * Tells of reports that ended while the therapist was elsewhere, each once in this tab, and takes back what is no news any more:
 * opened here, or on another device.
 * @param onScreen the report before their eyes, which speaks for itself
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
    // No few seconds as for other toasts: who went on working may look up late.
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
  // Names of clients do not stay on the screen either.
  toast.dismiss();
});
