import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const iconFile = fileURLToPath(new URL('../client/public/icon.svg', import.meta.url));
const shareFile = fileURLToPath(new URL('./pictures/share.svg', import.meta.url));
const jade = '#1F5E4B';

/** Draws the pixel images that browsers, phones and shared links need from two SVGs: `icons/`, `favicon.ico`, `share.png`. */
export async function buildPictures(clientRoot: string): Promise<void> {
  await mkdir(join(clientRoot, 'icons'), { recursive: true });
  const icon = await readFile(iconFile, 'utf8');
  const share = await readFile(shareFile, 'utf8');
  const write = async (name: string, picture: Promise<Buffer>) => writeFile(join(clientRoot, name), await picture);
  await Promise.all([
    write('icons/icon-192.png', draw(icon, 192)),
    write('icons/icon-512.png', draw(icon, 512)),
    // The phone cuts these two to a shape: both fill the whole square, and the maskable one has a margin of a tenth all around.
    write('icons/apple-touch-icon.png', draw(filled(icon), 180)),
    write('icons/icon-maskable-512.png', draw(filled(icon), 512, 51)),
    write('favicon.ico', draw(icon, 32).then(wrapAsIco)),
    write('share.png', draw(share, 1200)),
    // For an APP_NAME other than the drawn one.
    write('share-plain.png', draw(withoutName(share), 1200)),
  ]);
}

function draw(svg: string, width: number, margin = 0): Promise<Buffer> {
  const viewBoxWidth = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
  const inner = width - 2 * margin;
  return sharp(Buffer.from(svg), { density: (72 * inner) / viewBoxWidth })
    .resize(inner)
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: jade })
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}

function filled(icon: string): string {
  const cornered = icon.replace(' rx="8"', '');
  if (cornered === icon) throw new Error('client/public/icon.svg no longer has a background with rounded corners');
  return cornered;
}

function withoutName(share: string): string {
  const plain = share.replace(/<g id="name">[\s\S]*?<\/g>\s*<path[^>]*\/><\/g>/, '');
  if (plain === share) throw new Error('scripts/pictures/share.svg no longer has a group with the id name');
  return plain;
}

/** An .ico file is a header of 22 bytes and a PNG. */
function wrapAsIco(png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon …
  header.writeUInt16LE(1, 4); // … with one picture
  header.writeUInt8(32, 6);
  header.writeUInt8(32, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
