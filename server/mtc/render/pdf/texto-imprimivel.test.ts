import { describe, expect, it } from 'vitest';
import { imprimivel } from './texto-imprimivel.ts';

describe('text for paper', () => {
  it('keeps what the fonts can write: Portuguese, pinyin, other Latin, Greek and Cyrillic names', () => {
    for (const text of [
      'Conceição Araújo',
      'Zúsānlǐ, Gǎn Yù',
      'Nguyễn Thị Ánh',
      'Łukasz Żółć',
      'Ελένη',
      'Ольга',
      '“μg” – 36 °C…',
    ]) {
      expect(imprimivel(text)).toBe(text);
    }
  });

  it('leaves out what they cannot, without holes', () => {
    expect(imprimivel('Clínica 針灸 Oriental')).toBe('Clínica Oriental');
    expect(imprimivel('Yumi (田中)')).toBe('Yumi');
    expect(imprimivel('Cansada 😴, com sono.')).toBe('Cansada, com sono.');
    expect(imprimivel('李小龙')).toBe('');
  });

  it('joins letters and their accents that came apart, so that they find their glyph', () => {
    expect(imprimivel('Conceic\u0327a\u0303o')).toBe('Conceição');
  });

  it('reaches every text of a value and changes nothing else', () => {
    expect(imprimivel({ nome: '李 Ana', idade: 42, lista: [{ texto: 'ok' }, null, true] })).toEqual({
      nome: 'Ana',
      idade: 42,
      lista: [{ texto: 'ok' }, null, true],
    });
  });
});
