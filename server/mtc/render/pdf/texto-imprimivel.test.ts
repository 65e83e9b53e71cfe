import { describe, expect, it } from 'vitest';
import { imprimivel } from './texto-imprimivel.ts';

describe('text for paper', () => {
  it('keeps text that the fonts can write: Portuguese, pinyin, other Latin, Greek and Cyrillic names, the Han of the tradition', () => {
    for (const text of [
      'Conceição Araújo',
      'Zúsānlǐ, Gǎn Yù',
      'Nguyễn Thị Ánh',
      'Łukasz Żółć',
      'Ελένη',
      'Ольга',
      '“μg” – 36 °C…',
      'Clínica 針灸 Oriental',
      'Qi 氣, Xue 血',
    ]) {
      expect(imprimivel(text)).toBe(text);
    }
  });

  it('leaves out letters that the fonts cannot write, without double spaces', () => {
    expect(imprimivel('Yumi (田中)')).toBe('Yumi');
    expect(imprimivel('Cansada 😴, com sono.')).toBe('Cansada, com sono.');
    expect(imprimivel('李小龙')).toBe('');
    expect(imprimivel('سارة Lima')).toBe('Lima');
    expect(imprimivel('👩🏽‍⚕️ Ana')).toBe('Ana');
  });

  it('writes a name in Han letters completely or not at all', () => {
    expect(imprimivel('明月 Lee')).toBe('明月 Lee');
    expect(imprimivel('李明 Lee')).toBe('Lee');
  });

  it('replaces a sign that has a plainer form', () => {
    expect(imprimivel('𝗗𝗼𝗿 ﬁna')).toBe('Dor fina');
    expect(imprimivel('guarda\u2011chuva')).toBe('guarda-chuva');
    expect(imprimivel('● pés frios ① ✓')).toBe('• pés frios 1 •');
    expect(imprimivel('can\u00adsaço')).toBe('cansaço');
    expect(imprimivel('Ĭon')).toBe('Ion');
  });

  it('joins letters with their separate accents, so that the font has a glyph for them', () => {
    expect(imprimivel('Conceic\u0327a\u0303o')).toBe('Conceição');
  });

  it('changes every text of a value and nothing else', () => {
    expect(imprimivel({ nome: '李 Ana', idade: 42, lista: [{ texto: 'ok' }, null, true] })).toEqual({
      nome: 'Ana',
      idade: 42,
      lista: [{ texto: 'ok' }, null, true],
    });
  });
});
