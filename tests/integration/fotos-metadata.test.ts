import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { clinicaConfigSchema } from '@meridia/shared/clinica-config.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiClient, signUpClient, uploadedFoto } from '../support/api-client.ts';
import { jpegSegments } from '../support/jpeg-segments.ts';
import { metadataMarker, photoWithMetadata, smallPhoto } from '../support/pictures.ts';
import { listStoredFiles } from '../support/stored-files.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let client: ApiClient & { userId: string };
/** Every picture that is made from one upload, by its destination. */
let derived: Record<string, Buffer>;
let upload: Buffer;
beforeAll(async () => {
  app = await startTestApp();
  client = await signUpClient(app.baseUrl);
  upload = await fromAPhone();
  await uploadedFoto(client, 'lingua', upload);
  const [path = ''] = await listStoredFiles(app);
  const stored = await readFile(path);
  const { imagem } = await app.deps.images.prepareForPaper('lingua', stored, null);
  const small = await app.deps.images.shrinkForModel(stored, null);
  derived = {
    'the stored photo': stored,
    'the photo in a PDF': Buffer.from(imagem.replace(/^data:image\/jpeg;base64,/, ''), 'base64'),
    'the photo for Gemini': small ?? Buffer.alloc(0),
    'the logo': await storedLogo(),
  };
});
afterAll(() => app.close());

const names = ['the stored photo', 'the photo in a PDF', 'the photo for Gemini', 'the logo'];

describe('metadata that a phone writes into a photo', () => {
  it('are all in the upload, otherwise this proves nothing', () => {
    expect(jpegSegments(upload).names).toEqual(expect.arrayContaining(['APP1', 'APP2', 'APP5', 'APP13', 'COM']));
    expect(upload.toString('latin1').split(metadataMarker).length).toBeGreaterThan(6);
  });

  it.each(names)('are not in %s', (name) => {
    expect(derived[name]?.toString('latin1')).not.toContain(metadataMarker);
    expect(derived[name]?.length).toBeGreaterThan(100);
  });

  it.each(names.slice(0, 3))('leave no segment in %s except those of the picture itself', (name) => {
    const { names: segments, behind } = jpegSegments(derived[name] ?? Buffer.alloc(0));
    expect(segments.filter((segment) => !pictureSegments.has(segment))).toEqual([]);
    expect(behind).toBe(0);
  });

  it('leave no chunk in the logo except those of the picture itself', () => {
    expect(pngChunks(derived['the logo'] ?? Buffer.alloc(0)).filter((chunk) => !pictureChunks.has(chunk))).toEqual([]);
  });

  it.for(names)('leave for exiftool only format and size in %s', (name, { skip }) => {
    const tool = spawnSync('exiftool', ['-j', '-G', '-a', '-u', '-'], { input: derived[name], encoding: 'utf8' });
    if (tool.error) skip(`exiftool does not run here: ${tool.error.message}`);
    const tags = Object.keys(JSON.parse(tool.stdout)[0]);
    expect(tags.filter((tag) => !/^(SourceFile|ExifTool|File|JFIF|PNG|Composite):?/.test(tag))).toEqual([]);
    const basics =
      /:(ImageWidth|ImageHeight|BitDepth|ColorType|Compression|Filter|Interlace|PixelsPerUnit[XY]|PixelUnits)$/;
    expect(tags.filter((tag) => tag.startsWith('PNG:') && !basics.test(tag))).toEqual([]);
  });
});

const pictureSegments = new Set(['SOI', 'APP0', 'DQT', 'SOF0', 'SOF2', 'DHT', 'DRI', 'SOS', 'EOI']);
const pictureChunks = new Set(['IHDR', 'PLTE', 'tRNS', 'pHYs', 'IDAT', 'IEND']);

/**
 * Position, serial number, texts and a colour profile; added by hand what sharp cannot write: preview, maker's note, IPTC,
 * comment.
 */
async function fromAPhone(): Promise<Buffer> {
  const photo = await sharp(await photoWithMetadata())
    .keepMetadata()
    .withIccProfile('p3')
    .resize(800, 400, { fit: 'fill' })
    .jpeg()
    .toBuffer();
  const preview = Buffer.concat([Buffer.from(metadataMarker), await smallPhoto()]);
  const extra = [
    segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0MM\0*\0\0\0\u0008', 'latin1'), preview])),
    segment(0xe5, Buffer.from(`MakerNote ${metadataMarker} serial 0815`)),
    segment(0xed, Buffer.from(`Photoshop 3.0\u00008BIM ${metadataMarker}`)),
    segment(0xfe, Buffer.from(metadataMarker)),
  ];
  return Buffer.concat([photo.subarray(0, 2), ...extra, photo.subarray(2)]);
}

function segment(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

function pngChunks(png: Buffer): string[] {
  const found: string[] = [];
  for (let at = 8; at + 8 <= png.length; at += 12 + png.readUInt32BE(at))
    found.push(png.toString('latin1', at + 4, at + 8));
  return found;
}

async function storedLogo(): Promise<Buffer> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(await fromAPhone())], { type: 'image/jpeg' }), 'logo.jpg');
  const saved = await client.fetch('/api/clinica/logo', { method: 'POST', body: form });
  clinicaConfigSchema.parse(await saved.json());
  return Buffer.from(await (await client.fetch('/api/clinica/logo')).arrayBuffer());
}
