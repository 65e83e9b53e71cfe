import { fotoKinds } from '@meridia/shared/foto.ts';
import type { Relatorio } from '@meridia/shared/relatorio.ts';
import { maiuscula } from '../../writer/portugues.ts';
import { sinaisDaFoto } from '../../writer/sinais-lingua.ts';
import { clareza, titulos } from '../observacao-visual.tsx';
import type { Conteudo, Margem } from './documento.ts';
import { inteiro, paragrafos, secao } from './estilo-pdf.ts';

/** Tongue, face and ear in words, with what was measured in their photos. */
export function montarVisual({ fotos, textos }: Relatorio): Conteudo {
  return secao(
    'Língua, face e orelha',
    fotoKinds.flatMap((kind): Conteudo[] => {
      const foto = fotos.find((candidate) => candidate.kind === kind);
      if (!foto && textos[kind] === '') return [];
      const sinais = foto?.observacoes.sinais ?? [];
      return [
        inteiro([
          { text: titulos[kind], style: 'subtitulo', margin: [0, 2, 0, 3] },
          ...paragrafos(textos[kind]),
          ...(sinais.length > 0
            ? [
                {
                  style: 'etiqueta',
                  margin: [0, 0, 0, 6] satisfies Margem,
                  text: `Medido na foto: ${sinais.map(({ sinal, forca }) => `${maiuscula(sinaisDaFoto[sinal].palavras)} (${clareza(forca)})`).join('; ')}.`,
                },
              ]
            : []),
        ]),
      ];
    }),
  );
}
