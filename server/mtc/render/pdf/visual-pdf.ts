import { type FotoKind, fotoKinds } from '@meridia/shared/foto.ts';
import type { Relatorio } from '@meridia/shared/relatorio.ts';
import { createElement } from 'react';
import { maiuscula } from '../../writer/portugues.ts';
import { sinaisDaFoto } from '../../writer/sinais-lingua.ts';
import { MapaLingua } from '../figuras/mapa-lingua.tsx';
import { clareza, titulos } from '../observacao-visual.tsx';
import { isParteRetirada } from '../revisao-por-secao.ts';
import { cabeca, dupla, inteiro, manter, paragrafos, revista, secao } from './blocos-pdf.ts';
import type { Conteudo, Margem } from './documento.ts';
import { medidas } from './estilo-pdf.ts';
import { figuraSvg } from './figura-pdf.ts';
import { type FotoImpressa, fotoPdf } from './foto-pdf.ts';

/** Room for each photo: the tongue gets the most, because it is read most closely. */
const quadros: Record<FotoKind, { largura: number; altura: number }> = {
  lingua: { largura: 190, altura: 172 },
  face: { largura: 96, altura: 112 },
  orelha: { largura: 96, altura: 112 },
};
const vao = 20;
const larguraDoMapa = 228;

/** Tongue, face and ear in words, each beside its photo and what was measured in it. */
export function montarVisual(relatorio: Relatorio, impressas: readonly FotoImpressa[]): Conteudo {
  return revista(relatorio, 'visual', () =>
    secao(
      { titulo: 'Língua, face e orelha', ideograma: '望診' },
      fotoKinds.flatMap((kind) => {
        if (isParteRetirada(relatorio, kind)) return [];
        const impressa = impressas.find((candidate) => candidate.kind === kind);
        return kind === 'lingua' ? lingua(relatorio, impressa) : parte(relatorio, kind, impressa);
      }),
    ),
  );
}

/** Photo and map side by side, so that each explains the other; without a photo the map stands beside the words. */
function lingua(relatorio: Relatorio, impressa: FotoImpressa | undefined): Conteudo[] {
  const { fotos, textos } = relatorio;
  const foto = fotos.find(({ kind }) => kind === 'lingua');
  const svg = figuraSvg(createElement(MapaLingua, { relatorio }));
  const mapa: Conteudo[] = svg === '' ? [] : [{ svg, width: larguraDoMapa }];
  const titulo: Conteudo = { text: titulos.lingua, style: 'subtitulo', margin: [0, 0, 0, 4] };
  if (!impressa) {
    if (mapa.length === 0) return parte(relatorio, 'lingua', undefined);
    const [aoLado = '', ...abaixo] = dupla(textos.lingua, mapa, larguraDoMapa);
    return [inteiro([titulo, aoLado]), ...abaixo, ...sinais(foto)];
  }
  const { largura } = quadros.lingua;
  return [
    inteiro([
      titulo,
      {
        margin: [0, 0, 0, 6],
        columns: [
          { width: largura, stack: moldura(foto, impressa) },
          { width: medidas.largura - largura - vao, stack: mapa },
        ],
        columnGap: vao,
      },
    ]),
    ...paragrafos(textos.lingua),
    ...sinais(foto),
  ];
}

function parte({ fotos, textos }: Relatorio, kind: FotoKind, impressa: FotoImpressa | undefined): Conteudo[] {
  const foto = fotos.find((candidate) => candidate.kind === kind);
  if (!foto && textos[kind] === '') return [];
  const largura = impressa ? medidas.largura - quadros[kind].largura - vao : medidas.largura;
  const texto: Conteudo[] = [
    { text: titulos[kind], style: 'subtitulo', margin: [0, 0, 0, 3] },
    ...paragrafos(textos[kind], undefined, largura),
    ...sinais(foto),
  ];
  if (!impressa) return [manter((solto) => [{ ...cabeca(solto), stack: texto, margin: [0, 6, 0, 2] }])];
  return [
    manter((solto) => [
      {
        ...cabeca(solto),
        margin: [0, 8, 0, 2],
        columns: [
          { width: quadros[kind].largura, stack: moldura(foto, impressa) },
          { width: largura, stack: texto },
        ],
        columnGap: vao,
      },
    ]),
  ];
}

function moldura(foto: Relatorio['fotos'][number] | undefined, impressa: FotoImpressa): Conteudo[] {
  const contorno = foto?.observacoes.contorno ?? null;
  return [
    ...fotoPdf(impressa, contorno, quadros[impressa.kind]),
    ...(contorno
      ? [{ text: 'Linha: contorno medido na foto', style: 'legenda', margin: [0, 3, 0, 0] satisfies Margem }]
      : []),
  ];
}

function sinais(foto: Relatorio['fotos'][number] | undefined): Conteudo[] {
  const medidos = foto?.observacoes.sinais ?? [];
  if (medidos.length === 0) return [];
  const palavras = medidos.map(({ sinal, forca }) => `${maiuscula(sinaisDaFoto[sinal].palavras)} (${clareza(forca)})`);
  return [{ style: 'etiqueta', margin: [0, 1, 0, 0], text: `Medido na foto: ${palavras.join('; ')}.` }];
}
