import { dayInSaoPaulo } from '@meridia/shared/dates.ts';
import {
  type PedidoTipo,
  pedidoTipos,
  pedidoVias,
  prazoDias,
  tipoWords,
  viaWords,
} from '@meridia/shared/pedido-titular.ts';
import { useState } from 'react';
import { toast } from 'sonner';
import { Field, FieldGroup } from '../../components/form/field.tsx';
import { Form, FormButtons } from '../../components/form/form.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { Input } from '../../components/ui/input.tsx';
import { RadioChips } from '../../components/ui/radio-chips.tsx';
import { Select } from '../../components/ui/select.tsx';
import { errorFields } from '../../messages/errors.ts';
import { trpc } from '../../trpc.ts';
import { usePedidosOutcome } from './use-pedidos-outcome.ts';

const askedVias = pedidoVias.filter((via) => via !== 'sem_pedido');
type AskedVia = (typeof askedVias)[number];

/** Writes down what a client asked for; from that day on the law counts. */
export function PedidoDialog({ clienteId, onClose }: { clienteId: string; onClose: () => void }) {
  const [tipo, setTipo] = useState<PedidoTipo | null>(null);
  const [via, setVia] = useState<AskedVia | null>(null);
  const [recebidoEm, setRecebidoEm] = useState(() => dayInSaoPaulo(new Date()));
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [tried, setTried] = useState(false);
  const { refresh, explain } = usePedidosOutcome();
  const create = trpc.pedidosTitular.create.useMutation({
    onSuccess: async () => {
      toast.success('Pedido registrado', { description: `O prazo é de ${prazoDias} dias a partir do recebimento.` });
      onClose();
      await refresh();
    },
    onError: (error) => {
      if (Object.keys(errorFields(error)).length === 0) explain(error);
    },
  });
  const submit = () => {
    setTried(true);
    if (create.isPending || !tipo || !via || recebidoEm === '') return;
    create.mutate({ clienteId, tipo, via, recebidoEm, idempotencyKey });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Registrar pedido do cliente"
      description={`A LGPD dá a cada pessoa direitos sobre os próprios dados. O pedido deve ser respondido em ${prazoDias} dias.`}
    >
      <Form onSubmit={submit}>
        <FieldGroup
          label="O que o cliente pediu"
          required
          error={tried && !tipo ? 'Escolha o que foi pedido' : undefined}
        >
          {(group) => (
            <RadioChips
              {...group}
              options={pedidoTipos.map((value) => ({ value, label: tipoWords[value] }))}
              value={tipo}
              onChange={setTipo}
            />
          )}
        </FieldGroup>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="Como chegou" required error={tried && !via ? 'Escolha como chegou' : undefined}>
            {(control) => (
              <Select
                {...control}
                placeholder="Escolha"
                options={askedVias.map((value) => ({ value, label: viaWords[value] }))}
                value={via ?? ''}
                onChange={({ target }) => setVia(askedVias.find((value) => value === target.value) ?? null)}
              />
            )}
          </Field>
          <Field
            label="Recebido em"
            required
            error={errorFields(create.error).recebidoEm ?? (tried && recebidoEm === '' ? 'Informe o dia' : undefined)}
          >
            {(control) => (
              <Input
                {...control}
                type="date"
                min="2020-09-18"
                max={dayInSaoPaulo(new Date())}
                value={recebidoEm}
                onChange={({ target }) => setRecebidoEm(target.value)}
              />
            )}
          </Field>
        </div>
        <FormButtons onCancel={onClose} submitText="Registrar" busyText="Registrando..." busy={create.isPending} />
      </Form>
    </Dialog>
  );
}
