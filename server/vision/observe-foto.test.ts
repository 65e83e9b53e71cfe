import { type FotoObservacoes, type FotoSinal, fotoObservacoesSchema, readLinguaMapa } from '@meridia/shared/foto.ts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawEarPhoto } from '../../tests/fixtures/draw-ear.ts';
import { drawFacePhoto } from '../../tests/fixtures/draw-face.ts';
import { noTonguePictures } from '../../tests/fixtures/draw-no-tongue.ts';
import { drawTonguePhoto, type TongueDrawing } from '../../tests/fixtures/draw-tongue.ts';
import { observeFoto } from './observe-foto.ts';

/** A small drawing is made faster and changes no result, because vision works on 256 px. */
const small = { width: 480, height: 640 };

const observed = new Map<string, Promise<FotoObservacoes>>();

/** Several tests look at one drawing: the same drawing gives the same bytes, and a test below holds that these give the same answer. */
function observeDrawing(options: TongueDrawing = {}): Promise<FotoObservacoes> {
  const key = JSON.stringify(options);
  const known = observed.get(key) ?? observeFresh(options);
  observed.set(key, known);
  return known;
}

async function observeFresh(options: TongueDrawing): Promise<FotoObservacoes> {
  return observeFoto('lingua', await drawTonguePhoto({ ...small, ...options }));
}

function namesOf({ sinais }: FotoObservacoes): FotoSinal[] {
  return sinais.map(({ sinal }) => sinal);
}

function problemsOf({ qualidade }: FotoObservacoes): string[] {
  return qualidade.problemas.map(({ problema }) => problema);
}

