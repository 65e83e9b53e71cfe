/** Strength at which an organ, element or substance counts as half involved; the scale bends towards 100 beyond it. */
const meiaForca = 3;

/** Strength (0 and up) as 0..100. */
export function escala(forca: number): number {
  return Math.round((100 * forca) / (forca + meiaForca));
}
