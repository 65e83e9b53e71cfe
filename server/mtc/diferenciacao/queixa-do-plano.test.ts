import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { describe, expect, it } from 'vitest';
import { anamneseVazia } from '../../../tests/fixtures/anamnese-vazia.ts';
import { lerAnamnese } from '../achados/ler-anamnese.ts';
import { encontrarQueixas } from '../protocolo/queixas.ts';
import { queixaNaoEntendida } from './queixa-entendida.ts';

const ler = (queixaPrincipal: string, outra: Partial<DadosAnamnese> = {}) => {
  const dados: DadosAnamnese = { ...anamneseVazia, ...outra, queixaPrincipal };
  const achados = lerAnamnese(dados);
  return {
    naoEntendida: queixaNaoEntendida(dados, achados),
    primeira: encontrarQueixas(achados, dados)[0]?.nome ?? null,
  };
};

describe('what somebody came for has points of its own, and then the plan is not said to leave it out', () => {
  it.each([
    ['Neuropatia diabética nos pés há seis anos, queimação e formigamento até o tornozelo, pior de noite', /pés/],
    ['pés queimando de noite, como se pisasse em brasa, faz uns 3 anos', /pés/],
    ['ardência e dormência na sola dos dois pés, o diabetes tem 15 anos', /pés/],
    [
      'olha moço é o ombro esquerdo desde que pintei o teto uns cinco meses dói pra vestir a blusa e de noite não deito em cima',
      /ombro/,
    ],
    ['neuralgia do trigêmeo no lado esquerdo', /face/],
    ['parar de fumar, vinte cigarros por dia há trinta anos, tossindo de manhã', /fumar/],
    ['Cessação do tabagismo: 1 maço/d há 18 anos. Tosse com pouco catarro de manhã. Irritado.', /fumar/],
    ['quer abandonar o vape, range os dentes', /fumar/],
    [
      'Infertilidade há 4 anos, uma FIV sem sucesso. Chora fácil, suspira.',
      /engravidar/,
      { sexo: 'feminino', idade: 36 },
    ],
    ['tentante há dois anos, ansiosa e sem dormir', /engravidar/, { sexo: 'feminino', idade: 34 }],
    ['síndrome das pernas inquietas, não paro de mexer as pernas deitado', /pernas/],
    ['suor demais nas mãos, molha o papel da prova', /suor/],
    ['quero emagrecer, engordei doze quilos, como de ansiedade', /peso/, { sexo: 'feminino' }],
    ['soluço que não passa há uma semana', /soluço/],
    [
      'então é a minha filha, ela tem nove anos e tem rinite desde bebê, nariz trancado e espirro',
      /rinite|nariz/,
      { idade: 9, sexo: 'feminino' },
    ],
    ['bom, é o meu neto que ronca e espirra, rinite desde pequeno', /rinite|espirr/, { idade: 6 }],
  ] as [string, RegExp, Partial<DadosAnamnese>?][])('%s', (queixa, nome, outra) => {
    const { naoEntendida, primeira } = ler(queixa, outra);
    expect(naoEntendida).toBeNull();
    expect(primeira).toMatch(nome);
  });

  it('a foot that burns is no stomach', () => {
    expect(ler('queimação no estômago depois do café')).toMatchObject({ naoEntendida: null });
    expect(ler('queimação nas pernas que ninguém explica').naoEntendida?.assunto).not.toBe('estômago');
  });

  it('who only smokes did not come for that', () => {
    expect(ler('dor lombar há um mês. Fuma dez cigarros por dia.').primeira).toMatch(/lombar/);
    expect(ler('dor lombar. Já tentou parar de fumar em 2019.').primeira).toMatch(/lombar/);
  });
});
