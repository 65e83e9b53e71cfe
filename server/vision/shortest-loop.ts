/** Greatest change of radius, in steps, from one ray to the next. */
const reach = 4;
const bend = 0.15;

/**
 * The cheapest closed path around the centre: one radius per ray, neighbouring radii close to each other.
 * @param cost rays x radii, row by row
 * @returns the chosen radius index of every ray
 */
export function shortestLoop(cost: Float32Array, rays: number, radii: number): Int16Array {
  const open = shortestPath(cost, rays, radii, 0, rays, null);
  // The middle of the open path depends least on its ends, so the loop is closed there.
  const half = rays >> 1;
  const closed = shortestPath(cost, rays, radii, half, rays + 1, open[half] ?? 0);
  const loop = new Int16Array(rays);
  for (let step = 0; step < rays; step++) loop[(half + step) % rays] = closed[step] ?? 0;
  return loop;
}

/** Viterbi over `steps` rays from ray `first`; with `ends` the path starts and ends at that radius. */
function shortestPath(
  cost: Float32Array,
  rays: number,
  radii: number,
  first: number,
  steps: number,
  ends: number | null,
): Int16Array {
  const from = new Int16Array(steps * radii);
  let previous = new Float32Array(radii);
  let current = new Float32Array(radii);
  for (let j = 0; j < radii; j++) {
    previous[j] = ends === null || j === ends ? (cost[(first % rays) * radii + j] ?? 0) : 1e9;
  }
  for (let step = 1; step < steps; step++) {
    const row = ((first + step) % rays) * radii;
    for (let j = 0; j < radii; j++) {
      let best = Number.POSITIVE_INFINITY;
      let bestK = j;
      const last = Math.min(radii - 1, j + reach);
      for (let k = Math.max(0, j - reach); k <= last; k++) {
        const total = (previous[k] ?? 0) + bend * (j - k) * (j - k);
        if (total < best) {
          best = total;
          bestK = k;
        }
      }
      current[j] = best + (cost[row + j] ?? 0);
      from[step * radii + j] = bestK;
    }
    [previous, current] = [current, previous];
  }
  const path = new Int16Array(steps);
  path[steps - 1] = ends ?? previous.indexOf(Math.min(...previous));
  for (let step = steps - 1; step > 0; step--) path[step - 1] = from[step * radii + (path[step] ?? 0)] ?? 0;
  return path;
}
