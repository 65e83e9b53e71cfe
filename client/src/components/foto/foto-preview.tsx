import { useState } from 'react';

interface FotoPreviewProps {
  src: string;
  alt: string;
  /** The outline drawn over the photo, in fractions of the photo's width and height. */
  contour?: readonly (readonly [number, number])[] | null;
  dimmed?: boolean;
}

/** The whole photo, never cropped, so that the therapist sees what was measured. */
export function FotoPreview({ src, alt, contour, dimmed = false }: FotoPreviewProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (broken === src) {
    return <p className="px-6 py-10 text-center text-ink-soft">Não foi possível mostrar a foto aqui.</p>;
  }
  return (
    <span className="relative block">
      <img
        src={src}
        alt={alt}
        onError={() => setBroken(src)}
        className={`block max-h-[12.5rem] sm:max-h-[22rem] w-auto max-w-full transition-opacity ${dimmed ? 'opacity-45' : ''}`}
      />
      {contour && contour.length > 2 && (
        <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden className="absolute inset-0 size-full">
          <title>Contorno da língua</title>
          <polygon points={pointsOf(contour)} className={line} stroke="rgb(0 0 0 / 0.55)" strokeWidth="5" />
          <polygon
            points={pointsOf(contour)}
            className={line}
            stroke="#fffdf9"
            strokeWidth="2.5"
            strokeDasharray="7 5"
          />
        </svg>
      )}
    </span>
  );
}

// A light line over a dark line is visible on any photo.
const line = 'fill-none [stroke-linejoin:round] [vector-effect:non-scaling-stroke]';

function pointsOf(contour: readonly (readonly [number, number])[]): string {
  return contour.map(([x, y]) => `${x.toFixed(4)},${y.toFixed(4)}`).join(' ');
}
