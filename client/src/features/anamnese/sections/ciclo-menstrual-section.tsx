import {
  ciclosRegulares,
  doresMenstruais,
  endometrioseDiagnosticos,
  fluxos,
  sintomasTpm,
} from '@meridia/shared/anamnese/ciclo-menstrual.ts';
import { ChoiceField } from '../fields/choice-field.tsx';
import { ChoicesField } from '../fields/choices-field.tsx';
import {
  cicloRegularLabels,
  dorMenstrualLabels,
  endometrioseLabels,
  fluxoLabels,
  labelledOptions,
  wordOptions,
} from '../labels.ts';

export function CicloMenstrualSection() {
  return (
    <>
      <ChoiceField
        name="cicloRegular"
        label="O ciclo é regular?"
        options={labelledOptions(ciclosRegulares, cicloRegularLabels)}
      />
      <ChoiceField name="fluxo" label="Fluxo" options={labelledOptions(fluxos, fluxoLabels)} />
      <ChoiceField
        name="dorMenstrual"
        label="Dor menstrual"
        options={labelledOptions(doresMenstruais, dorMenstrualLabels)}
      />
      <ChoiceField
        name="endometrioseDiagnostico"
        label="Diagnóstico de endometriose"
        options={labelledOptions(endometrioseDiagnosticos, endometrioseLabels)}
      />
      <ChoicesField name="tpm" label="Sintomas pré-menstruais (TPM)" options={wordOptions(sintomasTpm)} />
    </>
  );
}
