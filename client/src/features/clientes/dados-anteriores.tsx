import type { ClienteDados, ClienteVersao } from '@meridia/shared/cliente.ts';
import { useState } from 'react';
import { ErrorState } from '../../components/feedback/error-state.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { formatCalendarDay, formatDateTime } from '../../lib/format.ts';
import { errorMessage } from '../../messages/errors.ts';
import { trpc } from '../../trpc.ts';

/** Earlier data of the client, loaded when they are asked for. */
export function DadosAnteriores({ id }: { id: string }) {
  const [open, setOpen] = useState(false);
  return (
    <div className="mt-2">
      <Button variant="ghost" size="sm" aria-expanded={open} className="-ml-3" onClick={() => setOpen(!open)}>
        {open ? 'Esconder dados anteriores' : 'Ver dados anteriores'}
      </Button>
      {open && <Versions id={id} />}
    </div>
  );
}

function Versions({ id }: { id: string }) {
  const { data, error, isRefetching, refetch } = trpc.clientes.versions.useQuery({ id });
  if (error) return <ErrorState {...errorMessage(error)} onRetry={() => void refetch()} retrying={isRefetching} />;
  if (!data) return <Skeleton className="h-12" />;
  if (data.length === 0) return <p className="text-ink-soft">Os dados nunca mudaram.</p>;
  return (
    <ol aria-label="Dados anteriores" className="grid gap-2">
      {data.map((version) => (
        <Version key={version.id} version={version} />
      ))}
    </ol>
  );
}

function Version({ version: { dados, ate } }: { version: ClienteVersao }) {
  return (
    <li className="text-[0.9375rem]">
      <span className="block break-words">{describe(dados)}</span>
      <span className="text-ink-soft">até {formatDateTime(ate)}</span>
    </li>
  );
}

function describe({ nome, nascimento, idade, telefone, email }: ClienteDados): string {
  const age = nascimento ? `nascimento ${formatCalendarDay(nascimento)}` : idade === null ? '' : `${idade} anos`;
  return [nome, age, telefone, email].filter(Boolean).join(' · ');
}
