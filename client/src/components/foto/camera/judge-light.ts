/** What the light of the preview is like. Only a hint: the stored photo is measured by the server. */
export type Light = 'escura' | 'clara' | 'boa';

// Near the limits of server/vision/judge-quality.ts, where L is 30 and 85; a preview shows more burnt pixels than its photo.
const darkLuma = 75;
const burntLuma = 250;
const maxBurntShare = 0.08;
const brightLuma = 215;

/** @param rgba pixels of the middle of the preview, four bytes each */
export function judgeLight(rgba: Uint8ClampedArray): Light {
  const pixels = rgba.length / 4;
  let sum = 0;
  let burnt = 0;
  for (let at = 0; at < rgba.length; at += 4) {
    const luma = 0.2126 * (rgba[at] ?? 0) + 0.7152 * (rgba[at + 1] ?? 0) + 0.0722 * (rgba[at + 2] ?? 0);
    sum += luma;
    if (luma >= burntLuma) burnt += 1;
  }
  if (sum / pixels < darkLuma) return 'escura';
  return burnt / pixels > maxBurntShare || sum / pixels > brightLuma ? 'clara' : 'boa';
}

export const lightHints: Record<Light, string> = {
  escura: 'Pouca luz: fique de frente para uma janela',
  clara: 'Luz demais: afaste-se da luz direta',
  boa: 'Boa luz',
};
