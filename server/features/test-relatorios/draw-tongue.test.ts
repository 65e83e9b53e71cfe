import { setImmediate as nextTurn } from 'node:timers/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createLocalVision } from '../../vision/observe-foto.ts';
import { testClients } from './choose-test-client.ts';
import { drawTongue } from './draw-tongue.ts';

describe('the drawn tongue', () => {
  it.each(testClients.map(({ dados, lingua }) => [dados.nomeCliente, lingua] as const))(
    'of %s is accepted as a good photo, and its tongue is found',
    async (_name, lingua) => {
      const jpeg = await sharp(await drawTongue(lingua))
        .jpeg({ quality: 88 })
        .toBuffer();
      const { qualidade, contorno } = await createLocalVision().observe('lingua', jpeg);
      expect(qualidade).toEqual({ veredito: 'boa', problemas: [] });
      expect(contorno?.length).toBeGreaterThan(3);
    },
  );

  it('is the same picture each time', async () => {
    const [one, other] = await Promise.all([drawTongue(testClients[0].lingua), drawTongue(testClients[0].lingua)]);
    expect(one.equals(other)).toBe(true);
  });

  it('leaves turns to other requests while it is drawn', async () => {
    let drawn = false;
    const drawing = drawTongue(testClients[0].lingua).finally(() => {
      drawn = true;
    });
    let turns = 0;
    for (; !drawn; turns += 1) await nextTurn();
    await drawing;
    expect(turns).toBeGreaterThanOrEqual(100);
  });
});
