import { supportContextSchema } from '@meridia/shared/support-thread.ts';
import { describe, expect, it } from 'vitest';
import { readContext } from './read-context.ts';

const around = {
  userAgent: '',
  online: true,
  screen: { width: 360, height: 780 },
  program: 'https://app.example/assets/index-Ab_3-xY9.js',
  route: '/resultado/$id',
};
const read = (userAgent: string) => readContext({ ...around, userAgent });

describe('the context of a message', () => {
  it.each([
    [
      'Mozilla/5.0 (Linux; Android 15; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
      'Chrome 140',
      'Android 15',
    ],
    [
      'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
      'Samsung Internet 28',
      'Android 14',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
      'Safari 18',
      'iOS 18',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0',
      'Edge 141',
      'Windows',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox 144', 'Linux'],
    ['<script>alert(1)</script>', 'Outro navegador', 'Outro sistema'],
  ])('names browser and system of %s', (userAgent, browser, system) => {
    expect(read(userAgent)).toMatchObject({ browser, system });
  });

  it('is what the server takes', () => {
    expect(supportContextSchema.parse(read('anything at all'))).toMatchObject({
      build: 'Ab_3-xY9',
      screen: '360 x 780',
      route: '/resultado/$id',
    });
  });

  it('has no id, not even from a wrong address', () => {
    const route = '/resultado/7b0f7f9e-28f4-4a7e-9d4f-4b8a5f0d2c11';
    expect(readContext({ ...around, route }).route).toBe('/');
  });

  it('says that a page without a build has none', () => {
    expect(readContext({ ...around, program: '/src/main.tsx' }).build).toBe('sem versão');
  });
});
