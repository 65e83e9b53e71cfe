import { describe, expect, it } from 'vitest';
import { placeTongue } from './place-tongue.ts';

describe('two tongue photos in one frame', () => {
  it('show both tongues at the same height and centred', () => {
    expect(placeTongue({ x: 0.25, y: 0.3, largura: 0.5, altura: 0.62 })).toEqual({
      height: '100%',
      transform: 'translate(-50%, -61%)',
    });
    expect(placeTongue({ x: 0.4, y: 0.4, largura: 0.2, altura: 0.31 })).toEqual({
      height: '200%',
      transform: 'translate(-50%, -55.5%)',
    });
  });

  it('show the whole photo when no tongue or only a tiny one was found', () => {
    expect(placeTongue(null)).toBeNull();
    expect(placeTongue({ x: 0.5, y: 0.5, largura: 0.05, altura: 0.05 })).toBeNull();
  });
});
