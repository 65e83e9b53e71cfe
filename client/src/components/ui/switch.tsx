import { Switch as Primitive } from 'radix-ui';
import { type ReactNode, useId } from 'react';

interface SwitchProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  label: ReactNode;
  /** What the switch does, shown below the label. */
  hint?: ReactNode;
}

/** Switches something on or off at once. The whole line can be clicked. */
export function Switch({ checked, onChange, label, hint }: SwitchProps) {
  const id = useId();
  return (
    <div className="flex items-start justify-between gap-4">
      <div className="min-w-0 grow">
        <label htmlFor={id} className="block cursor-pointer font-semibold">
          {label}
        </label>
        {hint && (
          <p id={`${id}-dica`} className="mt-0.5 text-[0.9375rem] text-ink-soft">
            {hint}
          </p>
        )}
      </div>
      <Primitive.Root
        id={id}
        checked={checked}
        onCheckedChange={onChange}
        {...(hint ? { 'aria-describedby': `${id}-dica` } : {})}
        className="group -my-1.5 -mr-1 inline-flex h-11 shrink-0 items-center px-1"
      >
        <span className="block h-7 w-12 rounded-full border border-line-strong bg-sunken p-[3px] transition-colors group-data-[state=checked]:border-jade group-data-[state=checked]:bg-jade">
          <Primitive.Thumb className="block size-5 rounded-full bg-line-strong transition-transform data-[state=checked]:translate-x-5 data-[state=checked]:bg-on-solid" />
        </span>
      </Primitive.Root>
    </div>
  );
}
