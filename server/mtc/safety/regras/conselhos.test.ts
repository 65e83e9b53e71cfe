import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { expect, it } from 'vitest';
import { conferirProtocolo } from '../conferir-relatorio.ts';
import { fichaCalada } from '../ficha-calada.ts';

const deConselho = ['conselho_contra_remedio', 'metotrexato_e_figado', 'planta_perigosa'];

/** What stands on the first page of it. */
function notas(medicamentos: string, outras: Partial<DadosAnamnese> = {}) {
  const dados: DadosAnamnese = {
    ...fichaCalada,
    idade: 40,
    sexo: 'feminino',
    queixaPrincipal: 'Dor lombar.',
    medicamentos,
    ...outras,
  };
  const { seguranca } = conferirProtocolo({ dados, tipo: 'completo', protocolo: null, achados: [] });
  return seguranca.filter(
    ({ regra, gravidade, prazo }) => deConselho.includes(regra) && gravidade === 'encaminhar' && prazo === 'dias',
  );
}

it.each([
  ['O colega mandou largar o metotrexato e tomar babosa', 'metotrexato'],
  ['A vizinha falou pra eu parar o remédio da pressão e tomar chá.', ''],
  ['O pastor mandou parar a insulina.', 'insulina'],
  ['Minha comadre disse para trocar o lítio por valeriana.', 'litio'],
  ['Quero largar a sertralina por conta.', 'sertralina'],
  ['Parou a varfarina por conta própria.', 'varfarina'],
  ['Disseram que eu devia suspender o anticoagulante antes das agulhas.', 'anticoagulante'],
  ['Li na internet que tem que parar a levotiroxina e tomar iodo.', 'levotiroxina'],
  ['Me aconselharam a deixar o corticoide de uma vez.', 'corticoide'],
])('puts advice against a remedy on the first page: %s', (texto, nome) => {
  const nota = notas(texto).find(({ regra }) => regra === 'conselho_contra_remedio')?.texto;
  expect(nota).toContain('sem quem o receitou');
  expect(nota).toContain(nome);
});

it.each([
  'O médico mandou parar a sertralina e já desmamou.',
  'A reumatologista suspendeu o metotrexato em março.',
  'O cardiologista disse pra trocar o enalapril por losartana.',
  'Mandaram suspender o AAS para a cirurgia.',
  'Diz que se parar o remédio a dor volta.',
  'Disseram para não parar a prednisona de uma vez.',
  'Não quero parar o remédio.',
  'Mandou parar de fumar.',
  'A nutricionista mandou largar o refrigerante.',
  'Vizinha falou pra tomar o remédio direitinho.',
])('leaves alone who may say so, and what is no remedy: %s', (texto) => {
  expect(notas(texto)).toEqual([]);
});

it.each<[string, Partial<DadosAnamnese>]>([
  ['Metotrexato 15 mg por semana', { frequenciaAlcool: 'regularmente' }],
  ['Metotrexato, tomo cerveja todo fim de semana', {}],
  ['MTX 10 mg', { historicoMedico: 'Esteatose grau 1' }],
])('refers methotrexate with what harms the liver: %s', (texto, outras) => {
  expect(notas(texto, outras).map(({ regra }) => regra)).toEqual(['metotrexato_e_figado']);
});

it.each(['Toma metotrexato 15 mg e ácido fólico, não bebe.', 'Metotrexato 15 mg, ácido fólico'])(
  'and not methotrexate alone: %s',
  (texto) => {
    expect(notas(texto)).toEqual([]);
  },
);

it.each<[string, Partial<DadosAnamnese>, string]>([
  ['Toma babosa e chá de confrei todo dia.', {}, 'fígado'],
  ['Kava kava para dormir.', {}, 'fígado'],
  ['Chá de mastruz todo dia.', { idade: 7 }, 'criança'],
  ['Chá de mastruz e de arruda.', { gestante: 'sim' }, 'gestação'],
  ['Fazendo FIV, toma agnus castus.', {}, 'fertilidade'],
  ['Colega indicou folha de framboesa, n/ iniciou. Transferi embrião anteontem.', {}, 'fertilidade'],
  ['Tamoxifeno, isoflavona de soja.', {}, 'estrogênio'],
  ['Isoflavona.', { cancer: 'sim', historicoMedico: 'Câncer de mama operado em 2024' }, 'estrogênio'],
])('puts a plant that harms this client on the first page: %s', (texto, outras, porque) => {
  const nota = notas(texto, outras).find(({ regra }) => regra === 'planta_perigosa');
  expect(nota?.texto).toContain(porque);
});

it.each<[string, Partial<DadosAnamnese>]>([
  ['Babosa no cabelo toda semana.', {}],
  ['Passa confrei na pele machucada.', {}],
  ['Minha vizinha toma confrei.', {}],
  ['O colega mandou tomar babosa, não tomei.', {}],
  ['Chá de mastruz quando criança, hoje nada de chá de boldo.', {}],
  ['Isoflavona para o calorão.', {}],
  ['Dor na canela.', { gestante: 'sim' }],
])('and no other: %s', (texto, outras) => {
  expect(notas(texto, outras)).toEqual([]);
});
