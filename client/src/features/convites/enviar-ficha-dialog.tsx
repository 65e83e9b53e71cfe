import {
  type CreateConvite,
  type CreatedConvite,
  conviteDays,
  conviteDefaultDays,
  createConviteSchema,
} from '@meridia/shared/convite.ts';
import { useState } from 'react';
import { Field, FieldGroup } from '../../components/form/field.tsx';
import { Form, FormButtons } from '../../components/form/form.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { Input } from '../../components/ui/input.tsx';
import { RadioChips } from '../../components/ui/radio-chips.tsx';
import { errorFields, errorMessage } from '../../messages/errors.ts';
import { trpc } from '../../trpc.ts';
import { ConviteCriado } from './convite-criado.tsx';

type Canal = 'link' | 'email';
type Dias = (typeof conviteDays)[number];

/** A client as an invitation needs it. */
export interface Convidado {
  id: string;
  nome: string;
  telefone: string;
  email: string;
}

interface EnviarFichaDialogProps {
  cliente: Convidado | null;
  /** An invitation that gets a new link; without it a new one is made. */
  renewed?: string;
  onClose: () => void;
}

/** Asks for whom and how, and then shows the link, which is shown only this once. */
export function EnviarFichaDialog({ cliente, renewed, onClose }: EnviarFichaDialogProps) {
  const [created, setCreated] = useState<CreatedConvite | null>(null);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Enviar ficha ao cliente"
      description={
        created
          ? undefined
          : 'O cliente responde a parte dele no próprio celular, sem conta. As respostas chegam como rascunho, e você completa.'
      }
    >
      {created ? (
        <ConviteCriado created={created} telefone={cliente?.telefone ?? ''} onClose={onClose} />
      ) : (
        <NewConvite cliente={cliente} renewed={renewed} onCreated={setCreated} onClose={onClose} />
      )}
    </Dialog>
  );
}

interface NewConviteProps extends Omit<EnviarFichaDialogProps, 'renewed'> {
  renewed: string | undefined;
  onCreated: (created: CreatedConvite) => void;
}

function NewConvite({ cliente, renewed, onCreated, onClose }: NewConviteProps) {
  const utils = trpc.useUtils();
  const [nome, setNome] = useState(cliente?.nome ?? '');
  const [canal, setCanal] = useState<Canal>('link');
  const [email, setEmail] = useState(cliente?.email ?? '');
  const [dias, setDias] = useState<Dias>(conviteDefaultDays);
  const [tried, setTried] = useState(false);
  const outcome = {
    onSuccess: (created: CreatedConvite) => {
      onCreated(created);
      void utils.convites.list.invalidate();
    },
  };
  const create = trpc.convites.create.useMutation(outcome);
  const renew = trpc.convites.renew.useMutation(outcome);
  const { isPending, error } = renewed ? renew : create;

  const input: CreateConvite = {
    clienteId: cliente?.id || null,
    nome,
    dias,
    email: canal === 'email' ? email.trim() : null,
  };
  const checked = createConviteSchema.safeParse(input);
  const found = checked.success ? [] : checked.error.issues;
  const errorOf = (field: 'nome' | 'email') =>
    (tried ? found.find(({ path }) => path[0] === field)?.message : undefined) ?? errorFields(error)[field];

  const submit = () => {
    setTried(true);
    if (isPending || !checked.success) return;
    if (renewed) renew.mutate({ id: renewed, dias, email: checked.data.email });
    else create.mutate(checked.data);
  };

  return (
    <Form onSubmit={submit}>
      {cliente === null && (
        <Field
          label="Nome do cliente"
          hint="Só para a sua lista: o convite não mostra o nome."
          required
          error={errorOf('nome')}
        >
          {(control) => (
            <Input
              {...control}
              value={nome}
              maxLength={120}
              autoComplete="off"
              autoCapitalize="words"
              onChange={(event) => setNome(event.target.value)}
            />
          )}
        </Field>
      )}
      <FieldGroup label="Como enviar">
        {(group) => (
          <RadioChips<Canal>
            {...group}
            options={[
              { value: 'link', label: 'WhatsApp, QR ou link' },
              { value: 'email', label: 'Email' },
            ]}
            value={canal}
            onChange={(chosen) => setCanal(chosen ?? 'link')}
          />
        )}
      </FieldGroup>
      {canal === 'email' && (
        <Field label="Email do cliente" required error={errorOf('email')}>
          {(control) => (
            <Input
              {...control}
              type="email"
              value={email}
              autoComplete="off"
              autoCapitalize="none"
              onChange={(event) => setEmail(event.target.value)}
            />
          )}
        </Field>
      )}
      <FieldGroup label="O link vale por">
        {(group) => (
          <RadioChips
            {...group}
            options={conviteDays.map((value) => ({ value: String(value), label: `${value} dias` }))}
            value={String(dias)}
            onChange={(value) => setDias(conviteDays.find((option) => String(option) === value) ?? conviteDefaultDays)}
          />
        )}
      </FieldGroup>
      {renewed && (
        <p className="text-[0.9375rem] text-ink-soft">O link anterior deixa de abrir. O que já foi respondido fica.</p>
      )}
      {error && Object.keys(errorFields(error)).length === 0 && (
        <p role="alert" className="font-medium text-cinnabar-ink">
          {errorMessage(error).title}. {errorMessage(error).action}
        </p>
      )}
      <FormButtons
        onCancel={onClose}
        submitText={canal === 'email' ? 'Enviar por email' : 'Criar link'}
        busyText="Criando..."
        busy={isPending}
      />
    </Form>
  );
}
