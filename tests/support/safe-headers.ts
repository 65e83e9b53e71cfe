import { expect } from 'vitest';

/** Checks the headers that every answer of ours must have over https. */
export function expectSafe(response: Response | undefined, name = ''): void {
  const header = (key: string) => response?.headers.get(key) ?? null;
  const policy = response ? readPolicy(response) : {};
  expect({
    name,
    nosniff: header('x-content-type-options'),
    referrer: /^(same-origin|no-referrer)$/.test(header('referrer-policy') ?? ''),
    frames: header('x-frame-options'),
    opener: header('cross-origin-opener-policy'),
    resource: header('cross-origin-resource-policy'),
    camera: /(^|, )camera=\(self\)/.test(header('permissions-policy') ?? ''),
    microphone: /(^|, )microphone=\(self\)/.test(header('permissions-policy') ?? ''),
    https: header('strict-transport-security'),
    unsafeScripts: /unsafe/.test(policy['script-src'] ?? policy['default-src'] ?? 'unsafe'),
    base: policy['base-uri'],
    ancestors: policy['frame-ancestors'],
    cached: header('cache-control') !== null,
    software: [header('server'), header('x-powered-by'), header('via')],
  }).toEqual({
    name,
    nosniff: 'nosniff',
    referrer: true,
    frames: 'DENY',
    opener: 'same-origin',
    resource: 'same-origin',
    camera: true,
    microphone: true,
    https: 'max-age=31536000; includeSubDomains',
    unsafeScripts: false,
    base: "'none'",
    ancestors: "'none'",
    cached: true,
    software: [null, null, null],
  });
}

export function readPolicy(response: Response): Record<string, string> {
  const directives = (response.headers.get('content-security-policy') ?? '').split(';').map((part) => part.trim());
  return Object.fromEntries(
    directives.map((directive) => [directive.split(' ')[0] ?? '', directive.split(' ').slice(1).join(' ')]),
  );
}

/** Checks that every cookie, set or removed, is bound to this host and hidden from scripts and from other sites. */
export function expectSafeCookies(response: Response, name = ''): void {
  for (const cookie of response.headers.getSetCookie()) {
    const [pair = '', ...attributes] = cookie.split('; ');
    expect({
      name,
      pair: pair.split('=')[0],
      attributes: attributes.filter((part) => !/^(Max-Age|Expires)=/.test(part)),
    }).toEqual({
      name,
      pair: expect.stringMatching(/^__Host-(session|device)$/),
      attributes: ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax'],
    });
  }
}
