import { fatoresAgravantes, fatoresAmeliorantes, iniciosQueixa } from '@meridia/shared/anamnese/queixa-principal.ts';
import { ChoiceField } from '../fields/choice-field.tsx';
import { ChoicesField } from '../fields/choices-field.tsx';
import { SliderField } from '../fields/slider-field.tsx';
import { TextField } from '../fields/text-field.tsx';
import { inicioQueixaLabels, labelledOptions, painInWords, wordOptions } from '../labels.ts';

export function QueixaPrincipalSection() {
  return (
    <>
      <TextField
        name="queixaPrincipal"
        label="Queixa principal"
        hint="Com as palavras do cliente: o que sente, onde e como começou."
        required
        maxLength={4000}
        rows={4}
      />
      <ChoiceField
        name="inicioQueixa"
        label="Início da queixa"
        options={labelledOptions(iniciosQueixa, inicioQueixaLabels)}
      />
      <SliderField
        name="intensidadeDor"
        label="Intensidade da dor"
        words={painInWords}
        ends={['Sem dor', 'Pior dor possível']}
      />
      <ChoicesField name="fatoresAgravantes" label="O que piora" options={wordOptions(fatoresAgravantes)} />
      <ChoicesField name="fatoresAmeliorantes" label="O que melhora" options={wordOptions(fatoresAmeliorantes)} />
    </>
  );
}
