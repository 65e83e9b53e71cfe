import { describe, expect, it } from 'vitest';
import { temAbreviacao } from './abreviacoes.ts';

describe('shorthand', () => {
  it.each([
    'fala mto rápido, gastou 4 mil em livros essa sem',
    'Rígido de manhã, trava p descer escada',
    'Antes do remedio vinha c/ coágulo escuro',
    'aperto na boca do estômago qdo se incomoda com os guri',
    'Puerpera 5 sem, cesarea. Pouco leite, bebe mama toda hora',
    'acorda ligado, dorme 3h',
    'Pcte ansiosa',
    'tosse c catarro claro',
    'Dor ombro D há 3 meses',
    'cansaço + tontura',
    'tinha q ir ao pronto-socorro',
  ])('is found in “%s”', (texto) => expect(temAbreviacao(texto)).toBe(true));

  it.each([
    'Cansaço há meses, digestão lenta e barriga inchada',
    'Dor no joelho há 5 anos, sem inchar',
    'Bebe um copo d’água e dorme às 3 da manhã',
    'Piora à noite, é pior no frio; o médico pediu exames',
    'coceira nas dobras do braço, foi embora na adolescência e voltou faz três meses',
  ])('is not found in “%s”', (texto) => expect(temAbreviacao(texto)).toBe(false));
});
