import { describe, expect, it } from 'vitest';
import { shortestLoop } from './shortest-loop.ts';

const rays = 96;
const radii = 40;

/** Costs 1 everywhere except along the wanted radius. */
function valleyAt(wanted: (ray: number) => number): Float32Array {
  const cost = new Float32Array(rays * radii).fill(1);
  for (let ray = 0; ray < rays; ray++) cost[ray * radii + wanted(ray)] = -1;
  return cost;
}

describe('shortestLoop', () => {
  it('follows the cheapest radius', () => {
    const wanted = (ray: number) => Math.round(20 + 6 * Math.sin((2 * Math.PI * ray) / rays));
    expect([...shortestLoop(valleyAt(wanted), rays, radii)]).toEqual(
      Array.from({ length: rays }, (_, ray) => wanted(ray)),
    );
  });

  it('crosses a gap in the edge and does not jump away', () => {
    const cost = valleyAt(() => 20);
    for (let ray = 30; ray < 36; ray++) cost.fill(1, ray * radii, (ray + 1) * radii);
    cost[33 * radii + 39] = -3;
    expect([...shortestLoop(cost, rays, radii)]).toEqual(new Array(rays).fill(20));
  });

  it('is closed: no step is longer than 4, also between the last and the first ray', () => {
    const cost = Float32Array.from({ length: rays * radii }, (_, i) => Math.sin(i * 12.9898) * 2);
    const loop = shortestLoop(cost, rays, radii);
    loop.forEach((radius, ray) => {
      expect(Math.abs(radius - (loop[(ray + 1) % rays] ?? 0))).toBeLessThanOrEqual(4);
    });
  });
});
