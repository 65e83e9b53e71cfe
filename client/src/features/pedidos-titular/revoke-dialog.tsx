import type { Cliente } from '@meridia/shared/cliente.ts';
import { useState } from 'react';
import { toast } from 'sonner';
import { Form, FormButtons } from '../../components/form/form.tsx';
import { Checkbox } from '../../components/ui/checkbox.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { trpc } from '../../trpc.ts';
import { usePedidosOutcome } from './use-pedidos-outcome.ts';

interface RevokeDialogProps {
  cliente: Pick<Cliente, 'id' | 'iaExterior' | 'fotosPermitidas'>;
  onClose: () => void;
}

/** The client takes back a consent. What is withdrawn already stands there as such. */
export function RevokeDialog({ cliente: { id, iaExterior, fotosPermitidas }, onClose }: RevokeDialogProps) {
  const [ia, setIa] = useState(false);
  const [fotos, setFotos] = useState(false);
  const [tried, setTried] = useState(false);
  const { refresh, explain } = usePedidosOutcome();
  const revoke = trpc.clientes.revokeConsent.useMutation({
    onSuccess: async () => {
      toast.success('Revogação registrada');
      onClose();
      await refresh();
    },
    onError: explain,
  });
  const submit = () => {
    setTried(true);
    if (!revoke.isPending && (ia || fotos)) revoke.mutate({ id, ia, fotos });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Revogar consentimento"
      description="O cliente pode mudar de ideia quando quiser. O que for revogado vale na hora e fica registrado com a data."
    >
      <Form onSubmit={submit}>
        <fieldset className="grid gap-1">
          <legend className="sr-only">O que foi revogado</legend>
          <Checkbox
            checked={ia || iaExterior === false}
            disabled={iaExterior === false}
            onChange={({ target }) => setIa(target.checked)}
          >
            Inteligência artificial de fora do Brasil
            <span className="block text-[0.9375rem] text-ink-soft">
              {iaExterior === false
                ? 'Já não autorizada.'
                : 'Nenhum dado deste cliente é enviado a partir de agora. Os relatórios já feitos ficam como estão.'}
            </span>
          </Checkbox>
          <Checkbox
            checked={fotos || fotosPermitidas === false}
            disabled={fotosPermitidas === false}
            onChange={({ target }) => setFotos(target.checked)}
          >
            Fotos
            <span className="block text-[0.9375rem] text-ink-soft">
              {fotosPermitidas === false
                ? 'Já revogadas e apagadas.'
                : 'Todas as fotos deste cliente são apagadas agora, sem volta, e novas são recusadas. O que foi visto nelas continua escrito nos relatórios.'}
            </span>
          </Checkbox>
          {tried && !ia && !fotos && (
            <p role="alert" className="text-[0.9375rem] text-cinnabar-ink">
              Escolha o que foi revogado
            </p>
          )}
        </fieldset>
        <FormButtons
          onCancel={onClose}
          submitText={fotos ? 'Revogar e apagar as fotos' : 'Revogar'}
          busyText="Revogando..."
          busy={revoke.isPending}
          variant={fotos ? 'accent' : 'primary'}
        />
      </Form>
    </Dialog>
  );
}
