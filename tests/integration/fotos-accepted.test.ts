import { createHash, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fotoLimits } from '@meridia/shared/foto.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ApiClient, signUpClient, uploadedFoto } from '../support/api-client.ts';
import { metadataMarker, photoOfBytes, photoWithMetadata, smallPhoto, solid } from '../support/pictures.ts';
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

describe('an accepted photo', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('may be %s, and is stored as our own JPEG', async (format) => {
    const foto = await uploadedFoto(client, 'lingua', await smallPhoto(format));
    expect(foto).toMatchObject({ kind: 'lingua', width: 240, height: 240 });
    const [row] = await photosOf(client);
    const [path = ''] = (await listStoredFiles(app)).filter((file) => file.endsWith(row?.storage_key));
    const stored = await readFile(path);
    expect(await sharp(stored).metadata()).toMatchObject({ format: 'jpeg', width: 240, height: 240, space: 'srgb' });
    expect(row).toMatchObject({
      id: foto.id,
      avaliacao_id: null,
      kind: 'lingua',
      bytes: stored.byteLength,
      sha256: createHash('sha256').update(stored).digest('hex'),
    });
    expect(row?.storage_key).toMatch(new RegExp(`^${client.userId}/lingua-\\d+\\.jpg$`));
    expect(row?.observacoes).toEqual(foto.observacoes);
  });

  it('loses its position and camera data, and is turned upright', async () => {
    const upload = await photoWithMetadata();
    const before = await sharp(upload).metadata();
    // The upload must contain the metadata that the app has to remove, otherwise this proves nothing.
    expect(before.exif?.includes(metadataMarker)).toBe(true);
    expect(before.exif?.includes(Buffer.from([0x88, 0x25])) || before.exif?.includes(Buffer.from([0x25, 0x88]))).toBe(
      true,
    );
    expect(before.xmp?.includes(metadataMarker)).toBe(true);
    expect(before).toMatchObject({ orientation: 6, width: 160, height: 80 });

    const foto = await uploadedFoto(client, 'face', upload);
    expect(foto).toMatchObject({ width: 80, height: 160 });
    const stored = Buffer.from(await (await client.fetch(`/api/fotos/${foto.id}`)).arrayBuffer());
    const after = await sharp(stored).metadata();
    expect([after.exif, after.xmp, after.iptc, after.orientation, after.comments]).toEqual(Array(5).fill(undefined));
    expect(stored.includes(metadataMarker)).toBe(false);
    // Turned by a quarter to the right: the former left side is at the top.
    const colourAt = async (top: number) => {
      const { data } = await sharp(stored)
        .extract({ left: 40, top, width: 1, height: 1 })
        .raw()
        .toBuffer({ resolveWithObject: true });
      return (data[0] ?? 0) > (data[2] ?? 0) ? 'red' : 'blue';
    };
    expect([await colourAt(20), await colourAt(140)]).toEqual(['red', 'blue']);
  });

  it('loses data that were hidden after the picture', async () => {
    const polyglot = Buffer.concat([await smallPhoto(), Buffer.from('<script>alert(1)</script>PK\u0003\u0004')]);
    const foto = await uploadedFoto(client, 'orelha', polyglot);
    const stored = Buffer.from(await (await client.fetch(`/api/fotos/${foto.id}`)).arrayBuffer());
    expect(stored.includes('<script>')).toBe(false);
    expect(stored.includes('PK\u0003\u0004')).toBe(false);
  });

  it('is made smaller when its long side has more than 1600 pixels, and never larger', async () => {
    const large = await uploadedFoto(client, 'lingua', await solid(2000, 1000).jpeg().toBuffer());
    expect(large).toMatchObject({ width: 1600, height: 800 });
  });

  it('may have exactly 5 MB', async () => {
    const upload = await photoOfBytes(fotoLimits.maxBytes);
    expect(upload.byteLength).toBe(5 * 1024 * 1024);
    expect((await client.uploadFoto('lingua', upload)).status).toBe(200);
  });

  it('has a name of its own, even when three arrive at once under the same file name', async () => {
    const photo = await smallPhoto();
    const name = '../../etc/passwd\r\nX: y.jpg';
    const fotos = await Promise.all(
      (['lingua', 'lingua', 'lingua'] as const).map((kind) => client.uploadFoto(kind, photo, { name })),
    );
    expect(fotos.map(({ status }) => status)).toEqual([200, 200, 200]);
    const keys = (await photosOf(client)).map(({ storage_key }) => storage_key);
    expect(new Set(keys).size).toBe(3);
    for (const key of keys) expect(key).toMatch(new RegExp(`^${client.userId}/lingua-\\d+\\.jpg$`));
  });

  it('keeps the id of its draft', async () => {
    const draftId = randomUUID();
    await client.uploadFoto('lingua', await smallPhoto(), { draftId });
    expect(await photosOf(client)).toMatchObject([{ draft_id: draftId }]);
  });
});
