import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import type { Analise, PontoPrescrito, Protocolo } from '@meridia/shared/relatorio.ts';
import { sinalDoAchado } from '../achados/achado-id.ts';
import { checkProtocolo } from '../safety/check-relatorio.ts';
import { regrasClinicas } from '../safety/regras-clinicas.ts';
import { type Candidato, reunirCandidatos } from './candidatos.ts';
import { ordenarAuriculares } from './escolher-auriculares.ts';
import { ordenarOrientacoes, selecionarOrientacoes } from './escolher-orientacoes.ts';
import { ordenarTerapias } from './escolher-terapias.ts';
import { estimarPrognostico } from './estimar-prognostico.ts';
import { escolherPadroes, type PadraoTratado } from './padroes-tratados.ts';
import { planejarSessoes } from './planejar-sessoes.ts';
import { idadeSemRetencao, prescreverPonto } from './prescrever-ponto.ts';
import { encontrarQueixas } from './queixas.ts';
import { selecionarPontos } from './selecionar-pontos.ts';

/**
 * The treatment that follows from an analysis: 8 to 12 body points, 4 to 6 ear points, 5 to 7 therapies, 6 to 12 pieces of
 * advice, a session plan and a prognosis. Main pattern first, then the others by score, then the complaints. What the
 * safety rules would take out is never chosen, so that a safe protocol is also a complete one. Same input, same protocol.
 */
export function montarProtocolo(analise: Analise, dados: DadosAnamnese): Protocolo {
  const padroes = escolherPadroes(analise);
  const tratados = padroes.filter(({ tratado }) => tratado).length;
  const queixas = encontrarQueixas(analise.achados);
  const semMoxa = mostraCalor(analise, padroes);
  const sessoes = planejarSessoes(dados, padroes, queixas);

  const regras = regrasAtivas(dados);
  const candidatos = reunirCandidatos(padroes, queixas).filter(({ ponto }) => serveNaIdade(ponto.regiao, dados.idade));
  const restante = { sessoes, prognostico: estimarPrognostico(dados, padroes, regras) };
  const permitido = passarPeloMuro(dados, {
    ...restante,
    pontos: candidatos.map((candidato) => prescreverPonto(candidato, { dados, semMoxa })),
    auriculares: ordenarAuriculares(padroes, queixas, regras.has('gestacao')),
    terapias: ordenarTerapias(padroes, { idade: dados.idade, regras, semMoxa }),
    orientacoes: ordenarOrientacoes({ achados: analise.achados, padroes, idade: dados.idade, regras }),
  });

  const escolhidos = selecionarPontos(
    candidatos.filter((candidato) => podeUsar(candidato, permitido.pontos)),
    quantosPontos(dados.idade, tratados, queixas.length),
  );
  return {
    ...restante,
    pontos: ordenarPelosPadroes(escolhidos, padroes).flatMap((candidato) => {
      const prescrito = permitido.pontos.find(({ codigo }) => codigo === candidato.ponto.codigo);
      if (!prescrito) return [];
      const metodo = prescrito.moxa ? prescrito.metodo : prescrito.metodo.replace(', com calor', '');
      return { ...prescrito, tecnica: candidato.tecnica, metodo };
    }),
    auriculares: permitido.auriculares.slice(0, dados.idade < 12 ? 4 : tratados > 2 ? 6 : 5),
    terapias: permitido.terapias.slice(0, dados.idade < 12 ? 5 : tratados > 2 ? 7 : 6),
    orientacoes: selecionarOrientacoes(permitido.orientacoes, tratados > 1 ? 10 : 8),
  };
}

/** Heat anywhere that is being treated, in the whole picture, or a fever: no moxa at all. */
function mostraCalor({ principios, achados }: Analise, padroes: readonly PadraoTratado[]): boolean {
  return (
    padroes.some(({ tratado, quente }) => tratado && quente) ||
    principios.frioCalor > 25 ||
    achados.some((achado) => achado.presente && sinalDoAchado(achado) === 'febre')
  );
}

/** Ids of the safety rules that hold for this client whatever the protocol says. */
function regrasAtivas(dados: DadosAnamnese): ReadonlySet<string> {
  return new Set(checkProtocolo({ dados, tipo: 'completo', protocolo: null }).seguranca.map(({ regra }) => regra));
}

/**
 * What the last wall would leave of everything that could be chosen. Words it adds only when something changes stay out, so
 * that the wall itself still writes them, with its note, on the final content.
 */
function passarPeloMuro(dados: DadosAnamnese, tudo: Protocolo): Protocolo {
  const { protocolo } = checkProtocolo({ dados, tipo: 'completo', protocolo: tudo });
  if (!protocolo) return tudo;
  const ficam = <Item extends { id: string }>(antes: readonly Item[], depois: readonly { id: string }[]) => {
    const ids = new Set(depois.map(({ id }) => id));
    return antes.filter(({ id }) => ids.has(id));
  };
  return {
    ...tudo,
    pontos: protocolo.pontos.map((ponto) => ({
      ...ponto,
      cautelas: ponto.cautelas.filter((cautela) => !cautelasDoMuro.has(cautela)),
    })),
    auriculares: ficam(tudo.auriculares, protocolo.auriculares),
    terapias: ficam(tudo.terapias, protocolo.terapias),
    orientacoes: ficam(tudo.orientacoes, protocolo.orientacoes),
  };
}

const cautelasDoMuro: ReadonlySet<string> = new Set(
  regrasClinicas.flatMap(({ somenteSeMudar, efeito }) => (somenteSeMudar ? (efeito.cautelaPontos?.texto ?? []) : [])),
);

function podeUsar({ ponto }: Candidato, permitidos: readonly PontoPrescrito[]): boolean {
  const prescrito = permitidos.find(({ codigo }) => codigo === ponto.codigo);
  return prescrito !== undefined && (!ponto.somenteMoxa || prescrito.moxa);
}

/** Small children are not needled over lungs, neck, eyes or an open fontanelle. */
function serveNaIdade(regiao: Candidato['ponto']['regiao'], idade: number): boolean {
  return idade >= idadeSemRetencao || ['braco', 'mao', 'perna', 'pe'].includes(regiao);
}

function quantosPontos(idade: number, tratados: number, queixas: number): number {
  if (idade < 12 || idade >= 75) return 8;
  return Math.min(12, 8 + tratados + (queixas > 0 ? 1 : 0));
}

/** As a therapist reads it: the main pattern's points first, each pattern's by weight. */
function ordenarPelosPadroes(escolhidos: readonly Candidato[], padroes: readonly PadraoTratado[]): Candidato[] {
  const ordem = (padraoId: string) => {
    const posicao = padroes.findIndex(({ padrao }) => padrao.id === padraoId);
    return posicao < 0 ? padroes.length : posicao;
  };
  return [...escolhidos].sort((a, b) => ordem(a.padraoId) - ordem(b.padraoId) || b.peso - a.peso);
}
