import { describe, expect, it } from 'vitest';
import { safeRedirect } from './safe-redirect.ts';

describe('the place to go after login', () => {
  it('keeps a path of this site with its query', () => {
    expect(safeRedirect('/resultado/7?aba=protocolo#fim')).toBe('/resultado/7?aba=protocolo#fim');
  });

  it('never leaves this site', () => {
    for (const target of [
      'https://mal.example',
      '//mal.example',
      '/\\mal.example',
      '/\t/mal.example',
      'javascript:alert(1)',
      7,
      undefined,
    ]) {
      expect(safeRedirect(target), String(target)).toBeNull();
    }
  });

  it('does not come back to the landing page or to the login itself', () => {
    expect(safeRedirect('/')).toBeNull();
    expect(safeRedirect('/auth?redirect=/auth')).toBeNull();
  });
});
