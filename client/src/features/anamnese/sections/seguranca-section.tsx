import { gestanteRespostas, marcapassoRespostas } from '@meridia/shared/anamnese/seguranca.ts';
import { ChoiceField } from '../fields/choice-field.tsx';
import { TextField } from '../fields/text-field.tsx';
import { gestanteLabels, labelledOptions, marcapassoLabels } from '../labels.ts';

export function SegurancaSection() {
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2">
        <ChoiceField name="gestante" label="Gestante?" options={labelledOptions(gestanteRespostas, gestanteLabels)} />
        <ChoiceField
          name="marcapasso"
          label="Usa marcapasso?"
          options={labelledOptions(marcapassoRespostas, marcapassoLabels)}
        />
      </div>
      <TextField
        name="alergias"
        label="Alergias"
        hint="A metais, plantas, óleos essenciais, alimentos ou medicamentos."
        maxLength={2000}
        rows={2}
      />
    </>
  );
}
