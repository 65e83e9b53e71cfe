import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { describe, expect, it } from 'vitest';
import { diasDesdeAMenstruacao } from './ciclo.ts';
import { fichaCalada } from './ficha-calada.ts';
import { oQuePerguntar } from './o-que-perguntar.ts';
import { regrasDaGestacao } from './regras/gestacao.ts';
import { lerRelatos } from './relatos.ts';

const base: DadosAnamnese = { ...fichaCalada, idade: 34, sexo: 'feminino', queixaPrincipal: 'Cólica', tpm: [] };

function ditas(mudancas: Partial<DadosAnamnese>): Map<string, string> {
  const dados = { ...base, ...mudancas };
  const relatos = lerRelatos(dados);
  return new Map(
    regrasDaGestacao.flatMap(({ id, motivo }) => {
      const dito = motivo(dados, relatos, null);
      return dito === null ? [] : [[id, dito] as const];
    }),
  );
}

describe('the last menses', () => {
  it.each([
    ['Estou no 4º dia do ciclo', 3],
    ['hoje é dia 9 do ciclo', 8],
    ['Estou no D5 do ciclo', 4],
    ['DUM há 12 dias', 12],
    ['DUM há 18 m', 540],
    ['menstruei semana passada', 13],
    ['menstruação veio ontem', 1],
    ['última menstruação há 3 semanas', 21],
    ['última menstruação há dois anos', 730],
    ['estou no 2o dia da menstruação', 1],
  ])('are read: %s', (historicoMedico, dias) => {
    expect(diasDesdeAMenstruacao(lerRelatos({ ...base, historicoMedico }))).toBe(dias);
  });

  it.each([
    'A menstruação não veio ontem',
    'Minha irmã menstruou ontem',
    'Minha irmã está no 5º dia do ciclo',
    'Menstruação dura 5 dias',
    'Cólica no 1º dia',
  ])('are not: %s', (historicoMedico) => {
    expect(diasDesdeAMenstruacao(lerRelatos({ ...base, historicoMedico }))).toBeNull();
  });
});

describe('the question about a pregnancy', () => {
  it.each([
    { idade: 51, historicoMedico: 'DUM há 16 m' },
    { idade: 50, historicoMedico: 'Menopausa há 3 anos' },
    { idade: 40, historicoMedico: 'Histerectomia em 2018 por mioma' },
    { idade: 38, historicoMedico: 'Laqueadura' },
    { idade: 30, historicoMedico: 'menstruei ontem' },
    { idade: 58, historicoMedico: null },
  ])('is not asked where the intake answers it: %o', (mudancas) => {
    expect([...ditas({ gestante: null, ...mudancas }).keys()]).toEqual([]);
    expect(oQuePerguntar({ ...base, gestante: null, ...mudancas }).join(' ')).not.toContain('gravidez');
  });

  it.each(['DUM há 16 m', 'Laqueadura'])('stays open where it was answered with a doubt: %s', (historicoMedico) => {
    expect([...ditas({ idade: 51, gestante: 'desconheco', historicoMedico }).keys()]).toContain('gestacao_possivel');
  });

  it.each([
    { idade: 30, historicoMedico: 'Minha irmã fez laqueadura' },
    { idade: 30, historicoMedico: null },
    { idade: 30, historicoMedico: 'última menstruação há 5 semanas' },
    { idade: 44, historicoMedico: 'A mãe teve menopausa aos 42' },
    { idade: 30, historicoMedico: 'menstruei há 20 dias' },
  ])('is asked where it does not: %o', (mudancas) => {
    expect([...ditas({ gestante: null, ...mudancas }).keys()]).toContain('gestacao_nao_perguntada');
  });
});

describe('who tries to conceive', () => {
  it('is treated before the ovulation, and told what changes then', () => {
    const notas = ditas({
      queixaPrincipal: 'Tento engravidar há um ano. Ciclos de 34 a 36 dias. Estou no 6º dia do ciclo',
    });
    expect([...notas.keys()]).toEqual(['fase_do_ciclo']);
    expect(notas.get('fase_do_ciclo')).toMatch(
      /6º dia do ciclo, antes da ovulação.*21º dia.*transferência até o teste/,
    );
  });

  it.each([
    ['Tentante há 2 anos, ciclo 33-35 d', 'DUM há 12 dias', true],
    ['Tentamos engravidar, ciclo de 28 dias', 'DUM há 12 dias', false],
    ['Quero engravidar', 'DUM há 5 dias', true],
    ['Tentando engravidar há seis meses', 'DUM há 25 dias', false],
    ['Tentando engravidar há seis meses', null, false],
  ])('%s, %s', (queixaPrincipal, pulsoObservacao, antes) => {
    expect(ditas({ queixaPrincipal, pulsoObservacao }).has('fase_do_ciclo')).toBe(antes);
    expect(ditas({ queixaPrincipal, pulsoObservacao }).has('gestacao_possivel')).toBe(!antes);
  });

  it('keeps every care where a test is awaited, whatever the day', () => {
    const notas = ditas({
      queixaPrincipal: 'Tento engravidar. Transferência de embrião há 5 dias, aguardo o beta',
      historicoMedico: 'Estou no 6º dia do ciclo',
    });
    expect(notas.has('fase_do_ciclo')).toBe(false);
    expect(notas.has('gestacao_possivel')).toBe(true);
  });
});
