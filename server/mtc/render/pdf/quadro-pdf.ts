import type { Relatorio } from '@meridia/shared/relatorio.ts';
import { nomesElementos, nomesOrgaos } from '../../writer/nomes.ts';
import { orgaosEnvolvidos, porPontuacao } from '../provas.ts';
import { balancasDasSubstancias, principios } from '../quadro-energetico.tsx';
import { balancasPdf, barrasPdf } from './barras-pdf.ts';
import { inteiro, paragrafos, revista, tituloDeSecao } from './blocos-pdf.ts';
import type { Conteudo } from './documento.ts';
import { medidas } from './estilo-pdf.ts';

const vao = 24;
const largura = (medidas.largura - vao) / 2;

/** Elements, syndromes, organs and substances, two in a row, each picture below its words. */
export function montarQuadro(relatorio: Relatorio): Conteudo {
  const { analise, textos } = relatorio;
  const partes = [
    parte(
      relatorio,
      'elementos',
      { titulo: 'Cinco elementos', ideograma: '五行', texto: textos.elementos },
      barrasPdf(
        porPontuacao(relatorio).map((elemento) => ({
          id: elemento,
          nome: nomesElementos[elemento].nome,
          elemento,
          valor: analise.elementos[elemento].pontuacao,
        })),
      ),
    ),
    parte(relatorio, 'sindromes', { titulo: 'Síndromes complexas', ideograma: '證', texto: textos.sindromes }, [
      { text: 'Oito princípios', style: 'rotulo', margin: [0, 2, 0, 2] },
      ...balancasPdf(principios(relatorio), largura),
    ]),
    parte(
      relatorio,
      'zang-fu',
      { titulo: 'Órgãos e vísceras (Zang-Fu)', ideograma: '臟腑', texto: textos.zangFu },
      barrasDosOrgaos(relatorio),
    ),
    parte(
      relatorio,
      'substancias',
      { titulo: 'Qi, Xue, Yin, Yang e Jin Ye', ideograma: '氣血陰陽津液', texto: textos.substancias },
      balancasPdf(balancasDasSubstancias(relatorio), largura),
    ),
  ].flat();
  return partes.flatMap((primeira, indice) => {
    if (indice % 2 === 1) return [];
    const par = [primeira, partes[indice + 1] ?? []];
    return inteiro([{ columns: par.map((stack): Conteudo => ({ width: largura, stack })), columnGap: vao }]);
  });
}

interface Palavras {
  titulo: string;
  ideograma: string;
  texto: string;
}

/** One part in a list; an empty list when the review struck it. */
function parte(
  relatorio: Relatorio,
  id: string,
  { titulo, ideograma, texto }: Palavras,
  figura: Conteudo[],
): Conteudo[][] {
  const conteudo = revista(relatorio, id, () => [
    ...tituloDeSecao({ titulo, ideograma }, largura),
    ...paragrafos(texto, undefined, largura),
    ...figura,
  ]);
  return conteudo.length === 0 ? [] : [conteudo];
}

function barrasDosOrgaos(relatorio: Relatorio): Conteudo[] {
  const envolvidos = orgaosEnvolvidos(relatorio);
  return [
    ...barrasPdf(
      envolvidos.map(({ orgao, envolvimento }) => ({
        id: orgao,
        nome: nomesOrgaos[orgao].nome,
        elemento: nomesOrgaos[orgao].elemento,
        valor: envolvimento,
      })),
    ),
  ];
}
