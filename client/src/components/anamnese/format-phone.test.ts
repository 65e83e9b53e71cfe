import { describe, expect, it } from 'vitest';
import { formatPhone } from './format-phone.ts';

describe('a typed phone number', () => {
  it('is formatted as a Brazilian number', () => {
    expect(formatPhone('11999990000')).toBe('(11) 99999-0000');
    expect(formatPhone('11 3333 4444')).toBe('(11) 3333-4444');
    expect(formatPhone('(11) 99999-0000')).toBe('(11) 99999-0000');
  });

  it('stays unchanged when it is not a Brazilian number', () => {
    for (const text of ['+351 912 345 678', '999990000', '11 99999-0000 ramal 3', '12345', '']) {
      expect(formatPhone(text)).toBe(text);
    }
  });
});
