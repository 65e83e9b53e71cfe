import type { DadosAnamneseField } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { describe, expect, it } from 'vitest';
import { lerTexto } from './ler-texto.ts';

const queixa = 'queixaPrincipal';
const historia = 'historicoMedico';

type Caso = [texto: string, campo: DadosAnamneseField, sim: string[], nao: string[]];

function conferir([texto, campo, sim, nao]: Caso) {
  const presentes: string[] = lerTexto(texto, campo, 1)
    .filter(({ presente }) => presente)
    .map(({ sinal }) => sinal);
  expect(presentes).toEqual(expect.arrayContaining(sim));
  for (const sinal of nao) expect(presentes, texto).not.toContain(sinal);
}

describe('a word belongs to its own noun', () => {
  it.each<Caso>([
    ['Cotovelo travado e dolorido e as mãos geladas.', queixa, ['membros_frios'], ['dor_mao']],
    ['Nuca dura e dolorida e os pés frios.', queixa, ['membros_frios'], ['dor_pe']],
    ['Mastectomia com retirada da axila; o braço direito incha.', historia, [], ['edema']],
    ['De manhã o braço incha.', historia, ['edema'], []],
    ['Pés doloridos e inchados.', queixa, ['dor_pe'], []],
    ['Dor nas costas, mostra o lugar com um dedo.', queixa, ['dor_costas'], ['dor_mao']],
    ['Fisgada nas costas, da largura de dois dedos.', queixa, [], ['dor_mao']],
    ['Fisgada no dedo da mão ao abrir a torneira.', queixa, ['dor_mao'], []],
    ['Compressa quente: indiferente.', queixa, [], ['apatia']],
    ['Anda indiferente a tudo e a todos.', queixa, ['apatia'], []],
    ['Retocele grau I, varizes grau II.', historia, [], ['colesterol', 'gordura_figado']],
    ['Esteatose grau II.', historia, ['colesterol'], []],
    ['Subo a ladeira e boto os bofes pra fora.', queixa, ['falta_ar_esforco'], ['vomito']],
    ['Botei os bofes pra fora de tanto vomitar.', queixa, ['vomito'], ['falta_ar_esforco']],
    ['Durmo sentada, deitada o ar não entra.', queixa, ['falta_ar'], ['sonolencia']],
    ['Durmo sentado no ônibus, no meio do dia.', queixa, ['sonolencia'], []],
    ['O marido pega na barriga e diz que parece defunto.', queixa, [], ['face_palida', 'membros_frios']],
    ['Cara de defunto, sem cor nenhuma.', queixa, ['face_palida'], []],
    ['Piora à noite; de dia fica seco e racha.', queixa, [], ['clima_seco']],
    ['A tosse piora no tempo seco.', queixa, ['clima_seco'], []],
    ['Não me fio muito nesse pulso.', 'pulsoObservacao', [], ['pulso_fino']],
    ['Pulso como um fio.', 'pulsoObservacao', ['pulso_fino'], []],
    ['Sinto uma pressão leve no ventre.', queixa, [], []],
    ['Os dois chi estão fracos e o cun é bom.', 'pulsoObservacao', ['pulso_fraco'], []],
  ])('%s', (...caso) => conferir(caso));

  it('denies no weight that is light', () => {
    expect(lerTexto('Sinto um peso leve no ventre, sem febre.', queixa, 1)).toContainEqual(
      expect.objectContaining({ sinal: 'sensacao_queda', presente: true }),
    );
    expect(lerTexto('Não me fio nesse pulso.', 'pulsoObservacao', 1)).toEqual([]);
  });
});

describe('another time, another owner', () => {
  it.each<Caso>([
    ['Antes da cirurgia eu tinha febre com calafrio e as fezes brancas.', queixa, [], ['febre', 'fezes_palidas']],
    ['Desde antes da cirurgia eu tenho azia.', queixa, ['azia_refluxo'], []],
    [
      'Naquela internação perdi seis quilos e tive febre; hoje tenho tontura.',
      queixa,
      ['tontura'],
      ['emagrecimento', 'febre'],
    ],
    ['Quando era bebê tinha diarreia e vômito.', queixa, [], ['diarreia', 'vomito']],
    ['Foto de abril: seca, com saburra grossa.', 'linguaObservacao', [], ['saburra_seca', 'saburra_espessa']],
    ['Foto tirada agora: saburra grossa.', 'linguaObservacao', ['saburra_espessa'], []],
    ['Ferida na canela, fechou em maio.', historia, [], ['pele_lesada']],
    ['Ferida na canela que não fecha.', historia, ['pele_lesada'], []],
    ['Erisipela na perna, a última há 3 anos.', historia, [], ['pele_lesada', 'cronico']],
    ['Erisipela na perna desde ontem.', historia, ['pele_lesada'], []],
    ['enxaqueca qm tem é mainha', historia, [], ['dor_cabeca', 'enxaqueca']],
    ['Ano passado pegou dengue e ficou com febre e vômito.', historia, [], ['febre', 'vomito']],
    ['Ano passado começou com azia e continua.', historia, ['azia_refluxo'], []],
    ['A cachorra tossiu e vomitou ontem. Eu tenho tontura.', queixa, ['tontura'], ['tosse', 'vomito']],
    ['Minha esposa também levanta enjoada e tonta.', queixa, [], ['nausea', 'tontura']],
  ])('%s', (...caso) => conferir(caso));
});

describe('what nobody told as today’s', () => {
  it.each<Caso>([
    ['Mais rosada do que na última vez.', 'linguaObservacao', [], ['lingua_rosada']],
    ['Língua rosada.', 'linguaObservacao', ['lingua_rosada'], []],
    ['Medo de cair na feira; não vai mais à missa.', 'atividadeFisica', ['medo'], []],
    ['Que a tosse passe logo.', 'objetivosCliente', ['tosse'], []],
    ['Esqeço a panela no fogo.', queixa, ['memoria_fraca'], []],
  ])('%s', (...caso) => conferir(caso));

  it('denies nothing by a wish, and a row of questions by one answer', () => {
    expect(lerTexto('Mais rosada do que na última vez.', 'linguaObservacao', 1)).toEqual([]);
    expect(lerTexto('Que ela durma sem se coçar até o Natal.', 'objetivosCliente', 1)).toEqual([]);
    const negados = lerTexto(
      '[09:10, 02/03] Terapeuta: tosse? tontura? dor no peito?\n[09:11, 02/03] Lia: nada nada',
      queixa,
      1,
    );
    expect(negados.filter(({ presente }) => presente)).toEqual([]);
    expect(negados.map(({ sinal }) => sinal)).toEqual(expect.arrayContaining(['tosse', 'tontura', 'dor_toracica']));
  });
});

it('ends "sem" before what follows from not doing it', () => {
  conferir(['Sem almoçar aí me dá um tremor e um suor frio.', queixa, ['tremor'], []]);
  expect(lerTexto('Sem tosse e sem febre.', queixa, 1).every(({ presente }) => !presente)).toBe(true);
});

it('quotes no word that only leads on, and a count to its end', () => {
  const [dor] = lerTexto('Dor no joelho e na nuca.', queixa, 1);
  expect(dor?.trecho).not.toMatch(/ (e|na|no)$/);
});
