import fc from 'fast-check';
import type { HostileRequest } from './wire.ts';

/** Files of a form that break off, lie about themselves or are none. */
export function brokenUploadTo(path: fc.Arbitrary<string>): fc.Arbitrary<HostileRequest> {
  return fc.record({ path, type: types, body: bodies }).map(({ path, type, body }) => ({
    name: 'broken upload',
    method: 'POST',
    path,
    headers: { 'content-type': type },
    body,
  }));
}

const part = (headers: string, content: string) => `--x\r\n${headers}\r\n\r\n${content}\r\n`;
const file = 'content-disposition: form-data; name="file"; filename="foto.jpg"\r\ncontent-type: image/jpeg';

const types = fc.constantFrom(
  ...Array.from({ length: 6 }, () => 'multipart/form-data; boundary=x'),
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=y',
  'multipart/mixed; boundary=x',
  `multipart/form-data; boundary=${'x'.repeat(300)}`,
  'MULTIPART/FORM-DATA; BOUNDARY=x',
  'image/jpeg',
  'application/json',
);

const bodies = fc.constantFrom(
  '',
  '--x',
  '--x\r\n',
  '--x--',
  '--x--\r\n',
  '\r\n--x\r\n\r\n--x--\r\n',
  'nada',
  '{}',
  // Ends in the middle of a file, of a header, or of a boundary.
  `--x\r\n${file}\r\n\r\nabc`,
  `--x\r\n${file}`,
  `${part(file, 'abc')}--`,
  `${part(file, 'abc')}--x`,
  `${part(file, '')}--x--\r\n`,
  `${part(file, 'GIF89a')}--x--\r\n`,
  `${part(file, 'abc')}${part(file, 'def')}--x--\r\n`,
  `${part('content-disposition: form-data; name="__proto__"', 'a')}--x--\r\n`,
  `${part('content-disposition: form-data; name="constructor"; filename="a"', 'a')}--x--\r\n`,
  `${part('content-disposition: form-data; name="file"; filename="../../x\\r\\n"', 'a')}--x--\r\n`,
  `${part('content-disposition: form-data', 'a')}--x--\r\n`,
  `${part('content-disposition: attachment; filename="a"', 'a')}--x--\r\n`,
  `${part('content-disposition: form-data; name="j"\r\ncontent-type: application/json', '{')}--x--\r\n`,
  `${part('nonsense', 'a')}--x--\r\n`,
  `${part('\0: \0', 'a')}--x--\r\n`,
  `${part(`x: ${'y'.repeat(20_000)}`, 'a')}--x--\r\n`,
  `${part(`${file}\r\ncontent-transfer-encoding: base64`, '!!!')}--x--\r\n`,
  `${Array.from({ length: 30 }, (_, at) => part(`content-disposition: form-data; name="f${at}"`, 'a')).join('')}--x--\r\n`,
);
