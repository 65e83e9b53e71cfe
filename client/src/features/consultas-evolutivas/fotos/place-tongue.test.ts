import { describe, expect, it } from 'vitest';
import { placeTongue } from './place-tongue.ts';

describe('two tongue photos in one frame', () => {
  it('show their tongues in the same height, each with its middle in the middle', () => {
    expect(placeTongue({ x: 0.25, y: 0.3, largura: 0.5, altura: 0.62 })).toEqual({
      height: '100%',
      transform: 'translate(-50%, -61%)',
    });
    expect(placeTongue({ x: 0.4, y: 0.4, largura: 0.2, altura: 0.31 })).toEqual({
      height: '200%',
      transform: 'translate(-50%, -55.5%)',
    });
  });

  it('show a photo whole in which no tongue was found, or a tiny one', () => {
    expect(placeTongue(null)).toBeNull();
    expect(placeTongue({ x: 0.5, y: 0.5, largura: 0.05, altura: 0.05 })).toBeNull();
  });
});
