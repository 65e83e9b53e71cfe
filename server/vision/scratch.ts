/**
 * Working memory for one function that never calls itself and never returns this memory. A photo takes a hundred calls: with new
 * planes for each, the garbage collector would be as busy as the measuring.
 */
export function createScratch(): (length: number) => Float32Array {
  let space = new Float32Array(0);
  return (length) => {
    if (space.length !== length) space = new Float32Array(length);
    return space;
  };
}
