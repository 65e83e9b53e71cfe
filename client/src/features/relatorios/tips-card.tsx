import { ChevronRight, Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Card } from '../../components/ui/card.tsx';
import { cx } from '../../lib/cx.ts';
import { tipCategories, tipDots, tips, tipTiming } from './tips.ts';

export function TipsCard() {
  const { index, fading, paused, next, togglePause } = useTipRotation();
  const tip = tips[index];
  return (
    <Card aria-label="Dicas enquanto você espera">
      <div
        className={cx(
          'grid min-h-44 content-center gap-2 text-center transition-opacity sm:min-h-32',
          fading && 'opacity-0',
        )}
        style={{ transitionDuration: `${tipTiming.fadeMs}ms` }}
      >
        {tip && (
          <>
            <p className="eyebrow">{tipCategories[tip.category]}</p>
            <p className="font-serif text-lg leading-relaxed text-balance">{tip.text}</p>
          </>
        )}
      </div>
      <div className="mt-3 flex items-center justify-between gap-3">
        {/* Moving content must have a button to stop it (WCAG 2.2.2). */}
        <button
          type="button"
          onClick={togglePause}
          className={control}
          aria-label={paused ? 'Continuar dicas' : 'Pausar dicas'}
        >
          {paused ? <Play aria-hidden className="size-5" /> : <Pause aria-hidden className="size-5" />}
        </button>
        <div aria-hidden className="flex items-center gap-2">
          {tips.slice(0, tipDots).map(({ text }, dot) => (
            <span
              key={text}
              className={cx(
                'size-2 rounded-full transition-colors',
                dot === index % tipDots ? 'bg-jade-ink' : 'bg-line',
              )}
            />
          ))}
        </div>
        <button type="button" onClick={next} className={control} aria-label="Próxima dica">
          <ChevronRight aria-hidden className="size-5" />
        </button>
      </div>
    </Card>
  );
}

const control =
  'inline-flex size-11 items-center justify-center rounded-full text-ink-soft transition-colors hover:bg-sunken hover:text-ink';

/** Starts with a random tip, so that therapists who wait often do not read the same tips each time. */
function useTipRotation() {
  const [index, setIndex] = useState(() => Math.floor(Math.random() * tips.length));
  const [fading, setFading] = useState(false);
  const [paused, setPaused] = useState(false);

  useEffect(() => {
    if (paused || fading) return;
    const timer = setTimeout(() => setFading(true), tipTiming.everyMs);
    return () => clearTimeout(timer);
  }, [paused, fading]);

  useEffect(() => {
    if (!fading) return;
    const timer = setTimeout(() => {
      setIndex((current) => (current + 1) % tips.length);
      setFading(false);
    }, tipTiming.fadeMs);
    return () => clearTimeout(timer);
  }, [fading]);

  return { index, fading, paused, next: () => setFading(true), togglePause: () => setPaused((current) => !current) };
}
