import { type ClienteDados, clienteDadosSchema, sexosDeCliente } from '@meridia/shared/cliente.ts';
import { dayInSaoPaulo } from '@meridia/shared/dates.ts';
import { type ReactNode, useState } from 'react';
import { Field } from '../../components/form/field.tsx';
import { Form, FormButtons } from '../../components/form/form.tsx';
import { Input } from '../../components/ui/input.tsx';
import { Select } from '../../components/ui/select.tsx';

const sexoWords: Record<(typeof sexosDeCliente)[number], string> = {
  feminino: 'Feminino',
  masculino: 'Masculino',
  outro: 'Outro',
};

interface DadosFormProps {
  dados: ClienteDados;
  onChange: (dados: ClienteDados) => void;
  /** Called with data that fit. */
  onSubmit: (dados: ClienteDados) => void;
  onCancel: () => void;
  submitText: string;
  busy: boolean;
  /** What the server refused, by field. */
  refused: Partial<Record<string, string>>;
  /** Between the fields and the buttons. */
  children?: ReactNode;
}

/** The data of a client. The age is asked only while the birth date is not known. */
export function DadosForm(props: DadosFormProps) {
  const { dados, onChange, onSubmit, onCancel, submitText, busy, refused, children } = props;
  const [tried, setTried] = useState(false);
  const change = (more: Partial<ClienteDados>) => onChange({ ...dados, ...more });
  const checked = clienteDadosSchema.safeParse(dados);
  const found = checked.success
    ? {}
    : Object.fromEntries(checked.error.issues.map(({ path, message }) => [path[0], message]));
  const errorOf = (field: keyof ClienteDados) => (tried ? found[field] : undefined) ?? refused[field];
  const submit = () => {
    setTried(true);
    if (!busy && checked.success) onSubmit(checked.data);
  };
  return (
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
      {children}
      <FormButtons onCancel={onCancel} submitText={submitText} busyText="Salvando..." busy={busy} />
    </Form>
  );
}
