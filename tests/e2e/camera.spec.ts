import { fotoSlot, openIntake, unfold } from './support/intake-form.ts';
import { expect, test } from './support/test.ts';

test('the camera shows an outline and the light, takes a photo, and is switched off', async ({
  page,
  context,
  therapist: _,
  review,
}) => {
  await context.grantPermissions(['camera']);
  await watchTracks(page);
  await openIntake(page);
  await fotoSlot(page, 'lingua').getByRole('button', { name: 'Tirar foto' }).click();
  const dialog = page.getByRole('dialog', { name: 'Foto da língua' });
  await expect(dialog.getByText(/luz/i).first()).toBeVisible();
  await review('camera', '[role=dialog]');
  expect(await page.evaluate(() => window.innerWidth >= document.documentElement.scrollWidth)).toBe(true);

  await dialog.getByRole('button', { name: 'Fotografar' }).press('Enter');
  await expect(dialog.getByRole('img', { name: 'Foto da língua tirada agora' })).toBeVisible();
  await review('camera-tirada', '[role=dialog]');
  await dialog.getByRole('button', { name: 'Tirar outra' }).click();
  await dialog.getByRole('button', { name: 'Fotografar' }).click();
  await dialog.getByRole('button', { name: 'Usar esta foto' }).click();
  await expect(dialog).toBeHidden();
  await expect(fotoSlot(page, 'lingua').getByRole('img', { name: 'Foto da língua enviada' })).toBeVisible();
  await expect(fotoSlot(page, 'lingua').getByText(/Enviando|Analisando/)).toBeHidden({ timeout: 30_000 });
  expect(await liveTracks(page)).toBe(0);

  await unfold(page, 'Upload de Imagens', fotoSlot(page, 'face'));
  await fotoSlot(page, 'face').getByRole('button', { name: 'Tirar foto' }).click();
  await expect(page.getByRole('dialog', { name: 'Foto da face' }).getByText(/luz/i).first()).toBeVisible();
  await review('camera-face', '[role=dialog]');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(fotoSlot(page, 'face').getByRole('button', { name: 'Tirar foto' })).toBeFocused();
  expect(await liveTracks(page)).toBe(0);

  await test.step('without permission it says so and offers the camera of the device', async () => {
    await page.evaluate(() => {
      navigator.mediaDevices.getUserMedia = async () => {
        throw new DOMException('Permission denied', 'NotAllowedError');
      };
    });
    await fotoSlot(page, 'face').getByRole('button', { name: 'Tirar foto' }).click();
    const refused = page.getByRole('dialog', { name: 'Foto da face' });
    await expect(refused.getByText('O navegador não tem permissão para usar a câmera.')).toBeVisible();
    await review('camera-sem-permissao', '[role=dialog]');
    const chooser = page.waitForEvent('filechooser');
    await refused.getByRole('button', { name: /Câmera do aparelho|Escolher um arquivo/ }).click();
    expect((await chooser).isMultiple()).toBe(false);
    await expect(refused).toBeHidden();
  });
});

/** Remembers every track that the page opens. */
async function watchTracks(page: import('@playwright/test').Page): Promise<void> {
  await page.addInitScript(() => {
    const tracks: MediaStreamTrack[] = [];
    Object.assign(window, { openedTracks: tracks });
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (constraints) => {
      const stream = await open(constraints);
      tracks.push(...stream.getTracks());
      return stream;
    };
  });
}

function liveTracks(page: import('@playwright/test').Page): Promise<number> {
  return page.evaluate(() => {
    const { openedTracks } = window as unknown as { openedTracks: MediaStreamTrack[] };
    return openedTracks.filter(({ readyState }) => readyState === 'live').length;
  });
}
