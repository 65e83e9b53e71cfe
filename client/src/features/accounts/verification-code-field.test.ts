import { describe, expect, it } from 'vitest';
import { sixDigits } from './verification-code-field.tsx';

describe('the code of an authenticator app', () => {
  it('is accepted with the spaces that apps copy', () => {
    expect(sixDigits('123 456')).toBe('123456');
    expect(sixDigits(' 123-456\n')).toBe('123456');
    expect(sixDigits('1234567')).toBe('123456');
    expect(sixDigits('12a')).toBe('12');
  });
});
