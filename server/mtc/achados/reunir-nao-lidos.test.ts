import { foldText } from '@meridia/shared/folded-text.ts';
import { describe, expect, it } from 'vitest';
import { anamneseVazia } from '../../../tests/fixtures/anamnese-vazia.ts';
import { readAnnotated } from '../../../tests/fixtures/annotated-texts.ts';
import { diagnosticar } from '../diagnosticar.ts';
import { deLigacao } from '../leitura/escopo.ts';
import { lerCampo } from '../leitura/ler-texto.ts';
import { leves } from '../leitura/lexico.ts';
import { conferirRelatorio } from '../safety/conferir-relatorio.ts';
import { escreverRelatorio } from '../writer/escrever-relatorio.ts';
import { lerFicha } from '../writer/test-fichas.ts';
import { lerAnamnese } from './ler-anamnese.ts';
import { leiturasDeTexto } from './respostas.ts';
import { reunirNaoLidos, semPeso } from './reunir-nao-lidos.ts';

type Respostas = Parameters<typeof lerFicha>[0];

function naoLidos(respostas: Respostas) {
  const dados = lerFicha({
    nomeCliente: 'Cliente',
    idade: 40,
    sexo: 'feminino',
    queixaPrincipal: 'Dor de cabeça',
    ...respostas,
  });
  return reunirNaoLidos(dados, diagnosticar(dados, [], 'diagnostico').analise.achados, []);
}

it('quotes a clause that was not understood, and nothing of one that was', () => {
  expect(naoLidos({ queixaPrincipal: 'Dor de cabeça na testa. O quibungo mora no telhado azul.' })).toEqual([
    { campo: 'queixaPrincipal', trechos: ['O quibungo mora no telhado azul'] },
  ]);
  expect(naoLidos({ queixaPrincipal: 'Dor de cabeça na testa. Insônia.' })).toEqual([]);
});

it('quotes no word of a clause alone', () => {
  expect(
    naoLidos({
      queixaPrincipal: 'Tenho dor de cabeça na testa desde que o zambeta chegou e insônia de madrugada. Verruga.',
    }),
  ).toEqual([{ campo: 'queixaPrincipal', trechos: [expect.stringMatching(/^\S+ .*zambeta .*\S+$/), 'Verruga'] }]);
});

it('joins what only a comma parts, says a stretch once and never quotes the profession', () => {
  expect(
    naoLidos({
      historicoMedico: 'quibungo azul, zambeta torta. Zambeta verde. Zambeta verde.',
      profissao: 'quibungueira',
    }),
  ).toEqual([{ campo: 'historicoMedico', trechos: ['quibungo azul, zambeta torta', 'Zambeta verde'] }]);
});

describe('words that no rule uses stand in the list', () => {
  it.each([
    ['a relative', { historicoMedico: 'Pai: embolia no pulmão aos 50. Irmã com lúpus.' }, ['embolia', 'lúpus']],
    ['the past', { historicoMedico: 'Teve hepatite na infância, curada.' }, ['hepatite']],
    ['a plant', { suplementos: 'A cunhada prepara chá de quebra-pedra, toma de vez em quando.' }, ['quebra-pedra']],
    ['a word beside a statement', { queixaPrincipal: 'Verruga e insônia.' }, ['Verruga']],
    [
      'dictated speech',
      {
        queixaPrincipal:
          'insônia desde que a sogra veio morar junto tem dor de cabeça na testa o dedão prende no gatilho da furadeira e a insônia piora',
      },
      ['dedão', 'gatilho'],
    ],
    [
      'a part that is also a verb',
      { queixaPrincipal: 'Insônia. Na feijoada cansou o queixo e parou de mastigar.' },
      ['queixo'],
    ],
    ['an allergy', { alergias: 'Cefalexina (inchou inteira em 2011).' }, ['Cefalexina', 'inchou']],
    ['a wish', { objetivosCliente: 'Subir a ladeira da igreja sem parar.' }, ['ladeira']],
    ['a value', { historicoMedico: 'Insônia. Ferritina 9 no último exame.' }, ['Ferritina 9']],
  ] as const)('%s', (_, respostas, palavras) => {
    const lista = naoLidos(respostas).flatMap(({ trechos }) => trechos);
    for (const palavra of palavras) expect(lista.join(' | ')).toContain(palavra);
  });

  it('but for what a note of safety speaks of', () => {
    const dados = lerFicha({
      nomeCliente: 'Cliente',
      idade: 40,
      sexo: 'feminino',
      queixaPrincipal: 'Dor de cabeça',
      suplementos: 'Ginkgo biloba à noite',
      anticoagulante: 'sim',
    });
    const { analise } = diagnosticar(dados, [], 'diagnostico');
    const lista = (texto: string) => reunirNaoLidos(dados, analise.achados, [{ texto }]);
    expect(lista('Sem efeito.')).toEqual([{ campo: 'suplementos', trechos: ['Ginkgo biloba à noite'] }]);
    expect(lista('Ginkgo biloba com anticoagulante: avise o médico.')).toEqual([]);
  });
});

