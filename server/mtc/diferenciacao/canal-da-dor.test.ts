import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { describe, expect, it } from 'vitest';
import { anamneseVazia } from '../../../tests/fixtures/anamnese-vazia.ts';
import { canalIds, padraoDoCanal } from '../catalog/canais.ts';
import { codigosTm1 } from '../catalog/codigos-tm1.ts';
import { obterPadrao } from '../catalog/padroes.ts';
import { analisar, diagnosticar } from '../diagnosticar.ts';
import { obterTratamento } from '../protocolo/tratamentos.ts';

const ficha = (dados: Partial<DadosAnamnese>): DadosAnamnese => ({ ...anamneseVazia, idade: 33, ...dados });
const nadaNaSeguranca = {
  marcapasso: 'nao',
  anticoagulante: 'nao',
  epilepsia: 'nao',
  cancer: 'nao',
  alergias: 'nenhuma',
} as const;
const nomes = (dados: Partial<DadosAnamnese>) => analisar(ficha(dados), []).padroes.map(({ nome }) => nome);

describe('the channel in which a pain lies', () => {
  it.each([
    ['Dor no joelho direito do lado de fora, ao descer escada', 'no canal da Vesícula Biliar'],
    ['Dor na parte de dentro do joelho esquerdo ao subir escada', 'no canal do Baço'],
    ['Dor no joelho D, na frente, quando agacha', 'no canal do Estômago'],
    ['Dor atrás do joelho direito', 'no canal da Bexiga'],
    ['Síndrome da banda iliotibial à direita, dor no joelho', 'no canal da Vesícula Biliar'],
    ['Dor no ombro direito, na lateral', 'no canal do Intestino Grosso'],
    ['Dor na parte de trás do ombro esquerdo', 'no canal do Intestino Delgado'],
    ['Dor no cotovelo direito, epicondilite lateral', 'no canal do Intestino Grosso'],
    ['Dor lombar à direita depois de pegar peso', 'no canal da Bexiga'],
    ['Dor no calcanhar esquerdo de manhã', 'no canal do Rim'],
  ])('is named by part and face: %s', (queixaPrincipal, canal) => {
    expect(nomes({ queixaPrincipal })).toEqual([`Estagnação de Qi e Xue ${canal}`]);
  });

  it('is not named by a joint alone, by one that is well, or by an organ', () => {
    expect(nomes({ queixaPrincipal: 'Dor no joelho' })).toEqual([]);
    expect(nomes({ queixaPrincipal: 'Azia depois de comer' })).toEqual([]);
    expect(nomes({ queixaPrincipal: 'Zumbido do lado direito' })).toEqual([]);
  });

  it('moves no element and no organ, and has a code, a mechanism and a treatment', () => {
    const { elementos, zangFu } = analisar(ficha({ queixaPrincipal: 'Dor no joelho direito do lado de fora' }), []);
    expect(Object.values(elementos).map(({ pontuacao }) => pontuacao)).toEqual([0, 0, 0, 0, 0]);
    expect(zangFu.every(({ envolvimento }) => envolvimento === 0)).toBe(true);
    for (const id of canalIds) {
      expect(codigosTm1).toContain(padraoDoCanal(id).codigoTm1);
      expect(obterPadrao(id)?.nome).toContain('Estagnação de Qi e Xue');
      expect(obterTratamento(id)?.principio).toContain('mover Qi e Sangue');
    }
  });

  it('is needled where it hurts, on the told side and face throughout', () => {
    const { protocolo } = diagnosticar(
      ficha({ ...nadaNaSeguranca, queixaPrincipal: 'Dor no joelho direito do lado de fora' }),
      [],
      'completo',
    );
    const pontos = protocolo?.pontos ?? [];
    expect(pontos.map(({ codigo }) => codigo)).toEqual(expect.arrayContaining(['VB34', 'VB33', 'VB31', 'VB41']));
    expect(pontos.filter(({ codigo }) => ['BP9', 'F8', 'R3'].includes(codigo))).toEqual([]);
    expect(pontos.filter(({ lado }) => lado !== 'direito')).toEqual([]);
    expect(protocolo?.posicoes?.[0]?.nota).toContain(
      'Ashi: também o ponto mais dolorido ao toque, no joelho, à direita, por fora.',
    );
    expect(protocolo?.auriculares.map(({ id }) => id)).not.toContain('coracao');
    const pares = pontos.flatMap(({ codigo, eletroCom }) => (eletroCom ? [[codigo, eletroCom].sort().join()] : []));
    expect([...new Set(pares)]).toEqual(['VB33,VB34']);
  });

  it('stands behind what explains more than the pain', () => {
    const [primeira] = nomes({
      idade: 60,
      queixaPrincipal: 'Dor lombar à direita com joelhos fracos, pior no frio. Levanta três vezes à noite para urinar',
      sintomasTermicos: ['Mãos/pés frios', 'Intolerância ao frio'],
      linguaDesc: ['Pálida', 'Úmida'],
    });
    expect(primeira).toContain('Rim');
  });
});

