import type { ClienteSummary } from '@meridia/shared/cliente.ts';
import { plural } from '@meridia/shared/numbers.ts';
import { reviewDays } from '@meridia/shared/review-days.ts';
import { Card, CardTitle } from '../../components/ui/card.tsx';
import { RowLink } from '../../components/ui/row-link.tsx';
import { formatShortDate } from '../../lib/format.ts';
import { trpc } from '../../trpc.ts';

/** The clients of the start screen: whom to see again, and who is new. Renders nothing while there are no clients. */
export function InicioCards() {
  const { data } = trpc.clientes.inicio.useQuery();
  if (!data) return null;
  return (
    <>
      <Clientes
        id="clientes-para-rever"
        title="Clientes para rever"
        text={`Sem avaliação nem consulta há mais de ${reviewDays.from} dias.`}
        clientes={data.paraRever.map((cliente) => ({
          cliente,
          line: `Último contato em ${formatShortDate(cliente.contatoEm)} · ${whoIs(cliente)}`,
        }))}
      />
      <Clientes
        id="clientes-novos"
        title="Clientes novos"
        clientes={data.novos.map((cliente) => ({ cliente, line: whoIs(cliente) }))}
      />
    </>
  );
}

function whoIs({ idade, ultimoPadrao }: ClienteSummary): string {
  const age = idade === null ? [] : [plural(idade, 'ano', 'anos')];
  return [...age, ultimoPadrao ?? 'Sem relatório ainda'].join(' · ');
}

interface ClientesProps {
  id: string;
  title: string;
  text?: string;
  clientes: readonly { cliente: ClienteSummary; line: string }[];
}

function Clientes({ id, title, text, clientes }: ClientesProps) {
  if (clientes.length === 0) return null;
  return (
    <Card className="self-start" aria-labelledby={id}>
      <CardTitle id={id}>{title}</CardTitle>
      {text && <p className="text-ink-soft">{text}</p>}
      <ul className="mt-2 divide-y divide-line">
        {clientes.map(({ cliente, line }) => (
          <li key={cliente.id}>
            <RowLink to="/clientes/$id" params={{ id: cliente.id }} name={cliente.nome}>
              {line}
            </RowLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
