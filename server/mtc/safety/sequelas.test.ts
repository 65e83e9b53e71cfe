import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { describe, expect, it } from 'vitest';
import { conferirProtocolo, esperaPelaResposta, esperaPeloMedico } from './conferir-relatorio.ts';
import { fichaCalada } from './ficha-calada.ts';
import { encontrarSinaisDeAlerta } from './sinais-de-alerta.ts';

const ficha = (queixaPrincipal: string, mudancas: Partial<DadosAnamnese> = {}): DadosAnamnese => ({
  ...fichaCalada,
  idade: 66,
  sexo: 'masculino',
  gestante: null,
  queixaPrincipal,
  ...mudancas,
});
const avc = (dados: DadosAnamnese) => encontrarSinaisDeAlerta(dados).find(({ id }) => id === 'sinais_de_avc');

describe('what a known stroke has left', () => {
  it.each([
    'Seq. de AVCi há 7m. Hemiparesia E, disartria leve. Nega déficit novo.',
    'Teve derrame faz dois anos e ficou com a boca torta e a fala enrolada',
    'AVC em março, fala arrastada desde então. Faz fono.',
    'Pós-AVC há 10 meses: braço esquerdo fraco, rosto caído do lado esquerdo, sem piora',
  ])('holds no plan, and says what a new one means: %s', (queixa) => {
    const dados = ficha(queixa);
    expect(avc(dados)).toMatchObject({
      certo: false,
      gravidade: 'cautela',
      texto: expect.stringContaining('SAMU (192)'),
    });
    expect(esperaPeloMedico(dados) || esperaPelaResposta(dados)).toBe(false);
  });

  it.each([
    'Teve derrame há dois anos, ficou com a fala enrolada. Desde ontem a fala piorou.',
    'Sequela de AVC à esquerda. Hoje acordou com a boca torta.',
    'Derrame em 2020, perna esquerda fraca. De repente o braço direito perdeu a força.',
    'Boca torta e fala enrolada desde ontem',
    'AVC ontem, boca torta',
    'Acho que tive um AVC, a boca entortou e a fala enrolou',
    'Derrame no joelho há 3 meses. Boca torta e fala enrolada.',
    'Pai com sequela de AVC. Fala enrolada e boca torta.',
    'AVC há um ano. Notou piora da fala.',
    'O pai teve derrame há dois anos. Boca torta e fala enrolada',
  ])('still alarms where something is new: %s', (queixa) => {
    expect(avc(ficha(queixa))).toMatchObject({ certo: true, prazo: 'hoje' });
  });

  it('asks where nobody said that the face belongs to the stroke of long ago', () => {
    expect(avc(ficha('Boca torta e baba', { historicoMedico: 'AVC em 2012, recuperou tudo' }))).toMatchObject({
      certo: false,
      gravidade: 'encaminhar',
    });
  });

  it('is no palsy of Bell, whose eye needs care', () => {
    const notas = (queixa: string) =>
      conferirProtocolo({ dados: ficha(queixa), tipo: 'completo', protocolo: null, achados: [] }).seguranca.find(
        ({ regra }) => regra === 'sem_decubito_ventral',
      );
    const doDerrame = notas('Sequela de AVC há um ano, paralisia facial central leve');
    expect(doDerrame?.texto).toContain('depois do AVC');
    expect(doDerrame?.texto).not.toContain('Olho');
    expect(notas('Paralisia de Bell há um mês')?.texto).toContain('Olho que não fecha');
    expect(notas('Paralisia de Bell há um mês')?.fonte).toContain('Bell');
  });
});

describe('hands and mouth that tingle in a panic attack', () => {
  it.each([
    'Crise de pânico: do nada o coração dispara, formiga a boca e as mãos, dura 15 minutos',
    'Tenho ataques de pânico. Duram pouco. Do nada as mãos e o rosto formigam e passa em dez minutos.',
  ])('hold no plan: %s', (queixa) => {
    const dados = ficha(queixa, { idade: 34 });
    expect(avc(dados)).toMatchObject({
      certo: false,
      gravidade: 'cautela',
      texto: expect.stringMatching(/crises.*SAMU/),
    });
  });

  it.each([
    'Crise de pânico: do nada formiga a mão direita e o lado direito fica fraco',
    'Do nada formigou a boca e a mão, nunca tive isso',
    'Crise de pânico ontem. De repente o braço esquerdo ficou dormente e continua assim.',
  ])('do where one side, weakness or what stays is told: %s', (queixa) => {
    expect(avc(ficha(queixa, { idade: 34 }))?.gravidade).toBe('encaminhar');
  });
});

describe('a blow to the head', () => {
  const daCabeca = (dados: DadosAnamnese) =>
    encontrarSinaisDeAlerta(dados).filter(({ id }) => /cefaleia_subita|sangramento_na_cabeca|queda_com/.test(id));

  it.each([
    'Acidente de moto aos 19 com traumatismo de crânio',
    'bateu a cabeça quando era menina, levou pontos',
    'Caiu do cavalo com 12 anos e bateu a cabeça',
    'Traumatismo craniano no quartel',
  ])('of another age asks nothing: %s', (historicoMedico) => {
    expect(daCabeca(ficha('Insônia', { historicoMedico, idade: 57 }))).toEqual([]);
  });

  it.each([
    'Bateu a cabeça semana passada',
    'Acidente de moto aos 19. Ontem bateu a cabeça e está confuso e sonolento',
  ])('of these weeks does: %s', (historicoMedico) => {
    expect(daCabeca(ficha('Insônia', { historicoMedico, idade: 57 }))).not.toEqual([]);
  });
});
