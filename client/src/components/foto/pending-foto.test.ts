import { set } from 'idb-keyval';
import { describe, expect, it, vi } from 'vitest';
import { dropPendingFoto, dropPendingFotos, keepPendingFoto, readPendingFoto } from './pending-foto.ts';

vi.mock('idb-keyval', () => import('../../testing/kept-files.ts'));

const file = new Blob(['foto']);
const read = (draftId: string, place = 'lingua') => readPendingFoto('ana', place, draftId);

describe('a photo that the server does not have yet', () => {
  it('is kept for its draft, whichever other draft is opened or sent', async () => {
    await keepPendingFoto('ana', 'lingua', { draftId: 'one', file });
    expect(await read('other')).toBeNull();
    await keepPendingFoto('ana', 'lingua', { draftId: 'other', file });
    await dropPendingFoto('ana', 'lingua', 'other');
    expect(await read('other')).toBeNull();
    expect(await read('one')).toMatchObject({ draftId: 'one' });
  });

  it('goes with its draft', async () => {
    for (const draftId of ['one', 'other']) {
      for (const place of ['lingua', 'face']) await keepPendingFoto('ana', place, { draftId, file });
    }
    await dropPendingFotos('ana', 'one');
    expect([await read('one'), await read('one', 'face')]).toEqual([null, null]);
    expect(await read('other', 'face')).toMatchObject({ draftId: 'other' });
  });

  it('of an earlier release is found by its own draft only, and then kept as the others', async () => {
    await set('meridia:foto:ana:orelha', { draftId: 'one', file });
    expect(await read('other', 'orelha')).toBeNull();
    expect(await read('one', 'orelha')).toMatchObject({ draftId: 'one' });
    await dropPendingFoto('ana', 'orelha', 'one');
    expect(await read('one', 'orelha')).toBeNull();
  });
});
