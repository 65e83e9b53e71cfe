import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { describe, expect, it } from 'vitest';
import { conferirProtocolo, esperaPelaResposta, esperaPeloMedico } from './conferir-relatorio.ts';
import { fichaCalada } from './ficha-calada.ts';

const calada: DadosAnamnese = { ...fichaCalada, idade: 44, sexo: 'feminino', tpm: [], queixaPrincipal: 'Cansaço' };

const comNotas = (mudancas: Partial<DadosAnamnese>) =>
  conferirProtocolo({ dados: { ...calada, ...mudancas }, tipo: 'diagnostico', protocolo: null, achados: [] }).seguranca;
const notas = (mudancas: Partial<DadosAnamnese>) =>
  comNotas(mudancas)
    .map(({ regra }) => regra)
    .join(' ');
/** Whether a physician or an answer has to come before the plan. */
const segura = (mudancas: Partial<DadosAnamnese>) =>
  esperaPeloMedico({ ...calada, ...mudancas }) || esperaPelaResposta({ ...calada, ...mudancas });

describe('a stool that something blackens', () => {
  const azia = { queixaPrincipal: 'Azia depois do jantar' };

  it.each<Partial<DadosAnamnese>>([
    { evacuacao: 'dia sim dia não, escurecida pelo ferro', medicamentos: 'sulfato ferroso' },
    { evacuacao: 'fezes escuras', medicamentos: 'noripurum há dois meses' },
    { evacuacao: 'fezes bem escuras desde que começou o ferro' },
    { evacuacao: 'escura por causa do bismuto' },
    { evacuacao: 'cocô escuro quando come beterraba' },
    { historicoMedico: 'fezes escuras, toma carvão ativado para gases' },
  ])('is no bleeding: %o', (mudancas) => {
    expect(notas({ ...azia, ...mudancas })).not.toContain('dispepsia_com_alarme');
    expect(segura({ ...azia, ...mudancas })).toBe(false);
  });

  it.each<[Partial<DadosAnamnese>, RegExp]>([
    [{ evacuacao: 'fezes escuras' }, /dispepsia_com_alarme/],
    [{ evacuacao: 'fezes pretas desde ontem', medicamentos: 'ferro há dois anos' }, /dispepsia_com_alarme/],
    [{ evacuacao: 'preta como piche e grudenta', medicamentos: 'nimesulida' }, /dispepsia_com_alarme|sangramento/],
    [{ historicoMedico: 'ferro baixo no sangue. Fezes pretas' }, /dispepsia_com_alarme/],
    [{ evacuacao: 'escura do ferro', historicoMedico: 'vomitou sangue ontem' }, /dispepsia_com_alarme|sangramento/],
  ])('leaves the alarm of its twin: %o', (mudancas, regra) => {
    expect(notas({ ...azia, ...mudancas })).toMatch(regra);
  });
});

describe('what goes for good', () => {
  it.each([
    'Queria saber se a coceira some de vez',
    'Será que o formigamento vai sumir de vez?',
    'Quero que essa azia suma de vez',
    'e a tosse desaparece de vez com as sessões?',
    'Sumir de vez com a enxaqueca',
    'Dá para fazer a dor no joelho sumir de vez?',
    'O ronco pode sumir de vez?',
    'quer acabar de vez com o pigarro',
    'Que os calores sumam de vez',
    'Que esse refluxo acabe de vez',
  ])('is no wish to die: %s', (objetivosCliente) => {
    expect(notas({ objetivosCliente })).not.toMatch(/risco_de_suicidio|leia_antes/);
  });

  it.each([
    'Às vezes dá vontade de sumir de vez',
    'Penso em sumir do mundo',
    'queria sumir de vez, ninguém ia sentir falta',
    'o melhor era eu desaparecer para sempre',
    'o jeito é sumir de vez',
    'a voz manda sumir de vez',
    'quer acabar com a própria vida',
    'não aguento a dor e penso em acabar com isso',
    'Meu desejo é não acordar mais',
    'tudo perdeu a graça, queria sumir',
  ])('is one of her own: %s', (queixaPrincipal) => {
    expect(notas({ queixaPrincipal })).toMatch(/risco_de_suicidio|leia_antes/);
  });
});

