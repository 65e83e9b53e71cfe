import { elementos, orgaos, type Relatorio } from '@meridia/shared/relatorio.ts';
import { nomesElementos, nomesOrgaos } from '../../writer/nomes.ts';
import { listar } from '../../writer/portugues.ts';
import { balancasDasSubstancias, principios } from '../quadro-energetico.tsx';
import { balancasPdf, barrasPdf } from './barras-pdf.ts';
import type { Conteudo, Margem } from './documento.ts';
import { dupla, paragrafos, secao } from './estilo-pdf.ts';

/** Elements, syndromes, organs and substances, each picture beside its words. */
export function montarQuadro(relatorio: Relatorio): Conteudo {
  const { analise, textos } = relatorio;
  const porElemento = [...elementos].sort((a, b) => analise.elementos[b].pontuacao - analise.elementos[a].pontuacao);
  const envolvidos = analise.zangFu
    .filter(({ envolvimento }) => envolvimento > 0)
    .sort((a, b) => b.envolvimento - a.envolvimento);
  const livres = orgaos.filter((orgao) => !envolvidos.some((item) => item.orgao === orgao));
  return [
    secao('Cinco elementos', [
      dupla(
        paragrafos(textos.elementos),
        barrasPdf(
          porElemento.map((elemento) => ({
            id: elemento,
            nome: nomesElementos[elemento].nome,
            elemento,
            valor: analise.elementos[elemento].pontuacao,
          })),
        ),
      ),
    ]),
    secao('Síndromes complexas', [
      dupla(paragrafos(textos.sindromes), [
        { text: 'Oito princípios', style: 'subtitulo', margin: [0, 0, 0, 5] },
        ...balancasPdf(principios(relatorio)),
      ]),
    ]),
    secao('Órgãos e vísceras (Zang-Fu)', [
      dupla(paragrafos(textos.zangFu), [
        ...barrasPdf(
          envolvidos.map(({ orgao, envolvimento }) => ({
            id: orgao,
            nome: nomesOrgaos[orgao].nome,
            elemento: nomesOrgaos[orgao].elemento,
            valor: envolvimento,
          })),
        ),
        ...(livres.length > 0
          ? [
              {
                text: `Sem sinais nesta avaliação: ${listar(livres.map((orgao) => nomesOrgaos[orgao].nome))}.`,
                style: 'nota',
                margin: [0, 4, 0, 0] satisfies Margem,
              },
            ]
          : []),
      ]),
    ]),
    secao('Qi, Xue, Yin, Yang e Jin Ye', [
      dupla(paragrafos(textos.substancias), balancasPdf(balancasDasSubstancias(relatorio))),
    ]),
  ];
}
