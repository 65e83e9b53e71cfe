import type { CDPSession, Page } from '@playwright/test';
import sharp from 'sharp';
import { paddedJpeg } from '../support/pictures.ts';
import { chooseFoto, fotoSlot, openIntake } from './support/intake-form.ts';
import { tonguePhoto } from './support/photos.ts';
import { expect, test } from './support/test.ts';

const megabyte = 1024 * 1024;

test('a photo of 4 MB over slow 3G goes on where it broke off, and shows how far it is', {
  tag: '@one-width',
}, async ({ page, context, therapist: _, review }) => {
  await openIntake(page);
  const pieces = watchPieces(page);
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  await setNetwork(network, { kbps: 400 });
  const begunAt = Date.now();
  const photo = paddedJpeg(await tonguePhoto(), 4 * megabyte);
  await chooseFoto(page, 'lingua', { name: 'lingua.jpg', mimeType: 'image/jpeg', buffer: photo });

  const percent = () => percentOf(page);
  await expect.poll(percent, { timeout: 120_000 }).toBeGreaterThan(40);
  await review('foto-enviando', '#campo-fotos-lingua');
  const arrived = pieces.arrived();
  await setNetwork(network, { offline: true });
  await expect(fotoSlot(page, 'lingua').getByText('A foto continua aqui')).toBeVisible();
  await page.waitForTimeout(5000);
  await setNetwork(network, { kbps: 400 });
  await expect.poll(percent).toBeGreaterThan(30);

  await expect(fotoSlot(page, 'lingua').getByText('Boa foto para a análise')).toBeVisible({ timeout: 150_000 });
  const seconds = (Date.now() - begunAt) / 1000;
  console.log(`4 MB at 400 kbit/s with 5 s offline: ${seconds.toFixed(0)} s, ${pieces.offsets.length} pieces sent`);
  expect(arrived).toBeGreaterThan(megabyte);
  expect(pieces.offsets.filter((offset) => offset === 0)).toHaveLength(1);
  expect(pieces.begun).toBe(1);
  expect(pieces.arrived()).toBe(photo.byteLength);
});

test('a photo over 5 MB is made smaller before it is sent, and stays upright', { tag: '@one-width' }, async ({
  page,
  therapist,
  sql,
}) => {
  await openIntake(page);
  const lengths: number[] = [];
  page.on('request', (request) => {
    const length = request.headers()['upload-length'];
    if (length) lengths.push(Number(length));
  });
  // Landscape pixels that the camera marks as lying on their side.
  const large = await sharp({
    create: {
      width: 4400,
      height: 3300,
      channels: 3,
      background: '#c86464',
      noise: { type: 'gaussian', mean: 128, sigma: 28 },
    },
  })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95 })
    .toBuffer();
  expect(large.byteLength).toBeGreaterThan(6 * megabyte);
  await chooseFoto(page, 'face', { name: 'face.jpg', mimeType: 'image/jpeg', buffer: large });
  await expect(fotoSlot(page, 'face').getByRole('img', { name: 'Foto da face enviada' })).toBeVisible();
  await expect(fotoSlot(page, 'face').getByRole('button', { name: 'Remover' })).toBeVisible();
  await expect
    .poll(() => sql`select width, height from fotos where terapeuta_id = ${therapist.userId}`, { timeout: 90_000 })
    .toEqual([{ width: 1200, height: 1600 }]);
  expect(lengths).toHaveLength(1);
  expect(lengths[0]).toBeLessThanOrEqual(5 * megabyte);

  await test.step('one that cannot be opened gets the message about its size', async () => {
    const buffer = Buffer.alloc(6 * megabyte, 7);
    await chooseFoto(page, 'lingua', { name: 'lingua.heic', mimeType: 'image/heic', buffer });
    await expect(fotoSlot(page, 'lingua').getByText('A imagem da língua é muito grande')).toBeVisible();
    await expect(fotoSlot(page, 'lingua').getByText('Tamanho máximo: 5MB. Tamanho atual: 6,0 MB')).toBeVisible();
  });
});

async function percentOf(page: Page): Promise<number> {
  const text = await fotoSlot(page, 'lingua').textContent();
  return Number(/Enviando\.\.\. (\d+)%/.exec(text ?? '')?.[1] ?? -1);
}

function watchPieces(page: Page) {
  const offsets: number[] = [];
  let arrived = 0;
  const watch = { offsets, begun: 0, arrived: () => arrived };
  page.on('request', (request) => {
    if (request.method() === 'PATCH') offsets.push(Number(request.headers()['upload-offset']));
    if (request.headers()['upload-length']) watch.begun += 1;
  });
  page.on('response', (response) => {
    if (response.request().method() === 'PATCH') arrived = Number(response.headers()['upload-offset'] ?? arrived);
  });
  return watch;
}

function setNetwork(session: CDPSession, { kbps = 0, offline = false }: { kbps?: number; offline?: boolean }) {
  const throughput = offline ? 0 : (kbps * 1000) / 8;
  return session.send('Network.emulateNetworkConditions', {
    offline,
    latency: 400,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
}
