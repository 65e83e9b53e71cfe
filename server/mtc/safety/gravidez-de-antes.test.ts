import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { describe, expect, it } from 'vitest';
import { conferirProtocolo } from './conferir-relatorio.ts';
import { fichaCalada } from './ficha-calada.ts';

const regras = (mais: Partial<DadosAnamnese>) =>
  conferirProtocolo({
    dados: { ...fichaCalada, idade: 31, sexo: 'feminino', tpm: [], queixaPrincipal: 'Cansaço', ...mais },
    tipo: 'diagnostico',
    protocolo: null,
    achados: [],
  }).seguranca.map(({ regra }) => regra);

describe('a pregnancy of another time', () => {
  it.each([
    'Pressão alta no finzinho da gest, parto ces há 7 m, bb mama',
    'nunca estive grávida',
    'fiquei grávida duas vezes',
    'bebê de 4 meses, mama no peito; pré-natal foi tranquilo',
    'na última gest fiquei de repouso',
    'gravidez de risco do Joaquim, 2021',
    'quando tava grávida do caçula inchei muito',
    'beta negativo na segunda, DIU de cobre',
  ])('is none of today, where the form denies one: %s', (historicoMedico) => {
    expect(regras({ historicoMedico }).filter((regra) => /^gestacao|marcado/.test(regra))).toEqual([]);
  });

  it.each([
    'estou grávida de 12 semanas',
    'gest 22s, pré-natal ok',
    'bebê de 9 meses no peito e já tô grávida de novo',
    'beta positivo ontem',
    'gestante, tinha DIU em 2023',
    'grávida, o outro nasceu em 2021',
  ])('and one of today stays, against the tick: %s', (historicoMedico) => {
    expect(regras({ historicoMedico })).toEqual(expect.arrayContaining(['gestacao', 'marcado_e_escrito']));
  });

  it('is still asked about where nobody answered', () => {
    expect(regras({ historicoMedico: 'gestante', gestante: 'desconheco' })).toContain('gestacao');
  });
});
