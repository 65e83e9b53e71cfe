import {
  sintomasDigestivos,
  sintomasEmocionais,
  sintomasGerais,
  sintomasPele,
  sintomasRespiratorios,
  sintomasSono,
  sintomasTermicos,
} from '@meridia/shared/anamnese/sintomas.ts';
import { ChoicesField } from '../fields/choices-field.tsx';
import { wordOptions } from '../labels.ts';

export function SintomasSection() {
  return (
    <>
      <ChoicesField name="sintomasGerais" label="Sintomas gerais" options={wordOptions(sintomasGerais)} />
      <ChoicesField name="sintomasDigestivos" label="Digestão" options={wordOptions(sintomasDigestivos)} />
      <ChoicesField name="sintomasRespiratorios" label="Respiração" options={wordOptions(sintomasRespiratorios)} />
      <ChoicesField name="sintomasTermicos" label="Sensação térmica" options={wordOptions(sintomasTermicos)} />
      <ChoicesField name="sintomasPele" label="Pele" options={wordOptions(sintomasPele)} />
      <ChoicesField name="sintomasEmocionais" label="Emoções" options={wordOptions(sintomasEmocionais)} />
      <ChoicesField name="sintomasSono" label="Sono" options={wordOptions(sintomasSono)} />
    </>
  );
}
