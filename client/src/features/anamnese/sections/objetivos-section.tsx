import { disponibilidadesSessoes } from '@meridia/shared/anamnese/objetivos.ts';
import { ChoiceField } from '../fields/choice-field.tsx';
import { TextField } from '../fields/text-field.tsx';
import { disponibilidadeLabels, labelledOptions } from '../labels.ts';

export function ObjetivosSection() {
  return (
    <>
      <TextField
        name="objetivosCliente"
        label="Objetivos do cliente"
        hint="O que ele espera do tratamento."
        maxLength={2000}
        rows={3}
      />
      <ChoiceField
        name="disponibilidadeSessoes"
        label="Disponibilidade para sessões"
        options={labelledOptions(disponibilidadesSessoes, disponibilidadeLabels)}
      />
    </>
  );
}
