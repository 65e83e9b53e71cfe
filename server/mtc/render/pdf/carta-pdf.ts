import { type CartaTextos, ordemDaCarta, type SecaoDaCarta, secoesDaCarta } from '@meridia/shared/carta.ts';
import type { Relatorio } from '@meridia/shared/relatorio.ts';
import { minuscula } from '../../writer/portugues.ts';
import { quandoProcurar } from '../../writer/quando-procurar.ts';
import { encurtar, formatarData } from '../formato.ts';
import { descreverSituacao } from '../revisao-por-secao.ts';
import { papelTimbrado } from './abertura-pdf.ts';
import { fio, inteiro, secao } from './blocos-pdf.ts';
import type { Conteudo, Margem, PdfDocumento, Timbre } from './documento.ts';
import { cores, medidas } from './estilo-pdf.ts';
import { montarFolha } from './folha-pdf.ts';
import { imprimivel } from './texto-imprimivel.ts';

/** By name, so that a letter that is a little too long can be set tighter. */
const corpo = { style: 'carta' } as const;

/**
 * The letter that the client takes home: one or two pages in larger type, without codes and figures.
 * @param revista true when the therapist has kept it, changed or not
 */
export function montarCarta(relatorio: Relatorio, carta: CartaTextos, timbre: Timbre, revista: boolean): PdfDocumento {
  const { cliente, origem } = relatorio;
  const nome = imprimivel(cliente.nome) || 'Cliente';
  const textos = imprimivel(carta);
  const [dia = ''] = formatarData(origem.geradoEm).split(' às ');
  const procura = imprimivel(quandoProcurar(relatorio.seguranca)?.frases[0] ?? '');
  const escritas = ordemDaCarta
    .filter((chave) => textos[chave].trim() !== '')
    .map((chave) => secao({ titulo: secoesDaCarta[chave] }, [inteiro(linhas(textos[chave], chave, procura))]));
  return montarFolha({
    titulo: `Carta para ${nome}`,
    assunto: 'O que foi visto na consulta e o que fazer em casa',
    timbre,
    geradoEm: origem.geradoEm,
    cabecalho: [{ text: encurtar(nome, 40), bold: true }, `, ${dia}`],
    rodape: [imprimivel(situacaoDaCarta(relatorio, revista)), 'Não substitui o atendimento médico.']
      .filter((frase) => frase !== '')
      .join('. '),
    conteudo: (papel) => [
      papelTimbrado(papel),
      { text: `Para ${nome}`, style: 'nome', margin: [0, 1, 0, 2] },
      { text: dia, style: 'etiqueta', margin: [0, 0, 0, 6] },
      ...escritas.slice(0, -1),
      // With the last part, so that no page holds two lines.
      inteiro([
        ...escritas.slice(-1),
        { text: 'Retorno: ____ /____ /________   às ____:____', ...corpo, margin: [0, 10, 0, 0] },
        ...assinadaPor(papel),
      ]),
    ],
  });
}

/** Who writes to the client, with room for a signature by hand. */
function assinadaPor({ profissional = '' }: Timbre): Conteudo[] {
  if (profissional === '') return [];
  return [
    { ...fio(cores.cinza, 0.75, 240), margin: [0, 34, 0, 2] },
    { text: profissional, ...corpo },
  ];
}

/**
 * The signature is the report's: the letter itself is not signed. '' for one that she kept without having reviewed its report, because it is
 * hers all the same.
 */
export function situacaoDaCarta(relatorio: Relatorio, revista: boolean): string {
  const { tipo, titulo } = descreverSituacao(relatorio);
  if (tipo === 'nao_revisado' && revista) return '';
  return tipo === 'assinado' ? `Do relatório ${minuscula(titulo)}` : titulo;
}

/** @param procura where to go and by when, which must be found at the first look */
function linhas(texto: string, chave: SecaoDaCarta, procura: string): Conteudo[] {
  const margin: Margem = [0, 0, 0, 5];
  return texto
    .split('\n')
    .filter((linha) => linha.trim() !== '')
    .map((linha): Conteudo => {
      const bold = procura !== '' && linha.startsWith(procura);
      if (chave !== 'emCasa') return { text: linha, ...corpo, margin, bold };
      return {
        margin,
        columnGap: 8,
        columns: [
          { width: 10, text: '•', ...corpo },
          { width: medidas.largura - 18, text: linha, ...corpo },
        ],
      };
    });
}
