import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Field } from '../../../components/form/field.tsx';
import { Input } from '../../../components/ui/input.tsx';

/** Long enough that a search does not start after each letter of a name. */
const pauseMs = 300;

interface SearchBoxProps {
  label: string;
  /** The present search text of the address. */
  value: string;
  onChange: (value: string) => void;
}

/** Searches when the typing pauses. */
export function SearchBox({ label, value, onChange }: SearchBoxProps) {
  const [typed, setTyped] = useState(value);
  // The address can change without typing: back, forward, 'Limpar filtros'.
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    setShown(value);
    if (typed.trim() !== value) setTyped(value);
  }
  const search = useEffectEvent((text: string) => text !== value && onChange(text));
  useEffect(() => {
    const timer = setTimeout(() => search(typed.trim()), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);

  return (
    <Field label={label}>
      {(control) => (
        <span className="relative block">
          <Search
            aria-hidden
            className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-ink-soft"
          />
          <Input
            {...control}
            type="search"
            autoComplete="off"
            maxLength={100}
            className="pl-10"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </span>
      )}
    </Field>
  );
}
