import { inflateSync } from 'node:zlib';

/** In points from the top left corner of the page. */
export interface Box {
  page: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A stroked line with the colour that it is drawn with, as '#RRGGBB'. */
export interface Stroke extends Box {
  colour: string;
}

type Matrix = readonly [number, number, number, number, number, number];

/** Where the pictures and the stroked lines of a PDF by pdfmake stand on its pages. */
export function readPdfDrawings(pdf: Buffer): { images: Box[]; strokes: Stroke[] } {
  const drawings: { images: Box[]; strokes: Stroke[] } = { images: [], strokes: [] };
  for (const [index, content] of readPageContents(pdf).entries()) readPage(content, index + 1, drawings);
  return drawings;
}

/** The drawing commands of each page. */
function readPageContents(pdf: Buffer): string[] {
  const raw = pdf.toString('latin1');
  return [...raw.matchAll(/\/Type \/Page\n[^>]*?\/Contents (\d+) 0 R/g)].map(([, id]) => {
    const start = raw.indexOf('stream\n', raw.indexOf(`\n${id} 0 obj\n`)) + 'stream\n'.length;
    return inflateSync(pdf.subarray(start)).toString('latin1');
  });
}

function readPage(content: string, page: number, { images, strokes }: { images: Box[]; strokes: Stroke[] }): void {
  let matrix: Matrix = [1, 0, 0, 1, 0, 0];
  let colour = '';
  let points: [number, number][] = [];
  const saved: { matrix: Matrix; colour: string }[] = [];
  // A4 as pdfmake sets it: the first matrix of a page turns y downwards, and this turns it back for the reader of the numbers.
  const place = (x: number, y: number): [number, number] => {
    const [a, b, c, d, e, f] = matrix;
    return [a * x + c * y + e, 841.89 - (b * x + d * y + f)];
  };
  for (const line of content.split('\n')) {
    const words = line.trim().split(/\s+/);
    const command = words.at(-1);
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = words.slice(0, -1).map(Number);
    if (command === 'q') saved.push({ matrix, colour });
    else if (command === 'Q') ({ matrix, colour } = saved.pop() ?? { matrix, colour });
    else if (command === 'cm') matrix = multiply([a, b, c, d, e, f], matrix);
    else if (command === 'SCN') colour = `#${[a, b, c].map(hex).join('')}`;
    else if (command === 'm' || command === 'l') points.push(place(a, b));
    else if (command === 'Do') images.push({ page, ...boxOf([place(0, 0), place(1, 1)]) });
    else if (command === 'S' && points.length > 0) strokes.push({ page, colour, ...boxOf(points) });
    if (command === 'S' || command === 'n' || command === 'f') points = [];
  }
}

function multiply([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + b * i, a * h + b * j, c * g + d * i, c * h + d * j, e * g + f * i + k, e * h + f * j + l];
}

function hex(share: number): string {
  return Math.round(share * 255)
    .toString(16)
    .toUpperCase()
    .padStart(2, '0');
}

function boxOf(points: readonly [number, number][]): Omit<Box, 'page'> {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}
