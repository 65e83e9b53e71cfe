import { describeConfianca } from '@meridia/shared/confianca.ts';
import type { PadraoResultado, Relatorio } from '@meridia/shared/relatorio.ts';
import { quantasPorInteiro } from '../../writer/hipoteses.ts';
import { frase } from '../../writer/portugues.ts';
import { descreverAbertura, emLinhas } from '../descrever-abertura.ts';
import { emUmaLinha, tituloDasOutras } from '../hipoteses.tsx';
import { cabeca, inteiro, manter, paragrafos, revista, secao } from './blocos-pdf.ts';
import type { Conteudo } from './documento.ts';

/** The report in a paragraph, and the complaint where the first page has only its beginning. */
export function montarSintese(relatorio: Relatorio, queixaCortada: boolean): Conteudo {
  const { queixaPrincipal, textos } = relatorio;
  return [
    revista(relatorio, 'sintese', () =>
      secao({ titulo: descreverAbertura(relatorio).tituloDaSintese }, paragrafos(textos.sintese)),
    ),
    ...(queixaCortada
      ? [secao({ titulo: 'Queixa principal, como foi escrita' }, paragrafos(emLinhas(queixaPrincipal)))]
      : []),
  ];
}

/** The first hypotheses in words, the others in a line each. Their signs stand in the table behind them (`montarSinais`). */
export function montarHipoteses(relatorio: Relatorio): Conteudo {
  const { analise, textos } = relatorio;
  const porInteiro = quantasPorInteiro(analise.padroes);
  const hipoteses = analise.padroes.slice(0, porInteiro).map((padrao, index) => {
    const texto = textos.hipoteses.find(({ padraoId }) => padraoId === padrao.id)?.texto ?? '';
    return manter((solto) => [titulo(padrao, index + 1, solto), ...paragrafos(texto), ...decidiria(padrao, texto)]);
  });
  return revista(relatorio, 'hipoteses', () =>
    secao(
      { titulo: 'Hipóteses diagnósticas', ideograma: '辨證' },
      hipoteses.length > 0
        ? [...hipoteses, ...emUmaLinhaCada(analise.padroes.slice(porInteiro), porInteiro)]
        : [{ text: 'Os sinais reunidos ainda não sustentam uma hipótese.' }],
    ),
  );
}

function emUmaLinhaCada(outras: readonly PadraoResultado[], antes: number): Conteudo[] {
  if (outras.length === 0) return [];
  return [
    inteiro([
      { text: tituloDasOutras, style: 'rotulo', margin: [0, 5, 0, 1] },
      ...outras.map(
        (padrao, indice): Conteudo => ({
          text: `${antes + indice + 1}. ${emUmaLinha(padrao)}.`,
        }),
      ),
    ]),
  ];
}

function titulo(
  { nome, pinyin, codigoTm1, natureza, confianca }: PadraoResultado,
  numero: number,
  solto: boolean,
): Conteudo {
  const sobre = [
    `CID-11 ${codigoTm1}`,
    natureza === 'raiz' ? 'Raiz (ben)' : 'Manifestação (biao)',
    describeConfianca(confianca).texto,
  ];
  return {
    ...cabeca(solto),
    margin: [0, numero === 1 ? 0 : 4, 0, 1],
    outline: true,
    text: [
      { text: `${numero}. ${nome}  `, style: 'subtitulo', fontSize: 11 },
      { text: pinyin, italics: true },
      { text: `  ·  ${sobre.join('  ·  ')}`, style: 'etiqueta', fontSize: 8.5 },
    ],
  };
}

/** What would decide, without the question that the words have already asked. */
function decidiria({ decidiria: pergunta }: PadraoResultado, texto: string): Conteudo[] {
  const dito = soLetras(texto);
  const resto = pergunta
    .split(/(?<=[.?]) /)
    .filter((trecho) => trecho !== '' && !dito.includes(soLetras(trecho)))
    .join(' ');
  if (resto === '') return [];
  return [
    {
      text: [
        { text: 'O que decidiria: ', bold: true },
        { text: frase(resto), italics: true },
      ],
    },
  ];
}

function soLetras(texto: string): string {
  return texto.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
