import { plural } from '@meridia/shared/numbers.ts';
import { type Direitos, shortestMotivo } from '@meridia/shared/pedido-titular.ts';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { toast } from 'sonner';
import { CardQuery } from '../../components/feedback/card-query.tsx';
import { Field } from '../../components/form/field.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { Input } from '../../components/ui/input.tsx';
import { Textarea } from '../../components/ui/textarea.tsx';
import { formatCalendarDay } from '../../lib/format.ts';
import type { ProofFormProps } from '../../lib/proof-props.ts';
import { errorFields } from '../../messages/errors.ts';
import { trpc } from '../../trpc.ts';

export type Removal = 'anonymize' | 'erase';

interface RemoveClienteDialogProps {
  cliente: { id: string; nome: string };
  removal: Removal;
  /** Changes from erasing to making anonymous. */
  onAnonymize: () => void;
  /** Asks for password and code; the account's own form. */
  renderProofForm: (props: ProofFormProps) => ReactNode;
  onClose: () => void;
}

/** Erases a client, or keeps the record without identity: after the client's name, the therapist's password, and a reason if it is needed. */
export function RemoveClienteDialog(props: RemoveClienteDialogProps) {
  const { cliente, removal, onClose } = props;
  const query = trpc.clientes.direitos.useQuery({ id: cliente.id });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={removal === 'erase' ? 'Excluir este cliente?' : 'Anonimizar este cliente?'}
      description={
        removal === 'erase'
          ? 'Tudo deste cliente é apagado na hora, em todos os aparelhos, e não há como desfazer.'
          : 'A identidade é apagada na hora e não há como desfazer. Só o registro sem identidade fica.'
      }
    >
      <CardQuery query={query} />
      {query.data && <RemoveForm {...props} direitos={query.data} />}
    </Dialog>
  );
}

function RemoveForm({
  cliente,
  removal,
  onAnonymize,
  renderProofForm,
  onClose,
  direitos,
}: RemoveClienteDialogProps & { direitos: Direitos }) {
  const [nome, setNome] = useState('');
  const [motivo, setMotivo] = useState('');
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const onSuccess = async () => {
    toast.success(removal === 'erase' ? 'Cliente excluído' : 'Cliente anonimizado', {
      description: removal === 'erase' ? undefined : 'O registro sem identidade está em Pedidos de titulares.',
    });
    // First away from the page of a client who no longer exists.
    await navigate({ to: '/clientes', replace: true });
    await Promise.all([utils.clientes.invalidate(), utils.avaliacoes.invalidate(), utils.pedidosTitular.invalidate()]);
  };
  const erase = trpc.clientes.erase.useMutation({ onSuccess });
  const anonymize = trpc.clientes.anonymize.useMutation({ onSuccess });
  const { error, isPending } = removal === 'erase' ? erase : anonymize;
  const fields = errorFields(error);
  const needsMotivo = removal === 'erase' && direitos.guardarAte !== null && direitos.guardarAte >= today();
  const missing = {
    nome: nome.trim() === '',
    motivo: needsMotivo && motivo.trim().length < shortestMotivo,
  };

  if (direitos.emAndamento > 0) {
    return <p role="status">Um relatório deste cliente está sendo gerado. Espere ele terminar e abra de novo.</p>;
  }
  return renderProofForm({
    filledIn: !missing.nome && !missing.motivo,
    cancelText: 'Manter o cliente',
    submitText: removal === 'erase' ? 'Excluir tudo' : 'Anonimizar',
    busyText: removal === 'erase' ? 'Excluindo...' : 'Anonimizando...',
    variant: 'accent',
    busy: isPending,
    error,
    errorShown: Object.keys(fields).length > 0,
    refusalText: 'Nada foi apagado.',
    onClose,
    onProof: (proof) => {
      const input = { id: cliente.id, nome, ...proof };
      if (removal === 'erase') erase.mutate({ ...input, motivo: needsMotivo ? motivo : null });
      else anonymize.mutate(input);
    },
    children: (tried) => (
      <>
        {removal === 'erase' ? (
          <EraseNote direitos={direitos} needsMotivo={needsMotivo} onAnonymize={onAnonymize} />
        ) : (
          <AnonymizeNote direitos={direitos} />
        )}
        {needsMotivo && (
          <Field
            label="Por que excluir antes do prazo"
            hint="Com as suas palavras. Fica guardado no pedido; nome, telefone e email do cliente são retirados."
            required
            error={
              fields.motivo ?? (tried && missing.motivo ? `Use pelo menos ${shortestMotivo} caracteres` : undefined)
            }
          >
            {(control) => (
              <Textarea
                {...control}
                maxLength={1000}
                value={motivo}
                onChange={({ target }) => setMotivo(target.value)}
              />
            )}
          </Field>
        )}
        <Field
          label={`Escreva o nome do cliente: ${cliente.nome}`}
          required
          error={fields.nome ?? (tried && missing.nome ? 'Escreva o nome do cliente' : undefined)}
        >
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              autoCorrect="off"
              spellCheck={false}
              maxLength={120}
              value={nome}
              onChange={({ target }) => setNome(target.value)}
            />
          )}
        </Field>
      </>
    ),
  });
}

interface EraseNoteProps {
  direitos: Direitos;
  needsMotivo: boolean;
  onAnonymize: () => void;
}

function EraseNote({ direitos, needsMotivo, onAnonymize }: EraseNoteProps) {
  return (
    <div className="grid gap-3 rounded-control bg-cinnabar-soft p-4 text-[0.9375rem]">
      <p className="font-semibold text-cinnabar-ink">O que deixa de existir</p>
      <p>
        {countsOf(direitos)}, os convites, os rascunhos e os links deste cliente. Os diagnósticos usados continuam
        contados.
      </p>
      {needsMotivo && direitos.guardarAte && (
        <>
          <p>
            <strong className="font-semibold">
              Este registro deve ser guardado até {formatCalendarDay(direitos.guardarAte)}.
            </strong>{' '}
            A Lei 13.787/2018 pede 20 anos a partir do último registro, e a guarda é sua. A escolha também: exporte
            antes, ou mantenha o registro sem identidade.
          </p>
          <button
            type="button"
            className="min-h-11 justify-self-start font-semibold text-jade-ink underline underline-offset-4"
            onClick={onAnonymize}
          >
            Anonimizar em vez de excluir
          </button>
        </>
      )}
    </div>
  );
}

function AnonymizeNote({ direitos }: { direitos: Direitos }) {
  return (
    <div className="grid gap-3 rounded-control bg-sunken p-4 text-[0.9375rem]">
      <p>
        <strong className="font-semibold">Some:</strong> nome, contatos, nascimento, fotos, todos os textos escritos por
        você, pelo cliente ou pelo relatório, convites, rascunhos e links.
      </p>
      <p>
        <strong className="font-semibold">Fica:</strong>{' '}
        {direitos.guardarAte
          ? `sexo, faixa de idade, mês, respostas escolhidas em listas, números, padrões, pontos e escores das consultas, até ${formatCalendarDay(direitos.guardarAte)} e por quanto tempo você quiser. `
          : 'nada, porque este cliente não tem relatório nem consulta. '}
        O aplicativo já não sabe dizer de quem é, nem a você: se o cliente pedir uma cópia depois, ela não existe.
        Exporte antes, se precisar dela.
      </p>
    </div>
  );
}

function countsOf({ avaliacoes, consultas, fotos }: Direitos): string {
  return [
    plural(avaliacoes, 'avaliação', 'avaliações'),
    plural(consultas, 'consulta', 'consultas'),
    plural(fotos, 'foto', 'fotos'),
  ].join(', ');
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}
