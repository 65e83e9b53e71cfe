import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';

/** One message and the next step. The heading takes the focus, because the message answers the person's last action. */
export function Message({ Icon, title, children }: { Icon: LucideIcon; title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid gap-5">
      <Icon aria-hidden className="size-10 text-jade-ink" strokeWidth={1.25} />
      <h1 ref={heading} tabIndex={-1} className="font-serif text-[2rem] leading-tight font-semibold focus:outline-none">
        {title}
      </h1>
      {children}
    </div>
  );
}
