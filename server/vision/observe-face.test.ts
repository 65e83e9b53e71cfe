import { fotoObservacoesSchema } from '@meridia/shared/foto.ts';
import { describe, expect, it } from 'vitest';
import { drawEarPhoto } from '../../tests/fixtures/draw-ear.ts';
import { drawFacePhoto, type FaceDrawing } from '../../tests/fixtures/draw-face.ts';
import { drawTonguePhoto } from '../../tests/fixtures/draw-tongue.ts';
import { observeFoto } from './observe-foto.ts';

const small = { width: 360, height: 480 };
const red = '#c2453c';

async function observeDrawing(drawing: FaceDrawing = {}) {
  return observeFoto('face', await drawFacePhoto({ ...small, ...drawing }));
}

async function namesOn(drawing: FaceDrawing = {}): Promise<string[]> {
  return (await observeDrawing(drawing)).sinais.map(({ sinal }) => sinal);
}

describe('observeFoto of a face', () => {
  it('fits the shared schema, with the position of the eyes and no outline', async () => {
    const observed = await observeDrawing({ underEyes: 0.6 });
    expect(fotoObservacoesSchema.parse(observed)).toEqual(observed);
    expect(observed).toMatchObject({ kind: 'face', contorno: null, qualidade: { veredito: 'boa', problemas: [] } });
    expect(observed.medidas.olhosX).toBeCloseTo(0.5, 1);
    expect(observed.medidas.olhosY).toBeCloseTo(0.43, 1);
    expect(await observeDrawing({ underEyes: 0.6 })).toEqual(observed);
  });

  it.each<[string, FaceDrawing, string[]]>([
    ['with red cheeks', { blush: { colour: red, opacity: 0.22 } }, ['malares_vermelhos']],
    ['red down to the neck', { flush: { colour: red, opacity: 0.2 } }, ['face_vermelha']],
    [
      'without colour of its own in cheeks and lips',
      { lips: '#cda08c', blush: { colour: red, opacity: 0 } },
      ['labios_palidos', 'face_palida'],
    ],
    ['dark below the eyes', { underEyes: 0.6 }, ['olheiras']],
    ['shining on forehead and nose', { shine: 0.8 }, ['face_oleosa']],
  ])('sees a face that is %s', async (_, drawing, expected) => {
    expect(await namesOn(drawing)).toEqual(expected);
  });

  it('reports no sign on an ordinary face, with any skin, near or far, tilted or in any light', async () => {
    const ordinary: FaceDrawing[] = [
      {},
      { skin: '#e6c3ad', lips: '#c4807a' },
      { skin: '#6b4630', lips: '#7a4a40' },
      { skin: '#4a3024', lips: '#5a3a34' },
      { scale: 0.6 },
      { scale: 1.2 },
      { tilt: 12 },
      { light: 0.5 },
      { tint: [1.1, 1, 0.8] },
      { tint: [0.88, 1, 1.15] },
    ];
    for (const drawing of ordinary) expect(await namesOn(drawing), JSON.stringify(drawing)).toEqual([]);
  });

  it('reports no flush when only one cheek is red', async () => {
    expect(await namesOn({ blush: { colour: red, opacity: 0.22 }, oneCheek: true })).toEqual([]);
  });

  it('reports the same in warm and in cool light', async () => {
    const flushed = { flush: { colour: red, opacity: 0.2 } };
    expect(await namesOn({ ...flushed, tint: [1.08, 1, 0.88] })).toEqual(['face_vermelha']);
    expect(await namesOn({ ...flushed, tint: [0.94, 1, 1.08] })).toEqual(['face_vermelha']);
  });

  it('reports no shadows when the light comes from one side, and asks for other light', async () => {
    const observed = await observeDrawing({ sideShadow: 0.6, underEyes: 0.6 });
    expect(observed.qualidade.problemas.map(({ problema }) => problema)).toContain('luz_de_lado');
    expect(observed.sinais).toEqual([]);
  });

  it('reports no sign on a covered mouth, an ear or a tongue', async () => {
    expect(await namesOn({ mask: true, underEyes: 0.6 })).toEqual([]);
    for (const other of [await drawEarPhoto(small), await drawTonguePhoto(small)]) {
      expect((await observeFoto('face', other)).sinais).toEqual([]);
    }
  });

  it('asks for another photo when the photo is dark or blurred, and never because of dark skin', async () => {
    const problems = async (drawing: FaceDrawing) =>
      (await observeDrawing(drawing)).qualidade.problemas.map(({ problema }) => problema);
    expect(await problems({ light: 0.12 })).toContain('escura');
    expect(await problems({ blur: 6 })).toContain('desfocada');
    expect(await problems({ skin: '#4a3024' })).not.toContain('escura');
  });

  it('gives signs of a face less strength than signs of a tongue', async () => {
    const { sinais } = await observeDrawing({ blush: { colour: red, opacity: 0.3 }, underEyes: 0.9, shine: 0.9 });
    expect(sinais.length).toBeGreaterThan(0);
    for (const { forca } of sinais) expect(forca).toBeLessThanOrEqual(0.6);
  });
});
