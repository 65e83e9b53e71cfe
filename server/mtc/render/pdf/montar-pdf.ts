import { signatoryOf } from '@meridia/shared/parecer.ts';
import type { Relatorio } from '@meridia/shared/relatorio.ts';
import { escreverIdade } from '../descrever-abertura.ts';
import { encurtar, formatarData } from '../formato.ts';
import { indexarSinais } from '../indice-de-sinais.ts';
import { type Leitor, paraQuemRecebe } from '../para-quem-recebe.ts';
import { isPlanoRetido, porQueFaltaOPlano, tituloDoPlanoRetido } from '../plano-retido.ts';
import { reunirProvas } from '../provas.ts';
import { descreverSituacao } from '../revisao-por-secao.ts';
import { montarPrimeiraPagina } from './abertura-pdf.ts';
import { paragrafos, secao } from './blocos-pdf.ts';
import type { Conteudo, PdfDocumento, Timbre } from './documento.ts';
import { medidas } from './estilo-pdf.ts';
import { montarFecho, montarNaoLidos, montarPedidos, montarSeguranca } from './fecho-pdf.ts';
import { montarFolha } from './folha-pdf.ts';
import type { FotoImpressa } from './foto-pdf.ts';
import { montarHipoteses, montarSintese } from './hipoteses-pdf.ts';
import { medir } from './medir.ts';
import { montarPlano } from './plano-pdf.ts';
import { montarPontos } from './pontos-pdf.ts';
import { montarQuadro } from './quadro-pdf.ts';
import { montarSinais } from './sinais-pdf.ts';
import { imprimivel } from './texto-imprimivel.ts';
import { montarVisual } from './visual-pdf.ts';

/** On every page; the last one has it in full (docs/PRODUCT.md 9.6). */
const ressalvaCurta = 'Apoia e não substitui o julgamento profissional nem o cuidado médico.';
/** Letters of the review's state that leave room for the rest in the two lines of the foot. */
const maximoDaSituacao = 62;
const minimoDoNome = 16;
/**
 * In points: less room at the foot of the first page holds too little of the safety part to begin it there. The room is measured rather
 * too small than too large.
 */
const minimoAoPe = 20;

/**
 * The whole report for A4 in the order of use: what to needle, where the points lie, the plan, safety, and then the reasons. The first
 * page is enough to needle from; the safety part begins on it where there is room. The same report gives the same document.
 * @param fotos photos that the reader may see; none on paper that leaves the clinic
 */
export function montarPdf(
  guardado: Relatorio,
  timbre: Timbre,
  fotos: readonly FotoImpressa[] = [],
  leitor: Leitor = 'terapeuta',
): PdfDocumento {
  const { cliente, origem, ...resto } = imprimivel(leitor === 'cliente' ? paraQuemRecebe(guardado) : guardado);
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
  const idade = escreverIdade(cliente.idade);
  const [dia = ''] = formatarData(origem.geradoEm).split(' às ');
  return montarFolha({
    titulo: `Relatório de ${nome}`,
    assunto: 'Avaliação energética em Medicina Tradicional Chinesa',
    timbre,
    geradoEm: origem.geradoEm,
    cabecalho: [{ text: encurtar(nome, 40), bold: true }, `, ${idade}, ${dia}`],
    rodape: `${situacaoNoRodape(relatorio)}. ${ressalvaCurta}`,
    maximoDePaginas: 6,
    fimJunto: true,
    conteudo: (papel) => {
      const { conteudo, queixaCortada, fatosDepois } = montarPrimeiraPagina(relatorio, provas, papel);
      const abertura = [...conteudo, montarSintese(relatorio, queixaCortada), fatosDepois];
      const seguranca = montarSeguranca(relatorio);
      // The map of the points needs a page of its own: where it leaves the first one empty, what it takes to needle safely stands there.
      const sobra = medidas.altura - medir(abertura, medidas.largura);
      const aoPe = sobra >= minimoAoPe || sobra >= medir(seguranca, medidas.largura);
      return [
        ...abertura,
        ...(aoPe ? [seguranca] : []),
        montarPedidos(relatorio),
        ...planoEmPapel(relatorio),
        ...(aoPe ? [] : [seguranca]),
        montarHipoteses(relatorio),
        montarQuadro(relatorio),
        montarVisual(relatorio, fotos),
        leitor === 'cliente' ? [] : montarNaoLidos(relatorio, indice),
        ...montarSinais(relatorio, provas, indice),
        montarFecho(relatorio, papel),
      ];
    },
  });
}

/** Of a long line the name is cut and never the registration, by which a reader finds who signed. */
function situacaoNoRodape(relatorio: Relatorio): string {
  const { tipo, titulo } = descreverSituacao(relatorio);
  const assinatura = relatorio.parecer?.assinatura;
  if (titulo.length <= maximoDaSituacao || tipo !== 'assinado' || !assinatura) return titulo;
  const curto = (nome: string) => `Assinado por ${signatoryOf({ ...assinatura, nome })}`;
  const sobra = curto(assinatura.nome).length - maximoDaSituacao;
  return curto(
    sobra <= 0
      ? assinatura.nome
      : encurtar(assinatura.nome, Math.max(assinatura.nome.length - sobra - 1, minimoDoNome)),
  );
}

function planoEmPapel(relatorio: Relatorio): Conteudo[] {
  const { protocolo } = relatorio;
  if (!protocolo) return [];
  if (isPlanoRetido(relatorio)) return [secao({ titulo: tituloDoPlanoRetido }, paragrafos(porQueFaltaOPlano))];
  return [montarPontos(relatorio, protocolo), montarPlano(relatorio, protocolo)];
}
