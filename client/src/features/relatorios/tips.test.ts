import { describe, expect, it } from 'vitest';
import { tipCategories, tips } from './tips.ts';

describe('the tips of the waiting screen', () => {
  it('are 26, all different, of all five categories', () => {
    expect(new Set(tips.map((tip) => tip.text)).size).toBe(26);
    expect(new Set(tips.map((tip) => tip.category))).toEqual(new Set(Object.keys(tipCategories)));
  });

  it('can be read in the 8 seconds for which they are shown', () => {
    for (const { text } of tips) expect(text.length, text).toBeLessThanOrEqual(160);
  });

  it('change the category each time, also from the last tip to the first', () => {
    for (const [index, tip] of tips.entries()) {
      expect(tip.category, tip.text).not.toBe(tips[(index + 1) % tips.length]?.category);
    }
  });
});
