import { errorBodySchema } from '@meridia/shared/errors.ts';
import { fotoLimits } from '@meridia/shared/foto.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ApiClient, signUpClient } from '../support/api-client.ts';
import { photoOfBytes, pixelBomb, smallPhoto, solid } from '../support/pictures.ts';
import { listStoredFiles } from '../support/stored-files.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let client: ApiClient & { userId: string };
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  client = await signUpClient(app.baseUrl);
});

const photosOf = ({ userId }: { userId: string }) =>
  app.database.sql`select * from fotos where terapeuta_id = ${userId}`;

describe('a refused upload', () => {
  const text = (words: string) => async () => Buffer.from(words);
  const cases: [what: string, build: () => Promise<Buffer>, status: number, code: string, message: string | RegExp][] =
    [
      ['a text', text('isto não é uma foto'), 415, 'FOTO_NOT_AN_IMAGE', /não é uma imagem/],
      ['an empty file', text(''), 415, 'FOTO_NOT_AN_IMAGE', /não é uma imagem/],
      ['a PDF', text('%PDF-1.7\n%âãÏÓ'), 415, 'FOTO_NOT_AN_IMAGE', /não é uma imagem/],
      ['a web page', text('<!doctype html><script>alert(1)</script>'), 415, 'FOTO_NOT_AN_IMAGE', /não é uma imagem/],
      [
        'an SVG',
        text('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'),
        415,
        'FOTO_UNSUPPORTED',
        'Este tipo de imagem não é aceito. Envie a foto em JPEG, PNG ou WebP.',
      ],
      [
        'an SVG after a long prologue',
        text(`<?xml version="1.0"?><!--${'x'.repeat(2000)}--><svg xmlns="http://www.w3.org/2000/svg"/>`),
        415,
        'FOTO_NOT_AN_IMAGE',
        /não é uma imagem/,
      ],
      ['a GIF', () => solid(9, 9).gif().toBuffer(), 415, 'FOTO_UNSUPPORTED', /não é aceito/],
      ['a TIFF', () => solid(9, 9).tiff().toBuffer(), 415, 'FOTO_UNSUPPORTED', /não é aceito/],
      ['an AVIF', text('\0\0\0\u001cftypavif\0\0\0\0avifmif1miaf'), 415, 'FOTO_UNSUPPORTED', /não é aceito/],
      [
        'a HEIC from a phone',
        text('\0\0\0\u0018ftypheic\0\0\0\0mif1heic'),
        415,
        'FOTO_HEIC',
        /formato HEIC do iPhone.*Mais Compatível/,
      ],
      [
        'a JPEG that ends half way',
        async () => {
          const whole = await solid(400, 400).jpeg().toBuffer();
          return whole.subarray(0, whole.byteLength / 2);
        },
        422,
        'FOTO_CORRUPT',
        /incompleto ou danificado/,
      ],
      [
        'a JPEG of its first bytes only',
        async () => Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
        422,
        'FOTO_CORRUPT',
        /incompleto/,
      ],
      [
        'a PNG with a damaged picture',
        async () => {
          const png = await solid(400, 400).png().toBuffer();
          png.fill(0x55, png.byteLength / 2, png.byteLength - 16);
          return png;
        },
        422,
        'FOTO_CORRUPT',
        /incompleto ou danificado/,
      ],
      ['a PNG of 225 megapixels', pixelBomb, 422, 'FOTO_TOO_MANY_PIXELS', /pixels demais/],
      [
        'a photo of one byte over 5 MB',
        () => photoOfBytes(fotoLimits.maxBytes + 1),
        413,
        'FOTO_TOO_LARGE',
        'A imagem da língua é muito grande. Tamanho máximo: 5MB. Tamanho atual: 5,0 MB',
      ],
      [
        'a photo of 6 MB',
        () => photoOfBytes(6 * 1024 * 1024),
        413,
        'FOTO_TOO_LARGE',
        'A imagem da língua é muito grande. Tamanho máximo: 5MB. Tamanho atual: 6,0 MB',
      ],
    ];

  it.each(cases)(
    'is %s; it gets its status and a helpful text, and leaves no file',
    async (_what, build, status, code, message) => {
      const files = await listStoredFiles(app);
      const response = await client.uploadFoto('lingua', await build());
      const told = errorBodySchema.parse(await response.json());
      expect({ status: response.status, code: told.code }).toEqual({ status, code });
      expect(told.message).toMatch(message);
      expect(await listStoredFiles(app)).toEqual(files);
      expect(await photosOf(client)).toHaveLength(0);
    },
  );

  it('is a photo of anything except tongue, face or ear', async () => {
    const response = await client.uploadFoto('umbigo' as 'lingua', await smallPhoto());
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      code: 'VALIDATION',
      message: 'Escolha uma foto da língua, da face ou da orelha.',
    });
    expect(await photosOf(client)).toHaveLength(0);
  });

  it('is a form without a file, a file outside a form, or a form with two files', async () => {
    const empty = new FormData();
    empty.append('nome', 'sem foto');
    const two = new FormData();
    const photo = new Blob([new Uint8Array(await smallPhoto())]);
    two.append('a', photo, 'a.jpg');
    two.append('b', photo, 'b.jpg');
    const path = '/api/fotos?kind=lingua';
    const sent = [
      await client.fetch(path, { method: 'POST', body: empty }),
      await client.fetch(path, { method: 'POST', body: photo, headers: { 'content-type': 'image/jpeg' } }),
    ];
    for (const response of sent) {
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(response.status).toBeLessThan(500);
      expect(errorBodySchema.parse(await response.json()).code).toBe('VALIDATION');
    }
    await client.fetch(path, { method: 'POST', body: two });
    expect((await photosOf(client)).length).toBeLessThanOrEqual(1);
  });
});

describe('a photo whose row cannot be written', () => {
  it('leaves no file behind', async () => {
    const { sql } = app.database;
    await sql`alter table fotos add constraint refuse_all check (kind <> 'orelha') not valid`;
    try {
      const files = await listStoredFiles(app);
      const response = await client.uploadFoto('orelha', await smallPhoto());
      expect(response.status).toBe(500);
      expect(errorBodySchema.parse(await response.json())).toMatchObject({
        code: 'INTERNAL',
        requestId: expect.any(String),
      });
      expect(await listStoredFiles(app)).toEqual(files);
    } finally {
      await sql`alter table fotos drop constraint refuse_all`;
    }
  });
});