describe('a pain whose channel is known', () => {
  const deLado = { apetite: 'aumentado', sede: 'aumentada', sintomasDigestivos: ['Azia/Refluxo'] } as const;
  const comFome: Partial<DadosAnamnese> = {
    ...deLado,
    sintomasDigestivos: [...deLado.sintomasDigestivos],
    linguaDesc: ['Vermelha', 'Saburra amarela'],
    pulso: ['Cheio'],
  };

  it.each([
    ['Dor que desce da nádega direita por trás da coxa até o calcanhar', 'canal_bexiga'],
    ['Dor no quadril esquerdo por fora', 'canal_vesicula_biliar'],
    ['Dor no joelho direito, por dentro', 'canal_baco'],
  ])('leads before what rests on hunger and thirst: %s', (queixaPrincipal, canal) => {
    const { padroes } = analisar(ficha({ queixaPrincipal, ...comFome }), []);
    expect(padroes.map(({ id }) => id)).toContain('fogo_estomago');
    expect(padroes[0]?.id).toBe(canal);
    expect(padroes.every(({ confianca }) => confianca <= (padroes[0]?.confianca ?? 0))).toBe(true);
  });

  it('is followed by Blood that does not pass, where the pain is told as fixed', () => {
    const { padroes } = analisar(
      ficha({
        ...comFome,
        queixaPrincipal: 'Dor na lombar direita em facada, parada no mesmo lugar',
        linguaDetalhes: ['Arroxeada', 'Veias sublinguais dilatadas'],
      }),
      [],
    );
    expect(padroes.slice(0, 2).map(({ id }) => id)).toEqual(['canal_bexiga', 'estase_xue']);
  });

  it('says with tongue and veins that it is Blood as well, and moves it', () => {
    const dados = ficha({
      ...comFome,
      ...nadaNaSeguranca,
      queixaPrincipal: 'Dor que desce da nádega direita por trás da coxa até a panturrilha',
      linguaDetalhes: ['Arroxeada', 'Veias sublinguais dilatadas'],
    });
    const { analise, protocolo } = diagnosticar(dados, [], 'completo');
    expect(analise.padroes[0]?.aFavor.map(({ achadoId }) => achadoId)).toContain('lingua_arroxeada@linguaDetalhes');
    expect(protocolo?.pontos.map(({ codigo }) => codigo)).toContain('BP10');
  });

  it('is no Bi without cold, damp or wind, and is one with them', () => {
    const queixaPrincipal = 'Dor lombar que desce pela perna direita, formiga';
    expect(nomes({ queixaPrincipal }).join()).not.toContain('Bi');
    const comFrio = nomes({
      queixaPrincipal: 'Dor lombar que desce pela perna direita, pior com frio e umidade',
      sintomasTermicos: ['Intolerância ao frio', 'Mãos/pés frios'],
    });
    expect(comFrio[0]).toContain('(Bi)');
  });

  it('is named by the sciatic nerve, by a tendinitis and by the jaw', () => {
    expect(nomes({ queixaPrincipal: 'Ciática à esquerda há um mês' })).toEqual([
      'Estagnação de Qi e Xue no canal da Bexiga',
    ]);
    expect(nomes({ queixaPrincipal: 'Tendinite no ombro D, na lateral' })).toEqual([
      'Estagnação de Qi e Xue no canal do Intestino Grosso',
    ]);
    expect(nomes({ queixaPrincipal: 'Dor na mandíbula direita ao mastigar' })).toEqual([
      'Estagnação de Qi e Xue no canal do Estômago',
    ]);
  });
});
