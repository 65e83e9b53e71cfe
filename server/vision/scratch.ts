/**
 * Working space for one function, which never runs inside itself and gives none of it away: fresh planes for each of the hundred calls
 * that a photo takes would keep the collector as busy as the measuring.
 */
export function createScratch(): (length: number) => Float32Array {
  let space = new Float32Array(0);
  return (length) => {
    if (space.length !== length) space = new Float32Array(length);
    return space;
  };
}
