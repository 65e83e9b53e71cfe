import type { FailedMail } from '@meridia/shared/queue-health.ts';
import { Link } from '@tanstack/react-router';
import { toast } from 'sonner';
import { CardQuery } from '../../../components/feedback/card-query.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { trpc } from '../../../trpc.ts';
import { type Column, DataTable } from '../lists/data-table.tsx';
import { toastRefusal } from '../user/toast-refusal.ts';
import { mailKindNames } from './job-words.ts';
import { ShortTime } from './short-time.tsx';
import { SystemSection } from './system-section.tsx';

export function FailedMailsSection() {
  const query = trpc.admin.mails.failed.useQuery();
  const { data } = query;
  return (
    <SystemSection
      title="Mensagens que não saíram"
      description="Desistimos depois de cerca de duas horas, ou logo que o servidor de email recusou. Tentar de novo escreve a mensagem como as coisas estão agora, com um link novo."
    >
      <CardQuery query={query} />
      {data?.length === 0 && <p>Nenhuma mensagem falhou.</p>}
      {data && data.length > 0 && (
        <DataTable label="Mensagens que não saíram" columns={columns} rows={data} rowKey={({ id }) => id} />
      )}
    </SystemSection>
  );
}

const columns: Column<FailedMail>[] = [
  {
    id: 'kind',
    header: 'Mensagem',
    kind: 'title',
    cell: ({ kind }) => <span className="font-semibold">{mailKindNames[kind]}</span>,
  },
  {
    id: 'account',
    header: 'Para',
    cell: ({ account }) => (
      <Link
        to="/admin/users/$id"
        params={{ id: account.id }}
        className="inline-flex min-h-11 items-center wrap-anywhere underline decoration-line-strong underline-offset-4 hover:text-jade-ink lg:min-h-8"
      >
        {account.nomeCompleto}
      </Link>
    ),
  },
  { id: 'failure', header: 'Erro', cell: ({ failure }) => <code className="wrap-anywhere">{failure}</code> },
  { id: 'when', header: 'Quando', cell: ({ failedAt }) => <ShortTime at={failedAt} /> },
  { id: 'retry', header: 'Tentar de novo', kind: 'actions', cell: (mail) => <Retry {...mail} /> },
];

function Retry({ id, kind, account }: FailedMail) {
  const utils = trpc.useUtils();
  const mutation = trpc.admin.mails.retry.useMutation({
    onSuccess: () => toast.success('Mensagem enviada para a fila'),
    onError: (error) => toastRefusal('Erro ao tentar de novo', error),
    onSettled: () => Promise.all([utils.admin.mails.invalidate(), utils.admin.overview.warnings.invalidate()]),
  });
  return (
    <Button
      variant="outline"
      size="sm"
      busy={mutation.isPending}
      aria-label={`Tentar de novo: ${mailKindNames[kind]} para ${account.nomeCompleto}`}
      onClick={() => mutation.mutate({ mailId: id })}
    >
      Tentar de novo
    </Button>
  );
}
