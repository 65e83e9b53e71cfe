import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { describe, expect, it } from 'vitest';
import { fichaCalada } from './ficha-calada.ts';
import { encontrarSinaisDeAlerta } from './sinais-de-alerta.ts';

const deFebre = (historicoMedico: string, mudancas: Partial<DadosAnamnese> = {}) =>
  encontrarSinaisDeAlerta({
    ...fichaCalada,
    idade: 5,
    sexo: 'feminino',
    queixaPrincipal: 'Gases',
    historicoMedico,
    ...mudancas,
  })
    .filter(({ id, texto }) => /febre/.test(id) || texto.includes('Quando foi? Alguém viu?'))
    .map(({ id }) => id);

describe('a fever of another time', () => {
  it.each([
    'Convulsão de febre com 1 ano e 8 meses, uma vez só, investigado, não usa remédio.',
    'Convulsão febril com 1 ano e 8 meses.',
    'Teve convulsão com febre aos 2 anos, uma vez só.',
    'Teve febre mês passado',
    'Deu febre no mês passado por três dias, era garganta',
    'Com dez meses teve febre alta, ficou internada',
    'Febre de 40 quando tinha dois anos, roséola',
    'Crise convulsiva febril aos 18 meses, sem repetir',
    'Ano passado fez febre por uma semana, dengue',
  ])('is none of today: %s', (texto) => {
    expect(deFebre(texto)).toEqual([]);
  });

  it.each([
    ['Febre desde ontem'],
    ['Com 4 anos e febre de 39'],
    ['Convulsão de febre ontem à noite'],
    ['Convulsão de febre com 1 ano e 8 meses. Hoje está com febre de 39'],
    ['Teve febre mês passado e voltou hoje'],
    ['Menina com 5 anos com febre há 3 dias'],
    ['Febre há 2 meses, toda tarde'],
    ['Desde o mês passado tem febre'],
  ])('stays one of today: %s', (texto) => {
    expect(deFebre(texto)).toContain('febre_na_crianca');
  });
});
