import sharp, { type Sharp } from 'sharp';

/** Text in the metadata of `photoWithMetadata`, which must never appear in anything that the app stores. */
export const metadataMarker = 'MARCA-SECRETA-DA-CAMERA';

/** A small pink square: the cheapest complete photo. */
export function smallPhoto(format: 'jpeg' | 'png' | 'webp' = 'jpeg'): Promise<Buffer> {
  return solid(240, 240).toFormat(format).toBuffer();
}

/** As a phone sends it: with position and camera data, and lying on its side (left half red, right half blue before turning). */
export async function photoWithMetadata(): Promise<Buffer> {
  const blueHalf = await solid(80, 80, '#1030c0').png().toBuffer();
  return solid(160, 80, '#c01010')
    .composite([{ input: blueHalf, left: 80, top: 0 }])
    .withMetadata({ orientation: 6 })
    .withExif({
      IFD0: { Make: metadataMarker, Copyright: metadataMarker, Orientation: '6' },
      IFD2: { BodySerialNumber: metadataMarker },
      IFD3: {
        GPSLatitudeRef: 'S',
        GPSLatitude: '23/1 33/1 0/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '46/1 38/1 0/1',
      },
    })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><note>${metadataMarker}</note></x:xmpmeta>`)
    .jpeg({ quality: 95 })
    .toBuffer();
}

/** A complete JPEG of exactly this many bytes. */
export async function photoOfBytes(bytes: number): Promise<Buffer> {
  return paddedJpeg(await smallPhoto(), bytes);
}

/** The same picture in a file of exactly this many bytes, filled up with comments, which every decoder skips. */
export function paddedJpeg(photo: Buffer, bytes: number): Buffer {
  const comments: Buffer[] = [];
  for (let missing = bytes - photo.byteLength; missing > 0; ) {
    // A comment is a marker, its length and its text, at least 4 bytes; so the rest may not be shorter than one comment.
    const size = missing <= 65_537 ? missing : Math.min(65_537, missing - 4);
    const comment = Buffer.alloc(size, 0x20);
    comment.writeUInt16BE(0xfffe, 0);
    comment.writeUInt16BE(size - 2, 2);
    comments.push(comment);
    missing -= size;
  }
  return Buffer.concat([photo.subarray(0, 2), ...comments, photo.subarray(2)]);
}

/** 225 megapixels in two megabytes. */
export async function pixelBomb(): Promise<Buffer> {
  const tiny = await solid(1, 1).png().toBuffer();
  return sharp(tiny)
    .resize(15_000, 15_000, { kernel: 'nearest' })
    .toColourspace('b-w')
    .png({ compressionLevel: 1 })
    .toBuffer();
}

export function solid(width: number, height: number, background = '#c86464'): Sharp {
  return sharp({ create: { width, height, channels: 3, background } });
}
