import { questions } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { semContato } from '@meridia/shared/anamnese/dados-pessoais.ts';
import { useFormContext } from 'react-hook-form';
import { Checkbox } from '../ui/checkbox.tsx';
import type { DadosForm } from './dados-form.ts';
import { TextField } from './text-field.tsx';
import { useDadosField } from './use-dados-field.ts';

/** A phone or email, or the answer that the client has none or told none. */
export function ContactField({ name }: { name: 'telefone' | 'email' }) {
  const { path, field } = useDadosField(name);
  const { clearErrors } = useFormContext<DadosForm>();
  const none = field.value === semContato;
  const { label } = questions[name];
  return (
    <div className="relative min-w-0">
      <TextField name={name} />
      {/* After the field for Tab, beside its label for the eye. */}
      <Checkbox
        checked={none}
        aria-label={`${label}: ${semContato.toLowerCase()}`}
        className="text-[0.875rem] text-ink-soft min-[21rem]:absolute min-[21rem]:-top-2.5 min-[21rem]:right-0 min-[21rem]:gap-2"
        onChange={() => {
          clearErrors(path);
          field.onChange(none ? null : semContato);
        }}
      >
        {semContato}
      </Checkbox>
    </div>
  );
}
