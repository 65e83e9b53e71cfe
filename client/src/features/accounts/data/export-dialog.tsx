import { toast } from 'sonner';
import { startDownload } from '../../../lib/start-download.ts';
import { trpc } from '../../../trpc.ts';
import { ProofDialog } from './proof-dialog.tsx';

export function ExportDialog({ onClose }: { onClose: () => void }) {
  const begin = trpc.accounts.beginExport.useMutation({
    onSuccess: ({ ticket }) => {
      startDownload(`/api/conta/exportacao?ticket=${encodeURIComponent(ticket)}`);
      toast.success('O download começou', {
        description: 'Com muitas fotos ele leva alguns minutos: acompanhe pelo navegador e mantenha a internet ligada.',
        duration: 8_000,
      });
      onClose();
    },
  });
  return (
    <ProofDialog
      title="Exportar meus dados"
      description="O arquivo tem dados de saúde dos seus clientes. Guarde-o em lugar seguro e não o envie por canais abertos."
      submitText="Exportar"
      busyText="Preparando..."
      busy={begin.isPending}
      error={begin.error}
      onClose={onClose}
      onProof={(proof) => begin.mutate(proof)}
    >
      <p className="text-[0.9375rem] text-ink-soft">
        Você pode exportar até 3 vezes por dia. Um download interrompido não conta.
      </p>
    </ProofDialog>
  );
}
