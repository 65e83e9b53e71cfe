import { Spinner } from '../ui/spinner.tsx';

/** Shown while a whole screen loads. For parts of a screen use `Skeleton`. */
export function LoadingScreen({ text = 'Carregando...' }: { text?: string }) {
  return (
    <div
      role="status"
      // Appears late on purpose, so that a short wait does not flicker.
      className="grid min-h-[60dvh] animate-appear place-content-center justify-items-center gap-4 text-ink-soft [animation-delay:250ms] [animation-fill-mode:backwards]"
    >
      <Spinner className="size-9 text-jade-ink" />
      <p>{text}</p>
    </div>
  );
}
