import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { describe, expect, it } from 'vitest';
import { fichaCalada } from './ficha-calada.ts';
import { encontrarSinaisDeAlerta } from './sinais-de-alerta.ts';

const textos = (queixaPrincipal: string, mudancas: Partial<DadosAnamnese> = {}) =>
  encontrarSinaisDeAlerta({ ...fichaCalada, idade: 63, sexo: 'masculino', queixaPrincipal, ...mudancas })
    .map(({ id, texto }) => `${id} ${texto}`)
    .join('\n');

describe('what dries', () => {
  it.each([
    'Cobreiro em agosto, secou tudo mas ficou a dor',
    'As bolhas secaram, secou tudo, ficou a dor nas costelas à direita.',
    'A ferida secou e deixou mancha',
    'O machucado do pé já secou',
    'Secou a ferida com a pomada',
    'As casquinhas estão secando',
    'Depois que secou o catarro, ficou a tosse de manhã',
    'O leite secou em duas semanas',
  ])('is no lost weight: %s', (texto) => {
    expect(textos(texto)).not.toMatch(/quilos|peso/i);
  });

  it.each([
    'Ele secou de uns meses para cá',
    'Sequei muito, a roupa está larga',
    'Vem secando desde maio',
    'Secou o corpo todo',
    'A ferida do pé secou, mas ele está secando de corpo',
  ])('is lost weight in %s', (texto) => {
    expect(textos(texto)).toMatch(/quilos|peso/i);
  });
});

describe('a child that hears badly', () => {
  const crianca = { idade: 5 };
  it.each([
    'Pôs carretel no ouvido direito em julho, o otorrino acompanha. Professora diz que não escuta direito',
    'Otite de repetição, já vai ao otorrino. Não ouve bem na escola',
    'Tem tubinho nos dois ouvidos. Não escuta quando chama de longe',
    'Audiometria marcada pelo otorrino, não ouve direito há duas semanas',
    'Adenoide grande, otorrino quer operar. Não escuta a televisão baixa',
    'O otorrino vê a cada três meses, não ouve direito desde a otite da semana passada',
  ])('is not asked for a sudden deafness where an ENT follows it: %s', (texto) => {
    expect(textos(texto, crianca)).not.toMatch(/surdez_subita|De que lado e há quantos dias/);
  });

  it.each([
    'Vai ao otorrino por causa de otite. De repente não escuta do ouvido esquerdo',
    'Usa tubinho. Acordou hoje sem ouvir, não escuta nada do direito',
    'Não escuta direito do lado esquerdo há três dias',
    'Tem tubinho. Desde terça não escuta nada do ouvido direito',
  ])('is sudden in %s', (texto) => {
    expect(textos(texto, crianca)).toMatch(/surdez_subita|De que lado e há quantos dias/);
  });
});
