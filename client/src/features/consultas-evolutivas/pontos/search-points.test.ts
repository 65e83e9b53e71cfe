import type { PontoDoCatalogo } from '@meridia/shared/ponto-usado.ts';
import { expect, it } from 'vitest';
import { searchPoints } from './search-points.ts';

const ponto = (codigo: string, oms: string, nome: string, pinyin: string): PontoDoCatalogo => ({
  ...{ tipo: 'corporal', codigo, oms, nome, pinyin, mediano: false },
});
const pontos = [
  ponto('E3', 'ST3', 'Grande Fenda', 'Juliao'),
  ponto('E36', 'ST36', 'Três Distâncias', 'Zusanli'),
  ponto('IG10', 'LI10', 'Três Distâncias do Braço', 'Shousanli'),
  { ...ponto('rim', 'CO10', 'Rim', 'Shen'), tipo: 'auricular' as const },
];
const found = (text: string) => searchPoints(pontos, text, 2).map(({ codigo }) => codigo);

it.each([
  ['e 36', ['E36']],
  ['ST-36', ['E36']],
  ['E3', ['E3', 'E36']],
  ['zusanli', ['E36']],
  ['tres dist', ['E36', 'IG10']],
  ['rim', ['rim']],
  ['co10', ['rim']],
  ['sanli', ['E36', 'IG10']],
  ['  ', []],
  ['xyz', []],
])('"%s" finds %j', (text, codigos) => {
  expect(found(text)).toEqual(codigos);
});
