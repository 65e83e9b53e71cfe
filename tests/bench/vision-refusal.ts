import { observeFoto } from '@meridia/server/vision/observe-foto.ts';
import sharp from 'sharp';
import { noTonguePictures } from '../fixtures/draw-no-tongue.ts';

/** How many photos of a tongue are refused, and how many pictures without one, drawn or cropped from below the tongue, pass. */
export async function measureRefusal(photos: readonly Buffer[]): Promise<string> {
  const refused = await countFound(photos, false);
  const drawn = await Promise.all(Object.values(noTonguePictures).map((draw) => draw()));
  const chins = await Promise.all(
    photos.map((photo) => sharp(photo).extract({ left: 120, top: 380, width: 528, height: 196 }).jpeg().toBuffer()),
  );
  const passed = [await countFound(drawn, true), await countFound(chins, true)] as const;
  return `${refused} tongues refused, ${passed[0]} of ${drawn.length} drawn pictures without a tongue and ${passed[1]} of ${chins.length} crops below it accepted`;
}

async function countFound(photos: readonly Buffer[], isFound: boolean): Promise<number> {
  let count = 0;
  for (const photo of photos) if (((await observeFoto('lingua', photo)).contorno !== null) === isFound) count += 1;
  return count;
}
