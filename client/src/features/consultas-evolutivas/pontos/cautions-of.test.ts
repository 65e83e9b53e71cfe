import type { PontoUsado } from '@meridia/shared/ponto-usado.ts';
import { expect, it } from 'vitest';
import { cautionsOf } from './cautions-of.ts';

const gestacao = {
  regra: 'gestacao',
  texto: 'Gestação informada.',
  evitar: ['corporal IG4'],
  cautela: ['corporal VC12'],
  semTecnica: { eletro: ['corporal E36', 'corporal VC12'] },
};
const ponto = (codigo: string, ...tecnicas: PontoUsado['tecnicas']): PontoUsado => ({
  ...{ tipo: 'corporal', codigo, nome: codigo, lado: null, tecnicas, minutos: null },
});
const labels = (one: PontoUsado) => cautionsOf(one, [gestacao]).map(({ label }) => label);

it('names the point, or the technique as long as it is used, and says nothing of other points', () => {
  expect(labels(ponto('IG4', 'agulha'))).toEqual(['Evitar']);
  expect(labels(ponto('VC12', 'agulha'))).toEqual(['Cautela']);
  expect(labels(ponto('VC12', 'agulha', 'eletro'))).toEqual(['Evitar eletro']);
  expect(labels(ponto('E36', 'agulha'))).toEqual([]);
  expect(cautionsOf({ ...ponto('IG4'), tipo: 'auricular' }, [gestacao])).toEqual([]);
});

it('puts what is to be avoided first', () => {
  const anticoagulante = { regra: 'anticoagulante', texto: '', evitar: [], cautela: ['corporal IG4'], semTecnica: {} };
  expect(cautionsOf(ponto('IG4'), [anticoagulante, gestacao]).map(({ regra }) => regra)).toEqual([
    'gestacao',
    'anticoagulante',
  ]);
});
