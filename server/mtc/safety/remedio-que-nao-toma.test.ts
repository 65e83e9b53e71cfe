import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { describe, expect, it } from 'vitest';
import { conferirProtocolo } from './conferir-relatorio.ts';
import { fichaCalada } from './ficha-calada.ts';
import { lerRelatos } from './relatos.ts';
import { emUso } from './uso-do-remedio.ts';

const ficha = (mais: Partial<DadosAnamnese>) => ({
  ...fichaCalada,
  idade: 44,
  sexo: 'feminino' as const,
  tpm: [],
  queixaPrincipal: 'Cansaço',
  ...mais,
});
const tomados = (medicamentos: string) => emUso(lerRelatos(ficha({ medicamentos }))).map(({ nome }) => nome);
const regras = (mais: Partial<DadosAnamnese>) =>
  conferirProtocolo({ dados: ficha(mais), tipo: 'diagnostico', protocolo: null, achados: [] })
    .seguranca.map(({ regra }) => regra)
    .join(' ');

describe('a word that is no medicine', () => {
  it.each(['Flexão ativa 90°, passiva 110°', 'Abd. ativa 70', 'pessoa ativa, feira todo dia', 'rosto ativo e corado'])(
    'is not a form of its brand: %s',
    (historicoMedico) => {
      expect(lerRelatos(ficha({ historicoMedico })).diz('anticoagulante')).toBe(false);
      expect(regras({ historicoMedico })).not.toMatch(/anticoag|marcado_e_escrito/);
    },
  );

  it('leaves the brand itself', () => {
    expect(lerRelatos(ficha({ medicamentos: 'Ativor 5 mg' })).diz('anticoagulante')).toBe(true);
  });
});

describe('an illness that is denied behind its name', () => {
  it.each([
    'pressão alta não tenho doze por sete',
    'asma não tenho 98 de saturação',
    'diabetes não tenho noventa e dois em jejum',
  ])('is not there: %s', (historicoMedico) => {
    expect(lerRelatos(ficha({ historicoMedico })).certeza('hipertensao', 'asma', 'diabetes')).toBeNull();
  });
});

describe('an illness of somebody else or of another time', () => {
  it.each<[string, string]>([
    ['meu pai foi que morreu do fígado câncer eu não tenho nada', 'cancer'],
    ['minha irmã foi quem teve da mama câncer', 'cancer'],
    ['Asma só inf., última crise aos 11', 'asma'],
    ['tosse de manhã sangue nunca cansar não canso', 'hemoptise'],
  ])('is none of hers: %s', (historicoMedico, sinal) => {
    expect(lerRelatos(ficha({ historicoMedico })).diz(sinal, 'sangramento_referido')).toBe(false);
  });

  it.each<[string, string]>([
    ['meu pai foi quem descobriu meu câncer de mama', 'cancer'],
    ['asma desde a infância', 'asma'],
    ['câncer de mama em tratamento, minha irmã foi que me trouxe', 'cancer'],
  ])('and one of hers stays: %s', (historicoMedico, sinal) => {
    expect(lerRelatos(ficha({ historicoMedico })).diz(sinal)).toBe(true);
  });

  it('is not told by a medicine for ovulation', () => {
    const queixaPrincipal = 'Tenta engravidar há um ano, primeiro ciclo com letrozol.';
    expect(regras({ queixaPrincipal })).not.toContain('neoplasia');
    expect(regras({ queixaPrincipal: 'Dor nas juntas com o letrozol, câncer de mama operado.' })).toContain(
      'neoplasia',
    );
  });
});

describe('a medicine that is not taken now', () => {
  it.each([
    'fluoxetina só naquele tempo',
    'MTX 10 mg/sem susp. em 2022',
    'betaistina parada',
    'omeprazol até março',
    'tomava varfarina, hoje nada',
    'prednisona 5 d em jul',
    'ex-usuária de sertralina',
    'losartana (susp.)',
    'sulfato ferroso: mandou esperar',
    'receitou rivaroxabana, ainda não tomou',
  ])('is in no caution of what is taken: %s', (medicamentos) => {
    expect(tomados(medicamentos)).toEqual([]);
    expect(lerRelatos(ficha({ medicamentos })).diz('anticoagulante', 'imunossupressao', 'corticoide')).toBe(false);
  });

  it.each([
    ['Marevan há 5 anos', 'marevan'],
    ['sertralina 50, parou o café', 'sertralina'],
    ['varfarina até hoje', 'varfarina'],
    ['prednisona: vai parar em março', 'prednisona'],
    ['metformina 850, ainda não tomou hoje', 'metformina'],
    ['Xarelto até março', 'xarelto'],
    ['Xarelto, hoje não tomei ainda', 'xarelto'],
    ['AAS, não esquece nunca', 'aas'],
  ])('is another than one that is: %s', (medicamentos, nome) => {
    expect(tomados(medicamentos)).toContain(nome);
  });
});
