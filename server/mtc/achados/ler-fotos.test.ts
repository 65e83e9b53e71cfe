import { dadosAnamneseSchema } from '@meridia/shared/anamnese/dados-anamnese.ts';
import type { FotoObservacoes } from '@meridia/shared/foto.ts';
import { describe, expect, it } from 'vitest';
import { analisar } from '../diagnosticar.ts';
import { lerFotos } from './ler-fotos.ts';

const foto = (changes: Partial<FotoObservacoes> = {}): FotoObservacoes => ({
  versao: 'test',
  kind: 'lingua',
  qualidade: { veredito: 'boa', problemas: [] },
  sinais: [
    { sinal: 'lingua_vermelha', forca: 0.5, medida: { nome: 'vermelho', valor: 0.2871, unidade: 'a*/(L*+16)' } },
  ],
  medidas: {},
  contorno: null,
  ...changes,
});

describe('lerFotos', () => {
  it('names the sign, where it was seen and the figure behind it', () => {
    expect(lerFotos([foto()])).toEqual([
      {
        id: 'lingua_vermelha@foto.lingua',
        label: 'língua vermelha',
        fonte: 'foto.lingua.lingua_vermelha',
        valor: 'vermelho 0,29',
        forca: 0.4,
        presente: true,
      },
    ]);
  });

  it.each([
    [{ nome: 'área de reflexos', valor: 0.0642, unidade: 'fração' }, 'área de reflexos 6 %'],
    [
      { nome: 'irregularidade das bordas', valor: 0.0123, unidade: 'tamanhos da língua' },
      'irregularidade das bordas 1,2 % do tamanho da língua',
    ],
    [{ nome: 'desvio para o azul', valor: 11.6, unidade: 'graus' }, 'desvio para o azul 12°'],
  ])('says %o as a therapist reads it', (medida, dito) => {
    const [achado] = lerFotos([foto({ sinais: [{ sinal: 'lingua_umida', forca: 0.5, medida }] })]);
    expect(achado?.valor).toBe(dito);
  });

  it('counts the signs of a poor photo less, and the signs of a face or an ear less than those of a tongue', () => {
    const forca = (changes: Partial<FotoObservacoes>) => lerFotos([foto(changes)])[0]?.forca ?? 0;
    expect(forca({ qualidade: { veredito: 'ruim', problemas: [] } })).toBeLessThan(forca({}));
    expect(forca({ kind: 'face' })).toBeLessThan(forca({}));
    expect(forca({ kind: 'orelha' })).toBeLessThan(forca({ kind: 'face' }));
  });

  it('counts no sign of a photo whose outline the therapist refused, and all signs of a confirmed one', () => {
    expect(lerFotos([foto({ contornoConfere: false })])).toEqual([]);
    expect(lerFotos([foto({ contornoConfere: true })])).toEqual(lerFotos([foto()]));
  });
});

describe('a photo that disagrees with what the therapist saw', () => {
  const analise = (linguaDesc: string[], fotos: FotoObservacoes[]) =>
    analisar(
      dadosAnamneseSchema.parse({
        nomeCliente: 'Cliente',
        idade: 40,
        sexo: 'masculino',
        telefone: '11999990000',
        email: 'c@example.com',
        queixaPrincipal: 'Sede, calor, insônia e inquietação',
        linguaDesc,
      }),
      fotos,
    );

  it('is shown, and changes no conclusion', () => {
    const { achados, ...semFoto } = analise(['Pálida'], []);
    const { achados: comTodos, ...comFoto } = analise(['Pálida'], [foto()]);
    expect(comFoto).toEqual(semFoto);
    expect(comTodos).toEqual([...achados, expect.objectContaining({ id: 'lingua_vermelha@foto.lingua', forca: 0 })]);
  });

  it('counts when the therapist saw the same, or saw nothing', () => {
    const semFoto = analise([], []).padroes;
    expect(analise([], [foto()]).padroes).not.toEqual(semFoto);
    expect(analise(['Vermelha'], [foto()]).achados.map(({ forca }) => forca)).not.toContain(0);
  });
});
