import { advanceStage, beginAttempt, failRelatorio } from '@meridia/server/features/relatorios/commands.ts';
import { type RelatorioProgress, relatorioStages } from '@meridia/shared/relatorio-progress.ts';
import type { ApiClient } from './api-client.ts';
import { eventually } from './eventually.ts';
import type { TestApp } from './test-app.ts';

export interface Watcher {
  events: RelatorioProgress[];
  /** Rejects when the subscription is refused. */
  failed: Promise<never>;
  /** Waits until this many events have arrived. */
  until(count: number): Promise<void>;
}

const open: { close(): void }[] = [];

/** Watches a report over a socket of its own. */
export function watchReport(by: ApiClient, id: string, { lastEventId }: { lastEventId?: string } = {}): Watcher {
  const socket = by.openSocket();
  open.push(socket);
  const events: RelatorioProgress[] = [];
  const { promise: failed, reject } = Promise.withResolvers<never>();
  failed.catch(() => {});
  socket.trpc.relatorios.onProgress.subscribe(
    { id, ...(lastEventId ? { lastEventId } : {}) },
    { onData: ({ data }) => events.push(data), onError: reject },
  );
  const until = async (count: number) => {
    const come = eventually(async () => (events.length >= count ? true : null), `${count} events`);
    await Promise.race([come, failed]);
  };
  return { events, failed, until };
}

/** For `afterEach`. */
export function closeWatchers(): void {
  for (const watcher of open.splice(0)) watcher.close();
}

/** All stages of one attempt, ending in an error, for which no report is needed. */
export async function runThrough({ deps }: TestApp, id: string, between = async () => {}): Promise<void> {
  const row = await beginAttempt(deps.database, id);
  const attempt = { avaliacaoId: id, tentativa: row?.tentativa ?? 0 };
  for (const { stage, from } of relatorioStages) {
    await advanceStage(deps.database, attempt, stage, from);
    await between();
  }
  await failRelatorio(deps, attempt, 'Falhou.');
}
