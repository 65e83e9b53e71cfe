import { type Cliente, type ClienteDados, clienteDadosSchema, sexosDeCliente } from '@meridia/shared/cliente.ts';
import { dayInSaoPaulo } from '@meridia/shared/dates.ts';
import { useState } from 'react';
import { toast } from 'sonner';
import { Field } from '../../components/form/field.tsx';
import { Form, FormButtons } from '../../components/form/form.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { Input } from '../../components/ui/input.tsx';
import { Select } from '../../components/ui/select.tsx';
import { errorFields } from '../../messages/errors.ts';
import { trpc } from '../../trpc.ts';
import { useClienteOutcome } from './use-cliente-outcome.ts';

const sexoWords: Record<(typeof sexosDeCliente)[number], string> = {
  feminino: 'Feminino',
  masculino: 'Masculino',
  outro: 'Outro',
};

/** The client's data. The age is asked only while the birth date is not known. */
export function EditClienteDialog({ cliente, onClose }: { cliente: Cliente; onClose: () => void }) {
  const [dados, setDados] = useState<ClienteDados>(cliente.dados);
  const [tried, setTried] = useState(false);
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
  const change = (more: Partial<ClienteDados>) => setDados({ ...dados, ...more });
  const checked = clienteDadosSchema.safeParse(dados);
  const found = checked.success
    ? {}
    : Object.fromEntries(checked.error.issues.map(({ path, message }) => [path[0], message]));
  const errorOf = (field: keyof ClienteDados) =>
    (tried ? found[field] : undefined) ?? errorFields(edit.error)[`dados.${field}`];

  const submit = () => {
    setTried(true);
    if (edit.isPending || !checked.success) return;
    edit.mutate({ id: cliente.id, updatedAt: cliente.updatedAt, dados: checked.data });
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Dados do cliente"
      description="Os dados anteriores ficam guardados. Relatórios já feitos mantêm o nome que tinham."
    >
      <Form onSubmit={submit}>
        <Field label="Nome completo" required error={errorOf('nome')}>
          {(control) => (
            <Input
              {...control}
              maxLength={120}
              value={dados.nome}
              onChange={({ target }) => change({ nome: target.value })}
            />
          )}
        </Field>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="Nascimento" optional error={errorOf('nascimento')}>
            {(control) => (
              <Input
                {...control}
                type="date"
                min="1900-01-01"
                max={dayInSaoPaulo(new Date())}
                value={dados.nascimento ?? ''}
                onChange={({ target }) => change({ nascimento: target.value || null })}
              />
            )}
          </Field>
          {dados.nascimento === null && (
            <Field label="Idade" optional error={errorOf('idade')}>
              {(control) => (
                <Input
                  {...control}
                  type="number"
                  inputMode="numeric"
                  min={0}
                  max={120}
                  value={dados.idade ?? ''}
                  onChange={({ target }) => change({ idade: target.value === '' ? null : Number(target.value) })}
                />
              )}
            </Field>
          )}
          <Field label="Sexo" optional error={errorOf('sexo')}>
            {(control) => (
              <Select
                {...control}
                placeholder="Não informado"
                options={sexosDeCliente.map((value) => ({ value, label: sexoWords[value] }))}
                value={dados.sexo ?? ''}
                onChange={({ target }) =>
                  change({ sexo: sexosDeCliente.find((value) => value === target.value) ?? null })
                }
              />
            )}
          </Field>
          <Field label="Telefone" optional error={errorOf('telefone')}>
            {(control) => (
              <Input
                {...control}
                type="tel"
                maxLength={30}
                value={dados.telefone}
                onChange={({ target }) => change({ telefone: target.value })}
              />
            )}
          </Field>
        </div>
        <Field label="Email" optional error={errorOf('email')}>
          {(control) => (
            <Input
              {...control}
              type="email"
              maxLength={254}
              value={dados.email}
              onChange={({ target }) => change({ email: target.value })}
            />
          )}
        </Field>
        <FormButtons onCancel={onClose} submitText="Salvar" busyText="Salvando..." busy={edit.isPending} />
      </Form>
    </Dialog>
  );
}
