import { observeFoto } from '@meridia/server/vision/observe-foto.ts';
import type { FotoSinal } from '@meridia/shared/foto.ts';
import sharp from 'sharp';

const casts: Record<string, [number, number, number]> = {
  dark: [0.45, 0.45, 0.45],
  warm: [1.1, 1, 0.8],
  cool: [0.88, 1, 1.15],
};

const bodyColours: readonly FotoSinal[] = [
  'lingua_palida',
  'lingua_rosada',
  'lingua_vermelha',
  'lingua_vermelho_escura',
  'lingua_arroxeada',
];
const coatingColours: readonly FotoSinal[] = ['saburra_branca', 'saburra_amarela'];

/** The same photos under other light: how many colours are reported again, and how many change to another colour. */
export async function measureCasts(photos: readonly Buffer[]): Promise<string> {
  const lines: string[] = [];
  const plain = await Promise.all(photos.map((photo) => coloursOf(photo)));
  for (const [name, factors] of Object.entries(casts)) {
    let said = 0;
    let kept = 0;
    let changed = 0;
    for (const [index, photo] of photos.entries()) {
      const other = await coloursOf(await sharp(photo).linear(factors, [0, 0, 0]).jpeg({ quality: 95 }).toBuffer());
      for (const [place, colour] of (plain[index] ?? []).entries()) {
        if (!colour) continue;
        said += 1;
        if (other[place] === colour) kept += 1;
        else if (other[place]) changed += 1;
      }
    }
    lines.push(`${name} ${kept} of ${said} colours kept, ${changed} changed`);
  }
  return lines.join(', ');
}

async function coloursOf(photo: Buffer): Promise<(FotoSinal | undefined)[]> {
  const { sinais } = await observeFoto('lingua', photo);
  return [bodyColours, coatingColours].map((group) => sinais.find(({ sinal }) => group.includes(sinal))?.sinal);
}
