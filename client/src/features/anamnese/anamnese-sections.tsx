import type { DadosAnamneseField } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { memo } from 'react';
import { FormSection } from '../../components/form/form-section.tsx';
import type { SectionState } from './navigation/use-section-states.ts';
import { ConsentimentoSection } from './sections/consentimento-section.tsx';
import { ImagensSection } from './sections/imagens-section.tsx';
import { QuestionsSection } from './sections/questions-section.tsx';
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

// Each field listens to its own answer, so a keystroke need not draw the other sections again.
const SectionFields = memo(function SectionFields({
  id,
  questions,
}: {
  id: SectionId;
  questions: readonly DadosAnamneseField[];
}) {
  return id === 'consentimento' ? <ConsentimentoSection /> : <QuestionsSection fields={questions} />;
});
