import type { LinguaFoto } from '@meridia/shared/consulta-evolutiva.ts';

/** How tall the tongue stands in the frame, as a share of its height. */
const shownHeight = 0.62;
// A smaller box is no tongue that one could compare; without a limit it would be blown up to squares.
const smallest = 0.15;

interface TonguePlace {
  /** Of the frame's height. */
  height: `${number}%`;
  /** Of the picture's own size: moves the tongue's middle onto the frame's. */
  transform: string;
}

/** Lays a photo so that its tongue stands in the middle of the frame, always in the same height; null: show the photo whole. */
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
