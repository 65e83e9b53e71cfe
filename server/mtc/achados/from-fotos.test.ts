import type { FotoObservacoes } from '@meridia/shared/foto.ts';
import { describe, expect, it } from 'vitest';
import { achadosFromFotos } from './from-fotos.ts';

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

describe('achadosFromFotos', () => {
  it('names the sign, where it was seen and the figure behind it', () => {
    expect(achadosFromFotos([foto()])).toEqual([
      {
        id: 'lingua_vermelha@foto.lingua',
        label: 'língua vermelha',
        fonte: 'foto.lingua.lingua_vermelha',
        valor: 'vermelho 0,29 a*/(L*+16)',
        forca: 0.4,
        presente: true,
      },
    ]);
  });

  it('counts a poor photo less, and a face or an ear less than a tongue', () => {
    const forca = (changes: Partial<FotoObservacoes>) => achadosFromFotos([foto(changes)])[0]?.forca ?? 0;
    expect(forca({ qualidade: { veredito: 'ruim', problemas: [] } })).toBeLessThan(forca({}));
    expect(forca({ kind: 'face' })).toBeLessThan(forca({}));
    expect(forca({ kind: 'orelha' })).toBeLessThan(forca({ kind: 'face' }));
  });

  it('counts nothing of a photo whose outline the therapist refused, and all of one they confirmed', () => {
    expect(achadosFromFotos([foto({ contornoConfere: false })])).toEqual([]);
    expect(achadosFromFotos([foto({ contornoConfere: true })])).toEqual(achadosFromFotos([foto()]));
  });
});
