import { Spinner } from '../ui/spinner.tsx';

/** A whole screen that waits. For parts of a screen use `Skeleton`. */
export function LoadingScreen({ text = 'Carregando...' }: { text?: string }) {
  return (
    <div
      role="status"
      // Late on purpose: a wait too short to notice should not blink.
      className="grid min-h-[60dvh] animate-appear place-content-center justify-items-center gap-4 text-ink-soft [animation-delay:250ms] [animation-fill-mode:backwards]"
    >
      <Spinner className="size-9 text-jade-ink" />
      <p>{text}</p>
    </div>
  );
}
