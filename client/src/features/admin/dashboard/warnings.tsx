import { Link } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import { readWarningTexts } from './read-warning-texts.ts';
import { useWarnings } from './use-warnings.ts';

/** What asks for somebody's hand; nothing when all is well. */
export function Warnings() {
  const { data } = useWarnings();
  const texts = data ? readWarningTexts(data) : [];
  if (texts.length === 0) return null;
  return (
    <section aria-label="Avisos" className="rounded-card bg-amber-soft p-5 text-amber-ink">
      <ul className="grid gap-2">
        {texts.map((text) => (
          <li key={text} className="flex gap-3">
            <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
            <span className="min-w-0">{text}</span>
          </li>
        ))}
      </ul>
      <Link
        to="/admin/system"
        className="mt-2 ml-8 inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
      >
        Ver o sistema
      </Link>
    </section>
  );
}
