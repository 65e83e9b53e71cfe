import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { describe, expect, it } from 'vitest';
import { fichaCalada } from './ficha-calada.ts';
import { encontrarSinaisDeAlerta } from './sinais-de-alerta.ts';

const alertas = (queixaPrincipal: string, mudancas: Partial<DadosAnamnese> = {}) =>
  encontrarSinaisDeAlerta({ ...fichaCalada, idade: 5, sexo: 'feminino', queixaPrincipal, ...mudancas });

describe('a breath that stops in sleep', () => {
  const contados = [
    'Ronca e dorme de boca aberta. Às vezes, dormindo, para de respirar e dá um solavanco.',
    'Ronca. Para de respirar quando dorme',
    'Mãe: no meio do sono a respiração some uns segundos e ela puxa o ar com força',
    'Fica sem respirar um tempinho de madrugada e acorda assustada',
    'À noite parece que esquece de respirar',
    'Quando está dormindo prende o ar e depois solta um ronco',
    'Tem umas paradas na respiração durante a noite',
    'Deitada de costas e dormindo ela para de respirar por alguns segundos',
    'Adenoide grande. Dormindo engasga e para a respiração',
  ];

  it.each(contados)('sends a child within the week, and is not asked again: %s', (texto) => {
    const lidos = alertas(texto);
    const alerta = lidos.find(({ id }) => id === 'crianca_que_ronca');
    expect(alerta).toMatchObject({ certo: true, prazo: 'dias', texto: expect.stringMatching(/nesta semana/) });
    expect(alerta?.texto).not.toMatch(/em até um mês|para de respirar ou engasga/);
    expect(lidos.map(({ id }) => id)).not.toContain('apneia_do_sono');
  });

  it.each(contados.map((texto) => texto.replace(/^Mãe: |Adenoide grande\. /, '')))(
    'is read of an adult: %s',
    (texto) => {
      expect(alertas(texto, { idade: 48 }).find(({ id }) => id === 'apneia_do_sono')).toMatchObject({ certo: true });
    },
  );

  it.each([
    'Ronca e dorme de boca aberta. Não para de respirar dormindo',
    'Nega pausas na respiração durante o sono',
    'O irmão mais velho para de respirar dormindo',
    'Exercício para respirar melhor e dormir',
    'Nada de parar de respirar à noite, só ronca',
  ])('is not read in %s', (texto) => {
    const lidos = alertas(texto);
    expect(lidos.filter((um) => um.certo && /para de respirar dormindo|apneia/.test(um.texto))).toEqual([]);
    expect(alertas(texto, { idade: 48 }).map(({ id }) => id)).not.toContain('apneia_do_sono');
  });

  it('is read by its name, too, of a child', () => {
    const lidos = alertas('Tem apneia do sono, o pai filmou');
    expect(lidos.find(({ id }) => id === 'crianca_que_ronca')?.texto).toContain('nesta semana');
    expect(lidos.map(({ id }) => id)).not.toContain('apneia_do_sono');
  });

  it('asks it of a child that only snores', () => {
    const alerta = alertas('Ronca e dorme de boca aberta').find(({ id }) => id === 'crianca_que_ronca');
    expect(alerta?.texto).toMatch(/em até um mês.*para de respirar ou engasga dormindo\?/);
  });
});
