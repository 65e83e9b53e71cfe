import { CircleCheck, TriangleAlert, X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { cx } from '../../lib/cx.ts';
import { usePageVisible } from '../../lib/use-page-visible.ts';
import { Button } from '../ui/button.tsx';
import { type HeaderNotice, onHeaderNotices, readHeaderNotices, removeHeaderNotices } from './header-notices.ts';

/** Three times as long as a toast stays, because nobody expects this news. */
const shownMs = 15_000;

/**
 * Notices as a part of the header: they take room of their own and cover nothing. app.css adds their height to `--bar-height`, so that
 * sticky bars below the header stay clear of them.
 */
export function HeaderNoticesBar() {
  const notices = useSyncExternalStore(onHeaderNotices, readHeaderNotices, readHeaderNotices);
  const bar = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const { current } = bar;
    const { style } = document.documentElement;
    if (!current) return;
    const resized = new ResizeObserver(() => style.setProperty('--notices-height', `${current.offsetHeight}px`));
    resized.observe(current);
    return () => {
      resized.disconnect();
      style.removeProperty('--notices-height');
    };
  }, []);

  return (
    <div ref={bar} role="status" className="print:hidden">
      {notices.map((notice) => (
        <Notice key={notice.id} {...notice} />
      ))}
    </div>
  );
}

function Notice({ id, text, tone, action }: HeaderNotice) {
  const [held, setHeld] = useState(false);
  const visible = usePageVisible();

  // The time runs only while somebody can see the notice and is not about to use it.
  useEffect(() => {
    if (held || !visible) return;
    const timer = setTimeout(() => removeHeaderNotices(id), shownMs);
    return () => clearTimeout(timer);
  }, [id, held, visible]);

  const good = tone === 'success';
  const Icon = good ? CircleCheck : TriangleAlert;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: holding a notice only stops its clock; its buttons are the controls.
    <div
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className={cx(
        'border-t border-line py-1',
        good ? 'bg-jade-soft text-jade-ink' : 'bg-cinnabar-soft text-cinnabar-ink',
      )}
    >
      <div className="mx-auto flex max-w-page flex-wrap px-4 sm:px-6 items-center justify-end gap-x-2">
        <p className="flex min-w-0 grow basis-40 items-start gap-2 py-1 text-[0.9375rem] leading-tight font-medium wrap-anywhere">
          <Icon aria-hidden className="size-5 shrink-0" />
          {text}
        </p>
        <div className="flex items-center">
          <Button
            size="sm"
            variant="ghost"
            onClick={() => {
              removeHeaderNotices(id);
              action.onClick();
            }}
          >
            {action.label}
          </Button>
          <button
            type="button"
            aria-label="Fechar aviso"
            className="-mr-2 inline-flex size-11 items-center justify-center rounded-control hover:bg-surface"
            onClick={() => removeHeaderNotices(id)}
          >
            <X aria-hidden className="size-5" />
          </button>
        </div>
      </div>
    </div>
  );
}
