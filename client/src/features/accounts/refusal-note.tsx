import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { SupportLinks } from '../../components/feedback/support-links.tsx';
import { readErrorBody } from '../../lib/app-error.ts';
import { formatTime } from '../../lib/format.ts';
import { formatWait } from '../../lib/format-wait.ts';
import { errorMessage } from '../../messages/errors.ts';

/** Says inside the form why it was refused, for as long as the reason holds. A toast would disappear too early. */
export function RefusalNote({ error, children }: { error: unknown; children?: ReactNode }) {
  const { title, action } = errorMessage(error);
  const wait = readErrorBody(error)?.retryAfterSeconds;
  return (
    <div role="alert" className="animate-appear rounded-control bg-amber-soft p-4 text-amber-ink">
      <p className="flex gap-3 font-semibold">
        <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
        {title}
      </p>
      <div className="mt-1 grid gap-1 pl-8 text-[0.9375rem]">
        <p>{wait === undefined ? <SupportLinks>{action}</SupportLinks> : retryText(wait)}</p>
        {children}
      </div>
    </div>
  );
}

// Names a time of day, because the note does not count down.
function retryText(seconds: number): string {
  const wait = formatWait(seconds);
  if (seconds < 60) return `Tente de novo em ${wait}.`;
  return `Tente de novo em ${wait} (${formatTime(new Date(Date.now() + seconds * 1000))}).`;
}