/** Own texts of every kind: dictation, chat, shorthand, lay speech, letters of doctors. */
const proprios: Respostas[] = [
  {
    queixaPrincipal:
      'a dona lurdes vem por causa do pescoço faz três meses não vira a cabeça pra dar ré no carro a mão adormece quando segura o terço piora no ventilador melhora com emplastro a filha casou e a casa ficou grande nega tontura nega zumbido quer voltar a bordar',
  },
  {
    queixaPrincipal:
      '[09:02] Jô: bom dia!! então é a perna q pesa\n[09:03] Jô: qdo fico mto em pé no salão ela lateja, tem uns vasinho azul\n[09:05] Jô: a médica do postinho passou meia mas esquenta demais',
  },
  {
    queixaPrincipal:
      'Lombociatalgia D, Lasègue + a 40°, RM: protrusão L4-L5 s/ compressão. Parest. hálux. EVA 7. Nega incont.',
  },
  { historicoMedico: 'Mãe diabética, pai com Parkinson, tia com lúpus. Cesárea em 2015. Dengue duas vezes.' },
  { historicoMedico: 'teve caxumba menino quebrou a clavícula no cavalo o avô morreu de repente na roça' },
  { historicoMedico: 'Vacinas em dia. Usou aparelho ortodôntico. Fratura de fíbula em 2009, com placa e parafusos.' },
  { medicamentos: 'Pantoprazol 40 em jejum, levotiroxina 75, gotinha de colírio pra pressão do olho' },
  { medicamentos: 'Parou a sertralina por conta; toma o tramal da irmã quando aperta.' },
  { suplementos: 'Chá de cavalinha, cápsula de berberina, magnésio dimalato que a nutri indicou.' },
  { suplementos: 'A vizinha dá garrafada de jatobá com vinho' },
  { urina: 'De manhã turva, espuma, à tarde clarinha. Segura no ônibus.' },
  { evacuacao: 'Dois dias sim, um não; em fita, cheiro azedo; antes da prova solta.' },
  { atividadeFisica: 'Capoeira aos sábados, bicicleta até a feira' },
  { linguaObservacao: 'Trincas nas laterais, ponta com pintinhas, saburra cor de mostarda atrás.' },
  { faceObservacao: 'Vinco entre as sobrancelhas, lábio inferior mordido' },
  { orelhaObservacao: 'Lóbulo com prega, cordão duro na anti-hélice' },
  { pulsoObservacao: 'Escorrega no guan direito, some à pressão; criança mexeu o braço.' },
  { alergias: 'Picada de marimbondo (garganta fechou), sulfa, corante amarelo' },
  { objetivosCliente: 'Cantar no coral no Natal e largar a bengala' },
  { objetivosCliente: 'engravidar até o ano que vem, dormir de conchinha sem acordar suada' },
];

/** Closed classes that the reader's own lists lack, measures of a duration, and a pain's verb where the pain is told. */
const deJuncao = new Set(
  'essas esses nossa nosso tanto tanta qualquer embora pros semanas noites ontem quinze doendo doeu doer dolorido repuxa'.split(
    ' ',
  ),
);

function isConteudo(forma: string): boolean {
  return forma.length >= 4 && !leves.has(forma) && !deLigacao(forma) && !semPeso.has(forma) && !deJuncao.has(forma);
}

