import { foldText } from '@meridia/shared/folded-text.ts';
import { describe, expect, it } from 'vitest';
import { anamneseVazia } from '../../../tests/fixtures/anamnese-vazia.ts';
import { quadroDe } from './quadros.ts';

function alcanceDe(pergunta: string): string {
  return quadroDe(foldText(pergunta), { dados: anamneseVazia })?.alcance ?? '';
}

describe('what may be expected', () => {
  it.each([
    // A guideline that advises against acupuncture is not named beside it as if it were for it.
    ['Hérnia de disco tem cura?', /NICE, 2016/, /não a recomenda/],
    ['Artrose do joelho tem cura?', /NICE, 2022/, /não recomenda a acupuntura/],
    // The review found the difference from sham needles small or none.
    ['Dor lombar tem cura?', /Cochrane, 2020/, /agulha simulada/],
    ['Fibromialgia tem cura?', /Cochrane, 2013/, /agulha simulada/],
    ['Artrose do joelho tem cura?', /Cochrane, 2010/, /agulha simulada/],
    ['Menopausa tem cura?', /Cochrane, 2013/, /agulha simulada/],
    ['Intestino irritável tem cura?', /Cochrane, 2012/, /agulha simulada/],
    // The review could not tell.
    ['Cólica menstrual tem cura?', /Cochrane, 2016/, /não bastam/],
    ['Zumbido tem cura?', /AAO-HNS, 2014/, /não bastam/],
  ])('names in “%s” with the source what it found', (pergunta, fonte, achado) => {
    expect(alcanceDe(pergunta)).toMatch(fonte);
    expect(alcanceDe(pergunta)).toMatch(achado);
  });

  it('names no review of the neck: the last one that could be read was replaced', () => {
    expect(alcanceDe('Dor no pescoço tem cura?')).toMatch(/^pode aliviar/);
    expect(alcanceDe('Dor no pescoço tem cura?')).not.toMatch(/Cochrane/);
  });

  it('answers a prostatitis, and not the pelvic pain of a woman, from a review of men', () => {
    expect(alcanceDe('Prostatite tem cura?')).toMatch(/Cochrane, 2018/);
    expect(alcanceDe('Dor pélvica tem cura?')).toBe('');
  });
});
