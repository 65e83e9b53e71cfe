import type { DadosAnamneseField } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { Fold, namedInFold, namesOf, useFoldedAnswers } from '../../components/anamnese/fold.tsx';
import { FoldCount } from '../../components/anamnese/folded-questions.tsx';
import { Questions } from '../../components/anamnese/questions-section.tsx';
import { SectionNumber } from '../../components/form/form-section.tsx';
import { Card } from '../../components/ui/card.tsx';
import { OfertaDeRespostas } from './cliente/oferta-de-respostas.tsx';
import type { SectionState } from './navigation/use-section-states.ts';

interface FoldedSectionProps extends Pick<SectionState, 'id' | 'number' | 'title' | 'description' | 'complete'> {
  fields: readonly DadosAnamneseField[];
}

/** A section without an essential question: one line with its title, the names of its questions and the number of answers. */
export function FoldedSection({ id, number, title, description, complete, fields }: FoldedSectionProps) {
  const { count, invalid } = useFoldedAnswers(fields);
  const titleId = `${id}-titulo`;
  return (
    <Card id={id} aria-labelledby={titleId} className="scroll-mt-28 px-4 sm:px-6" padded={false}>
      <Fold
        forced={invalid}
        className="py-2 sm:py-3"
        summary={
          <span className="flex items-start gap-3">
            <SectionNumber number={number} complete={complete} />
            <span className="min-w-0">
              <h2 id={titleId} className="font-serif text-[1.125rem] sm:text-[1.375rem] leading-snug font-semibold">
                {title}
                {complete && <span className="sr-only"> (o essencial respondido)</span>}
              </h2>
              <span className="line-clamp-1 text-[0.9375rem] text-ink-soft">
                <FoldCount count={count} />: {namesOf(fields, namedInFold)}
              </span>
            </span>
          </span>
        }
      >
        <div className="grid gap-6 pt-2 pb-6">
          {description && <p className="text-ink-soft">{description}</p>}
          <Questions fields={fields} />
        </div>
      </Fold>
      <div className="pb-3 empty:hidden">
        <OfertaDeRespostas section={id} fields={fields} />
      </div>
    </Card>
  );
}
