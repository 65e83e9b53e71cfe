import type { ParteDaVersao } from '@meridia/shared/parecer.ts';
import { expect, it } from 'vitest';
import { compareVersions, countDecisoes } from './compare-partes.ts';

const parte = (id: string, change: Partial<ParteDaVersao> = {}): ParteDaVersao => ({
  id,
  titulo: id,
  texto: `Texto de ${id}.`,
  itens: [],
  nota: '',
  decisao: null,
  ...change,
});

it('shows only the parts that say something else, with both sides', () => {
  const before = [parte('sintese'), parte('pontos', { itens: ['E36', 'BP6'] }), parte('face')];
  const after = [
    parte('sintese', { texto: 'Meu.', decisao: 'alterado' }),
    parte('pontos', { itens: ['E36', 'BP6'], decisao: 'concordo' }),
    parte('face', { decisao: 'retirado' }),
  ];
  expect(compareVersions(before, after)).toEqual([
    { id: 'sintese', titulo: 'sintese', antes: ['Texto de sintese.'], depois: ['Meu.'] },
    { id: 'face', titulo: 'face', antes: ['Texto de face.'], depois: [] },
  ]);
  expect(countDecisoes(after)).toEqual({ concordo: 1, alterado: 1, retirado: 1 });
});

it('takes a text apart into its sentences, and keeps figures and abbreviations in them', () => {
  const before = [parte('sintese', { texto: 'Pulso a 2.5 mm. Língua pálida.\n\nSono leve!' })];
  const after = [parte('sintese', { texto: 'Pulso a 2.5 mm. Língua vermelha.\n\nSono leve!' })];
  expect(compareVersions(before, after)).toMatchObject([
    {
      antes: ['Pulso a 2.5 mm.', 'Língua pálida.', 'Sono leve!'],
      depois: ['Pulso a 2.5 mm.', 'Língua vermelha.', 'Sono leve!'],
    },
  ]);
});

it('shows a note, and a part that only one side has', () => {
  const before = [parte('sintese')];
  const after = [parte('sintese', { nota: ' Rever em março. ' }), parte('hipotese.x')];
  expect(compareVersions(before, after).map(({ id, depois }) => [id, depois.at(-1)])).toEqual([
    ['sintese', 'Nota: Rever em março.'],
    ['hipotese.x', 'Texto de hipotese.x.'],
  ]);
});
