import { consentimento } from '@meridia/shared/consentimento.ts';
import { useController, useFormContext } from 'react-hook-form';
import { FieldError, fieldId } from '../../../components/form/field.tsx';
import { Checkbox } from '../../../components/ui/checkbox.tsx';
import type { FormValues } from '../form-values.ts';

export function ConsentimentoSection() {
  const { control } = useFormContext<FormValues>();
  const { field, fieldState } = useController({ control, name: 'consentimentoLgpd' });
  const id = fieldId('consentimentoLgpd');
  const error = fieldState.error?.message;
  return (
    <div className="grid gap-1.5">
      <Checkbox
        id={id}
        ref={field.ref}
        checked={field.value}
        onChange={(event) => field.onChange(event.target.checked)}
        onBlur={field.onBlur}
        aria-required
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-erro` : undefined}
      >
        {consentimento.texto}
        <span aria-hidden className="text-cinnabar-ink">
          {' '}
          *
        </span>
      </Checkbox>
      <FieldError id={`${id}-erro`} error={error} />
    </div>
  );
}
