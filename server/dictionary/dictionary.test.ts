import { beforeAll, describe, expect, it } from 'vitest';
import { type Dictionary, readDictionary } from './dictionary.ts';
import { openDictionary } from './open-dictionary.ts';

const aff = `SET UTF-8
PFX R Y 1
PFX R 0 re .
SFX B Y 2
SFX B 0 s [aeiou]
SFX B ão ões ão
SFX D Y 1
SFX D o a o
SFX V Y 3
SFX V er o er
SFX V er ido er
SFX V 0 -se r
`;
const dic = `7
Rosa/B
vizinho/BD
coração/B
pé/B
tecer/VR
lilás po:adj
guarda-roupa/B
`;
const bytes = (text: string) => new TextEncoder().encode(text);

describe('a dictionary of a few words', () => {
  const small = readDictionary(bytes(aff), bytes(dic));

  it.each([
    'vizinho',
    'vizinhos',
    'vizinha',
    'coracao',
    'coracoes',
    'pe',
    'tecer',
    'teco',
    'tecido',
    'retecer',
    'reteco',
    'lilas',
  ])('has %s, in any inflection and without accents', (word) => {
    expect(small.has(word)).toBe(true);
  });

  it.each(['rosa', 'rosas', 'vizinh', 'viz', 'revizinho', 'teceres', 'guarda', 'roupa', 'po', '', 'lilases'])(
    'has no %s',
    (word) => {
      expect(small.has(word)).toBe(false);
    },
  );

  it('tells verbs, words with a feminine, and accents', () => {
    expect(small.meanings('teco')).toEqual({ isEntry: false, isVerb: true, isGendered: false });
    expect(small.meanings('vizinha')).toEqual({ isEntry: false, isVerb: false, isGendered: true });
    expect(small.meanings('zuca')).toEqual({ isEntry: false, isVerb: false, isGendered: false });
    expect([small.hasWritten('Pé'), small.hasWritten('Pê')]).toEqual([true, false]);
  });

  it('is refused when its flags have another form', () => {
    expect(() => readDictionary(bytes(`FLAG num\n${aff}`), bytes(dic))).toThrow('another form');
  });
});

describe('the dictionary of Portuguese', () => {
  let dictionary: Dictionary;
  beforeAll(async () => {
    dictionary = await openDictionary();
  });

  it.each(
    'cansaço dormíamos queimando cansadíssima engasgada barrigas pães irmãs doloridas fizemos pérola liberdade estivéssemos'.split(
      ' ',
    ),
  )('has %s', (word) => {
    expect(dictionary.has(word.normalize('NFD').replace(/\p{M}/gu, ''))).toBe(true);
  });

  it.each('elisangela josicleide tonhao neide marcelo jessica clipsi kobrasol garavelo dexilant'.split(' '))(
    'has no %s: a name is no word',
    (name) => {
      expect(dictionary.has(name)).toBe(false);
    },
  );

  it('is read once', () => {
    expect(openDictionary()).toBe(openDictionary());
  });
});
