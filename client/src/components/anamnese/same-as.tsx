import { type FieldOfKind, questions } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { useWatch } from 'react-hook-form';
import type { DadosForm } from './dados-form.ts';

/** Questions about the same thing in two places. What holds for one may differ in the other, so the therapist says that it is alike. */
const alike: { [Field in FieldOfKind<'choices'>]?: FieldOfKind<'choices'> } = {
  faceDesc: 'sintomasPele',
  sintomasPele: 'faceDesc',
};

interface SameAsProps {
  name: FieldOfKind<'choices'>;
  options: readonly string[];
  value: readonly string[];
  onChange: (value: string[]) => void;
}

/** Takes over the options that were chosen in the other place; nothing when there are none that this question lacks. */
export function SameAs(props: SameAsProps) {
  const other = alike[props.name];
  return other ? <TakeOver {...props} other={other} /> : null;
}

function TakeOver({ options, value, onChange, other }: SameAsProps & { other: FieldOfKind<'choices'> }) {
  const chosen: readonly string[] = useWatch<DadosForm, `dadosAnamnese.${typeof other}`>({
    name: `dadosAnamnese.${other}`,
  });
  const missing = chosen.filter((option) => options.includes(option) && !value.includes(option));
  if (missing.length === 0) return null;
  return (
    <button
      type="button"
      onClick={() => onChange(options.filter((option) => value.includes(option) || missing.includes(option)))}
      className="min-h-11 justify-self-start text-left font-semibold text-jade-ink underline underline-offset-4"
    >
      Como em {questions[other].label}: {missing.join(', ')}
    </button>
  );
}
