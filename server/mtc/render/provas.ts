import {
  type Elemento,
  elementos,
  type Orgao,
  orgaos,
  type PadraoResultado,
  type Relatorio,
  substancias,
} from '@meridia/shared/relatorio.ts';
import { nomesElementos, nomesOrgaos, nomesSubstancias } from '../writer/nomes.ts';
import { type ItemDeProva, indexarAchados } from './itens-de-prova.ts';
import { marcasDosEixos, marcasOpostas } from './marcas-dos-numeros.ts';
import { isParteRetirada } from './revisao-por-secao.ts';

/** The evidence of one hypothesis or one number. */
export interface Prova {
  /** Number of its footnote, counted from 1 through the whole report. */
  numero: number;
  /** Name of the hypothesis or number, for the footnote: "Fogo, 45 de 100". */
  sobre: string;
  /** Strongest first. */
  aFavor: readonly ItemDeProva[];
  contra: readonly ItemDeProva[];
  /** The question or exam that would decide; '' when there is none. */
  decidiria: string;
}

/** By id of the hypothesis, element, organ or substance; for the principles by the first word of the axis. */
export interface Provas {
  elementos: Readonly<Partial<Record<Elemento, Prova>>>;
  principios: ReadonlyMap<string, Prova>;
  orgaos: Readonly<Partial<Record<Orgao, Prova>>>;
  substancias: ReadonlyMap<string, Prova>;
  hipoteses: ReadonlyMap<string, Prova>;
}

/**
 * The evidence of every number and hypothesis, numbered in reading order. A number without evidence has no entry, nor has one of a
 * chart that a review struck.
 */
export function reunirProvas(relatorio: Relatorio): Provas {
  const { analise } = relatorio;
  const achados = indexarAchados(analise);
  const numerar = criarNumeracao();
  const doQuadro = <Item>(parte: string, itens: readonly Item[]) => (isParteRetirada(relatorio, parte) ? [] : itens);
  const deElementos = doQuadro('elementos', porPontuacao(relatorio)).flatMap((elemento) => {
    const { pontuacao, achados: ids } = analise.elementos[elemento];
    const dele = orgaos.filter((orgao) => nomesOrgaos[orgao].elemento === elemento);
    const sobre = `${nomesElementos[elemento].nome}, ${Math.round(pontuacao)} de 100`;
    return numerar(elemento, sobre, achados.presentes(ids), achados.contraOrgaos(dele, ids));
  });
  const dePrincipios = doQuadro('sindromes', marcasDosEixos).flatMap(({ id, nome, eixo, primeiro, segundo }) => {
    const valor = Math.round(analise.principios[eixo]);
    if (valor === 0) return [];
    const [com, contra] = valor < 0 ? [primeiro, segundo] : [segundo, primeiro];
    const sobre = `${nome}, ${Math.abs(valor)} de 100`;
    return numerar(id, sobre, achados.comMarcas(com), achados.comMarcas(contra));
  });
  const deOrgaos = doQuadro('zang-fu', orgaosEnvolvidos(relatorio)).flatMap(({ orgao, envolvimento, achados: ids }) => {
    const sobre = `${nomesOrgaos[orgao].nome}, ${Math.round(envolvimento)} de 100`;
    return numerar(orgao, sobre, achados.presentes(ids), achados.contraOrgaos([orgao], ids));
  });
  const deSubstancias = doQuadro('substancias', substancias).flatMap((substancia) => {
    const { estado, grau, achados: ids } = analise.substancias[substancia];
    if (estado === 'equilibrado') return [];
    const sobre = `${nomesSubstancias[substancia]}, ${estado === 'excesso' ? 'em excesso' : 'em deficiência'}, ${Math.round(grau)} de 100`;
    const contra = achados
      .comMarcas(marcasOpostas(substancia, estado))
      .filter(({ achado }) => !ids.includes(achado.id));
    return numerar(substancia, sobre, achados.presentes(ids), contra);
  });
  const deHipoteses = analise.padroes.flatMap((padrao: PadraoResultado) =>
    numerar(padrao.id, padrao.nome, achados.pesados(padrao.aFavor), achados.pesados(padrao.contra), padrao.decidiria),
  );
  return {
    elementos: Object.fromEntries(deElementos),
    principios: new Map(dePrincipios),
    orgaos: Object.fromEntries(deOrgaos),
    substancias: new Map(deSubstancias),
    hipoteses: new Map(deHipoteses),
  };
}

/** Most involved first: the order of the chart and of the notes. */
export function porPontuacao({ analise }: Relatorio): Elemento[] {
  return [...elementos].sort((a, b) => analise.elementos[b].pontuacao - analise.elementos[a].pontuacao);
}

export function orgaosEnvolvidos({ analise }: Relatorio): Relatorio['analise']['zangFu'] {
  return analise.zangFu.filter(({ envolvimento }) => envolvimento > 0).sort((a, b) => b.envolvimento - a.envolvimento);
}

function criarNumeracao() {
  let ultimo = 0;
  return <Id extends string>(
    id: Id,
    sobre: string,
    aFavor: readonly ItemDeProva[],
    contra: readonly ItemDeProva[],
    decidiria = '',
  ): [Id, Prova][] => {
    if (aFavor.length + contra.length === 0 && decidiria === '') return [];
    ultimo += 1;
    return [[id, { numero: ultimo, sobre, aFavor, contra, decidiria }]];
  };
}