const formasDe = (texto: string) => foldText(texto).match(/[a-z]+/g) ?? [];

/** The words of an answer that are neither in what the report quotes, nor denied, nor in the list. */
function sumidas(dados: typeof anamneseVazia, campo: keyof typeof leiturasDeTexto): string[] {
  const achados = lerAnamnese(dados);
  const { texto, ditos } = lerCampo(dados, campo);
  const mostradas = new Set(
    [
      ...reunirNaoLidos(dados, achados, []).flatMap(({ trechos }) => trechos),
      ...achados.filter(({ fonte }) => fonte === `anamnese.${campo}`).map(({ valor }) => valor),
      ...ditos.flatMap(({ presente, trechos }) =>
        presente ? [] : trechos.map(({ inicio, fim }) => texto.slice(inicio, fim)),
      ),
    ].flatMap(formasDe),
  );
  return formasDe(texto).filter((forma) => isConteudo(forma) && !mostradas.has(forma));
}

const camposDeTexto = Object.keys(leiturasDeTexto).filter((campo) => campo !== 'profissao');
const isCampo = (campo: string): campo is keyof typeof leiturasDeTexto => camposDeTexto.includes(campo);

describe('no word with a meaning of its own vanishes', () => {
  it.each(proprios.flatMap((respostas) => Object.entries(respostas)))('%s: %s', (campo, texto) => {
    if (!isCampo(campo)) throw new Error(campo);
    expect(sumidas({ ...anamneseVazia, sexo: 'feminino', [campo]: texto }, campo)).toEqual([]);
  });

  it.each(['w1', 'w2', 'w3', 'w4', 'w5', 'w6', 'w7', 'w8', 'proprios', 'proprios2', 'negacao', 'negacao2', 'cautela'])(
    'in the annotated texts of %s',
    (arquivo) => {
      const todas = readAnnotated(arquivo).flatMap(({ campo, texto }) =>
        isCampo(campo) ? sumidas({ ...anamneseVazia, sexo: 'feminino', [campo]: texto }, campo) : [],
      );
      expect(todas).toEqual([]);
    },
  );

  it('neither in a whole report, with its notes of safety', () => {
    const dados = lerFicha({
      nomeCliente: 'Cliente',
      idade: 61,
      sexo: 'feminino',
      queixaPrincipal: 'Tontura ao levantar. O joelho trava na escada.',
      historicoMedico: 'Mãe: embolia no pulmão aos 50.',
      medicamentos: 'Losartana',
      suplementos: 'Chá de quebra-pedra',
    });
    const { analise, protocolo } = diagnosticar(dados, [], 'completo');
    const fatos = { dados, tipo: 'completo' as const, analise, protocolo };
    const textos = escreverRelatorio({ ...fatos, fotos: [] });
    const { seguranca } = conferirRelatorio({ ...fatos, textos, motor: 'local' });
    const lista = JSON.stringify(reunirNaoLidos(dados, analise.achados, seguranca));
    expect(lista).toContain('embolia no pulmão');
    expect(lista).toContain('escada');
    expect(lista + JSON.stringify(seguranca)).toContain('quebra-pedra');
  });

  it('and what counts as weightless names no part, sign or remedy', () => {
    for (const forma of 'cabeca peito perna queixo ombro sangue febre dor tosse catarro remedio cha osso pele olho mama febre caroco'.split(
      ' ',
    ))
      expect(semPeso.has(forma)).toBe(false);
  });
});

it.each([
  [{ historicoMedico: 'teve dengue em 2019 e nunca fez colonoscopia' }, /nunca fez colonoscopia/],
  [{ historicoMedico: 'H. pylori negativo' }, /^H\. pylori/],
  [{ historicoMedico: 'Rx lombar normal, ortop. mandou fortalecer' }, /ortop\. mandou/],
] as const)('quotes no word cut from its denial or its point: %o', (respostas, esperado) => {
  const trechos = naoLidos({ ...respostas }).flatMap((campo) => campo.trechos);
  expect(trechos.some((trecho) => esperado.test(trecho))).toBe(true);
  expect(trechos).not.toContain('fez colonoscopia');
});
