import { expect, it } from 'vitest';
import { escreverContradicoes } from './contradicoes.ts';
import { abrirRedacao } from './redacao.ts';
import { dadosDa, fatosDe, lerFicha } from './test-fichas.ts';

const contradicoes = (respostas: Parameters<typeof lerFicha>[0]) =>
  escreverContradicoes(
    abrirRedacao(fatosDe(lerFicha({ nomeCliente: 'Rosa Lima', idade: 45, sexo: 'feminino', ...respostas }))),
  );

it('names both answers where one says what the other denies', () => {
  expect(
    contradicoes({ queixaPrincipal: 'Cansaço', historicoMedico: 'Nega ansiedade.', sintomasGerais: ['ansiedade'] }),
  ).toBe('A ficha se contradiz, a conferir: ansiedade (sim em Sintomas gerais, não em Histórico médico)');
});

it('knows opposites of the bowel that are told plainly', () => {
  const solto = { queixaPrincipal: 'Diarreia toda manhã', sintomasDigestivos: ['Constipação' as const] };
  expect(contradicoes(solto)).toContain('o intestino (Digestão e Queixa principal dizem o oposto)');
  expect(contradicoes({ ...solto, evacuacao: 'ora presa, ora solta' })).toBe('');
});

it.each<[string, Parameters<typeof lerFicha>[0]]>([
  [
    'a general sign beside another',
    { queixaPrincipal: 'Cansaço', qualidadeSono: 'boa', sintomasSono: ['Despertares noturnos'] },
  ],
  ['a denial to a degree', { queixaPrincipal: 'Sem dor de cabeça forte', historicoMedico: 'Dor de cabeça' }],
  ['a denial of one day', { queixaPrincipal: 'Hoje sem tosse', historicoMedico: 'Tosse' }],
  [
    'what comes with a condition',
    { queixaPrincipal: 'Diarreia quando fica nervosa', sintomasDigestivos: ['Constipação'] },
  ],
  [
    'an operation of years ago and no blow',
    { queixaPrincipal: 'Dor no joelho. Sem trauma', historicoMedico: 'Retirou a vesícula' },
  ],
  [
    'cold that is told and heat that is seen',
    { queixaPrincipal: 'Piora no frio, pés frios', pulso: ['Rápido', 'Cheio'] },
  ],
])('calls no contradiction what is none: %s', (_, respostas) => {
  expect(contradicoes(respostas)).toBe('');
});

it('is silent where nothing is contradicted, and about what is only hoped for', () => {
  expect(contradicoes(dadosDa('lombar'))).toBe('');
  expect(contradicoes({ queixaPrincipal: 'Insônia e ansiedade', objetivosCliente: 'dormir sem ansiedade' })).toBe('');
});
