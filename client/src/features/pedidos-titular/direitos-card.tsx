import type { Cliente } from '@meridia/shared/cliente.ts';
import type { Pedido } from '@meridia/shared/pedido-titular.ts';
import { ClipboardPlus, Download, EyeOff, Trash2, Undo2 } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { toast } from 'sonner';
import { CardQuery } from '../../components/feedback/card-query.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Card, CardTitle } from '../../components/ui/card.tsx';
import { formatDate } from '../../lib/format.ts';
import type { ProofFormProps } from '../../lib/proof-props.ts';
import { startDownload } from '../../lib/start-download.ts';
import { trpc } from '../../trpc.ts';
import { ConcludeDialog } from './conclude-dialog.tsx';
import { PedidoLine } from './pedido-line.tsx';
import type { Removal } from './remove-cliente-dialog.tsx';
import { usePedidosOutcome } from './use-pedidos-outcome.ts';

const PedidoDialog = lazy(async () => ({ default: (await import('./pedido-dialog.tsx')).PedidoDialog }));
const RevokeDialog = lazy(async () => ({ default: (await import('./revoke-dialog.tsx')).RevokeDialog }));
const RemoveClienteDialog = lazy(async () => ({
  default: (await import('./remove-cliente-dialog.tsx')).RemoveClienteDialog,
}));

interface DireitosCardProps {
  cliente: Cliente;
  /** Asks for password and code; the account's own form. */
  renderProofForm: (props: ProofFormProps) => ReactNode;
}

/** What the client may ask for, and what was asked so far. */
export function DireitosCard({ cliente, renderProofForm }: DireitosCardProps): ReactNode {
  const { id, dados } = cliente;
  const query = trpc.pedidosTitular.list.useQuery({ clienteId: id });
  const [open, setOpen] = useState<'pedido' | 'revoke' | Removal | null>(null);
  const [concluding, setConcluding] = useState<Pedido | null>(null);
  const close = () => setOpen(null);
  const pedidos = [...(query.data?.abertos ?? []), ...(query.data?.concluidos ?? [])];
  const download = () => {
    startDownload(`/api/clientes/${id}/exportacao`);
    toast.success('O download começou', {
      description: 'O arquivo tem dados de saúde: entregue-o só ao cliente, por um canal seguro.',
      duration: 8_000,
    });
  };
  return (
    <Card aria-label="Direitos do cliente (LGPD)">
      <CardTitle>Direitos do cliente (LGPD)</CardTitle>
      <p className="mt-1 text-ink-soft">
        Registre o que o cliente pedir sobre os próprios dados: o prazo de 15 dias conta do recebimento.
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button variant="outline" size="sm" icon={<ClipboardPlus aria-hidden />} onClick={() => setOpen('pedido')}>
          Registrar pedido
        </Button>
        <Button variant="outline" size="sm" icon={<Download aria-hidden />} onClick={download}>
          Exportar dados (ZIP)
        </Button>
        <Button variant="outline" size="sm" icon={<Undo2 aria-hidden />} onClick={() => setOpen('revoke')}>
          Revogar consentimento
        </Button>
        <Button variant="outline" size="sm" icon={<EyeOff aria-hidden />} onClick={() => setOpen('anonymize')}>
          Anonimizar
        </Button>
        <Button variant="danger" size="sm" icon={<Trash2 aria-hidden />} onClick={() => setOpen('erase')}>
          Excluir cliente
        </Button>
      </div>
      <FotosNote cliente={cliente} />
      <CardQuery query={query} />
      {pedidos.length > 0 && (
        <ul className="mt-3 divide-y divide-line border-t border-line" aria-label="Pedidos deste cliente">
          {pedidos.map((pedido) => (
            <PedidoLine
              key={pedido.id}
              pedido={pedido}
              {...(pedido.desfecho === null && { onConclude: () => setConcluding(pedido) })}
            />
          ))}
        </ul>
      )}
      {concluding && <ConcludeDialog pedido={concluding} onClose={() => setConcluding(null)} />}
      <Suspense>
        {open === 'pedido' && <PedidoDialog clienteId={id} onClose={close} />}
        {open === 'revoke' && <RevokeDialog cliente={cliente} onClose={close} />}
        {(open === 'anonymize' || open === 'erase') && (
          <RemoveClienteDialog
            key={open}
            cliente={{ id, nome: dados.nome }}
            removal={open}
            onAnonymize={() => setOpen('anonymize')}
            renderProofForm={renderProofForm}
            onClose={close}
          />
        )}
      </Suspense>
    </Card>
  );
}

/** Since when photos are withdrawn or permitted again; nothing where the consent of each intake holds. */
function FotosNote({ cliente: { id, fotosPermitidas, fotosPermitidasEm } }: { cliente: Cliente }) {
  const { refresh, explain } = usePedidosOutcome();
  const allow = trpc.clientes.allowFotos.useMutation({
    onSuccess: async () => {
      toast.success('Novo consentimento para fotos registrado');
      await refresh();
    },
    onError: explain,
  });
  if (fotosPermitidas === null || !fotosPermitidasEm) return null;
  if (fotosPermitidas) return <p className="mt-4">Fotos autorizadas de novo em {formatDate(fotosPermitidasEm)}.</p>;
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-2 rounded-control bg-amber-soft p-4 text-amber-ink">
      <p className="min-w-0">
        Consentimento para fotos revogado em {formatDate(fotosPermitidasEm)}. As fotos foram apagadas e novas são
        recusadas.
      </p>
      <Button variant="outline" size="sm" busy={allow.isPending} onClick={() => allow.mutate({ id })}>
        O cliente consentiu de novo
      </Button>
    </div>
  );
}
