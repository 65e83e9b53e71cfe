import { plural } from '@meridia/shared/numbers.ts';
import type { FailedJobView } from '@meridia/shared/queue-health.ts';
import { toast } from 'sonner';
import { CardQuery } from '../../../components/feedback/card-query.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { trpc } from '../../../trpc.ts';
import { type Column, DataTable } from '../lists/data-table.tsx';
import { toastRefusal } from '../user/toast-refusal.ts';
import { errorName, jobName, retryRefusals } from './job-words.ts';
import { ShortTime } from './short-time.tsx';
import { SystemSection } from './system-section.tsx';

export function FailedJobsSection() {
  const query = trpc.admin.jobs.failed.useQuery();
  const { data } = query;
  return (
    <SystemSection
      title="Tarefas que falharam"
      description="Dos últimos 7 dias, depois de todas as tentativas automáticas. A tarefa de um relatório que já terminou não se repete daqui: quando ele terminou em erro, a unidade voltou para o terapeuta, e só ele pode gerar de novo."
    >
      <CardQuery query={query} />
      {data?.length === 0 && <p>Nenhuma tarefa falhou.</p>}
      {data && data.length > 0 && (
        <DataTable label="Tarefas que falharam" columns={columns} rows={data} rowKey={({ id }) => id} />
      )}
    </SystemSection>
  );
}

const columns: Column<FailedJobView>[] = [
  {
    id: 'name',
    header: 'Tarefa',
    kind: 'title',
    cell: ({ id, name }) => (
      <>
        <span className="block font-semibold">{jobName(name)}</span>
        <code className="block text-[0.8125rem] wrap-anywhere text-ink-soft">{id}</code>
      </>
    ),
  },
  { id: 'when', header: 'Quando', cell: ({ failedAt }) => <ShortTime at={failedAt} /> },
  {
    id: 'error',
    header: 'Erro',
    cell: ({ errorClass, tries }) => `${errorName(errorClass)} · ${plural(tries, 'tentativa', 'tentativas')}`,
  },
  { id: 'retry', header: 'Tentar de novo', kind: 'actions', cell: (job) => <Retry {...job} /> },
];

function Retry({ id, name, retry }: FailedJobView) {
  const utils = trpc.useUtils();
  const mutation = trpc.admin.jobs.retry.useMutation({
    onSuccess: ({ outcome }) => {
      if (outcome === 'possible') toast.success('Tarefa enviada de novo');
      else toast.error('A tarefa não foi enviada', { description: retryRefusals[outcome] });
    },
    onError: (error) => toastRefusal('Erro ao tentar de novo', error),
    onSettled: () => Promise.all([utils.admin.jobs.invalidate(), utils.admin.overview.warnings.invalidate()]),
  });
  if (retry !== 'possible') return <p className="text-[0.9375rem] text-ink-soft">{retryRefusals[retry]}</p>;
  return (
    <Button
      variant="outline"
      size="sm"
      busy={mutation.isPending}
      aria-label={`Tentar de novo: ${jobName(name)}, ${id}`}
      onClick={() => mutation.mutate({ jobId: id })}
    >
      Tentar de novo
    </Button>
  );
}
