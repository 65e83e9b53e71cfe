import { describe, expect, it } from 'vitest';
import { parseOrder } from './parse-order.ts';

describe('the arguments of diagnosticar', () => {
  it('ask by default for a whole report by the local writer, as JSON', () => {
    expect(parseOrder(['a.json'])).toEqual({
      files: ['a.json'],
      photos: [],
      tipo: 'completo',
      motor: 'local',
      json: true,
    });
    expect(parseOrder(['a.json', '--pdf', 'a.pdf'])).toMatchObject({ json: false, pdf: 'a.pdf' });
    expect(
      parseOrder(['a.json', '--orelha', 'o.jpg', '--lingua', 'l.jpg', '--json', '--html', 'a.html']),
    ).toMatchObject({
      photos: [
        { kind: 'lingua', path: 'l.jpg' },
        { kind: 'orelha', path: 'o.jpg' },
      ],
      json: true,
    });
    expect(parseOrder(['--catalogo'])).toBe('catalogo');
    expect(parseOrder(['a.json', '-h'])).toBe('help');
  });

  it.each([
    [['a.json', '--tipo', 'basico'], /^--tipo: escolha completo ou diagnostico, e não "basico"/],
    [['a.json', '--motor', 'outro'], /^--motor: escolha local ou gemini/],
    [['a.json', 'b.json', '--pdf', 'x.pdf'], /^--pdf pertence a uma ficha só, e foram indicadas 2\.$/],
    [['a.json', 'b.json', '--lingua', 'x.jpg'], /^--lingua pertence a uma ficha só/],
    [['a.json', '--mascara', 'm.png'], /^--mascara precisa de --lingua\.$/],
    [['a.json', '--inteiro'], /^Unknown option '--inteiro'.*--help`\.$/],
    [[], /^Indique ao menos uma ficha/],
  ])('%j are refused in one line', (args, wrong) => {
    expect(() => parseOrder(args)).toThrow(wrong);
  });
});
