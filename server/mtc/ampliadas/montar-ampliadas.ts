import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import type { Analise, Protocolo, TerapiaAmpliada } from '@meridia/shared/relatorio.ts';
import { sinaisPresentes } from '../achados/achado-id.ts';
import type { Criterios } from '../catalog/ampliadas/ampliada.ts';
import { automassagens } from '../catalog/ampliadas/automassagens.ts';
import { praticas } from '../catalog/ampliadas/praticas.ts';
import { obterPonto } from '../catalog/pontos.ts';
import type { SinalId } from '../catalog/sinais.ts';
import { apoioGeral } from '../protocolo/candidatos.ts';
import { escolherPadroes, type PadraoTratado, temasTratados } from '../protocolo/padroes-tratados.ts';
import { conferirProtocolo } from '../safety/conferir-relatorio.ts';
import { cautelasDaPessoa } from './cautelas-da-pessoa.ts';
import { candidatasDaComida, escolherComida } from './escolher-comida.ts';

/** Of each kind, the most that one person practises at home. */
const quantas = { praticas: 4, respiracoes: 1, sons: 1, automassagens: 3 } as const;
const porSinal = 0.35;
const porPontoDoPlano = 0.25;
const porOrgao = 0.3;
/** What suits anybody comes where no pattern and no sign asks for more. */
const paraTodos: ReadonlySet<string> = new Set([
  'respiracao_abdominal',
  'barriga_do_brinquedo',
  'sustentar_o_ceu',
  'sustentar_o_ceu_sentado',
  'separar_ceu_e_terra',
  'separar_ceu_e_terra_sentado',
]);
const deBase = 0.02;

interface Contexto {
  analise: Analise;
  dados: DadosAnamnese;
  /** As it leaves the safety check. */
  protocolo: Protocolo;
}

/**
 * Food, practices and self-massage for the patterns that the protocol treats, with what was told besides. All that the catalogue has goes
 * through the wall first, and the best of what is left is chosen. The same input gives the same list.
 */
export function montarAmpliadas({ analise, dados, protocolo }: Contexto): TerapiaAmpliada[] {
  const padroes = escolherPadroes(analise).filter(({ tratado }) => tratado);
  const temas = temasTratados(padroes);
  const presentes = sinaisPresentes(analise.achados);
  const { achados } = analise;
  const { protocolo: conferido, seguranca } = conferirProtocolo({
    dados,
    tipo: 'completo',
    achados,
    protocolo: { ...protocolo, ampliadas: [...candidatasDaComida, ...comoAmpliadas] },
  });
  const livres = conferido?.ampliadas ?? [];
  const regras = new Set(seguranca.map(({ regra }) => regra));
  const doPlano = new Set(protocolo.pontos.map(({ codigo }) => codigo));
  const porId = new Map(livres.map((ampliada) => [ampliada.id, ampliada]));
  const pesar = (criterios: Criterios) => pesarPara(criterios, padroes, presentes);
  const prontas = <Item extends Criterios & { id: string }>(itens: readonly Item[], peso: (item: Item) => number) =>
    itens
      .filter(({ id, temasContrarios }) => porId.has(id) && !temasContrarios.some((tema) => temas.has(tema)))
      .map((item) => ({ item, peso: peso(item) }))
      .filter((uma) => uma.peso > 0)
      .sort((a, b) => b.peso - a.peso || (a.item.id < b.item.id ? -1 : 1))
      .map(({ item }) => item);
  const dar = (item: Criterios & { id: string }): TerapiaAmpliada[] => {
    const ampliada = porId.get(item.id);
    if (!ampliada) return [];
    const cautelas = [...cautelasDaPessoa(ampliada.tipo, regras, presentes), ...ampliada.cautelas];
    return [{ ...ampliada, cautelas, padraoId: padraoDe(item, padroes) }];
  };

  const daPratica = prontas(praticas, (pratica) => {
    const doOrgao = padroes
      .filter(({ padrao }) => padrao.orgaos.some((orgao) => pratica.orgaos.includes(orgao)))
      .reduce((soma, { peso }) => soma + peso * porOrgao, 0);
    return pesar(pratica) + doOrgao + (paraTodos.has(pratica.id) ? deBase : 0);
  });
  // The same movement is not given standing and sitting.
  const semDobrar = daPratica.filter(
    ({ gesto, grupo }, lugar) =>
      grupo !== 'movimento' || daPratica.findIndex((outra) => outra.grupo === grupo && outra.gesto === gesto) === lugar,
  );
  const doGrupo = (grupo: string, quantos: number) => semDobrar.filter((uma) => uma.grupo === grupo).slice(0, quantos);
  const paradas = [...doGrupo('respiracao', quantas.respiracoes), ...doGrupo('som', quantas.sons)];
  const escolhidas = new Set([...paradas, ...doGrupo('movimento', quantas.praticas - paradas.length)]);
  const dasMaos = prontas(
    automassagens,
    (uma) => pesar(uma) + (uma.pontos.some((codigo) => doPlano.has(codigo)) ? porPontoDoPlano : 0),
  ).slice(0, quantas.automassagens);
  return [
    ...escolherComida(livres, { padroes, temas, dados, regras }),
    ...semDobrar.filter((uma) => escolhidas.has(uma)).flatMap(dar),
    ...dasMaos.flatMap(dar),
  ];
}

function pesarPara(
  { temas, sinais }: Criterios,
  padroes: readonly PadraoTratado[],
  presentes: ReadonlySet<SinalId>,
): number {
  const dosPadroes = padroes.reduce((soma, { tratamento, peso }) => soma + peso * comuns(temas, tratamento.temas), 0);
  return dosPadroes + Math.min(2, sinais.filter((sinal) => presentes.has(sinal)).length) * porSinal;
}

/** The first themes of an item count more than the last. */
function comuns(temas: Criterios['temas'], doPadrao: Criterios['temas']): number {
  return temas.reduce(
    (soma, tema, ordem) => soma + (doPadrao.includes(tema) ? Math.max(0.06, 0.36 - 0.06 * ordem) : 0),
    0,
  );
}

/** The treated pattern that it serves most. */
function padraoDe({ temas }: Pick<Criterios, 'temas'>, padroes: readonly PadraoTratado[]): string {
  const pesados = padroes.map(({ padrao, tratamento, peso }) => ({
    id: padrao.id,
    ganho: peso * comuns(temas, tratamento.temas),
  }));
  return pesados.toSorted((a, b) => b.ganho - a.ganho)[0]?.id ?? apoioGeral;
}

/** The whole catalogue of practices and self-massage, as a report would hold it. */
const comoAmpliadas: readonly TerapiaAmpliada[] = [
  ...praticas.map(({ id, nome, quando, passos, cautelas, fonte, evidencia }) => ({
    ...{ id, tipo: 'pratica' as const, nome, padraoId: '', quando, pontos: [], fonte, evidencia },
    passos: [...passos],
    cautelas: [...cautelas],
  })),
  ...automassagens.map(({ id, nome, quando, passos, cautelas, pontos, fonte, evidencia }) => ({
    ...{ id, tipo: 'automassagem' as const, nome, padraoId: '', quando, fonte, evidencia },
    passos: [...passos],
    cautelas: [...cautelas],
    pontos: pontos.map((codigo) => {
      const ponto = obterPonto(codigo);
      return { codigo, nome: ponto?.nome ?? '', localizacao: ponto?.localizacao ?? '' };
    }),
  })),
];
