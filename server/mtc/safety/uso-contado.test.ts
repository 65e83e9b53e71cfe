import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { expect, it } from 'vitest';
import { lerTexto } from '../leitura/ler-texto.ts';
import { conferirProtocolo } from './conferir-relatorio.ts';
import { fichaCalada } from './ficha-calada.ts';

function nota(suplementos: string): string {
  const dados: DadosAnamnese = {
    ...fichaCalada,
    anticoagulante: 'sim',
    queixaPrincipal: 'Dor no joelho.',
    suplementos,
  };
  const { seguranca } = conferirProtocolo({ dados, tipo: 'completo', protocolo: null, achados: [] });
  return seguranca.find(({ regra }) => regra === 'anticoagulante_com_ervas')?.texto ?? '';
}

it.each([
  'O bolicheiro mandou tomar ginkgo pro ouvido, comprou mas ainda não abriu',
  'Comprei o ginkgo mas não tomei ainda.',
  'Ganhou um vidro de ginkgo, está fechado.',
  'Quer começar ginkgo.',
  'Comprei erva-de-são-joão, ainda vou começar.',
  'A farmácia indicou ginkgo, ainda não comprei.',
  'Ia tomar ginkgo mas fiquei com medo.',
  'Cápsulas de alho compradas, sem abrir.',
])('says not to begin what was only bought: %s', (texto) => {
  expect(nota(texto)).toMatch(/não abrir nem começar/);
  expect(nota(texto)).not.toContain('junto com');
});

it.each(['Ginkgo: parei mês passado.', 'Tomava cúrcuma em cápsula, já parou.'])(
  'says not to begin again what was stopped: %s',
  (texto) => {
    expect(nota(texto)).toMatch(/^(?!.*junto com).*não voltar a tomar/);
  },
);

it.each([
  'Toma ginkgo 80 mg todo dia.',
  'Comprou ginkgo e começou ontem.',
  'Comprei outro vidro de ginkgo, o primeiro acabou.',
  'Abriu o ginkgo na segunda e toma desde então.',
  'Ainda não parou o ginkgo.',
  'Começou ginkgo há duas semanas e não sentiu nada.',
  'Não abre mão do ginkgo.',
])('tells as taken what is: %s', (texto) => {
  expect(nota(texto)).toContain('junto com ginkgo');
});

it.each([
  ['Toma varfarina 5 mg, não bebe.', 'anticoagulante'],
  ['Toma prednisona 20 mg, não fuma, não bebe', 'imunossupressao'],
  ['Dor nas costas, não fuma', 'dor_costas'],
])('denies a habit, and not what stands before it: %s', (texto, sinal) => {
  expect(lerTexto(texto, 'historicoMedico', 1)).toContainEqual(expect.objectContaining({ sinal, presente: true }));
});

it.each([
  ['Cigarro não fumo', 'tabaco'],
  ['Álcool, não bebo', 'alcool_frequente'],
])('and denies the habit itself: %s', (texto, sinal) => {
  expect(lerTexto(texto, 'historicoMedico', 1)).toContainEqual(expect.objectContaining({ sinal, presente: false }));
});
