import { describe, expect, it } from 'vitest';
import { sixDigits } from './verification-code-field.tsx';

describe('the code of an authenticator app', () => {
  it('is taken as apps copy it', () => {
    expect(sixDigits('123 456')).toBe('123456');
    expect(sixDigits(' 123-456\n')).toBe('123456');
    expect(sixDigits('1234567')).toBe('123456');
    expect(sixDigits('12a')).toBe('12');
  });
});
