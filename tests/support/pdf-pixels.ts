import { extractImages, getDocumentProxy } from 'unpdf';

/** How much compression may change a colour. */
const tolerance = 24;

/**
 * Decodes every picture of every page.
 * @returns for each of these colours (`#rrggbb`) the number of pixels with it in the file, and the number of pictures
 */
export async function countPixels<Name extends string>(
  bytes: ArrayBuffer | Uint8Array,
  colours: Readonly<Record<Name, string>>,
): Promise<Record<Name | 'pictures', number>> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const names = Object.keys(colours) as Name[];
  const wanted = names.map((name) => readColour(colours[name]));
  const counts = names.map(() => 0);
  let pictures = 0;
  for (let page = 1; page <= pdf.numPages; page += 1) {
    for (const { data, channels } of await extractImages(pdf, page)) {
      pictures += 1;
      for (let at = 0; at + 2 < data.length; at += channels) {
        const found = wanted.findIndex((colour) =>
          colour.every((value, channel) => Math.abs(value - (data[at + channel] ?? 0)) <= tolerance),
        );
        if (found >= 0) counts[found] = (counts[found] ?? 0) + 1;
      }
    }
  }
  return Object.fromEntries([...names.map((name, index) => [name, counts[index]]), ['pictures', pictures]]);
}

function readColour(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}
