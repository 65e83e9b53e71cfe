import { describe, expect, it } from 'vitest';
import { parseMailedLink } from './mailed-link.ts';

describe('the link of a mail', () => {
  it('is read as its token and its purpose', () => {
    expect(parseMailedLink('#access_token=Ab_9-x&type=recovery')).toEqual({ token: 'Ab_9-x', purpose: 'recovery' });
    expect(parseMailedLink('type=signup&access_token=Ab_9-x')).toEqual({ token: 'Ab_9-x', purpose: 'signup' });
  });

  it('is recognised even when half of it was lost, so that the person is told', () => {
    expect(parseMailedLink('#type=recovery')).toEqual({ token: '', purpose: 'recovery' });
    expect(parseMailedLink('#access_token=abc')).toEqual({ token: 'abc', purpose: null });
    expect(parseMailedLink('#access_token=abc&type=admin')).toEqual({ token: 'abc', purpose: null });
  });

  it('is not recognised in any other fragment', () => {
    expect(parseMailedLink('')).toBeNull();
    expect(parseMailedLink('#conteudo')).toBeNull();
  });
});
