import type { DadosAnamneseField } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { consentimento } from '@meridia/shared/consentimento.ts';
import { keysOf } from '@meridia/shared/keys-of.ts';
import { plural } from '@meridia/shared/numbers.ts';
import { memo } from 'react';
import { useController, useFormContext, useFormState } from 'react-hook-form';
import { Fold } from '../../components/anamnese/fold.tsx';
import { FoldCount } from '../../components/anamnese/folded-questions.tsx';
import { isEssential, QuestionsSection } from '../../components/anamnese/questions-section.tsx';
import { FieldError, fieldId } from '../../components/form/field.tsx';
import { FormSection } from '../../components/form/form-section.tsx';
import { FotoSlot } from '../../components/foto/foto-slot.tsx';
import { EarIllustration } from '../../components/illustrations/ear.tsx';
import { FaceIllustration } from '../../components/illustrations/face.tsx';
import { TongueIllustration } from '../../components/illustrations/tongue.tsx';
import { Checkbox } from '../../components/ui/checkbox.tsx';
import { ClienteDaFicha } from './cliente/cliente-da-ficha.tsx';
import { IdadeField } from './cliente/idade-field.tsx';
import { OfertaDeRespostas } from './cliente/oferta-de-respostas.tsx';
import { FoldedSection } from './folded-section.tsx';
import type { FormValues } from './form-values.ts';
import { IaExteriorField } from './ia-exterior-field.tsx';
import type { SectionState } from './navigation/use-section-states.ts';
import type { Fotos } from './use-fotos.ts';

/** The sections that apply, as cards. A section without an essential question is folded as a whole. */
export function AnamneseSections({ sections, fotos }: { sections: readonly SectionState[]; fotos: Fotos }) {
  return (
    <div className="grid gap-2.5 sm:gap-5">
      {sections.map(({ id, number, title, description, complete, questions }) => {
        const card = { id, number, title, description, complete };
        if (id !== 'imagens' && id !== 'consentimento') return <AnswersSection key={id} {...card} fields={questions} />;
        return (
          <FormSection key={id} {...card}>
            {id === 'imagens' ? <ImagensSection fotos={fotos} /> : <ConsentimentoSection />}
          </FormSection>
        );
      })}
    </div>
  );
}

const instead = { idade: <IdadeField /> };

interface AnswersSectionProps extends Pick<SectionState, 'id' | 'number' | 'title' | 'description' | 'complete'> {
  fields: readonly DadosAnamneseField[];
}

// Each field subscribes to its own answer, so a keystroke does not render the other sections again.
const AnswersSection = memo(
  function AnswersSection({ fields, ...card }: AnswersSectionProps) {
    return fields.some(isEssential) ? (
      <FormSection {...card}>
        {card.id === 'dados-pessoais' ? (
          <>
            <QuestionsSection fields={fields} instead={instead} />
            <ClienteDaFicha />
            <OfertaDeRespostas section={card.id} fields={fields} />
          </>
        ) : (
          <>
            <OfertaDeRespostas section={card.id} fields={fields} />
            <QuestionsSection fields={fields} />
          </>
        )}
      </FormSection>
    ) : (
      <FoldedSection {...card} fields={fields} />
    );
  },
  ({ fields: before, ...one }, { fields: now, ...other }) =>
    before.join() === now.join() && keysOf(one).every((key) => one[key] === other[key]),
);

function ImagensSection({ fotos }: { fotos: Fotos }) {
  const { control } = useFormContext<FormValues>();
  const { errors } = useFormState({ control, name: 'fotos' });
  const others = [fotos.face, fotos.orelha].filter(({ state }) => state.step !== 'empty').length;
  return (
    <>
      <FotoSlot
        slot={fotos.lingua}
        illustration={<TongueIllustration />}
        required
        wide
        error={errors.fotos?.lingua?.message}
      />
      <div className="rounded-control border border-line px-4">
        <Fold
          forced={Boolean(errors.fotos?.face ?? errors.fotos?.orelha)}
          summary={
            <>
              <span className="font-semibold">Fotos da face e da orelha</span> ·{' '}
              <FoldCount count={others === 0 ? 'sem fotos' : plural(others, 'foto', 'fotos')} />
            </>
          }
        >
          <div className="grid gap-8 border-t border-line py-5 sm:grid-cols-2 sm:gap-6">
            <FotoSlot slot={fotos.face} illustration={<FaceIllustration />} error={errors.fotos?.face?.message} />
            <FotoSlot slot={fotos.orelha} illustration={<EarIllustration />} error={errors.fotos?.orelha?.message} />
          </div>
        </Fold>
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
    <>
      <IaExteriorField />
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
    </>
  );
}
