import type { LinguaFoto } from '@meridia/shared/consulta-evolutiva.ts';
import { MoveHorizontal } from 'lucide-react';
import { useState } from 'react';
import { cx } from '../../../lib/cx.ts';
import { formatShortDate } from '../../../lib/format.ts';
import { placeTongue } from './place-tongue.ts';

/** Two photos in one frame. Finger, mouse or arrow keys move the line between them. */
export function CompareSlider({ before, after }: { before: LinguaFoto; after: LinguaFoto }) {
  const [position, setPosition] = useState(50);
  return (
    <div className="relative mx-auto aspect-[4/5] w-full max-w-md overflow-hidden rounded-card border border-line-strong bg-sunken select-none">
      <Photo foto={before} alt={`Antes: língua em ${formatShortDate(before.data)}`} />
      <div className="absolute inset-0 bg-sunken" style={{ clipPath: `inset(0 0 0 ${position}%)` }}>
        <Photo foto={after} alt={`Depois: língua em ${formatShortDate(after.data)}`} />
      </div>
      <Caption side="left" title="Antes" date={before.data} />
      <Caption side="right" title="Depois" date={after.data} />
      <input
        type="range"
        min={0}
        max={100}
        value={position}
        onChange={(event) => setPosition(Number(event.target.value))}
        aria-label="Divisão entre antes e depois"
        aria-valuetext={`${position}% antes, ${100 - position}% depois`}
        className="peer absolute inset-0 size-full cursor-ew-resize touch-pan-y opacity-0"
      />
      <span
        aria-hidden
        style={{ left: `${position}%` }}
        className="pointer-events-none absolute inset-y-0 w-0.5 -translate-x-1/2 bg-[#fffdf9] shadow-[0_0_0_1px_rgb(0_0_0/0.4)] peer-focus-visible:[&>span]:outline-2 peer-focus-visible:[&>span]:outline-offset-2 peer-focus-visible:[&>span]:outline-[#fffdf9]"
      >
        <span className="absolute top-1/2 left-1/2 flex size-11 -translate-1/2 items-center justify-center rounded-full bg-jade text-on-solid shadow-lift">
          <MoveHorizontal className="size-6" />
        </span>
      </span>
    </div>
  );
}

function Photo({ foto, alt }: { foto: LinguaFoto; alt: string }) {
  const place = placeTongue(foto.lingua);
  return (
    <img
      src={`/api/fotos/${foto.id}`}
      alt={alt}
      draggable={false}
      className={cx('absolute max-w-none', place ? 'top-1/2 left-1/2 w-auto' : 'inset-0 size-full object-contain')}
      {...(place && { style: { height: place.height, transform: place.transform } })}
    />
  );
}

function Caption({ side, title, date }: { side: 'left' | 'right'; title: string; date: string }) {
  return (
    <span
      className={cx(
        'absolute top-2 rounded-control bg-black/70 px-2.5 py-1 text-sm leading-tight text-[#fffdf9]',
        side === 'left' ? 'left-2' : 'right-2',
      )}
    >
      <span className="block font-semibold">{title}</span>
      {formatShortDate(date)}
    </span>
  );
}
