import { foldText } from '@meridia/shared/folded-text.ts';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { Chip } from './chip.tsx';
import { Input } from './input.tsx';
import type { ChipOption } from './radio-chips.tsx';

interface ChipGroupProps<Value extends string> {
  options: readonly ChipOption<Value>[];
  value: readonly Value[];
  onChange: (value: Value[]) => void;
  onBlur?: (() => void) | undefined;
  /** Shows a search field; useful from about 15 options on. Chosen options stay visible. */
  searchLabel?: string;
  /** The options that are shown at once, with the chosen ones; a button shows the others. All, if absent. */
  common?: readonly Value[] | undefined;
  disabled?: boolean;
  'aria-invalid'?: boolean | undefined;
}

/** Any number of choices from a fixed list. It belongs inside a `FieldGroup`, which names the group. The value keeps the list's order. */
export function ChipGroup<Value extends string>({
  options,
  value,
  onChange,
  onBlur,
  searchLabel,
  common,
  disabled = false,
  'aria-invalid': invalid,
}: ChipGroupProps<Value>) {
  const [search, setSearch] = useState('');
  const [all, setAll] = useState(false);
  const isOffered = (option: ChipOption<Value>) => all || !common || common.includes(option.value);
  const shown = options.filter(
    (option) => value.includes(option.value) || (isOffered(option) && matches(option.label, search)),
  );
  const held = options.filter((option) => !isOffered(option) && !value.includes(option.value)).length;

  const toggle = (toggled: Value) => {
    const next = value.includes(toggled) ? value.filter((item) => item !== toggled) : [...value, toggled];
    onChange(options.map((option) => option.value).filter((item) => next.includes(item)));
  };

  return (
    <div className="grid gap-3">
      {searchLabel && (
        <span className="relative block max-w-md">
          <Search aria-hidden className="absolute top-1/2 left-3 size-5 -translate-y-1/2 text-ink-soft" />
          <Input
            type="search"
            aria-label={searchLabel}
            placeholder={searchLabel}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
            className="pl-10"
          />
        </span>
      )}
      <div className="flex flex-wrap gap-1.5 sm:gap-2">
        {shown.map((option) => (
          <Chip
            key={option.value}
            type="checkbox"
            checked={value.includes(option.value)}
            disabled={disabled}
            aria-invalid={invalid}
            onBlur={onBlur}
            onChange={() => toggle(option.value)}
          >
            {option.label}
          </Chip>
        ))}
        {held > 0 && (
          <button
            type="button"
            onClick={() => setAll(true)}
            className="min-h-11 px-2 font-semibold text-jade-ink underline underline-offset-4"
          >
            Mais {held}
            <span className="sr-only"> opções</span>
          </button>
        )}
        {shown.length === 0 && <p className="py-2 text-ink-soft">Nenhuma opção com esse nome.</p>}
      </div>
    </div>
  );
}

function matches(label: string, search: string): boolean {
  return foldText(label).includes(foldText(search.trim()));
}
