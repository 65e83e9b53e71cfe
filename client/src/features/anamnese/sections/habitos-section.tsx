import { cigarros, frequenciasAlcool, qualidadesSono } from '@meridia/shared/anamnese/habitos.ts';
import { ChoiceField } from '../fields/choice-field.tsx';
import { NumberField } from '../fields/number-field.tsx';
import { SliderField } from '../fields/slider-field.tsx';
import { TextField } from '../fields/text-field.tsx';
import {
  cigarroLabels,
  frequenciaAlcoolLabels,
  labelledOptions,
  qualidadeSonoLabels,
  stressInWords,
} from '../labels.ts';

export function HabitosSection() {
  return (
    <>
      <TextField
        name="atividadeFisica"
        label="Atividade física"
        hint="O que pratica e quantas vezes por semana."
        maxLength={1000}
        rows={2}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <NumberField
          name="consumoAgua"
          label="Água por dia"
          hint="Copos de 250 ml"
          min={0}
          max={40}
          start={8}
          unit="copos"
        />
        <NumberField name="cafeXicaras" label="Café por dia" hint="Xícaras" min={0} max={40} start={1} unit="xíc." />
      </div>
      <ChoiceField
        name="frequenciaAlcool"
        label="Consumo de álcool"
        options={labelledOptions(frequenciasAlcool, frequenciaAlcoolLabels)}
      />
      <ChoiceField name="cigarro" label="Cigarro" options={labelledOptions(cigarros, cigarroLabels)} />
      <ChoiceField
        name="qualidadeSono"
        label="Qualidade do sono"
        options={labelledOptions(qualidadesSono, qualidadeSonoLabels)}
      />
      <SliderField
        name="estresseNivel"
        label="Nível de estresse"
        words={stressInWords}
        ends={['Sem estresse', 'Muito alto']}
      />
    </>
  );
}
