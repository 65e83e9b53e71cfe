import type { Cliente } from '@meridia/shared/cliente.ts';
import { useState } from 'react';
import { toast } from 'sonner';
import { Dialog } from '../../components/ui/dialog.tsx';
import { errorFields } from '../../messages/errors.ts';
import { trpc } from '../../trpc.ts';
import { DadosForm } from './dados-form.tsx';
import { useClienteOutcome } from './use-cliente-outcome.ts';

export function EditClienteDialog({ cliente, onClose }: { cliente: Cliente; onClose: () => void }) {
  const [dados, setDados] = useState(cliente.dados);
  const { refresh, explain } = useClienteOutcome();
  const edit = trpc.clientes.edit.useMutation({
    onSuccess: async () => {
      toast.success('Dados do cliente salvos');
      onClose();
      await refresh();
    },
    onError: (error) => {
      if (Object.keys(errorFields(error)).length === 0) explain(error);
    },
  });
  const refused = Object.entries(errorFields(edit.error)).map(([path, text]) => [path.replace(/^dados\./, ''), text]);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Dados do cliente"
      description="Os dados anteriores ficam guardados. Relatórios já feitos mantêm o nome que tinham."
    >
      <DadosForm
        dados={dados}
        onChange={setDados}
        onSubmit={(checked) => edit.mutate({ id: cliente.id, updatedAt: cliente.updatedAt, dados: checked })}
        onCancel={onClose}
        submitText="Salvar"
        busy={edit.isPending}
        refused={Object.fromEntries(refused)}
      />
    </Dialog>
  );
}
