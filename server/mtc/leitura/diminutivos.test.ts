import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { describe, expect, it } from 'vitest';
import { sampleDados } from '../render/sample-relatorio.ts';
import { encontrarSinaisDeAlerta } from '../safety/sinais-de-alerta.ts';
import { semDiminutivo } from './diminutivos.ts';

const calada: DadosAnamnese = {
  ...sampleDados,
  idade: 58,
  gestante: 'nao',
  historicoMedico: null,
  medicamentos: null,
  suplementos: null,
  urina: null,
  evacuacao: null,
  linguaObservacao: null,
  objetivosCliente: null,
};
const certos = (queixaPrincipal: string) =>
  encontrarSinaisDeAlerta({ ...calada, queixaPrincipal }).flatMap(({ id, certo }) => (certo ? [id] : []));

describe('what is made small', () => {
  it.each([
    ['Às vezes sai um sanguinho no papel', 'sangramento'],
    ['Vem um sanguinho nas fezes', 'sangramento'],
    ['Um sanguezinho no vaso quando evacuo', 'sangramento'],
    ['Sanguinho na urina', 'sangue_na_urina'],
    ['Dorzinha no peito quando sobe a escada', 'dor_no_peito_ao_esforco'],
    ['Uma dorzinha no peito de vez em quando', 'dor_no_peito'],
    ['Apertinho no peito ao caminhar', 'dor_no_peito_ao_esforco'],
    ['Apareceu um carocinho na axila', 'massa_ou_nodulo'],
    ['Nodulozinho no pescoço', 'massa_ou_nodulo'],
    ['Febrinha há uma semana, todo dia', 'febre_persistente'],
    ['Desmaiozinho ontem', 'desmaio'],
    ['Tossinha com sanguinho no catarro', 'tosse_com_sangue'],
    ['Feridinha na boca que não sara há um mês', 'ferida_na_boca'],
    ['Dorzinha de cabeça nova há duas semanas', 'cefaleia_nova_apos_50'],
  ])('tells the same danger: %s', (texto, id) => {
    expect(certos(texto)).toContain(id);
  });

  it.each([
    'Nega sanguinho nas fezes',
    'Sem febrinha nem dorzinha no peito',
    'A filha teve febrinha',
    'Gengiva sai um sanguinho quando escova',
    'Quedinha de pressão',
  ])('is denied and told of others as the word itself: %s', (texto) => {
    expect(certos(texto)).toEqual([]);
  });

  it('leaves words alone that only look so', () => {
    for (const palavra of ['calcinha', 'espinha', 'bombinha', 'gotinhas', 'sozinho', 'tinha'])
      expect(semDiminutivo(palavra)).toBe(palavra);
    expect(['coliquinha', 'tossezinha', 'carocinhos', 'ardencinha'].map(semDiminutivo)).toEqual([
      'colica',
      'tosse',
      'caroco',
      'ardencia',
    ]);
  });
});
