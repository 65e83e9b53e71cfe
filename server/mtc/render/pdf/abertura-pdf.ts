import type { Relatorio } from '@meridia/shared/relatorio.ts';
import { padraoComArtigo } from '../../writer/nomes.ts';
import { listar, maiuscula } from '../../writer/portugues.ts';
import { descreverConfianca } from '../../writer/sintese.ts';
import { encurtar, formatarData } from '../formato.ts';
import type { Conteudo, Margem, Timbre } from './documento.ts';
import { cores, inteiro, medidas, paragrafos } from './estilo-pdf.ts';
import { rodaSvg } from './roda-pdf.ts';

/** First page: whose report it is, what was found, what to do. */
export function montarAbertura(relatorio: Relatorio, timbre: Timbre): Conteudo {
  const { cliente, origem, tipo, queixaPrincipal } = relatorio;
  return [
    ...papelTimbrado(timbre),
    {
      text: tipo === 'completo' ? 'Relatório completo (tratamentos incluídos)' : 'Relatório de diagnóstico energético',
      style: 'sans',
      bold: true,
      color: cores.jade,
    },
    { text: cliente.nome, style: 'nome', margin: [0, 2, 0, 8] },
    {
      columns: [
        ficha('Idade', cliente.idade === 1 ? '1 ano' : `${cliente.idade} anos`, 70),
        ficha('Sexo', maiuscula(cliente.sexo), 90),
        ficha('Gerado em', formatarData(origem.geradoEm), '*'),
      ],
      columnGap: 16,
    },
    { ...ficha('Queixa principal', encurtar(queixaPrincipal, 280), '*'), margin: [0, 6, 0, 12] },
    ...alertas(relatorio),
    sintese(relatorio),
    ...resumo(relatorio),
  ];
}

function papelTimbrado({ nomeClinica, logo }: Timbre): Conteudo[] {
  if (!nomeClinica && !logo) return [];
  const marca: Conteudo[] = [];
  if (logo) marca.push({ width: 'auto', stack: [{ image: logo, fit: [120, 40] }] });
  if (nomeClinica) {
    const margin: Margem = [0, logo ? 11 : 0, 0, 0];
    marca.push({ width: '*', text: nomeClinica, fontSize: 13, bold: true, color: cores.jade, margin });
  }
  return [
    { columns: marca, columnGap: 12 },
    {
      canvas: [{ type: 'line', x1: 0, y1: 0, x2: medidas.largura, y2: 0, lineWidth: 1.5, lineColor: cores.jade }],
      margin: [0, 8, 0, 16],
    },
  ];
}

function ficha(rotulo: string, valor: string, width: number | '*') {
  return { width, stack: [{ text: rotulo, style: 'rotulo' }, { text: valor }] };
}

function alertas({ seguranca }: Relatorio): Conteudo[] {
  const urgentes = seguranca.filter(({ gravidade }) => gravidade === 'encaminhar');
  if (urgentes.length === 0) return [];
  return [
    {
      layout: 'alerta',
      margin: [0, 0, 0, 12],
      table: {
        widths: ['*'],
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

function sintese({ analise, textos }: Relatorio): Conteudo {
  const [principal] = analise.padroes;
  const texto: Conteudo[] = [
    { text: 'Síntese', style: 'rotulo', margin: [0, 0, 0, 3] },
    ...paragrafos(textos.sintese, 'lide'),
    ...(principal
      ? [
          {
            style: 'etiqueta',
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
    { svg: rodaSvg(analise), width: 190 },
    {
      text: 'O anel de cada elemento mostra o quanto ele está envolvido, de 0 a 100.',
      style: 'nota',
      alignment: 'center',
    },
  ];
  return {
    columns: [
      { width: '*', stack: texto },
      { width: 190, stack: roda },
    ],
    columnGap: 22,
    unbreakable: true,
  };
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
  const tabela: Conteudo = {
    layout: 'quadro',
    margin: [0, 12, 0, 0],
    table: {
      widths: partes.map(() => '*'),
      body: [
        partes.map(([rotulo, valor]) => [
          { text: rotulo, style: 'rotulo' },
          { text: valor, fontSize: 9.5 },
        ]),
      ],
    },
  };
  return [inteiro([tabela])];
}
