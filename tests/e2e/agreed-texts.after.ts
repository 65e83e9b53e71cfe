import { expect, test } from '@playwright/test';
import { unseenAgreedTexts } from './support/see-agreed-texts.ts';

test('every agreed text was shown on its screen while the other tests ran', () => {
  expect(unseenAgreedTexts()).toEqual([]);
});