describe('a denial between the words of one finding', () => {
  it.each([
    'Tosse seca de manhã, catarro branco, nega sangue',
    'Catarro claro pela manhã, nega sangue e febre',
    'escarro amarelado, negou sangue',
    'tosse há um mês, nega sangue e emagrecimento',
    'Evacua bem, fezes moles, nega sangue',
    'Vista boa, nega perda de visão',
    'urina amarela, nega sangue',
  ])('raises nothing that it denies: %s', (queixaPrincipal) => {
    expect(notas({ queixaPrincipal, cigarro: 'diario' })).not.toMatch(
      /tosse_com_sangue|sangramento|sangue_na_urina|perda_de_visao|leia_antes/,
    );
  });

  it.each([
    ['Catarro com raias de sangue, nega febre', /tosse_com_sangue|sangramento|leia_antes/],
    ['Tosse com sangue há dois dias, nega febre', /tosse_com_sangue|sangramento|leia_antes/],
    ['Nega dor. Sangue vivo nas fezes há um mês', /sangramento|intestino_a_investigar|leia_antes/],
  ])('leaves what it does not deny: %s', (queixaPrincipal, regra) => {
    expect(notas({ queixaPrincipal, cigarro: 'diario' })).toMatch(regra);
  });
});

describe('a face that stood still', () => {
  it.each<Partial<DadosAnamnese>>([
    {
      queixaPrincipal:
        'Teve paralisia facial à esquerda em abril, tratou com corticoide no hospital; ficou um repuxado no canto da boca',
      inicioQueixa: 'meses',
    },
    {
      queixaPrincipal: 'Paralisia de Bell há sete meses, o neuro deu alta. A boca ainda puxa um pouco quando ri',
      inicioQueixa: 'meses',
    },
    {
      queixaPrincipal:
        'a boca entortou em janeiro fui no pronto socorro a tomografia foi normal hoje o olho pisca junto',
      inicioQueixa: 'meses',
    },
    {
      queixaPrincipal: 'Sequela de paralisia facial de 2021, canto da boca mais baixo',
      historicoMedico: 'ressonância normal, fez fisioterapia',
      inicioQueixa: 'anos',
    },
    {
      queixaPrincipal: 'ela ficou com o rosto torto ano passado tratou com prednisona e aciclovir a fala está normal',
      inicioQueixa: 'anos',
    },
  ])('and was seen is no emergency of today: %o', (mudancas) => {
    expect(segura(mudancas)).toBe(false);
  });

  it.each<Partial<DadosAnamnese>>([
    { queixaPrincipal: 'Acordou hoje com paralisia facial à direita' },
    { queixaPrincipal: 'Paralisia facial há dois dias, ainda não foi ao médico' },
    {
      queixaPrincipal: 'Teve paralisia facial em abril, tratou. Desde ontem o rosto entortou de novo',
      inicioQueixa: 'meses',
    },
    {
      queixaPrincipal: 'Teve paralisia facial em abril, tratou no hospital. Hoje a fala ficou enrolada',
      inicioQueixa: 'meses',
    },
    { queixaPrincipal: 'A boca entortou e o braço direito ficou sem força de repente' },
    { queixaPrincipal: 'Boca torta desde segunda' },
  ])('but is new, or came back, is one: %o', (mudancas) => {
    expect(segura(mudancas)).toBe(true);
  });
});

describe('a face that looks tired', () => {
  it.each([
    'rosto caído de cansaço, olheira funda',
    'cara caída, sono atrasado',
    'rosto meio caído e pálido, fala baixinho',
    'semblante caído, abatida',
    'rosto caído',
    'expressão caída e triste',
  ])('is no palsy: %s', (faceObservacao) => {
    expect(segura({ faceObservacao })).toBe(false);
  });

  it('is looked at again where nobody said why', () => {
    expect(
      comNotas({ faceObservacao: 'rosto caído' })
        .map(({ texto }) => texto)
        .join(' '),
    ).toContain('peça um sorriso');
  });

  it.each([
    'rosto caído do lado esquerdo',
    'canto da boca caído à direita',
    'rosto caído e pálido, boca torta',
    'metade do rosto caída desde hoje',
    'rosto caído desde ontem',
  ])('is one with a side or a day: %s', (faceObservacao) => {
    expect(segura({ faceObservacao })).toBe(true);
  });
});

