import { expect, it } from 'vitest';
import { diagnosticar } from '../diagnosticar.ts';
import { lerFicha } from '../writer/test-fichas.ts';
import { reunirNaoLidos } from './reunir-nao-lidos.ts';

function naoLidos(respostas: Parameters<typeof lerFicha>[0]) {
  const dados = lerFicha({
    nomeCliente: 'Cliente',
    idade: 40,
    sexo: 'feminino',
    queixaPrincipal: 'Dor de cabeça',
    ...respostas,
  });
  return reunirNaoLidos(dados, diagnosticar(dados, [], 'diagnostico').analise.achados);
}

it('quotes a clause that was not understood, and nothing of one that was', () => {
  expect(naoLidos({ queixaPrincipal: 'Dor de cabeça na testa. O quibungo mora no telhado azul.' })).toEqual([
    { campo: 'queixaPrincipal', trechos: ['O quibungo mora no telhado azul'] },
  ]);
  expect(naoLidos({ queixaPrincipal: 'Dor de cabeça na testa. Insônia.' })).toEqual([]);
});

it('joins what only a comma parts, says a stretch once and never quotes the profession', () => {
  expect(
    naoLidos({
      historicoMedico: 'quibungo azul, zambeta torta. Zambeta verde. Zambeta verde.',
      profissao: 'quibungueira',
    }),
  ).toEqual([{ campo: 'historicoMedico', trechos: ['quibungo azul, zambeta torta', 'Zambeta verde'] }]);
});
