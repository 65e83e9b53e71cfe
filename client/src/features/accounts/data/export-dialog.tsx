import { useState } from 'react';
import { toast } from 'sonner';
import { Form, FormButtons } from '../../../components/form/form.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { startDownload } from '../../../lib/start-download.ts';
import { trpc } from '../../../trpc.ts';
import { RefusalNote } from '../refusal-note.tsx';
import { useFocusFirstInvalid } from '../use-focus-first-invalid.ts';
import { isProofMissing, isSaidByProof, OwnerProofFields, useNeedsCode } from './owner-proof.tsx';

export function ExportDialog({ onClose }: { onClose: () => void }) {
  const [proof, setProof] = useState({ password: '', code: '' });
  const [attempts, setAttempts] = useState(0);
  const begin = trpc.accounts.beginExport.useMutation();
  const needsCode = useNeedsCode(begin.error);
  const form = useFocusFirstInvalid(attempts, begin.error);

  const submit = async () => {
    setAttempts((count) => count + 1);
    if (begin.isPending || isProofMissing(proof, needsCode)) return;
    try {
      const { ticket } = await begin.mutateAsync({ password: proof.password, ...(needsCode && { code: proof.code }) });
      startDownload(`/api/conta/exportacao?ticket=${encodeURIComponent(ticket)}`);
    } catch {
      return;
    }
    toast.success('O download começou', {
      description: 'Com muitas fotos ele leva alguns minutos: acompanhe pelo navegador e mantenha a internet ligada.',
      duration: 8_000,
    });
    onClose();
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Exportar meus dados"
      description="O arquivo tem dados de saúde dos seus clientes. Guarde-o em lugar seguro e não o envie por canais abertos."
    >
      <Form ref={form} onSubmit={submit}>
        <OwnerProofFields
          value={proof}
          onChange={(next) => {
            setProof(next);
            if (begin.error && isSaidByProof(begin.error) && !needsCode) begin.reset();
          }}
          error={begin.error}
          tried={attempts > 0}
          needsCode={needsCode}
        />
        <p className="text-[0.9375rem] text-ink-soft">
          Você pode exportar até 3 vezes por dia. Um download interrompido não conta.
        </p>
        {begin.error && !isSaidByProof(begin.error) && <RefusalNote error={begin.error} />}
        <FormButtons onCancel={onClose} submitText="Exportar" busyText="Preparando..." busy={begin.isPending} />
      </Form>
    </Dialog>
  );
}
