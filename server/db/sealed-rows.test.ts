import { randomBytes, randomUUID } from 'node:crypto';
import { Outgoing } from '@meridia/drizzle/stored.ts';
import { describe, expect, it } from 'vitest';
import { createSealedRows, headOf, openText, sealerOf, sealText } from './sealed-rows.ts';

const key = { id: randomUUID(), key: randomBytes(32) };
const at = { place: 'avaliacoes.relatorio_html', id: randomUUID() };
const open = (value: string, where = at) => {
  const keyId = sealerOf(value);
  return keyId === null ? `plain: ${value}` : openText(key, where, value);
};

describe('a sealed value', () => {
  it('opens in its row and column, tells which key that is, and is never the same twice', () => {
    for (const text of ['', 'Língua pálida, saburra branca. 舌', JSON.stringify({ dor: 3 })]) {
      const sealed = sealText(key, at, text);
      expect(sealed.startsWith(headOf(key.id))).toBe(true);
      expect(sealerOf(sealed)).toBe(key.id);
      expect(open(sealed)).toBe(text);
      expect(sealText(key, at, text)).not.toBe(sealed);
    }
  });

  it('holds nothing of what it seals', () => {
    const marked = 'Maria das Dores, língua pálida';
    const sealed = Buffer.from(sealText(key, at, marked));
    const body = Buffer.from(sealText(key, at, marked).slice(headOf(key.id).length), 'base64');
    for (const bytes of [sealed, body]) {
      for (let from = 0; from + 4 <= marked.length; from += 1)
        expect(bytes.includes(marked.slice(from, from + 4))).toBe(false);
    }
  });

  it('does not open when one bit of any of its bytes has changed or its end is missing, and never passes for plain text', () => {
    const sealed = sealText(key, at, 'Dorme mal desde março.');
    for (let place = 0; place < sealed.length; place += 1) {
      for (const bit of [1, 2, 4, 8, 16, 32, 64]) {
        const changed = `${sealed.slice(0, place)}${String.fromCharCode(sealed.charCodeAt(place) ^ bit)}${sealed.slice(place + 1)}`;
        expect(() => {
          const keyId = sealerOf(changed);
          if (keyId !== null && keyId !== key.id) throw new Error('another key');
          return open(changed);
        }, `character ${place}, bit ${bit}`).toThrow();
      }
    }
    for (let length = 1; length < sealed.length; length += 1) {
      expect(() => open(sealed.slice(0, length)), `${length} characters`).toThrow();
    }
  });

  it('does not open in another row, in another column, or with another key', () => {
    const sealed = sealText(key, at, 'Dorme mal.');
    expect(() => open(sealed, { ...at, id: randomUUID() })).toThrow('in the place of another');
    expect(() => open(sealed, { ...at, place: 'avaliacoes.diagnostico_json' })).toThrow('in the place of another');
    expect(() => openText({ ...key, key: randomBytes(32) }, at, sealed)).toThrow('in the place of another');
  });

  it('is told from plain content', () => {
    for (const plain of ['', '{}', '<p>Olá</p>', 'selado:1:', 'selado', '{"selado:1:":1}'])
      expect(sealerOf(plain)).toBeNull();
  });

  it('costs less than a millisecond for a report of 100 kB, there and back', () => {
    const report = 'Relatório energético. '.repeat(4_600);
    expect(Buffer.byteLength(report)).toBeGreaterThan(100_000);
    const times = Array.from({ length: 40 }, () => {
      const begunAt = performance.now();
      open(sealText(key, at, report));
      return performance.now() - begunAt;
    }).sort((one, other) => one - other);
    // Sealing or opening alone takes half of it. Of so many tries, the fastest was not kept waiting by other work.
    expect((times[0] ?? 0) / 2).toBeLessThan(1);
  });
});

describe('the driver', () => {
  it('writes content as it is without keys, and sealed with them', () => {
    const rows = createSealedRows();
    const value = new Outgoing(at.id, 'Dorme mal.', at.place);
    const json = new Outgoing(at.id, '{"dor":3}', at.place);
    expect(rows.serializeText(value)).toBe('Dorme mal.');
    expect(rows.serializeJson(json)).toBe('{"dor":3}');
    rows.unlock({ newest: () => key, find: () => key });
    expect(open(String(rows.serializeText(value)))).toBe('Dorme mal.');
    expect(open(JSON.parse(String(rows.serializeJson(json))))).toBe('{"dor":3}');
    expect(rows.serializeText('typed text')).toBe('typed text');
    expect(rows.serializeJson('{"a":1}')).toBe('{"a":1}');
  });

  it('refuses content that passed no column', () => {
    expect(() => createSealedRows().serializeText(new Outgoing(at.id, 'Dorme mal.'))).toThrow('beside its column');
  });
});
