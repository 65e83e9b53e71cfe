import { type FotoKind, fotoKinds } from '@meridia/shared/foto.ts';
import type { Relatorio } from '@meridia/shared/relatorio.ts';
import { createElement } from 'react';
import { maiuscula } from '../../writer/portugues.ts';
import { sinaisDaFoto } from '../../writer/sinais-lingua.ts';
import { MapaLingua } from '../figuras/mapa-lingua.tsx';
import { clareza, titulos } from '../observacao-visual.tsx';
import { isParteRetirada } from '../revisao-por-secao.ts';
import { inteiro, paragrafos, revista, secao } from './blocos-pdf.ts';
import type { Conteudo, Margem } from './documento.ts';
import { medidas } from './estilo-pdf.ts';
import { figuraSvg } from './figura-pdf.ts';
import { type FotoImpressa, fotoPdf } from './foto-pdf.ts';

/** Room for each photo: the tongue gets the most, because it is read most closely. */
const quadros: Record<FotoKind, { largura: number; altura: number }> = {
  lingua: { largura: 170, altura: 130 },
  face: { largura: 100, altura: 110 },
  orelha: { largura: 100, altura: 110 },
};
const vao = 20;
const larguraDoMapa = 172;

/** The photos in a row, so that they stand below their heading, and then tongue, face and ear in words beside the map of the tongue. */
export function montarVisual(relatorio: Relatorio, impressas: readonly FotoImpressa[]): Conteudo {
  return revista(relatorio, 'visual', () => {
    const mostradas = fotoKinds.filter((kind) => !isParteRetirada(relatorio, kind));
    const svg = mostradas.includes('lingua') ? figuraSvg(createElement(MapaLingua, { relatorio })) : '';
    const largura = svg === '' ? medidas.largura : medidas.largura - larguraDoMapa - vao;
    const palavras = mostradas.flatMap((kind) => parte(relatorio, kind, largura));
    const fotos = impressas.filter(({ kind }) => mostradas.includes(kind));
    return secao({ titulo: 'Língua, face e orelha', ideograma: '望診' }, [
      ...(fotos.length === 0 ? [] : [inteiro([emFila(relatorio, fotos)])]),
      ...(svg === ''
        ? palavras
        : [
            inteiro([
              {
                columns: [
                  { width: largura, stack: palavras },
                  { width: larguraDoMapa, svg },
                ],
                columnGap: vao,
              },
            ]),
          ]),
    ]);
  });
}

function parte({ fotos, textos }: Relatorio, kind: FotoKind, largura: number): Conteudo[] {
  const foto = fotos.find((candidate) => candidate.kind === kind);
  if (!foto && textos[kind] === '') return [];
  return [
    { text: titulos[kind], style: 'subtitulo', margin: [0, 0, 0, 1] },
    ...paragrafos(textos[kind], undefined, largura),
    ...sinais(foto),
  ];
}

function emFila({ fotos }: Relatorio, impressas: readonly FotoImpressa[]): Conteudo {
  return {
    margin: [0, 2, 0, 5],
    columnGap: vao,
    columns: impressas.map((impressa): Conteudo => {
      const contorno = fotos.find(({ kind }) => kind === impressa.kind)?.observacoes.contorno ?? null;
      const legenda = `${titulos[impressa.kind]}${contorno ? '. Linha: contorno medido na foto' : ''}`;
      return {
        width: quadros[impressa.kind].largura,
        stack: [
          ...fotoPdf(impressa, contorno, quadros[impressa.kind]),
          { text: legenda, style: 'legenda', margin: [0, 2, 0, 0] satisfies Margem },
        ],
      };
    }),
  };
}

function sinais(foto: Relatorio['fotos'][number] | undefined): Conteudo[] {
  const medidos = foto?.observacoes.sinais ?? [];
  if (medidos.length === 0) return [];
  const palavras = medidos.map(({ sinal, forca }) => `${maiuscula(sinaisDaFoto[sinal].palavras)} (${clareza(forca)})`);
  return [{ style: 'etiqueta', margin: [0, 0, 0, 3], text: `Medido na foto: ${palavras.join('; ')}.` }];
}
