import type { Propostas as PropostasData } from '@meridia/shared/cliente.ts';
import { plural } from '@meridia/shared/numbers.ts';
import { useState } from 'react';
import { toast } from 'sonner';
import { Button } from '../../components/ui/button.tsx';
import { Card, CardTitle } from '../../components/ui/card.tsx';
import { Checkbox } from '../../components/ui/checkbox.tsx';
import { formatShortDate, truncate } from '../../lib/format.ts';
import { errorMessage } from '../../messages/errors.ts';
import { trpc } from '../../trpc.ts';
import { toggled } from './toggled.ts';

type Grupo = PropostasData['grupos'][number];

/** How many groups are shown at once. The next ones follow when these are confirmed. */
const shownGroups = 5;

/**
 * Assessments from before there were clients, grouped by person. Nothing is grouped before the therapist confirms it, and an assessment
 * that she takes out of a group stays for a group of its own.
 */
export function Propostas() {
  const { data } = trpc.clientes.propostas.useQuery();
  if (!data || data.total === 0) return null;
  return (
    <Card className="mb-6" aria-label="Avaliações sem cliente">
      <CardTitle>Avaliações sem cliente</CardTitle>
      <p className="mt-1 text-ink-soft">
        {plural(data.total, 'avaliação ainda não pertence', 'avaliações ainda não pertencem')} a nenhum cliente.
        Confirme quais são da mesma pessoa.
      </p>
      <ul className="mt-4 grid gap-4">
        {data.grupos.slice(0, shownGroups).map((grupo) => (
          <li key={grupo.avaliacoes.map(({ id }) => id).join()}>
            <Proposta grupo={grupo} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Proposta({ grupo }: { grupo: Grupo }) {
  const { avaliacoes, cliente } = grupo;
  const [taken, setTaken] = useState<ReadonlySet<string>>(() => new Set(avaliacoes.map(({ id }) => id)));
  const utils = trpc.useUtils();
  const group = trpc.clientes.group.useMutation({
    onSuccess: async () => {
      toast.success(cliente ? 'Avaliações guardadas com o cliente' : 'Cliente criado');
      await utils.clientes.invalidate();
    },
    onError: (error) => {
      const { title, action } = errorMessage(error);
      toast.error(title, { description: action });
      void utils.clientes.propostas.invalidate();
    },
  });
  const confirm = (clienteId: string | null) => group.mutate({ avaliacaoIds: [...taken], clienteId });
  const name = avaliacoes[0]?.nomeCliente ?? '';
  return (
    <fieldset className="grid min-w-0 gap-2 rounded-control border border-line p-4">
      <legend className="px-1 font-semibold break-words">{name}</legend>
      {avaliacoes.map(({ id, idade, createdAt, queixaPrincipal }) => (
        <Checkbox
          key={id}
          checked={taken.has(id)}
          onChange={({ target }) => setTaken(toggled(taken, id, target.checked))}
        >
          {formatShortDate(createdAt)}, {plural(idade, 'ano', 'anos')}: {truncate(queixaPrincipal, 60)}
        </Checkbox>
      ))}
      <div className="mt-1 flex flex-wrap gap-2">
        {cliente && (
          <Button size="sm" disabled={taken.size === 0} busy={group.isPending} onClick={() => confirm(cliente.id)}>
            Guardar com {cliente.nome}
          </Button>
        )}
        <Button
          size="sm"
          variant={cliente ? 'outline' : 'primary'}
          disabled={taken.size === 0}
          busy={group.isPending}
          onClick={() => confirm(null)}
        >
          {taken.size > 1 ? 'São da mesma pessoa' : 'Criar cliente'}
        </Button>
      </div>
    </fieldset>
  );
}
