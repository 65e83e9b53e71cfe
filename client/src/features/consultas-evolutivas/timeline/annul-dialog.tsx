import { annulConsultaEvolutivaSchema, type ConsultaEvolutiva } from '@meridia/shared/consulta-evolutiva.ts';
import { useState } from 'react';
import { toast } from 'sonner';
import { Field } from '../../../components/form/field.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Textarea } from '../../../components/ui/textarea.tsx';
import { errorMessage } from '../../../messages/errors.ts';
import { trpc } from '../../../trpc.ts';

/** Annuls a consultation with a reason. Both stay in the record, because nothing of a record is deleted. */
export function AnnulDialog({ consulta, onClose }: { consulta: ConsultaEvolutiva; onClose: () => void }) {
  const { id, numeroConsulta, updatedAt } = consulta;
  const utils = trpc.useUtils();
  const [motivo, setMotivo] = useState('');
  const [problem, setProblem] = useState<string>();
  const annul = trpc.consultasEvolutivas.annul.useMutation({
    onSuccess: () => {
      toast.success(`Consulta #${numeroConsulta} anulada`);
      onClose();
    },
    onError: (error) => toast.error('Erro ao salvar evolução', { description: errorMessage(error).action }),
    onSettled: () => Promise.all([utils.consultasEvolutivas.invalidate(), utils.clientes.byId.invalidate()]),
  });
  const submit = () => {
    const checked = annulConsultaEvolutivaSchema.safeParse({ id, updatedAt, motivo });
    if (checked.success) annul.mutate(checked.data);
    else setProblem(checked.error.issues[0]?.message);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Anular a consulta #${numeroConsulta}?`}
      description="Ela continua na linha do tempo, marcada como anulada, e sai do gráfico e da contagem. O número não é usado de novo. Não é possível desfazer."
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancelar
          </Button>
          <Button variant="accent" busy={annul.isPending} busyText="Anulando..." onClick={submit}>
            Anular consulta
          </Button>
        </>
      }
    >
      <Field label="Motivo" hint="Fica registrado junto da consulta." required error={problem}>
        {(field) => (
          <Textarea
            rows={2}
            maxLength={500}
            {...field}
            value={motivo}
            onChange={(event) => {
              setMotivo(event.target.value);
              setProblem(undefined);
            }}
          />
        )}
      </Field>
    </Dialog>
  );
}
