import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { describe, expect, it } from 'vitest';
import { fichaCalada } from '../safety/ficha-calada.ts';
import { encontrarSinaisDeAlerta } from '../safety/sinais-de-alerta.ts';
import { palavrasDoGatilho } from './gatilhos.ts';
import { lerTexto } from './ler-texto.ts';
import { lerPalavras } from './palavras.ts';

const gatilho = (texto: string) => {
  const { palavras } = lerPalavras(texto);
  return [...palavrasDoGatilho(palavras)].map((indice) => palavras[indice]?.forma).join(' ');
};
const deTosse = (texto: string) => {
  const dados: DadosAnamnese = { ...fichaCalada, idade: 40, queixaPrincipal: texto };
  const alarmes = encontrarSinaisDeAlerta(dados).map(({ id }) => id);
  const lidos = lerTexto(texto, 'queixaPrincipal', 1).filter(({ presente }) => presente);
  return {
    alarme: alarmes.includes('tosse_que_dura'),
    lida: lidos.some(({ sinal }) => /^(tosse|espirros)/.test(sinal)),
  };
};

it.each([
  ['Dor de cabeça que piora quando choro', 'quando choro'],
  ['Dor na barriga que piora quando como', 'quando como'],
  ['Dor embaixo do ventre que piora ao urinar', 'ao urinar'],
  ['Ao evacuar a dor da lombar piora', 'ao evacuar a'],
  ['Ardor ao urinar e dor embaixo do ventre', ''],
  ['Piora quando tem febre', ''],
  ['Quando tosse sai catarro', ''],
  ['Sente falta de ar quando deita', ''],
])('knows what only makes something worse: %s', (texto, palavras) => {
  expect(gatilho(texto)).toBe(palavras);
});

describe('a cough', () => {
  it.each([
    'Dor na lombar que desce pra perna, piora sentado na boleia e quando tosse, há 2 meses.',
    'Lombalgia há 6 meses que piora ao tossir.',
    'A dor nas costas aumenta se tusso ou espirro, já tem quatro semanas.',
    'Dor no pescoço que piora com a tosse há 2 meses.',
    'Dói a coluna toda vez que tusso, faz 3 meses.',
    'Lombalgia há 2 meses: tosse e espirro pioram.',
    'Dor lombar há 3 meses, piora sentado, tosse e espirro.',
  ])('that strains the back is none: %s', (texto) => {
    expect(deTosse(texto)).toEqual({ alarme: false, lida: false });
  });

  it.each([
    'Tosse seca há 2 meses, piora quando deita.',
    'Tosse há cinco semanas, com dor nas costas quando tosse.',
    'Tenho tosse e lombalgia há 2 meses.',
    'Tosse que não passa, já são 4 semanas; piora quando rio.',
    'Falta de ar e tosse ao fazer esforço há 2 meses.',
  ])('that is told is one: %s', (texto) => {
    expect(deTosse(texto)).toEqual({ alarme: true, lida: true });
  });
});
