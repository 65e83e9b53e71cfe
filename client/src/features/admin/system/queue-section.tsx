import { formatNumber } from '@meridia/shared/numbers.ts';
import type { QueueHealth } from '@meridia/shared/queue-health.ts';
import { CardQuery } from '../../../components/feedback/card-query.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { joinWords } from '../../../lib/format.ts';
import { formatWait } from '../../../lib/format-wait.ts';
import { trpc } from '../../../trpc.ts';
import { type Column, DataTable } from '../lists/data-table.tsx';
import { jobName } from './job-words.ts';
import { SystemSection } from './system-section.tsx';

const refreshMs = 10_000;

export function QueueSection() {
  const query = trpc.admin.jobs.health.useQuery(undefined, { refetchInterval: refreshMs });
  return (
    <SystemSection title="Fila de tarefas">
      <CardQuery query={query} />
      {query.data && <Queues queues={query.data} />}
    </SystemSection>
  );
}

/** Jobs that people wait for are always shown; other jobs only while there are some. */
function Queues({ queues }: { queues: readonly QueueHealth[] }) {
  const shown = queues.filter((queue) => awaited.has(queue.name) || isBusy(queue));
  const idle = queues.filter((queue) => !shown.includes(queue));
  return (
    <>
      <DataTable label="Fila de tarefas" columns={columns} rows={shown} rowKey={({ name }) => name} />
      {idle.length > 0 && (
        <p className="mt-3 text-[0.9375rem] text-ink-soft">
          Sem nada a fazer agora: {joinWords(idle.map(({ name }) => jobName(name).toLowerCase()))}.
        </p>
      )}
    </>
  );
}

const awaited = new Set(['relatorio.generate', 'mail.send']);

function isBusy({ waiting, scheduled, running, retrying, failed }: QueueHealth): boolean {
  return waiting + scheduled + running + retrying + failed > 0;
}

const number = (id: 'scheduled' | 'running' | 'retrying', header: string): Column<QueueHealth> => ({
  id,
  header,
  className: 'tabular-nums',
  cell: (row) => formatNumber(row[id]),
});

const columns: Column<QueueHealth>[] = [
  {
    id: 'name',
    header: 'Tarefa',
    kind: 'title',
    cell: ({ name }) => <span className="font-semibold">{jobName(name)}</span>,
  },
  {
    id: 'waiting',
    header: 'Esperando',
    cell: ({ waiting, oldestWaitingSeconds }) =>
      waiting > 0 ? `${formatNumber(waiting)}, a mais antiga há ${formatWait(oldestWaitingSeconds)}` : '0',
  },
  number('scheduled', 'Agendadas'),
  number('running', 'Em andamento'),
  number('retrying', 'Vão tentar de novo'),
  {
    id: 'failed',
    header: 'Falharam (7 dias)',
    cell: ({ failed }) => (failed > 0 ? <Badge tone="cinnabar">{formatNumber(failed)}</Badge> : '0'),
  },
];
