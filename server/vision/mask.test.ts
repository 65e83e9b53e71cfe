import { describe, expect, it } from 'vitest';
import { fillPolygon, maskCentre, scalePolygon, signedDistance } from './mask.ts';

const square = { x: Float32Array.of(2, 7, 7, 2), y: Float32Array.of(3, 3, 6, 6) };

describe('masks', () => {
  it('fills the pixels whose centre lies inside the polygon', () => {
    const mask = fillPolygon({ x: square.x.map((v) => v - 0.25), y: square.y.map((v) => v - 0.25) }, 10, 10);
    expect(mask.area).toBe(5 * 3);
    expect(mask.inside[3 * 10 + 2]).toBe(1);
    expect(mask.inside[2 * 10 + 2]).toBe(0);
    expect(mask.inside[3 * 10 + 7]).toBe(0);
  });

  it('cuts off the parts outside the picture', () => {
    const mask = fillPolygon({ x: Float32Array.of(-5, 20, 20, -5), y: Float32Array.of(-5, -5, 20, 20) }, 4, 3);
    expect(mask.area).toBe(12);
  });

  it('keeps its place when the picture is enlarged', () => {
    const small = fillPolygon(square, 10, 10);
    const large = fillPolygon(scalePolygon(square, 8), 80, 80);
    const a = maskCentre(small);
    const b = maskCentre(large);
    expect(Math.abs((a.x + 0.5) * 8 - 0.5 - b.x)).toBeLessThan(4.5);
    expect(Math.abs((a.y + 0.5) * 8 - 0.5 - b.y)).toBeLessThan(4.5);
    expect(large.area).toBe(5 * 3 * 64);
  });

  it('measures the distance to the outline, negative outside', () => {
    const mask = fillPolygon(
      { x: Float32Array.of(1.5, 8.5, 8.5, 1.5), y: Float32Array.of(1.5, 1.5, 8.5, 8.5) },
      11,
      11,
    );
    const distance = signedDistance(mask);
    expect(distance[5 * 11 + 5]).toBeCloseTo(4);
    expect(distance[5 * 11 + 2]).toBeCloseTo(1);
    expect(distance[5 * 11 + 1]).toBeCloseTo(-1);
    expect(distance[5 * 11]).toBeCloseTo(-2);
  });
});
