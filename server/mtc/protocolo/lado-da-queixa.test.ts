import { describe, expect, it } from 'vitest';
import { comMembroInteiro, ladosDasPartes } from './lado-da-queixa.ts';

const lidos = (texto: string) => Object.fromEntries(ladosDasPartes(texto));

describe('the side of a limb', () => {
  it('is that of the part whose side was told, in all parts of the limb', () => {
    const inteiro = comMembroInteiro(ladosDasPartes('Ombro D, dói ao erguer o braço'));
    expect([inteiro.get('ombro'), inteiro.get('braco'), inteiro.get('joelho')]).toEqual([
      'direito',
      'direito',
      undefined,
    ]);
    const dois = comMembroInteiro(ladosDasPartes('Ombro direito e punho esquerdo'));
    expect([dois.get('ombro'), dois.get('punho'), dois.get('braco')]).toEqual(['direito', 'esquerdo', undefined]);
  });

  it('is read beside the physician’s word for a pain of the joint', () => {
    expect(ladosDasPartes('Gonalgia E há 8 meses').get('joelho')).toBe('esquerdo');
  });
});

describe('the side of a complaint', () => {
  it.each([
    'Dor no joelho D',
    'dor joelho d há 3 meses',
    'Dor no joelho (D)',
    'joelho dir. inchado',
    'Dor no joelho, lado direito',
    'dor no lado direito do joelho',
    'Dor no joelho há dois meses, à direita',
    'Dor lombar; joelho direito trava',
  ])('is right in "%s"', (texto) => {
    expect(lidos(texto)).toEqual({ joelho: 'direito' });
  });

  it.each([
    'É o cotovelo direito, do lado de fora. O esquerdo tá tri bom. Tenho cascas nos dois cotovelos',
    'Dor no cotovelo direito. O esquerdo doeu ano passado, mas passou com fisioterapia',
  ])('does not take the other side from a rash or from what is over: "%s"', (texto) => {
    expect(lidos(texto)).toEqual({ cotovelo: 'direito' });
  });

  it('follows one pain through all parts that it runs through', () => {
    expect(lidos('Dor irradiando p/ ombro D, face lat. do braço e antebraço até o polegar')).toMatchObject({
      ombro: 'direito',
      braco: 'direito',
    });
  });

  it('carries the side on to the next sentence on the same pain', () => {
    expect(lidos('Dor no cotovelo direito. Desce um pouco pelo antebraço')).toEqual({
      cotovelo: 'direito',
      braco: 'direito',
    });
    expect(lidos('Dor no ombro direito. O braço formiga')).toEqual({ ombro: 'direito' });
  });

  it.each([
    ['Meu ombro. Foi o direito. Não ponho a mão nas costas', { ombro: 'direito' }],
    ['Vim pelo joelho, que não dobra. É o esquerdo', { joelho: 'esquerdo' }],
    ['Dói o tornozelo. Só do lado direito', { tornozelo: 'direito' }],
    ['Dor no quadril, para andar. Mais à esquerda', { quadril: 'esquerdo' }],
    ['Dor no epicôndilo medial E há 4m', { cotovelo: 'esquerdo' }],
    ['Dor epic. lat. D há 4m, insid.', { cotovelo: 'direito' }],
    ['Dor no punho ant. E', { punho: 'esquerdo' }],
    ['Dor lombar baixa à E, perto do osso', { lombar: 'esquerdo' }],
    ['Dói o calcanhar à D desde ontem', { calcanhar: 'direito' }],
    ['Dor no joelho. O direito está bom', {}],
    ['Dor no joelho e no ombro. É o esquerdo', {}],
    ['Dor no joelho medial e no ombro', {}],
  ])('is read wherever it was told of one part: "%s"', (texto, lados) => {
    expect(lidos(texto)).toEqual(lados);
  });

  it('knows "direito" that means well', () => {
    expect(lidos('O olho esquerdo lacrimeja e não fecha direito')).toEqual({ olho: 'esquerdo' });
  });

  it.each(['Ombro E', 'OMBRO E', 'ombro e', 'ombro esq.', 'Dor no ombro E há 2 anos', 'Ombro-E, pior à noite'])(
    'is left in "%s"',
    (texto) => {
      expect(lidos(texto)).toEqual({ ombro: 'esquerdo' });
    },
  );

  it.each([
    'Dor no ombro e joelho',
    'DOR NO OMBRO E JOELHO',
    'Dor nos dois joelhos',
    'joelho bilat.',
    'Dor no joelho direito e esquerdo',
    'Dor em ambos os joelhos',
    'Dor no ovário direito',
    'Dor no joelho e no ovário direito',
    'Pescoço travado, não consegue virar para a direita',
    'Só dorme do lado esquerdo por causa do ombro',
    'Lombar dói de um lado e do outro',
    'Os joelhos doem para subir, os dois',
    'dor d cabeça',
  ])('is not read in "%s"', (texto) => {
    expect(lidos(texto)).toEqual({});
  });

  it('is a different one for two parts', () => {
    expect(lidos('Dor no ombro D e no joelho E')).toEqual({ ombro: 'direito', joelho: 'esquerdo' });
    expect(lidos('Ombro direito travado. Enxaqueca do lado esquerdo')).toEqual({
      ombro: 'direito',
      cabeca: 'esquerdo',
    });
    expect(lidos('Dor lombar e em ambos os joelhos, pior no ombro esq')).toEqual({ ombro: 'esquerdo' });
    expect(lidos('Dor lombar que desce pela perna direita')).toEqual({ perna: 'direito' });
    expect(lidos('Dor em MIE')).toEqual({ perna: 'esquerdo' });
  });

  it.each([
    ['Ombro esq., direito ok', { ombro: 'esquerdo' }],
    ['Tendinite no punho D. Punho esquerdo normal.', { punho: 'direito' }],
    ['Quadril esquerdo travado; o direito não incomoda', { quadril: 'esquerdo' }],
    [
      'O cotovelo direito doía no ano passado, mas hoje está bom. Agora é o cotovelo esquerdo',
      { cotovelo: 'esquerdo' },
    ],
    ['Dor no cotovelo E. Punho direito operado em 2011, sem dor', { cotovelo: 'esquerdo' }],
    ['Não consegue erguer o braço esquerdo', { braco: 'esquerdo' }],
    ['Dor no joelho D, não dói parada', { joelho: 'direito' }],
  ])('leaves the side that is well out of "%s"', (texto, lados) => {
    expect(lidos(texto)).toEqual(lados);
  });

  it.each([
    ['Dor de cabeça do lado direito na testa e em volta do olho', { cabeca: 'direito', olho: 'direito' }],
    ['Tudo à esquerda: ombro, cotovelo e punho', { ombro: 'esquerdo', cotovelo: 'esquerdo', punho: 'esquerdo' }],
    ['Zumbido no ouvido esquerdo. A mandíbula trava do mesmo lado', { ouvido: 'esquerdo', mandibula: 'esquerdo' }],
    ['Dor no ombro direito que irradia até o cotovelo', { ombro: 'direito', cotovelo: 'direito' }],
    [
      'Lombar travou ontem depois de carregar uma mala, mais à direita, vai até a nádega',
      { lombar: 'direito', quadril: 'direito' },
    ],
    ['Dor de cabeça e joelho direito inchado', { joelho: 'direito' }],
  ])('goes on to the parts that the same pain reaches in "%s"', (texto, lados) => {
    expect(lidos(texto)).toEqual(lados);
  });

  it.each([
    'dor nas costas, bem embaixo, à direita',
    'dói no fim da coluna, lado direito',
    'parte baixa das costas à direita',
  ])('is that of the low back in "%s"', (texto) => {
    expect(lidos(texto)).toEqual({ lombar: 'direito' });
  });

  it('is told of the flank, where the painful side is needled', () => {
    expect(lidos('Dor debaixo da costela, lado esquerdo')).toEqual({ flanco: 'esquerdo' });
  });
});
