import type { Relatorio } from '@meridia/shared/relatorio.ts';
import { encurtar, formatarData } from '../formato.ts';
import { redigidoPor, ressalva } from '../rodape.tsx';
import { montarAbertura } from './abertura-pdf.ts';
import type { PdfDocumento, Timbre } from './documento.ts';
import { cores, estilos, medidas } from './estilo-pdf.ts';
import { montarFecho } from './fecho-pdf.ts';
import { montarHipoteses } from './hipoteses-pdf.ts';
import { montarQuadro } from './quadro-pdf.ts';
import { imprimivel } from './texto-imprimivel.ts';
import { montarTratamento } from './tratamento-pdf.ts';
import { montarVisual } from './visual-pdf.ts';

/** The whole report for A4, in the same order and words as on the screen. Photos stay in the app. */
export function montarPdf(guardado: Relatorio, timbre: Timbre): PdfDocumento {
  const { cliente, origem, ...resto } = imprimivel(guardado);
  // A name in letters that no font here has would be none at all.
  const nome = cliente.nome || 'Cliente';
  const relatorio: Relatorio = {
    ...resto,
    origem,
    cliente: { ...cliente, nome },
    protocolo: resto.tipo === 'completo' ? resto.protocolo : null,
  };
  const clinica = imprimivel(timbre.nomeClinica ?? '');
  const idade = cliente.idade === 1 ? '1 ano' : `${cliente.idade} anos`;
  return {
    corpo: {
      pageSize: 'A4',
      pageMargins: [medidas.margem, 62, medidas.margem, 64],
      info: {
        title: `Diagnóstico de ${nome}`,
        ...(clinica ? { author: clinica } : {}),
        subject: 'Diagnóstico energético em Medicina Tradicional Chinesa',
      },
      language: 'pt-BR',
      defaultStyle: { font: 'Serifa', fontSize: 10, lineHeight: 1.15, color: cores.tinta },
      styles: estilos,
      content: [
        montarAbertura(relatorio, { nomeClinica: clinica || null, logo: timbre.logo }),
        montarQuadro(relatorio),
        montarHipoteses(relatorio),
        montarVisual(relatorio),
        ...(relatorio.protocolo ? [montarTratamento(relatorio, relatorio.protocolo)] : []),
        montarFecho(relatorio),
      ],
    },
    cabecalho: {
      margin: [medidas.margem, 26, medidas.margem, 0],
      columns: [
        {
          width: '*',
          text: [{ text: encurtar(nome, 70), bold: true }, `, ${idade}, ${formatarData(origem.geradoEm)}`],
        },
        { width: 190, text: encurtar(clinica, 70), alignment: 'right' },
      ],
      columnGap: 16,
      fontSize: 8.5,
      color: cores.cinza,
    },
    rodape: `${primeiraFrase(ressalva)} ${redigidoPor(origem)}`,
  };
}

function primeiraFrase(texto: string): string {
  return `${texto.split('. ', 1)[0]}.`;
}
