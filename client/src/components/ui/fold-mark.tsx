import { ChevronDown } from 'lucide-react';

/** Inside a `summary`: shows whether its details are open. */
export function FoldMark() {
  return (
    <ChevronDown
      aria-hidden
      className="size-5 shrink-0 text-jade-ink transition-transform [[open]>summary>&]:rotate-180"
    />
  );
}
