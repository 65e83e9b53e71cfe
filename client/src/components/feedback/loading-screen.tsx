import { Spinner } from '../ui/spinner.tsx';

/** A whole screen that waits. For parts of a screen use `Skeleton`. */
export function LoadingScreen({ text = 'Carregando...' }: { text?: string }) {
  return (
    <div role="status" className="grid min-h-[60dvh] place-content-center justify-items-center gap-4 text-ink-soft">
      <Spinner className="size-9 text-jade-ink" />
      <p>{text}</p>
    </div>
  );
}
