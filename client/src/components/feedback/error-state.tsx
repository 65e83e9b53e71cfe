import type { ReactNode } from 'react';
import { BrokenChannel } from '../illustrations/broken-channel.tsx';
import { Button } from '../ui/button.tsx';
import { SupportLinks } from './support-links.tsx';

interface ErrorStateProps {
  title: ReactNode;
  /** What was kept and what to do. */
  action: ReactNode;
  onRetry?: () => void;
  retrying?: boolean;
  /** A way out beside the retry. */
  children?: ReactNode;
}

/** Shown in place of content that could not be loaded: `<ErrorState {...errorMessage(error)} onRetry={refetch} />`. */
export function ErrorState({ title, action, onRetry, retrying = false, children }: ErrorStateProps) {
  return (
    <div role="alert" className="mx-auto flex max-w-md flex-col items-center px-4 py-12 text-center">
      <BrokenChannel className="mb-6 h-20 text-ink-soft" />
      <h2 className="font-serif text-2xl leading-snug font-semibold">{title}</h2>
      <p className="mt-2 text-ink-soft">
        <SupportLinks>{action}</SupportLinks>
      </p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        {onRetry && (
          <Button onClick={onRetry} busy={retrying}>
            Tentar Novamente
          </Button>
        )}
        {children}
      </div>
    </div>
  );
}