describe('observeFoto of a tongue', () => {
  it('fits the shared schema, with signs strongest first', async () => {
    const observed = await observeDrawing();
    expect(fotoObservacoesSchema.parse(observed)).toEqual(observed);
    const strengths = observed.sinais.map(({ forca }) => forca);
    expect(strengths).toEqual(strengths.toSorted((p, q) => q - p));
    expect(observed.contorno?.length).toBeGreaterThan(50);
  });

  it('gives the same answer for the same bytes', async () => {
    const jpeg = await drawTonguePhoto({ ...small, cracks: true });
    expect(await observeFoto('lingua', jpeg)).toEqual(await observeFoto('lingua', jpeg));
  });

  it('finds no problem in a clear photo', async () => {
    expect((await observeDrawing()).qualidade).toEqual({ veredito: 'boa', problemas: [] });
  });

  it.each<[string, TongueDrawing, FotoSinal[]]>([
    ['pink with a thin white coating', {}, ['lingua_rosada', 'saburra_fina', 'saburra_branca']],
    ['pale', { body: '#cdb0a6' }, ['lingua_palida']],
    ['red', { body: '#b8504c', coatingShare: 0.15 }, ['lingua_vermelha']],
    ['dark red without coating', { body: '#7c2c30', coatingShare: 0 }, ['lingua_vermelho_escura', 'saburra_ausente']],
    ['purple', { body: '#8c6488' }, ['lingua_arroxeada']],
    [
      'under a thick yellow coating',
      { coating: '#cdb27c', coatingShare: 0.8, coatingOpacity: 0.85 },
      ['saburra_espessa', 'saburra_amarela'],
    ],
    [
      'under a thick white coating',
      { coating: '#e2dedb', coatingShare: 0.8, coatingOpacity: 0.85 },
      ['saburra_espessa', 'saburra_branca'],
    ],
    ['cracked', { cracks: true }, ['lingua_rachaduras']],
    ['scalloped by teeth', { toothmarks: true }, ['lingua_marcas_dente']],
  ])('sees a tongue that is %s', async (_, drawing, expected) => {
    expect(namesOf(await observeDrawing(drawing))).toEqual(expect.arrayContaining(expected));
  });

  it('sees neither cracks nor tooth marks on a smooth tongue', async () => {
    const names = namesOf(await observeDrawing());
    expect(names).not.toContain('lingua_rachaduras');
    expect(names).not.toContain('lingua_marcas_dente');
  });

  it('names at most one body colour and one coating colour', async () => {
    for (const drawing of [{}, { body: '#cdb0a6' }, { body: '#b8504c' }, { coatingShare: 0 }]) {
      const names = namesOf(await observeDrawing(drawing));
      expect(
        names.filter((name) => /_palida|_rosada|_vermelha$|_escura|_arroxeada/.test(name)).length,
      ).toBeLessThanOrEqual(1);
      expect(names.filter((name) => /branca|amarela/.test(name)).length).toBeLessThanOrEqual(1);
    }
  });

  it.each(['#e3c4ae', '#c09a7e', '#7a543c', '#5a3a28', '#40281c'])(
    'calls the same pink tongue pink on skin %s',
    async (skin) => {
      expect(namesOf(await observeDrawing({ skin }))).toContain('lingua_rosada');
    },
  );

  it.each([0.6, 0.8, 1.1])('calls the same tongue pink with %f of the light', async (light) => {
    expect(namesOf(await observeDrawing({ light }))).toContain('lingua_rosada');
  });

  it.each<[string, [number, number, number]]>([
    ['warm', [1.08, 1, 0.88]],
    ['cool', [0.94, 1, 1.08]],
    ['greenish', [0.97, 1.03, 0.97]],
  ])('gives the tongue no other colour in %s light', async (_, tint) => {
    for (const body of ['#c48a86', '#b8504c', '#8c6488']) {
      const named = (names: FotoSinal[]) => names.find((name) => bodyColours.includes(name));
      const white = named(namesOf(await observeDrawing({ body })));
      expect([white, undefined], body).toContain(named(namesOf(await observeDrawing({ body, tint }))));
    }
  });

  it('measures coating and redness by area', async () => {
    const front = readLinguaMapa(await observeDrawing({ redTip: 0.5, coatingShare: 0.5 }));
    expect(front?.centro.saburra).toBeGreaterThan(0.1);
    expect(front?.ponta.saburra).toBeLessThan(0.05);
    expect(front?.ponta.vermelho).toBeGreaterThan((front?.lado_esquerdo.vermelho ?? 0) + 0.05);
    expect(readLinguaMapa(await observeFoto('lingua', await drawEarPhoto(small)))).toBeNull();
  });

  it.each<[string, TongueDrawing, FotoSinal]>([
    ['a red tip', { redTip: 0.5 }, 'lingua_ponta_vermelha'],
    ['red sides', { redSides: 0.5 }, 'lingua_bordas_vermelhas'],
    ['coating at the root alone', { rootCoating: true, coatingOpacity: 0.9 }, 'saburra_na_raiz'],
  ])('sees %s, and does not see it on a plain tongue', async (_, drawing, expected) => {
    expect(namesOf(await observeDrawing(drawing))).toContain(expected);
    expect(namesOf(await observeDrawing())).not.toContain(expected);
  });

  it.each<[string, number, FotoSinal[]]>([
    ['no coating', 0, ['saburra_ausente']],
    ['a veil that may be coating or the body', 0.14, []],
    ['a thin coating', 0.27, ['saburra_fina']],
  ])('says of %s at the root alone only what shows', async (_, coatingOpacity, expected) => {
    const names = namesOf(await observeDrawing({ rootCoating: true, coatingOpacity }));
    expect(names.filter((name) => name.startsWith('saburra'))).toEqual(expected);
  });

  it('does not call a tongue bare when the frame cuts off its root', async () => {
    const bare = await drawTonguePhoto({ ...small, coatingShare: 0 });
    expect(namesOf(await observeFoto('lingua', bare))).toContain('saburra_ausente');
    const cut = await sharp(bare).extract({ left: 40, top: 205, width: 400, height: 400 }).jpeg().toBuffer();
    const observed = await observeFoto('lingua', cut);
    expect(observed.medidas.linguaCortada).toBeGreaterThan(0.9);
    expect(namesOf(observed)).toEqual(['lingua_rosada']);
  });

  it.each(Object.entries(noTonguePictures))('refuses %s as a photo of a tongue', async (_, draw) => {
    const observed = await observeFoto('lingua', await draw());
    expect(observed.qualidade.veredito).toBe('ruim');
    expect(problemsOf(observed)).toContain('lingua_nao_encontrada');
    expect(observed.sinais).toEqual([]);
    expect(observed.contorno).toBeNull();
  });

  it('gives signs less strength when the photo is blurred', async () => {
    const strongest = ({ sinais }: FotoObservacoes) => Math.max(...sinais.map(({ forca }) => forca));
    expect(strongest(await observeDrawing({ blur: 7 }))).toBeLessThan(strongest(await observeDrawing()));
  });

  it.each<[string, TongueDrawing, 'atencao' | 'ruim', string]>([
    ['dark', { light: 0.3 }, 'atencao', 'escura'],
    ['nearly black', { light: 0.12 }, 'ruim', 'escura'],
    ['blurred', { blur: 7 }, 'ruim', 'desfocada'],
    ['taken from far away', { size: 0.22 }, 'atencao', 'lingua_pequena'],
    ['taken into a lamp', { light: 2.2 }, 'ruim', 'estourada'],
  ])('names the problem of a photo that is %s', async (_, drawing, veredito, problema) => {
    const observed = await observeDrawing(drawing);
    expect(observed.qualidade.veredito).toBe(veredito);
    expect(problemsOf(observed)).toContain(problema);
  });

  it('says that coloured light changes the colours', async () => {
    const green = await sharp(await drawTonguePhoto(small))
      .linear([0.85, 1.1, 0.85], [0, 0, 0])
      .jpeg()
      .toBuffer();
    expect(problemsOf(await observeFoto('lingua', green))).toContain('dominante_de_cor');
  });

  it.each<[string, () => Promise<Buffer>]>([
    ['a face with its mouth closed', drawFacePhoto],
    ['an ear', drawEarPhoto],
    ['a grey wall', () => solid('#909090')],
    ['skin from close by', () => solid('#c09a7e')],
  ])('finds no tongue in %s and reports no sign', async (_, draw) => {
    const observed = await observeFoto('lingua', await draw());
    expect(observed.qualidade.veredito).toBe('ruim');
    expect(problemsOf(observed)).toContain('lingua_nao_encontrada');
    expect(observed.sinais).toEqual([]);
    expect(observed.contorno).toBeNull();
  });

  it('refuses bytes that are not an image', async () => {
    await expect(observeFoto('lingua', Buffer.from('not a photo'))).rejects.toThrow();
  });
});

const bodyColours: readonly FotoSinal[] = [
  'lingua_palida',
  'lingua_rosada',
  'lingua_vermelha',
  'lingua_vermelho_escura',
  'lingua_arroxeada',
];

function solid(background: string): Promise<Buffer> {
  return sharp({ create: { width: 600, height: 800, channels: 3, background } })
    .jpeg()
    .toBuffer();
}
