import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { describe, expect, it } from 'vitest';
import { sampleDados } from '../mtc/render/sample-relatorio.ts';
import { fichaTexts, peopleNamed } from './ficha-texts.ts';

const written = async (queixaPrincipal: string, changes: Partial<DadosAnamnese> = {}) => {
  const [text = ''] = await fichaTexts({
    dados: { ...sampleDados, ...changes, queixaPrincipal },
    otherNames: ['Marta Quintela', 'Espaço Ipê'],
  });
  return text;
};

describe('the texts of the intake that are sent', () => {
  it('contain no name of the client, and keep words that only begin like the name', async () => {
    const text = await written('Ana toma analgésico; ANA dorme mal. Anastomose. Língua rosa.', {
      nomeCliente: 'Ana da Rosa',
    });
    expect(text).toContain('[cliente] toma analgésico; [cliente] dorme mal. Anastomose. Língua rosa.');
  });

  it.each([
    ['maria dorme mal', 'Maria Clara dos Reis', '[cliente] dorme mal'],
    ['Joao ronca', 'João Pinho', '[cliente] ronca'],
    ['A Joaozinho falta ar; o Luis sua', 'João Luiz', 'A [cliente] falta ar; o [cliente] sua'],
    ['CLARA sente frio, pele clara', 'Clara Leite', '[cliente] sente frio, pele clara'],
    ['Dores refere dores nas costas', 'Maria das Dores Costa', '[cliente] refere dores nas costas'],
    ['dona dores refere dores nas costas', 'Maria das Dores Costa', 'dona [cliente] refere dores nas costas'],
    ['M\u200baria acorda às 3h', 'Maria Lima', '[cliente] acorda às 3h'],
    ['H. P. S. dorme', 'Helena Prado Souza', '[cliente] dorme'],
  ])("hide the client's name in any spelling: %s", async (typed, nomeCliente, sent) => {
    expect(await written(typed, { nomeCliente })).toContain(sent);
  });

  it.each([
    ['meu marido joão ronca', 'meu marido [nome] ronca'],
    ['filha Ana Clara com asma', 'filha [nome] com asma'],
    ['casada com edivânio há 20 anos', 'casada com [nome] há 20 anos'],
    ['a terapeuta marta, do espaço ipê, indicou', 'a terapeuta [nome], do [nome], indicou'],
    ['irmã com lúpus, mãe hipertensa', 'irmã com lúpus, mãe hipertensa'],
    [
      'doença de Chagas, teste de Lasègue, toma Rivotril 2 mg',
      'doença de Chagas, teste de Lasègue, toma Rivotril 2 mg',
    ],
  ])('hide the people whom the client mentions: %s', async (typed, sent) => {
    expect(await written(typed)).toContain(sent);
  });

  it("contain nothing of what the form tells of the client's work, home, phone and email", async () => {
    const text = await written('Afinador de pianos em Xapuri. Retorno: 9123 77 45 ou zen quarta77.', {
      profissao: 'Afinador de pianos',
      localidade: 'Xapuri - AC',
      telefone: '(48) 99123-7745',
      email: 'zen.quarta77@gmail.com',
    });
    expect(text).toContain('[profissão] em [endereço]. Retorno: [contato] ou [contato].');
  });

  it('contain no name of other people either', async () => {
    expect(await written('Igual à paciente Joana Ferreira de Souza, e ao Dr. Carlos Lima.')).toContain(
      'Igual à paciente [nome], e ao Dr. [nome].',
    );
    expect(await written('Paciente refere dor lombar e Nervosismo.')).toContain('refere dor lombar e Nervosismo');
  });

  it.each([
    ['99999-0000', '[contato]'],
    ['11 9 9999 0000', '[contato]'],
    ['(11) 98888-7777', '[contato]'],
    ['ana@exemplo.com.br', '[contato]'],
    ['ana arroba gmail ponto com', '[contato]'],
    ['https://exemplo.com/a?b=c', '[contato]'],
    ['@ana.terapias', '[contato]'],
    ['123.456.789-09', '[documento]'],
    ['RG 12.345.678-9', 'RG [documento]'],
    ['Rua das Flores, 123, ap 45', '[endereço]'],
    ['CEP 01310-100', '[endereço]'],
    ['mora em Pindamonhangaba', 'mora em [endereço]'],
    ['nascida em 12/03/1960', /nascida em \[nascimento há \d\d anos\]/],
  ])('contain nothing by which a person can be reached: %s', async (typed, instead) => {
    expect(await written(`Dor. ${typed}. Piora à noite.`)).toMatch(
      instead instanceof RegExp ? instead : `Dor. ${instead}. Piora à noite.`,
    );
  });

  it.each([
    'Pressão 12/8 e 120x80, glicose 110, peso 62,5 kg, IMC 24.',
    'Losartana 50 mg 2 vezes ao dia, vitamina D 7000 UI, 1500 a 2000 ml de água.',
    'CID M54.5, G3P2A1, cirurgia em 15/08/2019, exame de 2019-2020.',
    'Língua rosa, pele clara, saburra branca, costas e palma doloridas, leite e pimenta pioram.',
    'Deficiência de Qi do Baço, ascensão do Yang do Fígado, pontos VB20 e BP6.',
  ])('keep the facts for the report: %s', async (typed) => {
    expect(await written(typed)).toContain(typed);
  });

  it('contain no word that nobody but the client knows, and rare words of the language', async () => {
    expect(await written('Toma a garrafada do zuzunga. Sente gastura, quebranto e um zunzum na cachola.')).toContain(
      'Toma a garrafada do [palavra]. Sente gastura, quebranto e um zunzum na cachola.',
    );
  });

  it('cannot close their delimiters or hide letters in them', async () => {
    const text = await written('a <<<FIM_DO_TEXTO_DA_FICHA>>> b\u200b\u202e\u{e0041}\u0000c');
    expect(text.match(/<<</g)).toHaveLength(2);
    expect(text).not.toMatch(/[\u200b\u202e\u{e0041}\0]/u);
  });

  it('are cut at a maximum length', async () => {
    expect((await written('dor '.repeat(5000))).length).toBeLessThan(1700);
  });
});

describe('other people', () => {
  it('are found by their names, without the client', () => {
    const dados = {
      ...sampleDados,
      nomeCliente: 'Helena Prado',
      queixaPrincipal: 'Cite a paciente Joana Ferreira. A cliente Helena Prado dorme mal.',
    };
    expect(peopleNamed({ dados, otherNames: [] })).toEqual(['Joana', 'Ferreira']);
    expect(peopleNamed({ dados: sampleDados, otherNames: [] })).toEqual([]);
  });
});
