import { expect, test } from '@playwright/test';
import { unseenSpecTexts } from './support/see-spec-texts.ts';

test('every text of the spec stood on its screen while the other tests ran', () => {
  expect(unseenSpecTexts()).toEqual([]);
});
