import { encurtar } from '../formato.ts';
import type { Conteudo, PdfDocumento, Texto, Timbre } from './documento.ts';
import { base, cores, estilos, medidas } from './estilo-pdf.ts';
import { medir } from './medir.ts';
import { imprimivel } from './texto-imprimivel.ts';

/** Half a page: pdfmake cuts off a block that is taller than a page. */
const maximoDoFim = 400;

interface Folha {
  titulo: string;
  assunto: string;
  timbre: Timbre;
  /** ISO instant of the report. */
  geradoEm: string;
  /** Who the paper is about, at the head of the second and later pages. */
  cabecalho: Texto;
  rodape: string;
  maximoDePaginas?: number;
  /** Its last two blocks may be kept together. */
  fimJunto?: true;
  /** @param timbre the clinic's name in letters that the fonts can write */
  conteudo: (timbre: Timbre) => Conteudo[];
  /** What stands in place of `conteudo` when that needs more pages than the most. */
  seNaoCouber?: (timbre: Timbre) => Conteudo[];
}

/** A4 in the type and margins of all our papers. */
export function montarFolha({
  titulo,
  assunto,
  timbre,
  geradoEm,
  cabecalho,
  rodape,
  maximoDePaginas,
  fimJunto,
  conteudo,
  seNaoCouber,
}: Folha): PdfDocumento {
  const clinica = imprimivel(timbre.nomeClinica ?? '');
  const papel = {
    nomeClinica: clinica || null,
    logo: timbre.logo,
    profissional: imprimivel(timbre.profissional ?? ''),
  };
  const content = conteudo(papel);
  return {
    corpo: {
      version: '1.7',
      pageSize: 'A4',
      pageMargins: [medidas.margem, medidas.topo, medidas.margem, medidas.pe],
      info: {
        title: titulo,
        ...(clinica ? { author: clinica } : {}),
        subject: assunto,
        creationDate: new Date(geradoEm),
      },
      language: 'pt-BR',
      displayTitle: true,
      defaultStyle: base,
      styles: estilos,
      content,
    },
    cabecalho: {
      // Ends above the narrowest margin that a full report is set with (server/pdf/pdf-worker.ts): a head that does not fit is left out.
      margin: [medidas.margem, 14, medidas.margem, 0],
      columns: [
        // A name of 40 letters, an age and a day stay in one line, and 32 letters of the clinic beside them.
        { width: 336, text: cabecalho },
        { width: medidas.largura - 352, text: encurtar(clinica, 32), alignment: 'right' },
      ],
      columnGap: 16,
      fontSize: 8.5,
      color: cores.cinza,
    },
    rodape,
    ...(maximoDePaginas !== undefined && { maximoDePaginas }),
    ...(fimJunto && medir(content.slice(-2), medidas.largura) < maximoDoFim && { fimJunto }),
    ...(seNaoCouber && { seNaoCouber: seNaoCouber(papel) }),
  };
}
