import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { keyIdOf, openFile, sealFile } from './sealed-file.ts';

const dataKey = { id: randomUUID(), key: randomBytes(32) };
const place = 'somebody/lingua-1.jpg';
const photo = Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), randomBytes(400)]);

describe('a sealed file', () => {
  it('opens with its key in its place, tells which key that is, and is never the same twice', () => {
    const sealed = sealFile(dataKey, place, photo);
    expect(keyIdOf(sealed)).toBe(dataKey.id);
    expect(openFile(dataKey.key, place, sealed)).toEqual(photo);
    expect(sealFile(dataKey, place, photo).equals(sealed)).toBe(false);
    expect(openFile(dataKey.key, place, sealFile(dataKey, place, Buffer.alloc(0)))).toEqual(Buffer.alloc(0));
  });

  it('holds nothing of what it seals', () => {
    const marked = Buffer.from('Maria das Dores, língua pálida');
    const sealed = sealFile(dataKey, place, marked);
    for (let at = 0; at + 4 <= marked.length; at += 1) expect(sealed.includes(marked.subarray(at, at + 4))).toBe(false);
  });

  it('does not open when any of its bytes has changed, its end is missing, or it lies elsewhere', () => {
    const sealed = sealFile(dataKey, place, photo);
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => openFile(dataKey.key, place, changed), `byte ${at}`).toThrow('does not open');
    }
    expect(() => openFile(dataKey.key, place, sealed.subarray(0, -1))).toThrow('does not open');
    expect(() => openFile(dataKey.key, 'somebody/lingua-2.jpg', sealed)).toThrow('does not open');
    expect(() => openFile(randomBytes(32), place, sealed)).toThrow('does not open');
  });

  it('is told from pictures and from the rest of a file', () => {
    for (const bytes of [
      photo,
      Buffer.alloc(0),
      Buffer.from('MeridIA'),
      sealFile(dataKey, place, photo).subarray(0, 40),
    ]) {
      expect(keyIdOf(bytes)).toBeNull();
    }
  });
});
