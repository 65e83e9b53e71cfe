import type { PadraoResultado } from '@meridia/shared/relatorio.ts';
import { semOQueOEstadoTraz } from '../achados/estados.ts';
import { isCanalId } from '../catalog/canais.ts';
import type { Marca } from '../catalog/sinais/sinal.ts';
import { semForcaNosDoisChi } from '../diferenciacao/posicoes-do-pulso.ts';
import { queixasForaDoAlcance } from '../diferenciacao/queixa-explicada.ts';
import { temSinal } from './evidencia.ts';
import { quantasPorInteiro } from './hipoteses.ts';
import { padraoComArtigo } from './nomes.ts';
import { limitar, listar, paragrafo, texto } from './portugues.ts';
import type { Redacao } from './redacao.ts';
import { listarRotulos } from './rotulos.ts';

/** How the hypotheses fit together, which one is treated first, and what the eight principles say. */
export function escreverSindromes(redacao: Redacao): string {
  const { padroes: todos } = redacao.facts.analise;
  const padroes = todos.slice(0, quantasPorInteiro(todos));
  return limitar(
    texto(
      paragrafo(combinar(padroes, redacao), conduzir(padroes, redacao), semHipotese(redacao)),
      padroes.length > 0 ? paragrafo(descreverPrincipios(redacao)) : '',
    ),
    3000,
  );
}

function combinar(padroes: readonly PadraoResultado[], redacao: Redacao): string {
  const { escolha } = redacao;
  const raizes = nomesDe(padroes, 'raiz');
  const ramos = nomesDe(padroes, 'manifestacao');
  if (raizes === '' && ramos === '') return 'Os sinais reunidos até aqui não formam uma síndrome definida';
  if (raizes !== '' && ramos !== '') {
    return escolha('raizes-e-ramos', [
      `Na raiz (ben) se lê ${raizes}; como manifestação (biao), ${ramos}`,
      `Lê-se ${raizes} como raiz (ben) e ${ramos} como manifestação (biao)`,
    ]);
  }
  return raizes === ''
    ? `Lê-se como manifestação (biao): ${ramos}${padroes.every(({ id }) => isCanalId(id)) ? '' : `. ${aRaiz(redacao)}`}`
    : `Lê-se como raiz (ben): ${raizes}`;
}

/** Where no root stands among the hypotheses: the pulse may still say where to look for it. */
function aRaiz({ facts }: Redacao): string {
  return semForcaNosDoisChi(facts.analise.achados)
    ? 'A raiz a conferir primeiro é o Rim, pelos dois pulsos chi sem força'
    : 'A raiz ainda não se mostrou';
}

function nomesDe(padroes: readonly PadraoResultado[], lado: PadraoResultado['natureza']): string {
  return listar(padroes.filter(({ natureza }) => natureza === lado).map(({ nome }) => padraoComArtigo(nome)));
}

function conduzir(padroes: readonly PadraoResultado[], { escolha }: Redacao): string {
  const [primeiro] = padroes;
  if (!primeiro || padroes.every(({ natureza }) => natureza === primeiro.natureza)) return '';
  return primeiro.natureza === 'raiz'
    ? escolha('conduzir-raiz', [
        'O cuidado se orienta pela raiz, sem deixar de aliviar o que incomoda',
        'O maior peso está na raiz: convém constância mais do que intensidade',
      ])
    : escolha('conduzir-ramo', [
        'Começa-se pela manifestação, com um olho na raiz',
        'Convém aliviar primeiro o que mais incomoda e, em paralelo, cuidar da raiz',
      ]);
}

/** What the client complains of and no hypothesis explains, so that it is not lost. */
function semHipotese({ facts, memoria }: Redacao): string {
  const { achados, padroes } = facts.analise;
  if (padroes.length === 0) return '';
  const soltos = queixasForaDoAlcance(semOQueOEstadoTraz(achados, facts.dados), padroes);
  const ditos = listarRotulos(
    memoria.nomear(
      soltos.map(({ id }) => id),
      3,
    ),
  );
  return ditos === '' ? '' : `Da queixa, nenhuma hipótese explica: ${ditos}`;
}

/** The axes that lean to one side and have a sign of their own for it; an axis that only a hypothesis moves is not told as a fact. */
function descreverPrincipios({ facts, escolha }: Redacao): string {
  const { interiorExterior, frioCalor, deficienciaExcesso } = facts.analise.principios;
  const eixos: readonly [number, [string, Marca | null], [string, Marca]][] = [
    [frioCalor, ['Frio', 'frio'], ['Calor', 'calor']],
    [deficienciaExcesso, ['Deficiência', 'deficiencia'], ['Excesso', 'excesso']],
    [interiorExterior, ['Interior', null], ['Exterior', 'exterior']],
  ];
  const claros = eixos.flatMap(([valor, negativo, positivo]) => {
    const [lado, marca] = valor < 0 ? negativo : positivo;
    return Math.abs(valor) < 15 || (marca && !temSinal(facts.analise, marca)) ? [] : [{ lado, forca: Math.abs(valor) }];
  });
  const fortes = listar(claros.filter(({ forca }) => forca >= 40).map(({ lado }) => lado));
  const fracos = listar(claros.filter(({ forca }) => forca < 40).map(({ lado }) => lado));
  const lista = [fortes && `predomínio de ${fortes}`, fracos && `tendência a ${fracos}`].filter(Boolean).join(', com ');
  if (lista === '') return 'Pelos oito princípios, nenhum eixo pende com clareza para um lado';
  return escolha('principios', [`Pelos oito princípios, lê-se ${lista}`, `Os oito princípios mostram ${lista}`]);
}
