/** With this strength an organ, element or substance counts as half involved; more strength adds less and less. */
const meiaForca = 3;

/** Strength (0 and up) as 0..100. */
export function escala(forca: number): number {
  return Math.round((100 * forca) / (forca + meiaForca));
}
