import type { Relatorio } from '@meridia/shared/relatorio.ts';
import { createElement } from 'react';
import { type Abertura, descreverAbertura } from '../descrever-abertura.ts';
import { descreverSituacao, isParteRetirada, secaoRevista } from '../revisao-por-secao.ts';
import { RodaElementos } from '../roda-elementos.tsx';
import { ditoNaRevisao, fio, inteiro, paragrafos } from './blocos-pdf.ts';
import type { Conteudo, Margem, Timbre } from './documento.ts';
import { cores, medidas } from './estilo-pdf.ts';
import { figuraSvg } from './figura-pdf.ts';

const larguraDaRoda = 186;
const vao = 22;
const larguraDaSintese = medidas.largura - larguraDaRoda - vao;

/** First page: whose report it is, the finding, and what to do. */
export function montarAbertura(relatorio: Relatorio, timbre: Timbre): Conteudo {
  const abertura = descreverAbertura(relatorio);
  const { tipo, nome, idade, sexo, geradoEm, queixa } = abertura;
  return [
    papelTimbrado(timbre),
    { text: tipo, style: 'sans', bold: true, color: cores.jade },
    { text: nome, style: 'nome', margin: [0, 1, 0, 4] },
    situacao(relatorio),
    ...alertas(abertura),
    { columns: [ficha(idade, 62), ficha(sexo, 80), ficha(geradoEm, 300)], columnGap: 16 },
    { ...ficha(queixa, medidas.largura, queixa.valor.length > 400 ? 9.4 : 10.5), margin: [0, 7, 0, 14] },
    sintese(relatorio, abertura),
    ...resumo(abertura),
  ];
}

/** The clinic's name and logo over a rule; only a thin rule for an account without name and logo. */
export function papelTimbrado({ nomeClinica, logo }: Timbre): Conteudo {
  if (!nomeClinica && !logo) return { ...fio(cores.jade, 1.5), margin: [0, 0, 0, 16] };
  const marca: Conteudo[] = [];
  if (logo) marca.push({ width: 'auto', stack: [{ image: logo, fit: [130, 44] }] });
  if (nomeClinica) {
    const margin: Margem = [0, logo ? 13 : 0, 0, 0];
    marca.push({
      width: logo ? 330 : medidas.largura,
      text: nomeClinica,
      fontSize: 14,
      bold: true,
      color: cores.jade,
      margin,
    });
  }
  return [
    { columns: marca, columnGap: 14 },
    { ...fio(cores.jade, 1.5), margin: [0, 9, 0, 16] },
  ];
}

/** Whether a professional has reviewed it, below the name. */
function situacao(relatorio: Relatorio): Conteudo {
  const { tipo, titulo, detalhe } = descreverSituacao(relatorio);
  return {
    margin: [0, 0, 0, 8],
    style: 'sans',
    color: { violado: cores.cinabre, assinado: cores.jade, nao_revisado: cores.tinta }[tipo],
    text: [{ text: titulo, bold: true }, ...(detalhe === '' ? [] : [`. ${detalhe}`])],
  };
}

function ficha({ rotulo, valor }: Abertura['idade'], width: number, fontSize = 10.5) {
  return {
    width,
    stack: [
      { text: rotulo, style: 'rotulo' },
      { text: valor, fontSize },
    ],
  };
}

export function alertas({ alertas }: Abertura): Conteudo[] {
  if (alertas.length === 0) return [];
  return [
    {
      layout: 'alerta',
      margin: [0, 0, 0, 10],
      table: {
        widths: [medidas.largura - 22],
        body: [
          [
            alertas.map(({ titulo, notas }, indice): Conteudo[] => [
              {
                text: titulo,
                style: 'subtitulo',
                color: cores.cinabre,
                margin: [0, indice > 0 ? 5 : 0, 0, 0] satisfies Margem,
              },
              ...notas.map(({ texto }): Conteudo => ({ text: texto, margin: [0, 2, 0, 0] })),
            ]),
          ],
        ],
      },
    },
  ];
}

/** The hypothesis in words with the wheel beside it, as the centre of the page. */
function sintese(relatorio: Relatorio, { tituloDaSintese, hipotese }: Abertura): Conteudo {
  const { analise, textos } = relatorio;
  const { autoria, notas } = secaoRevista(relatorio, 'sintese');
  const texto: Conteudo[] = [
    { text: tituloDaSintese, style: 'rotulo', margin: [0, 0, 0, 3], outline: true },
    ...paragrafos(textos.sintese, 'lide', larguraDaSintese),
    ...(hipotese && !isParteRetirada(relatorio, 'sintese')
      ? [
          {
            style: 'etiqueta',
            margin: [0, 2, 0, 0] satisfies Margem,
            text: [hipotese.antes, { text: hipotese.nome, bold: true, color: cores.tinta }, hipotese.depois],
          },
        ]
      : []),
    ...ditoNaRevisao(autoria, notas),
  ];
  const roda: Conteudo[] = [
    { svg: figuraSvg(createElement(RodaElementos, { analise })), width: larguraDaRoda },
    {
      text: 'O anel de cada elemento mostra o quanto ele está envolvido, de 0 a 100.',
      style: 'legenda',
      alignment: 'center',
      margin: [8, 2, 8, 0],
    },
  ];
  return inteiro([
    {
      columns: [
        { width: larguraDaSintese, stack: texto },
        { width: larguraDaRoda, stack: roda },
      ],
      columnGap: vao,
    },
  ]);
}

function resumo({ resumo }: Abertura): Conteudo[] {
  if (resumo === null) return [];
  if (typeof resumo === 'string') return [{ margin: [0, 10, 0, 0], text: resumo }];
  const partes = [resumo.codigos, ...resumo.linhas];
  const largura = medidas.largura / partes.length - 19;
  return [
    inteiro([
      {
        layout: 'quadro',
        margin: [0, 12, 0, 0],
        table: {
          widths: partes.map(() => largura),
          body: [
            partes.map(({ rotulo, valor }) => [
              { text: rotulo, style: 'rotulo', margin: [0, 0, 0, 1] },
              { text: valor, fontSize: 9.5 },
            ]),
          ],
        },
      },
    ]),
  ];
}
