import type { ParteMostrada } from '@meridia/shared/parecer.ts';
import { expect, it } from 'vitest';
import { groupPartes } from './group-partes.ts';

const parte = (id: string): ParteMostrada => ({
  ...{ id, titulo: id, texto: '', itens: [], comTexto: false, podeRetirar: false },
});
const shape = (...ids: string[]) =>
  groupPartes(ids.map(parte)).map(({ titulo, partes }) => [titulo, ...partes.map(({ id }) => id)]);

it('puts parts of one kind together, in reading order, and none is lost', () => {
  expect(
    shape('sintese', 'elementos', 'hipotese.a', 'hipotese.b', 'lingua', 'pontos', 'auriculares', 'seguranca'),
  ).toEqual([
    ['Leitura energética', 'sintese', 'elementos'],
    ['Hipóteses', 'hipotese.a', 'hipotese.b'],
    ['', 'lingua'],
    ['Protocolo de pontos', 'pontos', 'auriculares'],
    ['', 'seguranca'],
  ]);
});

it('keeps two unknown parts that follow each other apart', () => {
  expect(shape('nova', 'outra')).toEqual([
    ['', 'nova'],
    ['', 'outra'],
  ]);
});
