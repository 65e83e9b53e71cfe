import { motivoLimits } from '@meridia/shared/motivo.ts';
import { useState } from 'react';
import { Field } from './form/field.tsx';
import { Button } from './ui/button.tsx';
import { Textarea } from './ui/textarea.tsx';

interface MotivoFieldProps {
  label: string;
  hint: string;
  giveText: string;
  onGive: (motivo: string) => void;
}

/** Asks for a reason in the therapist's own words before something goes in that a safety rule advises against. */
export function MotivoField({ label, hint, giveText, onGive }: MotivoFieldProps) {
  const [motivo, setMotivo] = useState('');
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <>
          <Textarea
            {...control}
            rows={2}
            maxLength={motivoLimits.max}
            value={motivo}
            onChange={(event) => setMotivo(event.target.value)}
          />
          <div className="mt-2">
            <Button size="sm" disabled={motivo.trim().length < motivoLimits.min} onClick={() => onGive(motivo.trim())}>
              {giveText}
            </Button>
          </div>
        </>
      )}
    </Field>
  );
}
