import { orgaos, type Relatorio } from '@meridia/shared/relatorio.ts';
import { nomesElementos, nomesOrgaos } from '../../writer/nomes.ts';
import { listar } from '../../writer/portugues.ts';
import { orgaosEnvolvidos, porPontuacao } from '../provas.ts';
import { balancasDasSubstancias, principios } from '../quadro-energetico.tsx';
import { balancasPdf, barrasPdf } from './barras-pdf.ts';
import { dupla, revista, secao } from './blocos-pdf.ts';
import type { Conteudo, Margem } from './documento.ts';

/** Elements, syndromes, organs and substances, each picture beside its words. */
export function montarQuadro(relatorio: Relatorio): Conteudo {
  const { analise, textos } = relatorio;
  const envolvidos = orgaosEnvolvidos(relatorio);
  const livres = orgaos.filter((orgao) => !envolvidos.some((item) => item.orgao === orgao));
  return [
    revista(relatorio, 'elementos', () =>
      secao(
        { titulo: 'Cinco elementos', ideograma: '五行' },
        dupla(
          textos.elementos,
          barrasPdf(
            porPontuacao(relatorio).map((elemento) => ({
              id: elemento,
              nome: nomesElementos[elemento].nome,
              elemento,
              valor: analise.elementos[elemento].pontuacao,
            })),
          ),
        ),
      ),
    ),
    revista(relatorio, 'sindromes', () =>
      secao(
        { titulo: 'Síndromes complexas', ideograma: '證' },
        dupla(textos.sindromes, [
          { text: 'Oito princípios', style: 'subtitulo', margin: [0, 0, 0, 4] },
          ...balancasPdf(principios(relatorio)),
        ]),
      ),
    ),
    revista(relatorio, 'zang-fu', () =>
      secao(
        { titulo: 'Órgãos e vísceras (Zang-Fu)', ideograma: '臟腑' },
        dupla(textos.zangFu, [
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
                  style: 'legenda',
                  margin: [0, 4, 0, 0] satisfies Margem,
                },
              ]
            : []),
        ]),
      ),
    ),
    revista(relatorio, 'substancias', () =>
      secao(
        { titulo: 'Qi, Xue, Yin, Yang e Jin Ye', ideograma: '氣血陰陽津液' },
        dupla(textos.substancias, balancasPdf(balancasDasSubstancias(relatorio))),
      ),
    ),
  ];
}
