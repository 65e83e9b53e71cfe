const names: Record<number, string> = {
  192: 'SOF0',
  194: 'SOF2',
  196: 'DHT',
  216: 'SOI',
  217: 'EOI',
  218: 'SOS',
  219: 'DQT',
  221: 'DRI',
  254: 'COM',
};

/**
 * The kinds of segments of a JPEG in the order of their first occurrence, and the number of bytes behind its end. It reads byte
 * by byte, so that nothing can hide which a tool does not know.
 * @throws when the bytes are not one complete JPEG
 */
export function jpegSegments(jpeg: Buffer): { names: string[]; behind: number } {
  const found = new Set<string>();
  for (let at = 0; at < jpeg.length; ) {
    const marker = jpeg[at + 1];
    if (jpeg[at] !== 0xff || marker === undefined) throw new Error(`no marker at ${at}`);
    found.add(nameOf(marker));
    if (marker === 0xd9) return { names: [...found], behind: jpeg.length - at - 2 };
    if (marker === 0xd8) {
      at += 2;
      continue;
    }
    at += 2 + jpeg.readUInt16BE(at + 2);
    if (marker === 0xda) at = endOfScan(jpeg, at);
  }
  throw new Error('no end of the picture');
}

function nameOf(marker: number): string {
  return names[marker] ?? (marker >= 0xe0 && marker <= 0xef ? `APP${marker - 0xe0}` : marker.toString(16));
}

/** Picture data continue over stuffed bytes and restart markers. */
function endOfScan(jpeg: Buffer, from: number): number {
  for (let at = from; at + 1 < jpeg.length; at += 1) {
    const next = jpeg[at + 1] ?? 0;
    if (jpeg[at] === 0xff && next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return jpeg.length;
}
