import { plural } from '@meridia/shared/numbers.ts';
import type { Pedido } from '@meridia/shared/pedido-titular.ts';
import { useState } from 'react';
import { CardQuery } from '../../components/feedback/card-query.tsx';
import { BackLink } from '../../components/layout/back-link.tsx';
import { Page } from '../../components/layout/page.tsx';
import { PageHeader } from '../../components/layout/page-header.tsx';
import { Card, CardTitle } from '../../components/ui/card.tsx';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { trpc } from '../../trpc.ts';
import { ConcludeDialog } from './conclude-dialog.tsx';
import { PedidoLine } from './pedido-line.tsx';
import { RegistrosCard } from './registros-card.tsx';

/** What the therapist's clients asked for about their data, late requests first, and the records without identity. */
export function PedidosScreen() {
  usePageTitle('Pedidos de titulares');
  const query = trpc.pedidosTitular.list.useQuery({});
  const [concluding, setConcluding] = useState<Pedido | null>(null);
  const { data } = query;
  return (
    <Page width="form">
      <PageHeader
        title="Pedidos de titulares"
        description="O que os seus clientes pediram sobre os próprios dados. O prazo é de 15 dias; um pedido novo é registrado na página do cliente."
        back={<BackLink to="/clientes">Clientes</BackLink>}
      />
      <div className="grid gap-5">
        <Card aria-label="Pedidos abertos">
          <CardTitle>Abertos</CardTitle>
          <CardQuery query={query} />
          {data && (
            <>
              <p className="mt-1 text-ink-soft">{summary(data.totalAbertos, data.atrasados)}</p>
              {data.abertos.length > 0 && (
                <ul className="mt-2 divide-y divide-line" aria-label="Pedidos abertos, o mais urgente primeiro">
                  {data.abertos.map((pedido) => (
                    <PedidoLine key={pedido.id} pedido={pedido} named onConclude={() => setConcluding(pedido)} />
                  ))}
                </ul>
              )}
            </>
          )}
        </Card>
        {data && data.concluidos.length > 0 && (
          <Card aria-label="Pedidos concluídos">
            <CardTitle>Concluídos</CardTitle>
            <ul className="mt-2 divide-y divide-line">
              {data.concluidos.map((pedido) => (
                <PedidoLine key={pedido.id} pedido={pedido} named />
              ))}
            </ul>
          </Card>
        )}
        <RegistrosCard />
      </div>
      {concluding && <ConcludeDialog pedido={concluding} onClose={() => setConcluding(null)} />}
    </Page>
  );
}

function summary(open: number, late: number): string {
  if (open === 0) return 'Nenhum pedido aberto.';
  const counted = plural(open, 'pedido aberto', 'pedidos abertos');
  return late === 0 ? `${counted}, todos no prazo.` : `${counted}, ${plural(late, 'atrasado', 'atrasados')}.`;
}
