import { questions } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { semContato } from '@meridia/shared/anamnese/dados-pessoais.ts';
import { useFormContext } from 'react-hook-form';
import { Chip } from '../../../components/ui/chip.tsx';
import type { FormValues } from '../form-values.ts';
import { TextField } from './text-field.tsx';
import { useDadosField } from './use-dados-field.ts';

/** A phone or email, or the answer that the client has none or told none. */
export function ContactField({ name }: { name: 'telefone' | 'email' }) {
  const { path, field } = useDadosField(name);
  const { clearErrors } = useFormContext<FormValues>();
  const none = field.value === semContato;
  const { label } = questions[name];
  return (
    <div className="grid min-w-0 content-start gap-2">
      <TextField name={name} />
      <div>
        <Chip
          type="checkbox"
          checked={none}
          aria-label={`${label}: ${semContato.toLowerCase()}`}
          onChange={() => {
            clearErrors(path);
            field.onChange(none ? null : semContato);
          }}
        >
          {semContato}
        </Chip>
      </div>
    </div>
  );
}
