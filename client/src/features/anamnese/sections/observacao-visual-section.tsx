import { faceDescricoes, linguaDescricoes, orelhaDescricoes } from '@meridia/shared/anamnese/observacao-visual.ts';
import { ChoicesField } from '../fields/choices-field.tsx';
import { TextField } from '../fields/text-field.tsx';
import { wordOptions } from '../labels.ts';

export function ObservacaoVisualSection() {
  return (
    <>
      <ChoicesField name="linguaDesc" label="Língua" options={wordOptions(linguaDescricoes)} />
      <TextField name="linguaObservacao" label="Outras observações da língua" maxLength={2000} rows={2} />
      <ChoicesField name="faceDesc" label="Face" options={wordOptions(faceDescricoes)} />
      <TextField name="faceObservacao" label="Outras observações da face" maxLength={2000} rows={2} />
      <ChoicesField name="orelhaDesc" label="Orelha" options={wordOptions(orelhaDescricoes)} />
      <TextField name="orelhaObservacao" label="Outras observações da orelha" maxLength={2000} rows={2} />
    </>
  );
}