describe("a relative's illness", () => {
  const azia = { queixaPrincipal: 'Azia e queimação no estômago há um ano' };

  it.each([
    'O avô materno teve câncer de estômago. Nega perda de peso',
    'A tia morreu de câncer no estômago',
    'mãe tem diabetes e o avô teve câncer de estômago',
    'O pai teve câncer de estômago. Endoscopia de maio: gastrite leve',
    'minha mãe teve câncer no estômago por isso fiz endoscopia deu esofagite leve',
    'EDA 2024 com gastrite; irmão teve câncer gástrico',
  ])('refers nobody whom the guideline does not count: %s', (historicoMedico) => {
    expect(segura({ ...azia, historicoMedico })).toBe(false);
    expect(notas({ ...azia, historicoMedico })).not.toContain('dispepsia_com_alarme');
  });

  it.each([
    'O pai teve câncer de estômago',
    'câncer de estômago na família',
    'irmão e tio tiveram câncer de estômago, nunca fiz endoscopia',
    'mãe e tia tiveram câncer de estômago',
  ])('sends whom it counts, and holds no plan: %s', (historicoMedico) => {
    expect(notas({ ...azia, historicoMedico })).toContain('dispepsia_com_alarme');
    expect(segura({ ...azia, historicoMedico })).toBe(false);
  });

  it.each(['Perdeu 5 kg sem querer. O avô teve câncer de estômago', 'vomitou sangue. EDA em 2019 normal'])(
    'takes nothing from her own alarm: %s',
    (historicoMedico) => {
      expect(notas({ ...azia, historicoMedico })).toMatch(/dispepsia_com_alarme|sangramento|perda_de_peso/);
      expect(segura({ ...azia, historicoMedico })).toBe(true);
    },
  );
});

describe('an examination that is normal', () => {
  it.each([
    'Ferritina, TSH, vitamina B12 e glicemia normais',
    'Hemograma, ferritina, vit D 31 e TSH 2,4 ok',
    'ferritina e hemograma em ordem, B12 ok',
    'Hb, ferritina e T4 normais',
    'ferritina ok, PSA 1,2',
  ])('tells no want of iron: %s', (historicoMedico) => {
    expect(notas({ historicoMedico })).not.toContain('anemia');
  });

  it.each(['Ferritina 9, TSH 2,1', 'B12 normal, ferritina 7', 'hemoglobina 9,1 e ferritina ok'])(
    'leaves one that is low: %s',
    (historicoMedico) => {
      expect(notas({ historicoMedico })).toContain('anemia_sem_cuidado');
    },
  );

  it.each([
    'Colonoscopia e celíaca normais',
    'exame de doença celíaca negativo',
    'celíaca nl, lactose nl',
    'doença celíaca descartada',
  ])('is no illness that it looked for: %s', (historicoMedico) => {
    expect(notas({ historicoMedico })).not.toContain('alergia_alimentar_trigo');
  });

  it.each(['Doença celíaca desde 2015', 'celíaca, dieta sem glúten'])('leaves the illness: %s', (historicoMedico) => {
    expect(notas({ historicoMedico })).toContain('alergia_alimentar_trigo');
  });

  it.each([
    'tive diabetes gestacional, passou depois do parto, exame bom',
    'diabetes da gravidez, exames normais depois',
  ])('ends the diabetes of a pregnancy: %s', (historicoMedico) => {
    expect(notas({ historicoMedico })).not.toMatch(/\bdiabetes\b/);
  });

  it.each(['tenho diabetes desde a gravidez', 'diabetes, exames bons'])('and no other: %s', (historicoMedico) => {
    expect(notas({ historicoMedico })).toMatch(/\bdiabetes\b/);
  });
});

describe('a dizziness of somebody who takes a remedy of the pressure', () => {
  const idosa = { idade: 68, medicamentos: 'losartana 50' };

  it.each([
    'zumbido de anos às vezes uma tontura ligeira quando vira na cama coisa de segundos',
    'Tontura só ao virar para o lado na cama, o otorrino disse cristais',
    'no ano passado teve uma crise de labirintite com tontura mas aquilo passou hoje só o zumbido',
  ])('is no call where the bed or another year explains it: %s', (queixaPrincipal) => {
    expect(notas({ ...idosa, queixaPrincipal })).not.toContain('tontura_com_remedio_de_pressao');
  });

  it.each(['Tontura quando levanta da cama', 'Tontura ao virar na cama e ao levantar', 'Tontura há um mês'])(
    'is one otherwise: %s',
    (queixaPrincipal) => {
      expect(notas({ ...idosa, queixaPrincipal })).toContain('tontura_com_remedio_de_pressao');
    },
  );
});

it('reads the day of the cycle in words', () => {
  const tentante = { queixaPrincipal: 'Tento engravidar há dois anos', idade: 33, gestante: 'nao' as const };
  const texto = (mudancas: Partial<DadosAnamnese>) =>
    comNotas({ ...tentante, ...mudancas })
      .map(({ texto: um }) => um)
      .join(' ');
  expect(texto({ historicoMedico: 'está no quinto dia do ciclo' })).not.toContain('sem o dia do ciclo');
  expect(texto({ historicoMedico: 'hoje é o décimo segundo dia do ciclo' })).not.toContain('sem o dia do ciclo');
  expect(texto({})).toContain('sem o dia do ciclo');
});
