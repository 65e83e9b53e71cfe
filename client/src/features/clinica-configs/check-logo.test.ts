import { describe, expect, it } from 'vitest';
import { refuseLogo } from './check-logo.ts';

const megabyte = 1024 * 1024;

describe('a logo before it is sent', () => {
  it.each(['image/png', 'image/jpeg', 'image/webp'])('may be %s of up to 2 MB', (type) => {
    expect(refuseLogo({ type, size: 2 * megabyte })).toBeNull();
    expect(refuseLogo({ type, size: 2.5 * megabyte })).toBe('A logo tem 2,5 MB. Envie uma imagem de até 2 MB.');
  });

  it.each(['image/svg+xml', 'image/gif', 'image/heic', 'application/pdf', ''])('may not be %s', (type) => {
    expect(refuseLogo({ type, size: 10 })).toBe('Este tipo de arquivo não é aceito. Envie a logo em PNG, JPG ou WebP.');
  });
});
