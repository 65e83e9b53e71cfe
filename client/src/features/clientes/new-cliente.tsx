import type { ClienteDados, LikelyClientes } from '@meridia/shared/cliente.ts';
import { plural } from '@meridia/shared/numbers.ts';
import { Link, useNavigate } from '@tanstack/react-router';
import { UserPlus } from 'lucide-react';
import { useId, useState } from 'react';
import { toast } from 'sonner';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { joinWords } from '../../lib/format.ts';
import { useLikelyClientes } from '../../lib/use-likely-clientes.ts';
import { errorFields } from '../../messages/errors.ts';
import { trpc } from '../../trpc.ts';
import { DadosForm } from './dados-form.tsx';
import { useClienteOutcome } from './use-cliente-outcome.ts';

/** The button for a client who comes without an intake, and its form. */
export function NewCliente() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={<UserPlus aria-hidden />} onClick={() => setOpen(true)}>
        Novo cliente
      </Button>
      {open && <NewClienteDialog onClose={() => setOpen(false)} />}
    </>
  );
}

const blank: ClienteDados = { nome: '', nascimento: null, idade: null, sexo: null, telefone: '', email: '' };

function NewClienteDialog({ onClose }: { onClose: () => void }) {
  const [dados, setDados] = useState(blank);
  const navigate = useNavigate();
  const { refresh, explain } = useClienteOutcome();
  const create = trpc.clientes.create.useMutation({
    onSuccess: async ({ id }) => {
      toast.success('Cliente cadastrado');
      await refresh();
      await navigate({ to: '/clientes/$id', params: { id } });
    },
    onError: (error) => {
      if (Object.keys(errorFields(error)).length === 0) explain(error);
    },
  });
  const { nome, idade, telefone, email } = dados;
  const likely = useLikelyClientes({ nome, idade, telefone, email });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Novo cliente"
      description="Para quem ainda não tem ficha. Uma Nova Avaliação também cria o cadastro."
    >
      <DadosForm
        dados={dados}
        onChange={setDados}
        onSubmit={(checked) => create.mutate(checked)}
        onCancel={onClose}
        submitText="Cadastrar"
        busy={create.isPending}
        refused={errorFields(create.error)}
      >
        <Likely clientes={likely} />
      </DadosForm>
    </Dialog>
  );
}

/** Those whom the data may mean, each with the way there. Nothing is decided for the therapist. */
function Likely({ clientes }: { clientes: LikelyClientes }) {
  const titleId = useId();
  return (
    <div role="status" className="empty:hidden">
      {clientes.length > 0 && (
        <section aria-labelledby={titleId} className="rounded-control border border-jade-ink/40 bg-jade-soft p-3">
          <h3 id={titleId} className="font-semibold">
            Já é seu cliente?
          </h3>
          <ul className="mt-1 divide-y divide-jade-ink/25">
            {clientes.map(({ id, nome, idade, iguais }) => (
              <li key={id} className="py-1 wrap-anywhere">
                <Link
                  to="/clientes/$id"
                  params={{ id }}
                  className="inline-flex min-h-11 items-center font-semibold text-jade-ink underline underline-offset-4"
                >
                  {nome}
                </Link>
                <span className="block text-[0.9375rem] text-ink-soft">
                  {[`Mesmo ${joinWords(iguais)}`, ...(idade === null ? [] : [plural(idade, 'ano', 'anos')])].join(
                    ' · ',
                  )}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
