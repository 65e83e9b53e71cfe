import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { describe, expect, it } from 'vitest';
import { fichaCalada } from './ficha-calada.ts';
import { encontrarSinaisDeAlerta } from './sinais-de-alerta.ts';

const alertas = (queixaPrincipal: string, mudancas: Partial<DadosAnamnese> = {}) =>
  encontrarSinaisDeAlerta({ ...fichaCalada, idade: 76, queixaPrincipal, ...mudancas });
const deVisaoEDor = /^(perda_de_visao|cefaleia_nova_apos_50|cefaleia_subita|leia_antes_de_tratar)$/;

describe('head, scalp, jaw and sight after fifty', () => {
  it.each<[string, RegExp]>([
    [
      'dói um lado da cabeça o esquerdo dói até de encostar no travesseiro e no churrasco cansou o queixo no meio da carne e quinta passada a vista esquerda escureceu uns minutos depois voltou os ombros dói mais de manhã fica mais de uma hora dura',
      /dor de cabeça.*couro cabeludo.*mastigar.*vista/,
    ],
    ['Dor na têmpora há um mês. A mandíbula cansa quando mastiga pão.', /dor de cabeça.*mastigar/],
    ['Couro cabeludo dolorido ao pentear. Ontem o olho direito escureceu.', /couro cabeludo.*vista/],
    ['Cabeça doendo de um lado, couro cabeludo sensível, ombros duros ao acordar', /ombros ou quadris/],
  ])('are one strong line with all that was told, for today: %s', (queixa, ditos) => {
    const todos = alertas(queixa);
    const primeiro = todos[0];
    expect(primeiro).toMatchObject({ id: 'arterite_temporal', certo: true, prazo: 'hoje' });
    expect(primeiro?.texto).toMatch(ditos);
    expect(primeiro?.texto).toMatch(/pronto-socorro hoje.*vista pode se perder/);
    expect(primeiro?.texto).not.toMatch(/confirme se há/i);
    expect(todos.filter(({ id }) => deVisaoEDor.test(id))).toEqual([]);
  });

  it.each<[string, Partial<DadosAnamnese>?]>([
    ['Dor na têmpora e a mandíbula cansa quando mastiga', { idade: 32 }],
    ['A mandíbula estala ao mastigar'],
    ['Dor de cabeça de um lado, nega dor ao mastigar, vista boa'],
    ['Ombros duros de manhã'],
    ['A irmã teve dor na têmpora e perdeu a vista'],
  ])('are not read into %s', (queixa, mudancas) => {
    expect(alertas(queixa, mudancas).filter(({ id, certo }) => id === 'arterite_temporal' && certo)).toEqual([]);
  });

  it('leave the loss of sight alone to its own alarm', () => {
    expect(alertas('Ontem perdeu a visão do olho esquerdo').map(({ id }) => id)).toContain('perda_de_visao');
  });
});
