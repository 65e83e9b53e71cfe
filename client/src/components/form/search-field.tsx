import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Input } from '../ui/input.tsx';

/** How long the typing must pause before the search starts. */
const restMs = 300;

interface SearchFieldProps {
  label: string;
  placeholder: string;
  /** The present search text. */
  value: string;
  onChange: (value: string) => void;
}

/** Searches when the typing pauses, and at once on Enter. */
export function SearchField({ label, placeholder, value, onChange }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const [asked, setAsked] = useState(value);
  // The address changed without typing: by going back, or by clearing the filters.
  if (value !== asked) {
    setAsked(value);
    setTyped(value);
  }

  const ask = () => {
    if (typed.trim() === value.trim()) return;
    setAsked(typed);
    onChange(typed);
  };
  const askAfterRest = useEffectEvent(ask);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every key restarts the wait.
  useEffect(() => {
    const timer = setTimeout(() => askAfterRest(), restMs);
    return () => clearTimeout(timer);
  }, [typed]);

  return (
    <search className="relative min-w-0 grow">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          ask();
        }}
      >
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-ink-soft"
        />
        <Input
          type="search"
          enterKeyHint="search"
          maxLength={100}
          aria-label={label}
          placeholder={placeholder}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          className="pr-2 pl-10"
        />
      </form>
    </search>
  );
}
