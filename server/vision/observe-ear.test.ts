import { fotoObservacoesSchema } from '@meridia/shared/foto.ts';
import { describe, expect, it } from 'vitest';
import { drawEarPhoto, type EarDrawing } from '../../tests/fixtures/draw-ear.ts';
import { drawFacePhoto } from '../../tests/fixtures/draw-face.ts';
import { observeFoto } from './observe-foto.ts';

const small = { width: 360, height: 480 };

async function observeDrawing(drawing: EarDrawing = {}) {
  return observeFoto('orelha', await drawEarPhoto({ ...small, ...drawing }));
}

async function namesOn(drawing: EarDrawing = {}): Promise<string[]> {
  return (await observeDrawing(drawing)).sinais.map(({ sinal }) => sinal);
}

describe('observeFoto of an ear', () => {
  it('fits the shared schema, and finds the ear by its relief', async () => {
    const observed = await observeDrawing();
    expect(fotoObservacoesSchema.parse(observed)).toEqual(observed);
    expect(observed).toMatchObject({ kind: 'orelha', sinais: [], contorno: null });
    expect(observed.qualidade).toEqual({ veredito: 'boa', problemas: [] });
    expect(observed.medidas.orelhaArea).toBeGreaterThan(0.05);
  });

  it.each<[string, EarDrawing, string]>([
    ['redder than the cheek', { ear: '#cc8b78' }, 'orelha_vermelha'],
    ['redder in warm light', { ear: '#cc8b78', tint: [1.08, 1, 0.88] }, 'orelha_vermelha'],
    ['redder in cool light', { ear: '#cc8b78', tint: [0.94, 1, 1.08] }, 'orelha_vermelha'],
    ['paler than the cheek', { ear: '#d8bfae' }, 'orelha_palida'],
  ])('sees an ear that is %s', async (_, drawing, expected) => {
    expect(await namesOn(drawing)).toEqual([expected]);
  });

  it('reports no sign on an ordinary ear, with any skin and in any light', async () => {
    const ordinary: EarDrawing[] = [
      { skin: '#e6c3ad', ear: '#e8c2ae' },
      { skin: '#6b4630', ear: '#6b4432' },
      { tint: [1.1, 1, 0.8] },
      { tint: [0.88, 1, 1.15] },
      { light: 0.5 },
      { scale: 0.55 },
    ];
    for (const drawing of ordinary) expect(await namesOn(drawing), JSON.stringify(drawing)).toEqual([]);
  });

  it('reports no sign on a face', async () => {
    expect((await observeFoto('orelha', await drawFacePhoto(small))).sinais).toEqual([]);
  });

  it('asks for another photo when the photo is dark or blurred', async () => {
    const problems = async (drawing: EarDrawing) =>
      (await observeDrawing(drawing)).qualidade.problemas.map(({ problema }) => problema);
    expect(await problems({ light: 0.12 })).toContain('escura');
    expect(await problems({ blur: 6 })).toContain('desfocada');
  });
});
