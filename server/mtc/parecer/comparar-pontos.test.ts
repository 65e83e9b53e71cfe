import { expect, it } from 'vitest';
import { sampleRelatorio } from '../render/sample-relatorio.ts';
import { compararPontos } from './comparar-pontos.ts';

const { protocolo } = sampleRelatorio;
if (!protocolo) throw new Error('the sample has points');
const [ponto, ...outros] = protocolo.pontos;
const [orelha, ...outrasOrelhas] = protocolo.auriculares;
const semUm = { ...sampleRelatorio, protocolo: { ...protocolo, pontos: outros, auriculares: outrasOrelhas } };

it('names the points of body and ear that one of the two reports alone has', () => {
  const nomes = [`${ponto?.codigo} ${ponto?.nome}`, `${orelha?.nome} (orelha)`];
  expect(compararPontos(semUm, sampleRelatorio)).toEqual({ entraram: nomes, sairam: [] });
  expect(compararPontos(sampleRelatorio, semUm)).toEqual({ entraram: [], sairam: nomes });
  expect(compararPontos(semUm, { ...semUm, tipo: 'diagnostico', protocolo: null })?.entraram).toEqual([]);
});

it('names none while the plan waits for a physician', () => {
  const nota = {
    regra: 'x',
    gravidade: 'encaminhar',
    texto: 'Hoje.',
    prazo: 'hoje',
    removidos: [],
    fonte: 'y',
  } as const;
  expect(compararPontos(semUm, { ...sampleRelatorio, seguranca: [{ ...nota, removidos: [] }] })).toBeNull();
});
