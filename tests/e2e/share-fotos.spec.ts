import { createDiskStorage } from '@meridia/server/integrations/storage/disk-storage.ts';
import type { Page } from '@playwright/test';
import { countPixels } from '../support/pdf-pixels.ts';
import { fotoColours, insertPhotoReport } from '../support/photo-report.ts';
import { expect, test } from './support/test.ts';

declare global {
  interface Window {
    /** The files that the device's share sheet received. */
    handedOver: { name: string; bytes: number[] }[];
  }
}

test('a shared PDF contains no photo, unless the therapist asks for photos after reading whose they are', async ({
  page,
  sql,
  therapist,
  review,
}) => {
  const storage = createDiskStorage(`${process.env.E2E_DATA_DIR}/fotos`);
  const { id } = await insertPhotoReport(sql, storage, therapist.userId, 'Helena Prado');
  // As on a phone.
  await page.addInitScript(() => {
    window.handedOver = [];
    Object.defineProperty(navigator, 'canShare', { value: () => true });
    Object.defineProperty(navigator, 'share', {
      value: async ({ files }: ShareData) => {
        for (const file of files ?? []) {
          window.handedOver.push({ name: file.name, bytes: [...new Uint8Array(await file.arrayBuffer())] });
        }
      },
    });
  });
  await page.goto(`/resultado/${id}`);
  await page.getByRole('button', { name: 'Compartilhar', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Compartilhar o relatório' });

  await test.step('what the button hands over has the words alone', async () => {
    await expect(dialog).toContainText('sem as fotos');
    await dialog.getByRole('button', { name: 'Enviar PDF' }).click();
    const file = await handedOver(page, 1);
    expect(await countPixels(file, fotoColours)).toEqual({ lingua: 0, face: 0, orelha: 0, pictures: 0 });
  });

  const question = page.getByRole('alertdialog', { name: 'Enviar o PDF com as fotos?' });
  await test.step('with the photos it asks first, names them, and takes no for an answer', async () => {
    const withFotos = dialog.getByRole('button', { name: 'Enviar com as fotos' });
    await withFotos.scrollIntoViewIfNeeded();
    await review('compartilhar-com-fotos', '[role=dialog]');
    await withFotos.click();
    await expect(question).toContainText('as fotos da língua, da face e da orelha de Helena Prado');
    await review('compartilhar-com-fotos-pergunta', '[role=alertdialog]');
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(withFotos).toBeFocused();
    expect(await page.evaluate(() => window.handedOver.length)).toBe(1);
  });

  await test.step('and hands them over after a yes', async () => {
    await dialog.getByRole('button', { name: 'Enviar com as fotos' }).click();
    await question.getByRole('button', { name: 'Enviar com as fotos' }).click();
    const shown = await countPixels(await handedOver(page, 2), fotoColours);
    expect(shown.pictures).toBe(3);
    expect(Math.min(shown.lingua, shown.face, shown.orelha)).toBeGreaterThan(10_000);
    await expect(question).toBeHidden();
  });
});

async function handedOver(page: Page, count: number): Promise<Uint8Array> {
  await page.waitForFunction((wanted) => window.handedOver.length === wanted, count, { timeout: 45_000 });
  return new Uint8Array(await page.evaluate(() => window.handedOver.at(-1)?.bytes ?? []));
}
