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
