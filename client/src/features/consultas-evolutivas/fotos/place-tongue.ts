import type { LinguaFoto } from '@meridia/shared/consulta-evolutiva.ts';

/** The height of the tongue as a fraction of the frame's height. */
const shownHeight = 0.62;
// A smaller box is not a tongue that can be compared, and enlarging it would show only single pixels.
const smallest = 0.15;

interface TonguePlace {
  /** A fraction of the frame's height. */
  height: `${number}%`;
  /** Fractions of the picture's own size: they move the tongue's middle to the frame's middle. */
  transform: string;
}

/** Places a photo so that its tongue is in the middle of the frame, always with the same height. Null: show the whole photo. */
export function placeTongue(lingua: LinguaFoto['lingua']): TonguePlace | null {
  if (!lingua || lingua.altura < smallest) return null;
  const { x, y, largura, altura } = lingua;
  return {
    height: `${round((shownHeight / altura) * 100)}%`,
    transform: `translate(${round(-(x + largura / 2) * 100)}%, ${round(-(y + altura / 2) * 100)}%)`,
  };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
