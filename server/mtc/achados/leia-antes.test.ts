import { expect, it } from 'vitest';
import { diagnosticar } from '../diagnosticar.ts';
import { lerFicha } from '../writer/test-fichas.ts';
import { reunirLeiaAntes } from './leia-antes.ts';

type Respostas = Parameters<typeof lerFicha>[0];

function leiaAntes(respostas: Respostas, notas: string[] = []): string[] {
  const dados = lerFicha({
    nomeCliente: 'Cliente',
    idade: 40,
    sexo: 'feminino',
    queixaPrincipal: 'Dor de cabeça',
    ...respostas,
  });
  return reunirLeiaAntes(
    dados,
    diagnosticar(dados, [], 'diagnostico').analise.achados,
    notas.map((texto) => ({ texto })),
  );
}

it.each<[string, Respostas, string]>([
  ['a heater', { objetivosCliente: 'Fecho a porta e ligo o aquecedor a gás do banheiro.' }, 'aquecedor a gás'],
  ['a heater beside a stomach', { queixaPrincipal: 'Ligo o braseiro e o estômago embrulha.' }, 'braseiro'],
  ['an embryo', { historicoMedico: 'Na terça colocaram dois embriões de cinco dias.' }, 'dois embriões'],
  ['a child just born', { queixaPrincipal: 'Cansaço. O bebê completa 5 semanas na quinta.' }, 'completa 5 semanas'],
  ['an animal that fell ill too', { queixaPrincipal: 'Tontura. A cadela amanheceu cambaleando.' }, 'cadela amanheceu'],
  ['somebody who fell ill too', { queixaPrincipal: 'Tontura. Meu marido também anda enjoado.' }, 'marido também'],
  ['what is not felt', { historicoMedico: 'Não sinto o chão com a planta dos pés.' }, 'Não sinto o chão'],
  ['swelling told by things', { atividadeFisica: 'O anel não entra mais e o sapato aperta.' }, 'anel não entra'],
  ['an examination to come', { historicoMedico: 'Falta buscar o resultado da biópsia.' }, 'biópsia'],
  ['a plant', { suplementos: 'Garrafada de carqueja que a comadre prepara.' }, 'carqueja'],
  ['an illness by its ending', { historicoMedico: 'Disseram que era histoplasmose.' }, 'histoplasmose'],
])('quotes %s in the client’s words', (_, respostas, trecho) => {
  expect(leiaAntes(respostas).join(' | ')).toContain(trecho);
});

it.each<[string, Respostas]>([
  ['gas of the belly', { queixaPrincipal: 'Barriga cheia de gases à noite' }],
  ['a plate to eat from and a leite', { atividadeFisica: 'Gosto de tomar leite de noite e de sair da academia.' }],
  ['what is denied', { historicoMedico: 'Nunca fez transplante nem quimbote.' }],
  ['a relative’s illness', { historicoMedico: 'O avô teve mieloma.' }],
  [
    'a leg that is long, a cut of hair and a shock that is a pain',
    { queixaPrincipal: 'Dor de cabeça como um choque. Perna comprida. Fiz um corte de cabelo.' },
  ],
  ['a pregnancy that is known', { gestante: 'sim', historicoMedico: 'Segunda gestação, zambeta.' }],
  ['fizzy water', { suplementos: 'Água com gás no almoço.' }],
  ['hair that falls', { queixaPrincipal: 'Dor de cabeça. Muita queda de cabelo.' }],
  ['weights that she carries', { profissao: 'pedreiro', atividadeFisica: 'Carrego saco de 40 quilos na obra.' }],
  ['what a note names', { suplementos: 'Chá de carqueja.' }],
])('leaves out %s', (nome, respostas) => {
  expect(leiaAntes(respostas, nome === 'what a note names' ? ['Carqueja com remédio do açúcar: avisar.'] : [])).toEqual(
    [],
  );
});

it('puts the gravest first, at most five, and never a word alone out of its sentence', () => {
  const trechos = leiaAntes({
    suplementos: 'Chá de losna. Cápsula de graviola.',
    historicoMedico:
      'Tenho um parafuso no fêmur. Tive pleurite. Fiz esvaziamento da axila. Falta o resultado da ressonância. Meu irmão também anda tonto.',
    medicamentos: 'Pomada que a vizinha fez.',
    atividadeFisica: 'O anel não entra mais.',
    objetivosCliente: 'O vizinho pulverizou agrotóxico no quintal.',
  });
  expect(trechos).toHaveLength(5);
  expect(trechos[0]).toContain('agrotóxico');
  for (const trecho of trechos) expect(trecho.split(' ').length).toBeGreaterThan(1);
});

it('keeps harmless history from the first page where the complaint was understood, and no danger', () => {
  const graves = (historicoMedico: string) => {
    const dados = lerFicha({
      ...{ nomeCliente: 'Cliente', idade: 40, sexo: 'feminino', queixaPrincipal: 'Dor de cabeça' },
      historicoMedico,
    });
    return reunirLeiaAntes(dados, diagnosticar(dados, [], 'diagnostico').analise.achados, [], 'graves');
  };
  for (const texto of [
    'Tive pleurite.',
    'Chá de losna de vez em quando.',
    'operou de catarata',
    'Pomada que a vizinha fez.',
    'diabetes gestacional, sumiu depois',
    'uma fertilização que não pegou',
  ])
    expect(graves(texto)).toEqual([]);
  for (const texto of [
    'Dorme com o braseiro no quarto.',
    'Na terça colocaram dois embriões de cinco dias.',
    'Não sinto o chão com a planta dos pés.',
  ])
    expect(graves(texto)).toHaveLength(1);
});

it('quotes a dictated text from a few words before to a few behind, with the signs of what is left out', () => {
  const [trecho = ''] = leiaAntes({
    suplementos:
      'todo dia eu levanto cedo faço o fogo passo o café e aí bebo um chá de losna que a minha cunhada traz da roça dela e depois vou cuidar das galinhas e da horta até o sol esquentar',
  });
  expect(trecho).toMatch(/^… .*chá de losna.* …$/);
  expect(trecho.split(' ').length).toBeLessThan(24);
});

it('takes a dictated text of four times the length hardly more than four times as long', () => {
  const [curto, longo] = [1500, 6000].map((letras) => {
    const dados = lerFicha({
      ...{ nomeCliente: 'Cliente', idade: 40, sexo: 'feminino', queixaPrincipal: 'Dor de cabeça' },
      historicoMedico: 'tomo canela e a sogra ficou zonza sangue na gengiva aguardo exame implante antigo '
        .repeat(80)
        .slice(0, letras),
    });
    const { achados } = diagnosticar(dados, [], 'diagnostico').analise;
    return { dados, achados, melhor: Number.POSITIVE_INFINITY };
  });
  if (!curto || !longo) throw new Error('two lengths');
  // The best of each length counts, and both are measured in turn until the bar is met: other work of the machine only ever adds time.
  for (let volta = 0; volta < 100 && (volta < 5 || longo.melhor / curto.melhor >= 9); volta += 1) {
    for (const texto of [curto, longo]) {
      const inicio = performance.now();
      reunirLeiaAntes(texto.dados, texto.achados, []);
      texto.melhor = Math.min(texto.melhor, performance.now() - inicio);
    }
  }
  // Sixteen times, where each word looks at the whole text.
  expect(longo.melhor / curto.melhor).toBeLessThan(9);
});
