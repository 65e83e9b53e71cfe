import { concludePedidoSchema, type Pedido, pedidoDesfechos, tipoWords } from '@meridia/shared/pedido-titular.ts';
import { useState } from 'react';
import { toast } from 'sonner';
import { Field, FieldGroup } from '../../components/form/field.tsx';
import { Form, FormButtons } from '../../components/form/form.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { RadioChips } from '../../components/ui/radio-chips.tsx';
import { Textarea } from '../../components/ui/textarea.tsx';
import { trpc } from '../../trpc.ts';
import { usePedidosOutcome } from './use-pedidos-outcome.ts';

/** Says what came of a request, or why it was refused. */
export function ConcludeDialog({ pedido, onClose }: { pedido: Pedido; onClose: () => void }) {
  const [desfecho, setDesfecho] = useState<(typeof pedidoDesfechos)[number]>('atendido');
  const [resposta, setResposta] = useState('');
  const [tried, setTried] = useState(false);
  const { refresh, explain } = usePedidosOutcome();
  const conclude = trpc.pedidosTitular.conclude.useMutation({
    onSuccess: async () => {
      toast.success('Pedido concluído');
      onClose();
      await refresh();
    },
    onError: explain,
  });
  const checked = concludePedidoSchema.safeParse({ id: pedido.id, desfecho, resposta });
  const submit = () => {
    setTried(true);
    if (!conclude.isPending && checked.success) conclude.mutate(checked.data);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Concluir: ${tipoWords[pedido.tipo]}`}
      description="Fica registrado com a data de hoje e não muda mais."
    >
      <Form onSubmit={submit}>
        <FieldGroup label="O pedido foi">
          {(group) => (
            <RadioChips
              {...group}
              options={pedidoDesfechos.map((value) => ({
                value,
                label: value === 'atendido' ? 'Atendido' : 'Recusado',
              }))}
              value={desfecho}
              onChange={(next) => next && setDesfecho(next)}
            />
          )}
        </FieldGroup>
        <Field
          label={desfecho === 'atendido' ? 'O que foi feito' : 'Por que foi recusado'}
          {...(desfecho === 'atendido' ? { optional: true } : { required: true })}
          error={tried && !checked.success ? checked.error.issues[0]?.message : undefined}
        >
          {(control) => (
            <Textarea
              {...control}
              maxLength={1000}
              value={resposta}
              onChange={({ target }) => setResposta(target.value)}
            />
          )}
        </Field>
        <FormButtons onCancel={onClose} submitText="Concluir" busyText="Concluindo..." busy={conclude.isPending} />
      </Form>
    </Dialog>
  );
}
