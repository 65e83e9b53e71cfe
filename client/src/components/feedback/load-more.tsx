import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../ui/button.tsx';

interface LoadMoreProps {
  /** The rows of the list, in the plural: 'avaliações'. */
  rows: string;
  onLoad: () => void;
  loading: boolean;
  /** True: reaching the end loads nothing for now. */
  waiting?: boolean;
  /** After a failure the next page loads only on a press, so that it does not fail again at each scroll. */
  failed: boolean;
}

/** Loads the next page when the end of the list comes near; the button is there for keyboards, failures and old browsers. */
export function LoadMore({ rows, onLoad, loading, waiting = false, failed }: LoadMoreProps) {
  const end = useRef<HTMLDivElement>(null);
  const load = useEffectEvent(onLoad);
  const idle = !loading && !waiting && !failed;

  useEffect(() => {
    const element = end.current;
    if (!element || !idle || typeof IntersectionObserver === 'undefined') return;
    // A busy page delivers several sightings at once, the newest last.
    const observer = new IntersectionObserver((sightings) => sightings.at(-1)?.isIntersecting && load(), {
      rootMargin: '600px 0px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [idle]);

  return (
    <div ref={end} className="mt-6 flex flex-col items-center gap-3">
      {failed && <p className="text-cinnabar-ink">Não foi possível carregar mais {rows}.</p>}
      <Button variant="outline" busy={loading} busyText="Carregando..." onClick={onLoad}>
        {failed ? 'Tentar Novamente' : 'Carregar mais'}
      </Button>
    </div>
  );
}
