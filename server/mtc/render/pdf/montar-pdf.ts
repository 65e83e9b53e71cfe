import type { Relatorio } from '@meridia/shared/relatorio.ts';
import { escreverIdade } from '../descrever-abertura.ts';
import { encurtar, formatarData } from '../formato.ts';
import { reunirProvas } from '../provas.ts';
import { descreverSituacao } from '../revisao-por-secao.ts';
import { redigidoPor, ressalva } from '../rodape.tsx';
import { montarAbertura } from './abertura-pdf.ts';
import type { PdfDocumento, Timbre } from './documento.ts';
import { base, cores, estilos, medidas } from './estilo-pdf.ts';
import { montarFecho, montarNaoLidos, montarSeguranca } from './fecho-pdf.ts';
import type { FotoImpressa } from './foto-pdf.ts';
import { montarHipoteses } from './hipoteses-pdf.ts';
import { indexarSinais } from './indice-de-sinais.ts';
import { montarNotas } from './notas-pdf.ts';
import { montarPlano } from './plano-pdf.ts';
import { montarPontos } from './pontos-pdf.ts';
import { montarQuadro } from './quadro-pdf.ts';
import { imprimivel } from './texto-imprimivel.ts';
import { montarVisual } from './visual-pdf.ts';

/**
 * The whole report for A4, in the same order and words as on the screen. The same report gives the same document.
 * @param fotos photos that the reader may see; none on paper that leaves the clinic
 */
export function montarPdf(guardado: Relatorio, timbre: Timbre, fotos: readonly FotoImpressa[] = []): PdfDocumento {
  const { cliente, origem, ...resto } = imprimivel(guardado);
  // No font here has these letters, so the name would be printed empty.
  const nome = cliente.nome || 'Cliente';
  const relatorio: Relatorio = {
    ...resto,
    origem,
    cliente: { ...cliente, nome },
    protocolo: resto.tipo === 'completo' ? resto.protocolo : null,
  };
  const provas = reunirProvas(relatorio);
  const indice = indexarSinais(provas);
  const clinica = imprimivel(timbre.nomeClinica ?? '');
  const idade = escreverIdade(cliente.idade);
  const [dia = ''] = formatarData(origem.geradoEm).split(' às ');
  return {
    corpo: {
      version: '1.7',
      pageSize: 'A4',
      pageMargins: [medidas.margem, medidas.topo, medidas.margem, medidas.pe],
      info: {
        title: `Diagnóstico de ${nome}`,
        ...(clinica ? { author: clinica } : {}),
        subject: 'Diagnóstico energético em Medicina Tradicional Chinesa',
        creationDate: new Date(origem.geradoEm),
      },
      language: 'pt-BR',
      displayTitle: true,
      defaultStyle: base,
      styles: estilos,
      content: [
        montarAbertura(relatorio, { nomeClinica: clinica || null, logo: timbre.logo }),
        montarQuadro(relatorio),
        montarHipoteses(relatorio, provas, indice),
        montarVisual(relatorio, fotos),
        ...(relatorio.protocolo
          ? [montarPontos(relatorio, relatorio.protocolo), montarPlano(relatorio, relatorio.protocolo)]
          : []),
        montarSeguranca(relatorio),
        montarNaoLidos(relatorio),
        montarNotas(provas, indice),
        montarFecho(relatorio),
      ],
    },
    cabecalho: {
      margin: [medidas.margem, 26, medidas.margem, 0],
      columns: [
        { width: 300, text: [{ text: encurtar(nome, 40), bold: true }, `, ${idade}, ${dia}`] },
        { width: medidas.largura - 316, text: encurtar(clinica, 40), alignment: 'right' },
      ],
      columnGap: 16,
      fontSize: 8.5,
      color: cores.cinza,
    },
    rodape: `${descreverSituacao(relatorio).titulo}. ${primeiraFrase(ressalva)} ${redigidoPor(origem)}`,
  };
}

function primeiraFrase(texto: string): string {
  return `${texto.split('. ', 1)[0]}.`;
}
