import { beforeAll, describe, expect, it } from 'vitest';
import { type KnownWords, openKnownWords } from './known-words.ts';
import { maskText } from './mask-text.ts';

let known: KnownWords;
beforeAll(async () => {
  known = await openKnownWords();
});

const people = {
  nomeCliente: 'Zenóbia Quartarolli',
  idade: 52,
  otherNames: [],
  form: {
    telefone: '(48) 99123-7745',
    email: 'zen.quarta77@gmail.com',
    profissao: 'Afinadora de pianos / estudante',
    localidade: 'Xapuri - AC',
  },
};
const mask = (text: string) => maskText(text, people, known, new Date('2026-11-28T12:00:00Z'));

describe('what the client has told in the form', () => {
  it.each([
    ['Ligar no 991237745 depois das seis.', '7745'],
    ['Ligar no 9123 77 45, é o mesmo de sempre.', '77'],
    ['O número dela termina em 7745.', '7745'],
    ['Cadastro pelo zen quarta 77 do gmail.', 'quarta'],
    ['Mandar para zen ponto quarta77 arroba gmail ponto com', 'zen'],
    ['Foi afinador de pianos por vinte anos.', 'afinador'],
    ['Voltou de Xapuri com tosse.', 'Xapuri'],
    ['voltou de xapuri com tosse', 'xapuri'],
  ])('is masked: %s', (text, secret) => {
    expect(mask(text)).not.toContain(secret);
  });

  it.each([
    'Estudante, dorme tarde. Pianos à noite a acalmam.',
    'PA 12 por 8, tomou 7745 UI de vitamina D.',
    'Dor que piora ao entardecer, quarta e quinta.',
  ])('is masked nowhere else: %s', (text) => {
    expect(mask(text)).toBe(text);
  });

  it('is masked as a town only where a town is meant, when its name is a word', () => {
    const form = { ...people.form, localidade: 'Descanso, SC' };
    const text = 'Mora em Descanso. Melhora com descanso.';
    expect(maskText(text, { ...people, form }, known)).toBe('Mora em [endereço]. Melhora com descanso.');
  });

  it('may be told as none', () => {
    const form = { telefone: '', email: '', profissao: null, localidade: null };
    const text = 'Não informado o uso de remédios; não informado o sono.';
    expect(maskText(text, { ...people, form }, known)).toBe(text);
  });
});

describe('a birth date in words', () => {
  it.each([
    ['Nascida aos doze de agosto de mil novecentos e setenta e quatro.', 'Nascida aos [nascimento há 52 anos].'],
    ['Data de nascimento: vinte e nove do onze de setenta e três.', 'Data de nascimento: [nascimento há 53 anos].'],
    ['Veio ao mundo em três de maio de dois mil e dez.', 'Veio ao mundo em [nascimento há 16 anos].'],
    ['nasc. 7.iv.1974', 'nasc. [nascimento há 52 anos]'],
    ['Faz aniversário no dia primeiro de dezembro.', 'Faz aniversário no dia [nascimento].'],
    ['Vai fazer cinquenta e três anos em doze de dezembro.', 'Vai fazer cinquenta e três anos em [nascimento].'],
    // It fits her age, or is as long ago as a birth may be.
    ['A ficha diz doze de agosto de setenta e quatro.', 'A ficha diz [nascimento há 52 anos].'],
    ['Operada em dois de abril de mil novecentos e noventa.', 'Operada em [data de 1990].'],
  ])('is masked: %s', (text, masked) => {
    expect(mask(text)).toBe(masked);
  });

  it.each([
    'Operada em dois de abril de dois mil e vinte.',
    'Sangra um ou dois de cada mês, dorme sete de oito horas.',
    'Tem sessenta anos e três filhos de vinte e dois, dezenove e doze.',
    'Em agosto teve pneumonia, em primeiro de dezembro voltou a tosse.',
    'Nasceu com dois quilos e trinta, de oito meses.',
  ])('is no other number or date: %s', (text) => {
    expect(mask(text)).toBe(text);
  });
});
