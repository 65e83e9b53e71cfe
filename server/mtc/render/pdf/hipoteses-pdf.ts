import type { Achado, PadraoResultado, Relatorio } from '@meridia/shared/relatorio.ts';
import { frase, maiuscula } from '../../writer/portugues.ts';
import { descreverConfianca } from '../../writer/sintese.ts';
import { nomearFonte } from '../formato.ts';
import type { Conteudo } from './documento.ts';
import { inteiro, paragrafos, secao } from './estilo-pdf.ts';

/** Each hypothesis with what speaks for and against it, unfolded. */
export function montarHipoteses({ analise, textos }: Relatorio): Conteudo {
  const achados = new Map(analise.achados.map((achado) => [achado.id, achado]));
  const hipoteses = analise.padroes.flatMap((padrao, index): Conteudo[] => [
    inteiro([
      { text: `${index + 1}. ${padrao.nome}`, style: 'subtitulo', margin: [0, index === 0 ? 0 : 12, 0, 1] },
      {
        style: 'etiqueta',
        margin: [0, 0, 0, 5],
        text: `${padrao.pinyin}  ·  CID-11 ${padrao.codigoTm1}  ·  ${padrao.natureza === 'raiz' ? 'Raiz (ben)' : 'Manifestação (biao)'}  ·  ${Math.round(padrao.score)} de 100, confiança ${descreverConfianca(padrao.confianca)}`,
      },
      ...paragrafos(textos.hipoteses.find(({ padraoId }) => padraoId === padrao.id)?.texto ?? ''),
    ]),
    inteiro([evidencias(padrao, achados)]),
  ]);
  return secao(
    'Hipóteses diagnósticas',
    hipoteses.length > 0 ? hipoteses : [{ text: 'Os sinais reunidos ainda não sustentam uma hipótese.' }],
  );
}

function evidencias(padrao: PadraoResultado, achados: ReadonlyMap<string, Achado>): Conteudo {
  return {
    layout: 'creme',
    margin: [0, 2, 0, 0],
    table: {
      widths: ['*', '*', '*'],
      body: [
        [
          [{ text: 'A favor', style: 'rotulo' }, ...linhas(padrao.aFavor, achados)],
          [{ text: 'Contra', style: 'rotulo' }, ...linhas(padrao.contra, achados)],
          [
            { text: 'O que decidiria', style: 'rotulo' },
            { text: frase(padrao.decidiria), fontSize: 9 },
          ],
        ],
      ],
    },
  };
}

function linhas(evidencias: PadraoResultado['aFavor'], achados: ReadonlyMap<string, Achado>): Conteudo[] {
  const conhecidas = [...evidencias]
    .sort((a, b) => Math.abs(b.peso) - Math.abs(a.peso))
    .flatMap(({ achadoId, peso }): Conteudo[] => {
      const achado = achados.get(achadoId);
      if (!achado) return [];
      const pesoEscrito = Math.abs(peso).toLocaleString('pt-BR', { maximumFractionDigits: 1 });
      return [
        {
          margin: [0, 1, 0, 1],
          fontSize: 9,
          text: [
            maiuscula(achado.presente ? achado.label : `${achado.label}: ausente`),
            { text: `  ${nomearFonte(achado)}, peso ${pesoEscrito}`, style: 'nota', fontSize: 7.5 },
          ],
        },
      ];
    });
  return conhecidas.length > 0 ? conhecidas : [{ text: 'Nada do que foi informado.', fontSize: 9 }];
}
