import type { Relatorio } from '@meridia/shared/relatorio.ts';
import { createElement } from 'react';
import { padraoComArtigo } from '../../writer/nomes.ts';
import { listar, maiuscula } from '../../writer/portugues.ts';
import { descreverConfianca } from '../../writer/sintese.ts';
import { encurtar, formatarData } from '../formato.ts';
import { RodaElementos } from '../roda-elementos.tsx';
import { fio, inteiro, paragrafos } from './blocos-pdf.ts';
import type { Conteudo, Margem, Timbre } from './documento.ts';
import { cores, medidas } from './estilo-pdf.ts';
import { figuraSvg } from './figura-pdf.ts';

const larguraDaRoda = 186;
const vao = 22;
const larguraDaSintese = medidas.largura - larguraDaRoda - vao;

/** First page: whose report it is, the finding, and what to do. */
export function montarAbertura(relatorio: Relatorio, timbre: Timbre): Conteudo {
  const { cliente, origem, tipo, queixaPrincipal } = relatorio;
  return [
    papelTimbrado(timbre),
    {
      text: tipo === 'completo' ? 'Relatório completo (tratamentos incluídos)' : 'Relatório de diagnóstico energético',
      style: 'sans',
      bold: true,
      color: cores.jade,
    },
    { text: cliente.nome, style: 'nome', margin: [0, 1, 0, 8] },
    {
      columns: [
        ficha('Idade', cliente.idade === 1 ? '1 ano' : `${cliente.idade} anos`, 62),
        ficha('Sexo', maiuscula(cliente.sexo), 80),
        ficha('Gerado em', formatarData(origem.geradoEm), 300),
      ],
      columnGap: 16,
    },
    { ...ficha('Queixa principal', encurtar(queixaPrincipal, 280), medidas.largura), margin: [0, 7, 0, 14] },
    ...alertas(relatorio),
    sintese(relatorio),
    ...resumo(relatorio),
  ];
}

/** The clinic's name and logo over a rule; only a thin rule for an account without name and logo. */
function papelTimbrado({ nomeClinica, logo }: Timbre): Conteudo {
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

function ficha(rotulo: string, valor: string, width: number) {
  return {
    width,
    stack: [
      { text: rotulo, style: 'rotulo' },
      { text: valor, fontSize: 10.5 },
    ],
  };
}

function alertas({ seguranca }: Relatorio): Conteudo[] {
  const urgentes = seguranca.filter(({ gravidade }) => gravidade === 'encaminhar');
  if (urgentes.length === 0) return [];
  return [
    {
      layout: 'alerta',
      margin: [0, 0, 0, 14],
      table: {
        widths: [medidas.largura - 22],
        body: [
          [
            [
              { text: 'Encaminhar antes de tratar', style: 'subtitulo', color: cores.cinabre },
              ...urgentes.map(({ texto }): Conteudo => ({ text: texto, margin: [0, 3, 0, 0] })),
            ],
          ],
        ],
      },
    },
  ];
}

/** The hypothesis in words with the wheel beside it, as the centre of the page. */
function sintese({ analise, textos }: Relatorio): Conteudo {
  const [principal] = analise.padroes;
  const texto: Conteudo[] = [
    { text: 'Síntese', style: 'rotulo', margin: [0, 0, 0, 3], outline: true },
    ...paragrafos(textos.sintese, 'lide', larguraDaSintese),
    ...(principal
      ? [
          {
            style: 'etiqueta',
            margin: [0, 2, 0, 0] satisfies Margem,
            text: [
              'Hipótese principal: ',
              { text: principal.nome, bold: true, color: cores.tinta },
              `, CID-11 ${principal.codigoTm1}, confiança ${descreverConfianca(principal.confianca)}`,
            ],
          },
        ]
      : []),
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

function resumo({ analise, protocolo }: Relatorio): Conteudo[] {
  if (!protocolo) {
    const nomes = analise.padroes.slice(0, 3).map(({ nome }) => padraoComArtigo(nome));
    if (nomes.length === 0) return [];
    return [
      {
        margin: [0, 10, 0, 0],
        text: `Hipóteses em estudo: ${listar(nomes)}. Este relatório apresenta o diagnóstico energético, sem proposta de tratamento.`,
      },
    ];
  }
  const essencial =
    protocolo.orientacoes.find(({ prioridade }) => prioridade === 'Essencial') ?? protocolo.orientacoes[0];
  const partes: [string, string][] = [
    ['Pontos corporais', protocolo.pontos.map(({ codigo }) => codigo).join(', ')],
    ['Auriculares', protocolo.auriculares.map(({ nome }) => nome).join(', ')],
    ['Sessões', `${protocolo.sessoes.total} no total, ${protocolo.sessoes.frequencia}`],
    ...(essencial ? [['Primeiro passo em casa', essencial.texto] satisfies [string, string]] : []),
  ];
  const largura = medidas.largura / partes.length - 19;
  return [
    inteiro([
      {
        layout: 'quadro',
        margin: [0, 12, 0, 0],
        table: {
          widths: partes.map(() => largura),
          body: [
            partes.map(([rotulo, valor]) => [
              { text: rotulo, style: 'rotulo', margin: [0, 0, 0, 1] },
              { text: valor, fontSize: 9.5 },
            ]),
          ],
        },
      },
    ]),
  ];
}
