import {
  type Achado,
  type Analise,
  type Elemento,
  type Orgao,
  orgaos,
  type PadraoResultado,
} from '@meridia/shared/relatorio.ts';
import { elementoDe, relacionarElementos } from './elementos.ts';
import { escala } from './escala.ts';
import { reunirEvidencias } from './evidencias.ts';
import { type Marcas, somarMarcas } from './marcas.ts';
import { explicarRaiz } from './raiz-manifestacao.ts';
import { medirPrincipios, medirSubstancias } from './substancias-principios.ts';

type Correlacao = Omit<Analise, 'achados' | 'padroes'>;

/** Weight of a pattern's own organs when its score is full. */
const pesoDoPadrao = 2.5;

/** Elements, organs, substances and principles; every number names the findings that it comes from. */
export function correlacionar(achados: readonly Achado[], padroes: readonly PadraoResultado[]): Correlacao {
  const marcas = somarMarcas(reunirEvidencias(achados));
  const porOrgao = new Map(orgaos.map((orgao) => [orgao, envolver(orgao, marcas, padroes)]));
  const elementosPontuados = pontuarElementos(porOrgao);
  return {
    elementos: elementosPontuados,
    relacaoElementos: relacionarElementos(elementosPontuados, padroes),
    zangFu: orgaos
      .map((orgao) => ({ orgao, envolvido: porOrgao.get(orgao) }))
      .map(({ orgao, envolvido }) => ({
        orgao,
        envolvimento: escala(envolvido?.forca ?? 0),
        achados: envolvido?.achados ?? [],
      }))
      .sort((a, b) => b.envolvimento - a.envolvimento),
    substancias: medirSubstancias(marcas, padroes),
    ...medirPrincipios(marcas, padroes),
    raizManifestacao: explicarRaiz(padroes),
  };
}

interface Envolvido {
  forca: number;
  achados: string[];
}

function envolver(orgao: Orgao, marcas: Marcas, padroes: readonly PadraoResultado[]): Envolvido {
  const direta = marcas.get(orgao);
  let forca = direta?.forca ?? 0;
  const achados = new Set(direta?.achados ?? []);
  for (const padrao of padroes) {
    const posicao = padrao.orgaos.indexOf(orgao);
    if (posicao < 0) continue;
    // The first organ of a pattern counts in full, its other organs count less.
    forca += pesoDoPadrao * (padrao.score / 100) * (posicao === 0 ? 1 : 0.6);
    for (const { achadoId } of padrao.aFavor) achados.add(achadoId);
  }
  return { forca, achados: [...achados] };
}

function pontuarElementos(porOrgao: ReadonlyMap<Orgao, Envolvido>): Correlacao['elementos'] {
  const somar = (elemento: Elemento) => {
    const doElemento = orgaos
      .filter((orgao) => elementoDe[orgao] === elemento)
      .map((orgao) => porOrgao.get(orgao) ?? { forca: 0, achados: [] });
    const forca = doElemento.reduce((total, envolvido) => total + envolvido.forca, 0);
    return { pontuacao: escala(forca), achados: [...new Set(doElemento.flatMap((envolvido) => envolvido.achados))] };
  };
  return {
    madeira: somar('madeira'),
    fogo: somar('fogo'),
    terra: somar('terra'),
    metal: somar('metal'),
    agua: somar('agua'),
  };
}
