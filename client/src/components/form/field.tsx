import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cx } from '../../lib/cx.ts';

/** What the control inside a `Field` must receive. */
interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean | undefined;
  'aria-required': boolean | undefined;
}

interface FieldTexts {
  /** The form's field name: gives the control the id that `ErrorSummary` jumps to. */
  name?: string;
  label: ReactNode;
  hint?: ReactNode;
  /** Portuguese text; undefined when the field is valid. */
  error?: string | undefined;
  required?: boolean;
  /** Shows beside the label that the field may stay empty. */
  optional?: boolean;
  className?: string | undefined;
}

interface FieldProps extends FieldTexts {
  children: (control: ControlProps) => ReactNode;
}

/** Label, hint and error around one control: `<Field …>{(control) => <Input {...control} {...register('x')} />}</Field>`. */
export function Field({ name, label, hint, error, required, optional, className, children }: FieldProps) {
  const ids = useFieldIds(name);
  return (
    <div className={cx('grid min-w-0 content-start gap-1.5', className)}>
      <label htmlFor={ids.control} className="font-semibold">
        {label}
        {optional && <Optional />}
      </label>
      {hint && <Hint id={ids.hint}>{hint}</Hint>}
      {children({
        id: ids.control,
        'aria-describedby': describedBy(ids, hint, error),
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      <FieldError id={ids.error} error={error} />
    </div>
  );
}

interface FieldGroupProps extends FieldTexts {
  /** Puts the label beside the controls, for a few short ones. */
  beside?: boolean;
  children: (group: { 'aria-invalid': boolean | undefined }) => ReactNode;
}

/** Like `Field`, but around several controls (chips, radios): the label names the group. */
export function FieldGroup({
  name,
  label,
  hint,
  error,
  optional,
  beside = false,
  className,
  children,
}: FieldGroupProps) {
  const ids = useFieldIds(name);
  return (
    // A fieldset cannot be a grid in every browser and its legend is hard to place. The role and the label mean the same.
    // biome-ignore lint/a11y/useSemanticElements: see above
    <div
      role="group"
      id={ids.control}
      tabIndex={-1}
      aria-labelledby={ids.label}
      aria-describedby={describedBy(ids, hint, error)}
      className={cx(
        'grid min-w-0 content-start gap-2 rounded-control outline-offset-8',
        beside &&
          'min-[22rem]:grid-cols-[minmax(0,1fr)_auto] min-[22rem]:items-center sm:flex sm:flex-col sm:items-start',
        className,
      )}
    >
      <div id={ids.label} className="font-semibold">
        {label}
        {optional && <Optional />}
      </div>
      {hint && <Hint id={ids.hint}>{hint}</Hint>}
      {children({ 'aria-invalid': error ? true : undefined })}
      <FieldError id={ids.error} error={error} />
    </div>
  );
}

/** The id of a named field's control. */
export function fieldId(name: string): string {
  return `campo-${name.replaceAll('.', '-')}`;
}

export function FieldError({ id, error }: { id?: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p id={id} className="flex items-start gap-1.5 text-[0.9375rem] font-medium text-cinnabar-ink">
      <CircleAlert aria-hidden className="mt-0.5 size-[1.15em] shrink-0" />
      {error}
    </p>
  );
}

function Hint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div id={id} className="text-[0.9375rem] text-ink-soft">
      {children}
    </div>
  );
}

function Optional() {
  return <span className="ml-1.5 text-[0.9375rem] font-normal text-ink-soft">(opcional)</span>;
}

function useFieldIds(name: string | undefined) {
  const generated = useId();
  const base = name ? fieldId(name) : generated;
  return { control: base, label: `${base}-rotulo`, hint: `${base}-dica`, error: `${base}-erro` };
}

function describedBy(ids: { hint: string; error: string }, hint: ReactNode, error: string | undefined) {
  return [hint ? ids.hint : '', error ? ids.error : ''].filter(Boolean).join(' ') || undefined;
}
