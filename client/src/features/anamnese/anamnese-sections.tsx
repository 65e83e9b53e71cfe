import type { DadosAnamneseField } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { consentimento } from '@meridia/shared/consentimento.ts';
import { memo } from 'react';
import { useController, useFormContext, useFormState } from 'react-hook-form';
import { QuestionsSection } from '../../components/anamnese/questions-section.tsx';
import { FieldError, fieldId } from '../../components/form/field.tsx';
import { FormSection } from '../../components/form/form-section.tsx';
import { FotoSlot } from '../../components/foto/foto-slot.tsx';
import { EarIllustration } from '../../components/illustrations/ear.tsx';
import { FaceIllustration } from '../../components/illustrations/face.tsx';
import { TongueIllustration } from '../../components/illustrations/tongue.tsx';
import { Checkbox } from '../../components/ui/checkbox.tsx';
import type { FormValues } from './form-values.ts';
import type { SectionState } from './navigation/use-section-states.ts';
import type { SectionId } from './sections.ts';
import type { Fotos } from './use-fotos.ts';

/** The sections that apply, as cards. */
export function AnamneseSections({ sections, fotos }: { sections: readonly SectionState[]; fotos: Fotos }) {
  return (
    <div className="grid gap-5">
      {sections.map(({ id, number, title, description, complete, questions }) => (
        <FormSection key={id} id={id} number={number} title={title} description={description} complete={complete}>
          {id === 'imagens' ? <ImagensSection fotos={fotos} /> : <SectionFields id={id} questions={questions} />}
        </FormSection>
      ))}
    </div>
  );
}

// Each field subscribes to its own answer, so a keystroke does not render the other sections again.
const SectionFields = memo(function SectionFields({
  id,
  questions,
}: {
  id: SectionId;
  questions: readonly DadosAnamneseField[];
}) {
  return id === 'consentimento' ? <ConsentimentoSection /> : <QuestionsSection fields={questions} />;
});

function ImagensSection({ fotos }: { fotos: Fotos }) {
  const { control } = useFormContext<FormValues>();
  const { errors } = useFormState({ control, name: 'fotos' });
  return (
    <>
      <FotoSlot
        slot={fotos.lingua}
        illustration={<TongueIllustration />}
        required
        wide
        error={errors.fotos?.lingua?.message}
      />
      <div className="grid gap-8 border-t border-line pt-6 sm:grid-cols-2 sm:gap-6">
        <FotoSlot slot={fotos.face} illustration={<FaceIllustration />} error={errors.fotos?.face?.message} />
        <FotoSlot slot={fotos.orelha} illustration={<EarIllustration />} error={errors.fotos?.orelha?.message} />
      </div>
    </>
  );
}

function ConsentimentoSection() {
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
