import { describe, expect, it } from 'vitest';
import { duvidar, reconhecer } from './aprendido/reconhecedor.ts';
import { cabecas } from './cabecas.ts';
import { ler } from './ler.ts';
import { compilar } from './lexico.ts';
import { vocabulario } from './vocabulario.ts';

const lexico = compilar(vocabulario, cabecas);

// The frames in which therapists write and clients talk, each around many names: what a frame does to one name, it does to all.

/** A name, and the sign that it states. */
const nomes: readonly (readonly [nome: string, sinal: string])[] = [
  ['tontura', 'tontura'],
  ['zumbido', 'zumbido'],
  ['náusea', 'nausea'],
  ['vômito', 'vomito'],
  ['febre', 'febre'],
  ['tosse', 'tosse'],
  ['insônia', 'insonia'],
  ['ansiedade', 'ansiedade'],
  ['palpitação', 'palpitacao'],
  ['falta de ar', 'falta_ar'],
  ['dor de cabeça', 'dor_cabeca'],
  ['corrimento', 'corrimento'],
  ['coceira', 'coceira'],
  ['formigamento', 'formigamento'],
  ['câimbra', 'caibras'],
  ['diarreia', 'diarreia'],
  ['rinite', 'rinite'],
  ['cansaço', 'cansaco'],
  ['tremor', 'tremor'],
  ['boca seca', 'boca_seca'],
  ['tristeza', 'tristeza'],
  ['choro fácil', 'choro_facil'],
  ['varizes', 'varizes'],
  ['dor no joelho', 'dor_joelho'],
  ['dor lombar', 'dor_lombar'],
  ['dor no peito', 'dor_toracica'],
  ['sangue nas fezes', 'sangue_fezes'],
  ['visão turva', 'visao_turva'],
  ['desmaio', 'desmaio'],
];

/** In a frame A, B and C stand for names. For each of them: `+` is told, `-` is denied, `0` is not told of this person today. */
const molduras: readonly (readonly [moldura: string, esperado: string])[] = [
  ['A: sim', '+'],
  ['A (+)', '+'],
  ['A +++', '+'],
  ['A sem melhora', '+'],
  ['A que não passa', '+'],
  ['A do nada', '+'],
  ['A tratada com remédio', '+'],
  ['A que não melhora com nada', '+'],
  ['não é sempre que tem A', '+'],
  ['não fica um dia sem A', '+'],
  ['não aguenta mais A', '+'],
  ['A: não', '-'],
  ['A? Não.', '-'],
  ['A ausente', '-'],
  ['A: ausente', '-'],
  ['A: zero', '-'],
  ['A: nega', '-'],
  ['A (-)', '-'],
  ['nega ter A', '-'],
  ['ausência de A', '-'],
  ['isenta de A', '-'],
  ['há anos não tem A', '-'],
  ['A num vi', '-'],
  ['A nem pensar', '-'],
  ['A eu não tenho não', '-'],
  ['de A não me queixo', '-'],
  ['Nega A, B e C', '---'],
  ['Não refere A, B, C.', '---'],
  ['Não tem A, B, C.', '---'],
  ['A, B e C ausentes', '---'],
  ['A, B, C: nega', '---'],
  ['nem A nem B', '--'],
  ['não tem A não tem B', '--'],
  ['A e B, sem C', '++-'],
  ['tem A e B mas C não', '++-'],
  ['tenho A só que B não tenho', '+-'],
  ['A eu tenho B eu não tenho', '+-'],
  ['tem A não tem B tem C', '+-+'],
  ['A - sim / B - não', '+-'],
  ['A: sim. B: não. C: às vezes.', '+-+'],
  ['A: N / B: S', '-+'],
  ['(+) A (+) B (-) C', '++-'],
  ['nega A, diz que tem B', '-+'],
  ['ela nega A diz que tem B', '-+'],
  ['não é A, é B', '-+'],
  ['A passou, B continua', '0+'],
  ['tinha A, não tem mais', '0'],
  ['teve A em 2015, sarou', '0'],
  ['A mãe tem A', '0'],
  ['Irmã com A', '0'],
  ['mãe: A. pai: B.', '00'],
  ['minha mãe tem A e meu pai B', '00'],
  ['Família: A, B', '00'],
  ['AF: A', '0'],
  ['hist. familiar de A', '0'],
  ['o marido tem A. Ela tem B.', '0+'],
  ['A foi no inverno passado', '0'],
  ['suspeita de A', '0'],
  ['não foi confirmada A', '0'],
  ['leu que causa A', '0'],
  ['tem medo de ter A', '0'],
  ['se tiver A, procura o médico', '0'],
];

describe('a frame does the same to every name', () => {
  it.each(molduras)('%s (%s)', (moldura, esperado) => {
    const falhas = nomes.flatMap((_, ordem) => {
      const escolhidos = [...esperado].map((__, lugar) => nomes[(ordem + lugar * 7) % nomes.length] ?? ['', '']);
      // "A mãe" at the beginning is the article.
      const texto = moldura.replace(/(?<!\p{L})[ABC](?!\p{L}| mãe)/gu, (letra) => {
        return escolhidos['ABC'.indexOf(letra)]?.[0] ?? letra;
      });
      const lidos = ler(texto, lexico, 'queixaPrincipal', reconhecer, duvidar).ditos;
      return escolhidos.flatMap(([, sinal], lugar) => {
        const ditos = lidos.filter((um) => um.sinal === sinal);
        const lido = ditos.some(({ presente }) => presente) ? '+' : ditos.length > 0 ? '-' : '0';
        const certo = esperado[lugar] === '0' ? lido !== '+' : lido === esperado[lugar];
        return certo ? [] : [`${texto}: ${sinal} ${lido}`];
      });
    });
    expect(falhas).toEqual([]);
  });
});
