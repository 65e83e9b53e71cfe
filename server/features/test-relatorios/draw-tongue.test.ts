import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createLocalVision } from '../../vision/observe-foto.ts';
import { testClients } from './choose-test-client.ts';
import { drawTongue } from './draw-tongue.ts';

describe('the drawn tongue', () => {
  it.each(testClients.map(({ dados, lingua }) => [dados.nomeCliente, lingua] as const))(
    'of %s is accepted as a good photo, and its tongue is found',
    async (_name, lingua) => {
      const jpeg = await sharp(drawTongue(lingua)).jpeg({ quality: 88 }).toBuffer();
      const { qualidade, contorno } = await createLocalVision().observe('lingua', jpeg);
      expect(qualidade).toEqual({ veredito: 'boa', problemas: [] });
      expect(contorno?.length).toBeGreaterThan(3);
    },
  );

  it('is the same picture each time', () => {
    const lingua = testClients[0].lingua;
    expect(drawTongue(lingua).equals(drawTongue(lingua))).toBe(true);
  });
});
