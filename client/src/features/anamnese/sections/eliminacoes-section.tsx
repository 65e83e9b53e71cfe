import { apetites, sedes } from '@meridia/shared/anamnese/eliminacoes.ts';
import { ChoiceField } from '../fields/choice-field.tsx';
import { TextField } from '../fields/text-field.tsx';
import { apetiteLabels, labelledOptions, sedeLabels } from '../labels.ts';

export function EliminacoesSection() {
  return (
    <>
      <ChoiceField name="apetite" label="Apetite" options={labelledOptions(apetites, apetiteLabels)} />
      <ChoiceField name="sede" label="Sede" options={labelledOptions(sedes, sedeLabels)} />
      <TextField
        name="urina"
        label="Urina"
        hint="Cor, quantidade, frequência, se acorda à noite para urinar."
        maxLength={1000}
        rows={2}
      />
      <TextField
        name="evacuacao"
        label="Evacuação"
        hint="Frequência, consistência, dor ou esforço."
        maxLength={1000}
        rows={2}
      />
    </>
  );
}
