import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { describe, expect, it } from 'vitest';
import { anamneseVazia } from '../../../tests/fixtures/anamnese-vazia.ts';
import { diagnosticar } from '../diagnosticar.ts';

const casa = (outra: Partial<DadosAnamnese>) =>
  (diagnosticar({ ...anamneseVazia, ...outra }, [], 'completo').protocolo?.orientacoes ?? [])
    .map(({ texto }) => texto)
    .join(' | ');

describe('what is told to do at home answers what was come for', () => {
  it.each([
    [
      'Cessação do tabagismo, 15 cig/d há 20 anos. Marcou data. Tosse com catarro.',
      {},
      /Marque o dia de parar.*|vontade de fumar/,
    ],
    ['quer abandonar o vape antes do casamento, range os dentes', {}, /vontade de fumar/],
    [
      'Não consigo dormir antes das duas, fico repassando o dia',
      { atividadeFisica: 'corro 5 km às 21h, três vezes na semana' },
      /longe da hora de deitar/,
    ],
    ['insônia inicial há 2 anos', { atividadeFisica: 'crossfit depois do trabalho, 20h30' }, /longe da hora de deitar/],
    ['rinite desde criança, nariz entupido e espirros de manhã', {}, /soro fisiológico/],
    ['quero emagrecer, engordei 14 kg e como doce à noite', { sexo: 'feminino' }, /depois das refeições/],
  ] as [string, Partial<DadosAnamnese>, RegExp][])('%s', (queixaPrincipal, outra, esperada) => {
    expect(casa({ queixaPrincipal, ...outra })).toMatch(esperada);
  });

  it.each([
    ['insônia há 2 anos', { atividadeFisica: 'caminhada às 7h da manhã' }, /longe da hora de deitar/],
    ['dor no joelho', { atividadeFisica: 'futebol às 21h na quinta' }, /longe da hora de deitar/],
    [
      'Infertilidade há 4 anos, terceira FIV, transferência em duas semanas, ansiosa',
      { sexo: 'feminino', idade: 38, gestante: 'nao', medicamentos: 'estradiol 6 mg' },
      /Anote o primeiro dia/,
    ],
  ] as [string, Partial<DadosAnamnese>, RegExp][])('and not %s', (queixaPrincipal, outra, nao) => {
    expect(casa({ queixaPrincipal, ...outra })).not.toMatch(nao);
  });
});
