import { expect, it } from 'vitest';
import { sampleRelatorio } from '../../mtc/render/sample-relatorio.ts';
import { readEncaminhamento } from './present.ts';

it('tells of a referral that the plan waits for, of the signed report or else the stored one', () => {
  const com = (...prazos: ('hoje' | 'antes' | 'dias')[]) => ({
    ...sampleRelatorio,
    seguranca: prazos.map((prazo) => ({
      ...{ regra: 'x', gravidade: 'encaminhar' as const, texto: 'x', removidos: [], fonte: '' },
      prazo,
    })),
  });
  expect(readEncaminhamento(com('dias', 'antes', 'hoje'), null)).toEqual({ encaminhamento: 'hoje' });
  expect(readEncaminhamento(com('antes'), null)).toEqual({ encaminhamento: 'antes' });
  expect(readEncaminhamento(com('antes'), com('dias'))).toEqual({});
  expect(readEncaminhamento({ html: '<p>importado</p>' }, null)).toEqual({});
});
