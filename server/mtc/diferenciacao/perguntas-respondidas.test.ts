import type { PadraoResultado } from '@meridia/shared/relatorio.ts';
import { expect, it } from 'vitest';
import { lerFicha } from '../writer/test-fichas.ts';
import { respondido } from './decidir.ts';
import { semRespondidas } from './perguntas-respondidas.ts';

const padrao: PadraoResultado = {
  id: 'vento_frio_umidade_canais',
  nome: 'Bi',
  pinyin: 'bi',
  codigoTm1: 'SE81',
  score: 1,
  confianca: 0.5,
  natureza: 'manifestacao',
  orgaos: [],
  aFavor: [],
  contra: [],
  decidiria: '',
};

function restam(decidiria: string, queixaPrincipal: string): string | undefined {
  const dados = lerFicha({ nomeCliente: 'Rosa Lima', idade: 45, sexo: 'feminino', queixaPrincipal });
  return semRespondidas([{ ...padrao, decidiria }], dados)[0]?.decidiria;
}

it('takes out of a question what a sentence of the intake says in other words, and leaves the rest', () => {
  const pergunta = 'Há piora com tempo úmido, queimação no estômago ou febre alta?';
  expect(restam(pergunta, 'Dor que piora na chuva')).toBe('Há queimação no estômago ou febre alta?');
  expect(restam(pergunta, 'Gastura no estômago, febre 37,6 ontem')).toBe('Há piora com tempo úmido?');
  expect(restam(pergunta, 'Cansaço')).toBe(pergunta);
});

it('takes out a comparison of which one side was answered, and says so when no question is left', () => {
  const comparacao =
    'Para separar de Vento na pele, verifique: a favor deste padrão, dor no corpo com quadro gripal; a favor do outro, língua fina.';
  expect(restam(comparacao, 'Resfriado com dor no corpo')).toBe(respondido);
  expect(restam(comparacao, 'Cansaço')).toBe(comparacao);
  expect(restam('Há resfriados frequentes?', 'Gripado com frequência')).toBe(respondido);
});

it.each([
  ['Há dor?', 'Cólica na barriga'],
  ['Há dor de cabeça lateral?', 'Cabeça lateja, sempre do lado direito'],
  ['Há dificuldade para engravidar?', 'Tentando engravidar há um ano'],
  ['Há piora depois de comer?', 'Sono e peso depois do jantar'],
  ['Há palpitações?', 'O coração acelera deitada'],
  ['Há urticária?', 'Vergões que coçam'],
  ['Há intestino preso e solto que se alternam?', 'Fica preso uns dias e depois solto'],
])('asks nothing that other words have answered: %s', (pergunta, queixa) => {
  expect(restam(pergunta, queixa)).toBe(respondido);
  expect(restam(pergunta, 'Cansaço')).toBe(pergunta);
});

it('asks for no pulse and no tongue that were recorded', () => {
  const dados = lerFicha({
    nomeCliente: 'Rosa Lima',
    idade: 45,
    sexo: 'feminino',
    queixaPrincipal: 'Cansaço',
    pulso: ['Em corda'],
    linguaDesc: ['Pálida'],
  });
  const decidiria = 'Pulso em corda confirma. Saburra amarela confirma o Fogo.';
  expect(semRespondidas([{ ...padrao, decidiria }], dados)[0]?.decidiria).toBe(respondido);
});

it.each([
  ['Há fraqueza de um lado do corpo?', 'A perna direita está fraca', respondido],
  ['Há fraqueza de um lado do corpo?', 'Cansaço', 'Há fraqueza de um lado do corpo?'],
  ['Há excesso de peso?', 'Quero emagrecer, estou com 104 kg', respondido],
  ['Há excesso de peso?', 'Cansaço', 'Há excesso de peso?'],
  [
    'Há queda de órgãos? Sugira ao médico um exame ginecológico ou proctológico.',
    'A ginecologista disse que é bexiga caída',
    respondido,
  ],
  ['O intestino muda com a tensão emocional?', 'Diarreia em semana de prova', respondido],
  ['O intestino muda com a tensão emocional?', 'Diarreia depois do leite', 'O intestino muda com a tensão emocional?'],
])('asks “%s” only where the intake has not answered it: %s', (pergunta, queixaPrincipal, esperado) => {
  expect(restam(pergunta, queixaPrincipal)).toBe(esperado);
});
