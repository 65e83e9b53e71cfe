import { describe, expect, it } from 'vitest';
import { padraoComArtigo } from './nomes.ts';
import { contrair, frase, limitar, listar, minuscula, porExtenso } from './portugues.ts';

describe('Portuguese building blocks', () => {
  it('joins lists with "e", and avoids an item with its own "e" at the end', () => {
    expect(listar([])).toBe('');
    expect(listar(['insônia'])).toBe('insônia');
    expect(listar(['insônia', 'medo'])).toBe('insônia e medo');
    expect(listar(['insônia', 'medo', 'mãos e pés frios'])).toBe('insônia, mãos e pés frios e medo');
  });

  it('contracts prepositions with articles', () => {
    expect(contrair('de', 'o Fígado')).toBe('do Fígado');
    expect(contrair('em', 'a Terra')).toBe('na Terra');
    expect(contrair('a', 'a Deficiência de Qi')).toBe('à Deficiência de Qi');
    expect(contrair('por', 'os Jin Ye')).toBe('pelos Jin Ye');
    expect(contrair('de', 'Mariana')).toBe('de Mariana');
  });

  it('gives pattern names their gender, and puts a noun before clauses', () => {
    expect(padraoComArtigo('Deficiência de Yin do Rim')).toBe('a Deficiência de Yin do Rim');
    expect(padraoComArtigo('Umidade-Calor no Baço')).toBe('a Umidade-Calor no Baço');
    expect(padraoComArtigo('Fogo do Fígado')).toBe('o Fogo do Fígado');
    expect(padraoComArtigo('Calor no Sangue')).toBe('o Calor no Sangue');
    expect(padraoComArtigo('Estase de Sangue')).toBe('a Estase de Sangue');
    expect(padraoComArtigo('Baço não controla o Sangue')).toBe('o padrão Baço não controla o Sangue');
  });

  it('ends every sentence once and keeps question marks', () => {
    expect(frase('dorme mal')).toBe('Dorme mal.');
    expect(frase('dorme mal?')).toBe('Dorme mal?');
    expect(frase('  ')).toBe('');
  });

  it('keeps the capitals of proper words and acronyms', () => {
    expect(minuscula('Insônia')).toBe('insônia');
    expect(minuscula('Qi estagnado')).toBe('Qi estagnado');
    expect(minuscula('TPM')).toBe('TPM');
  });

  it('counts in words with gender and cuts at sentence ends', () => {
    expect(porExtenso(2, 'a')).toBe('duas');
    expect(porExtenso(12, 'o')).toBe('doze');
    expect(porExtenso(13, 'o')).toBe('13');
    expect(limitar('Um. Dois. Três.', 10)).toBe('Um. Dois.');
  });
});
