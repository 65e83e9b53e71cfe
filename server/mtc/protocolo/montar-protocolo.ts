import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { foldText } from '@meridia/shared/folded-text.ts';
import { type Analise, maximoDePontos, type PontoPrescrito, type Protocolo } from '@meridia/shared/relatorio.ts';
import { sinaisPresentes, sinalDoAchado } from '../achados/achado-id.ts';
import { isCanalId } from '../catalog/canais.ts';
import type { SinalId } from '../catalog/sinais.ts';
import {
  conferirProtocolo,
  esperaPelaResposta,
  esperaPeloMedico,
  idDaQueixa,
  type ProtocoloParaChecar,
  type Regras,
  temSinalDeAlerta,
  todasAsRegras,
} from '../safety/conferir-relatorio.ts';
import { lerRelatos } from '../safety/relatos.ts';
import { encontrarSinaisDeAlerta, idDaRede } from '../safety/sinais-de-alerta.ts';
import { type Candidato, daQueixa, ladoDosPapeis, reunirCandidatos } from './candidatos.ts';
import { comoDeitar, deLadoNoLateral } from './como-deitar.ts';
import { dividirEmSessoes, type Escolhido } from './dividir-em-sessoes.ts';
import { semOQueNinguemContou } from './efeito-contado.ts';
import { ordenarAuriculares } from './escolher-auriculares.ts';
import { ordenarOrientacoes, selecionarOrientacoes } from './escolher-orientacoes.ts';
import { ordenarTerapias } from './escolher-terapias.ts';
import { estimarPrognostico } from './estimar-prognostico.ts';
import { focoDaQueixa } from './foco.ts';
import { idadeAdulta, idadeSemRetencao, pedeSuavidade, retencao } from './forca-do-estimulo.ts';
import { type Lado, ladoPior } from './lado-da-queixa.ts';
import { agulhasPara, limitarAgulhas } from './limitar-agulhas.ts';
import { nomearPares } from './nomear-pares.ts';
import { escolherPadroes, type PadraoTratado } from './padroes-tratados.ts';
import { emParesDeCorrente } from './pares-de-corrente.ts';
import { planejarSessoes } from './planejar-sessoes.ts';
import { prescreverPonto } from './prescrever-ponto.ts';
import { encontrarQueixas, type QueixaPresente } from './queixas.ts';
import { desmenteCalor } from './sinais-de-calor.ts';

/**
 * The treatment that follows from an analysis: one session of 8 to 12 body points or two that alternate, 4 to 6 ear points, 5 therapies, up to 6 pieces of
 * advice, a session plan and a prognosis. Main pattern first, then the others by score, then the complaints. Nothing is chosen
 * that the safety rules would take out, so that a safe protocol is also a complete one. The same input gives the same protocol.
 * @param semIa the analysis without what only a model read, which may add care to the treatment and never take any away
 */
export function montarProtocolo(
  analise: Analise,
  dados: DadosAnamnese,
  { regras = todasAsRegras, semIa = analise }: { regras?: Regras; semIa?: Analise } = {},
): Protocolo {
  const padroes = escolherPadroes(analise);
  const padroesSemIa = semIa === analise ? padroes : escolherPadroes(semIa);
  const tratados = padroes.filter(({ tratado }) => tratado).length;
  const queixas = encontrarQueixas(analise.achados, dados);
  const semMoxa = mostraCalor(analise, padroes) || mostraCalor(semIa, padroesSemIa);
  const espera = esperaPeloMedico(dados, regras);
  const ativas = regrasAtivas({ dados, achados: analise.achados }, regras);
  const foco = ativas.has(idDaQueixa) ? [] : focoDaQueixa(analise.achados, dados.queixaPrincipal, queixas);
  const sessoes = planejarSessoes({ ...dados, espera }, padroes, foco);
  const mostram = (ids: ReadonlySet<SinalId>) => [...ids].some((sinal) => mostra(analise, sinal));

  const suave = pedeSuavidade(dados, analise, ativas) || pedeSuavidade(dados, semIa, ativas);
  const frioOuExcesso = pedeMaisTempo(analise, padroes) && pedeMaisTempo(semIa, padroesSemIa);
  const soRaiz =
    tratadosDe(padroes).length > 0 && tratadosDe(padroes).every(({ padrao }) => padrao.natureza === 'raiz');
  const vazio = soRaiz || analise.principios.deficienciaExcesso <= limiteDoVazio;
  const { deficienciaExcesso } = analise.principios;
  const cheio =
    deficienciaExcesso > limiteDoCheio || (dados.inicioQueixa === 'recente' && deficienciaExcesso > -limiteDoCheio);
  const agitado = mostram(sinaisDeAgitacao);
  const contados = sinaisPresentes(analise.achados);
  const retencaoMin = retencao(dados, { frioOuExcesso, suave });
  // A point chosen for heat forbids all moxa (safety rule `moxa_no_calor`), and a pattern that is not treated is no reason for that.
  const comPontos = padroes.filter(({ tratado, quente }) => tratado || !quente || semMoxa);
  const fogoCheio =
    deficienciaExcesso > limiteDoCheio && (padroes[0]?.quente ?? false) && padroes[0]?.padrao.natureza !== 'raiz';
  const peInsensivel = temPeInsensivel(dados);
  const naPele = pontosDaPeleFerida(dados);
  const ventrePorVer = encontrarSinaisDeAlerta(dados, regras.alertas, analise.achados).some(
    ({ id, prazo }) => doVentre.has(id) && (prazo === 'hoje' || prazo === 'antes'),
  );
  const candidatos = reunirCandidatos(comPontos, queixas).filter(
    (candidato) =>
      serveNaIdade(candidato.ponto.regiao, dados.idade) &&
      !(fogoCheio && soEnche(candidato)) &&
      !(candidato.ponto.regiao === 'pe' && peInsensivel) &&
      !(ventrePorVer && !deLonge.has(candidato.ponto.regiao)) &&
      !naPele.has(candidato.ponto.codigo),
  );
  const sinalDeAlerta = temSinalDeAlerta(dados, regras);
  const perguntaAberta = !sinalDeAlerta && (esperaPelaResposta(dados, regras) || ativas.has(idDaRede));
  const prognosticar = ({ achados }: Analise, tratadas: typeof padroes) =>
    estimarPrognostico(dados, tratadas, ativas, { sinalDeAlerta, perguntaAberta, achados });
  const restante = {
    sessoes,
    prognostico: maisCauteloso(prognosticar(analise, padroes), prognosticar(semIa, padroesSemIa)),
  };
  const ordenadas = ordenarOrientacoes({ achados: analise.achados, padroes, dados, regras: ativas });
  const permitido = passarPeloMuro({ dados, achados: analise.achados }, regras, {
    ...restante,
    pontos: candidatos.map((candidato) =>
      prescreverPonto(candidato, {
        dados,
        semMoxa,
        suave,
        vazio,
        cheio,
        agitado,
        calorNaMadeira: mostra(analise, 'lingua_bordas_vermelhas'),
        semFumaca: dados.idade < idadeAdulta && mostram(sinaisDoNarizEPeito),
        frioContado: mostram(sinaisDeFrio),
        alerta: espera || esperaPelaResposta(dados, regras),
        semCorrente: ativas.has('anticoagulante') || ativas.has('disturbio_de_coagulacao'),
        retencaoMin,
      }),
    ),
    auriculares: ordenarAuriculares(padroes, queixas, {
      gestacao: ativas.has('gestacao') || ativas.has('gestacao_possivel'),
      contados,
    }),
    terapias: ordenarTerapias(padroes, { dados, regras: ativas, semMoxa, achados: analise.achados }),
    orientacoes: ordenadas,
  });

  const usaveis = semDobrarOCentro(
    candidatos.filter(
      (candidato) =>
        podeUsar(candidato, permitido.pontos) &&
        !(ativas.has('linfedema') && soDoOutroLado(candidato, permitido.pontos)),
    ),
  );
  const { escolhidos, posicoes } = dividirEmSessoes(usaveis, {
    queixas,
    principal: padroes[0]?.padrao.id ?? null,
    ...(ventrePorVer ? poucosDeLonge : quantosPontos(dados.idade, suave, tratados, queixas.length)),
    deitar: comoDeitar(dados, analise.achados, { gestante: ativas.has('gestacao'), queixas, regras: ativas }),
    ashi: ashiDe(dados.idade, queixas),
    porquePoucos: porquePoucos(dados.idade, padroes, queixas.length),
  });
  const pontos = ordenarPelosPadroes(escolhidos, padroes, queixas).flatMap(({ candidato, sessoes: suas }) => {
    const prescrito = permitido.pontos.find(({ codigo }) => codigo === candidato.ponto.codigo);
    if (!prescrito) return [];
    const escrito = prescrito.moxa ? prescrito.metodo : prescrito.metodo.replace(', com calor', '');
    const metodo = semOQueNinguemContou(escrito, contados, candidato.ponto.metodo);
    return { ...prescrito, tecnica: maisBrando(prescrito.tecnica, candidato.tecnica), metodo, sessoes: suas };
  });
  const locais = new Set(
    escolhidos.flatMap(({ candidato }) => (candidato.papel?.papel === 'local' ? [candidato.ponto.codigo] : [])),
  );
  // Source points that tonify the root stay on both sides as long as others may lose one.
  const daRaiz = new Set(
    escolhidos
      .filter(({ candidato }) => candidato.doPadrao && candidato.tecnica === 'tonificar')
      .slice(0, pontosDaRaiz)
      .map(({ candidato }) => candidato.ponto.codigo),
  );
  const unicos = new Set([
    // Without one of its points the main hypothesis would be a name and no treatment.
    ...escolhidos
      .filter(({ candidato: { doPadrao, padraoId } }) => doPadrao && padraoId === padroes[0]?.padrao.id)
      .slice(0, 1)
      .map(({ candidato }) => candidato.ponto.codigo),
    ...queixas.flatMap(({ nome }) => {
      const seus = escolhidos.filter(({ candidato }) => candidato.papel?.queixa === nome);
      // Where every point of it was chosen for something else as well, one of those is its only one.
      const dela =
        seus.length > 0 ? seus : escolhidos.filter(({ candidato }) => pedidoPor(candidato, nome)).slice(0, 1);
      return dela.length === 1 ? dela.map(({ candidato }) => candidato.ponto.codigo) : [];
    }),
  ]);
  /** The complaints in whose place each point is. */
  const queixasDe = new Map(
    escolhidos.map(({ candidato }) => [
      candidato.ponto.codigo,
      new Set(candidato.papeis.flatMap((um) => (um.noLugar ? [um.queixa] : []))),
    ]),
  );
  const noLugar = [...escolhidos]
    .filter(({ candidato }) => candidato.papeis.some((um) => um.noLugar))
    .sort((a, b) => Number(b.candidato.papel?.papel === 'local') - Number(a.candidato.papel?.papel === 'local'))
    .map(({ candidato }) => candidato.ponto.codigo);
  const [lidera] = queixas;
  const maisDoLado = lidera?.lado === null ? ladoPior(dados.queixaPrincipal) : null;
  const ladosDoLugar = new Map(
    escolhidos.flatMap(({ candidato }) => {
      // Of what hurts on both sides the worse one gets the needle that is only one.
      const daPior = candidato.papeis.some(({ queixa, comLado }) => comLado && queixa === lidera?.nome);
      const lado = ladoDosPapeis(candidato.papeis) ?? (daPior ? maisDoLado : null);
      return lado ? [[candidato.ponto.codigo, lado] as const] : [];
    }),
  );
  const orientacoes = selecionarOrientacoes(
    ordenadas.filter(({ id }) => permitido.orientacoes.some((permitida) => permitida.id === id)),
    maximoDeOrientacoes,
  );
  const lugares = new Map(
    comoSeLe(escolhidos, padroes, queixas).map(({ candidato }, lugar) => [candidato.ponto.codigo, lugar]),
  );
  const lidos = nomearPares(
    emParesDeCorrente(
      doLadoDaQueixa(
        limitarAgulhas(deLadoNoLateral(pontos, posicoes), locais, {
          unicos,
          daRaiz,
          depois: locaisDepois(escolhidos, queixas),
          primeiroLocal: doPrimeiroLugar(escolhidos, queixas),
          agulhas: agulhasPara(dados.idade),
        }),
        ladosDoLugar,
      ),
      noLugar,
      queixasDe,
    ),
  ).toSorted((um, outro) => (lugares.get(um.codigo) ?? 0) - (lugares.get(outro.codigo) ?? 0));
  return {
    ...restante,
    pontos: lidos,
    posicoes: comNotaDoCiclo(posicoes, contados, dados),
    auriculares: permitido.auriculares.slice(0, dados.idade < 12 ? 4 : tratados > 2 ? 6 : 5),
    terapias: comSentido(permitido.terapias, { pontos, orientacoes }).slice(0, quantasTerapias),
    orientacoes,
  };
}

/** Until a physician has seen the belly a few points of the limbs and the head are enough. */
const deLonge: ReadonlySet<string> = new Set(['braco', 'mao', 'perna', 'pe', 'cabeca']);
const poucosDeLonge = { quantos: 6, maximo: 6 } as const;

/** Belly and bowel that a physician must see first: until then nothing is needled or warmed there. */
const doVentre: ReadonlySet<string> = new Set([
  'mudanca_do_intestino',
  'dispepsia_com_alarme',
  'intestino_a_investigar',
  'obstrucao_intestinal',
  'abdome_agudo',
  'sangramento',
  'perda_de_peso_sem_causa',
  'sangramento_pos_menopausa',
]);

/** As few as the plans promise (docs/PRODUCT.md 9.4): more are a list, and no plan. */
const quantasTerapias = 5;

/** Warmth that no point of the plan gets is no therapy beside it either, and food "as in the advice of this report" needs some advice on it. */
function comSentido(
  terapias: Protocolo['terapias'],
  { pontos, orientacoes }: Pick<Protocolo, 'pontos' | 'orientacoes'>,
): Protocolo['terapias'] {
  const quentes = terapias.filter(({ id }) => id !== 'moxabustao' || pontos.some(({ moxa }) => moxa));
  if (orientacoes.some(({ categoria }) => categoria === 'alimentacao') || quentes.length <= quantasTerapias)
    return quentes;
  return quentes.filter(({ id }) => id !== 'dietoterapia');
}

const antesDaMenstruacao: ReadonlySet<SinalId> = new Set<SinalId>([
  'piora_menstruacao',
  'tpm_irritabilidade',
  'inchaco_pre_menstrual',
  'mamas_doloridas',
]);

/** When to needle what comes with the cycle, and what is enough in a crisis: in the note of the first session. */
function comNotaDoCiclo(
  posicoes: NonNullable<Protocolo['posicoes']>,
  contados: ReadonlySet<SinalId>,
  { sexo, gestante, queixaPrincipal }: DadosAnamnese,
): NonNullable<Protocolo['posicoes']> {
  const contaNaQueixa =
    /\b(antes d[aeo]|na|durante a|com a|pre|tpm)\b[^.;]{0,20}\b(menstrua\w*|regra|ciclo|tpm)\b|\btpm\b/.test(
      foldText(queixaPrincipal),
    );
  if (
    sexo !== 'feminino' ||
    gestante === 'sim' ||
    !contaNaQueixa ||
    ![...antesDaMenstruacao].some((um) => contados.has(um))
  )
    return posicoes;
  return posicoes.map((lugar, indice) =>
    indice === 0 ? { ...lugar, nota: `${lugar.nota} ${comOCiclo}`.trim() } : lugar,
  );
}
/** Without codes: whoever strikes a point of the plan does not change this. */
const comOCiclo =
  'Com o ciclo: sessões a partir de 7 a 10 dias antes da menstruação. Na crise, só três ou quatro pontos de mão, braço, pé e perna desta tabela, sem estímulo forte.';

const deSensibilidade = ['neuropatia', 'dormencia', 'formigamento', 'parestesia'] as const;
const noPe = /\b(pes?|solas?|plantas? d[eo]s? pes?|halux|tornozelos?|monofilamento)\b/;

/** A diabetic who feels little in the feet is not needled there: a wound would not be noticed, and heals badly (IWGDF, 2023). */
function temPeInsensivel(dados: DadosAnamnese): boolean {
  const relatos = lerRelatos(dados);
  return (
    relatos.diz('diabetes') &&
    relatos.frasesCom(...deSensibilidade).some((frase) => relatos.perto(frase).some(({ texto }) => noPe.test(texto)))
  );
}

const daPele = ['erupcoes', 'lesao_umida', 'lesao_pele', 'descamacao', 'psoriase', 'coceira', 'pele_lesada'] as const;
/** The fold or the place where a rash was told, with the points that lie in it (Deadman, 2007). */
const pontosDaDobra: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\b(cotovelos?|dobras? d[oe]s? bracos?)\b/, ['P5', 'PC3', 'C3', 'IG11', 'ID8', 'TA10']],
  [/\b(atras d[eo]s? joelhos?|dobras? d[eo]s? (\w+ )?joelhos?|popliteas?)\b/, ['B40', 'B39', 'R10', 'F8']],
  [/\b(dobras? d[eo]s? punhos?|punhos?)\b/, ['P9', 'PC7', 'C7']],
];

/** No needle and no finger goes where the skin is ill. */
function pontosDaPeleFerida(dados: DadosAnamnese): ReadonlySet<string> {
  const doentes = lerRelatos(dados).frasesCom(...daPele);
  return new Set(
    pontosDaDobra.flatMap(([onde, codigos]) => (doentes.some(({ texto }) => onde.test(texto)) ? codigos : [])),
  );
}

function pedidoPor({ papeis }: Candidato, nome: string): boolean {
  return papeis.some(({ queixa }) => queixa === nome);
}

/** Codes of the chosen local points that serve other complaints than the two that lead. */
function locaisDepois(escolhidos: readonly Escolhido[], queixas: readonly QueixaPresente[]): ReadonlySet<string> {
  const lideram = new Set(queixas.slice(0, 2).map(({ nome }) => nome));
  return new Set(
    escolhidos.flatMap(({ candidato: { ponto, papel, papeis } }) =>
      papel?.papel === 'local' && papeis.every(({ queixa }) => !lideram.has(queixa)) ? [ponto.codigo] : [],
    ),
  );
}

/** The code of the first chosen local point of the complaint that leads; null where it has none. */
function doPrimeiroLugar(escolhidos: readonly Escolhido[], [primeira]: readonly QueixaPresente[]): string | null {
  const codigos = new Set(escolhidos.map(({ candidato }) => candidato.ponto.codigo));
  return primeira?.locais.find(({ codigo }) => codigos.has(codigo))?.codigo ?? null;
}

/** A point where a complaint of one side is, and that has one needle only, has it there in every session; the others change sides. */
function doLadoDaQueixa(pontos: readonly PontoPrescrito[], lados: ReadonlyMap<string, Lado>): PontoPrescrito[] {
  return pontos.map((ponto) => {
    const lado = lados.get(ponto.codigo);
    return lado && ponto.lateralidade === 'unilateral' && !ponto.lado ? { ...ponto, lado } : ponto;
  });
}

/** Safety and balance may each have softened the technique; the softer technique stays. */
function maisBrando(a: PontoPrescrito['tecnica'], b: PontoPrescrito['tecnica']): PontoPrescrito['tecnica'] {
  return a === b ? a : 'harmonizar';
}

function tratadosDe(padroes: readonly PadraoTratado[]): PadraoTratado[] {
  return padroes.filter(({ tratado }) => tratado);
}

/** Cold or excess, which a longer retention serves. */
function pedeMaisTempo({ principios }: Analise, [principal]: readonly PadraoTratado[]): boolean {
  return (principal?.tratamento.temas.includes('frio') ?? false) || principios.deficienciaExcesso > 15;
}

const doMaisCauteloso: readonly Protocolo['prognostico']['nivel'][] = ['cauteloso', 'reservado', 'favoravel'];

function maisCauteloso(a: Protocolo['prognostico'], b: Protocolo['prognostico']): Protocolo['prognostico'] {
  return doMaisCauteloso.indexOf(b.nivel) < doMaisCauteloso.indexOf(a.nivel) ? b : a;
}

/** Heat in a treated pattern or in the whole analysis, or a fever: no moxa at all. */
function mostraCalor({ principios, achados }: Analise, padroes: readonly PadraoTratado[]): boolean {
  return (
    padroes.some(({ tratado, quente }) => tratado && quente) ||
    (principios.frioCalor > 25 && !desmenteCalor(achados)) ||
    [...sinaisDeCalor].some((sinal) => mostra({ achados }, sinal))
  );
}

function mostra({ achados }: Pick<Analise, 'achados'>, sinal: SinalId): boolean {
  return achados.some((achado) => achado.presente && sinalDoAchado(achado) === sinal);
}

type Cliente = Pick<ProtocoloParaChecar, 'dados' | 'achados'>;

/** Ids of the safety rules that apply to this client with any protocol. */
function regrasAtivas(cliente: Cliente, regras: Regras): ReadonlySet<string> {
  const { seguranca } = conferirProtocolo({ ...cliente, tipo: 'completo', protocolo: null }, regras);
  return new Set(seguranca.map(({ regra }) => regra));
}

/**
 * Runs the final safety check on all candidates, and returns those that pass. Cautions that a rule writes only when it changes
 * something are left out here: the final check writes them, with its note, on the finished content.
 */
function passarPeloMuro(cliente: Cliente, regras: Regras, tudo: Protocolo): Protocolo {
  // Two kinds of rule must not drop a candidate: rules on the chosen points as a set, and rules on heat that may come only from a
  // point that is not chosen.
  const { protocolo } = conferirProtocolo({ ...cliente, tipo: 'completo', protocolo: tudo }, paraCandidatos(regras));
  if (!protocolo) return tudo;
  const cautelasDoMuro = new Set(
    regras.clinicas.flatMap(({ somenteSeMudar, efeito }) =>
      somenteSeMudar ? (efeito.cautelaPontos?.texto ?? []) : [],
    ),
  );
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

function paraCandidatos(regras: Regras): Regras {
  return {
    ...regras,
    clinicas: regras.clinicas.filter(({ id, efeito }) => !efeito.conjunto && id !== 'moxa_no_calor'),
  };
}

function podeUsar({ ponto }: Candidato, permitidos: readonly PontoPrescrito[]): boolean {
  const prescrito = permitidos.find(({ codigo }) => codigo === ponto.codigo);
  return prescrito !== undefined && !ponto.proibido && (!ponto.somenteMoxa || prescrito.moxa);
}

/** VC12 does the work of VC13, which only stands in where VC12 may not be used. */
function semDobrarOCentro(candidatos: readonly Candidato[]): readonly Candidato[] {
  return candidatos.some(({ ponto }) => ponto.codigo === 'VC12')
    ? candidatos.filter(({ ponto }) => ponto.codigo !== 'VC13')
    : candidatos;
}

/** A local point that a rule leaves on the other side alone does not reach the complaint. */
function soDoOutroLado({ ponto, papel }: Candidato, permitidos: readonly PontoPrescrito[]): boolean {
  const prescrito = permitidos.find(({ codigo }) => codigo === ponto.codigo);
  return papel?.papel === 'local' && papel.lado === null && prescrito?.lado !== undefined;
}

/** Small children are not needled over lungs, neck, eyes or an open fontanelle, older ones not over the lungs or in the face. */
function serveNaIdade(regiao: Candidato['ponto']['regiao'], idade: number): boolean {
  if (idade >= idadeAdulta) return true;
  if (idade >= idadeSemRetencao) return regiao !== 'torax' && regiao !== 'face';
  return ['braco', 'mao', 'perna', 'pe'].includes(regiao);
}

/** On the axis of emptiness and fullness. */
const limiteDoVazio = -40;
const limiteDoCheio = 15;
const sinaisDeAgitacao: ReadonlySet<SinalId> = new Set<SinalId>([
  'lingua_ponta_vermelha',
  'lingua_vermelha',
  'palpitacao',
  'inquietude',
  'insonia',
  'insonia_inicial',
]);
/** Cold that is felt or told: warmth serves it in any pattern that is not one of heat. */
const sinaisDeFrio: ReadonlySet<SinalId> = new Set<SinalId>([
  'intolerancia_frio',
  'membros_frios',
  'lombar_joelhos_frios',
  'abdome_frio',
  'piora_frio',
  'melhora_calor',
  'dor_contraida_frio',
]);
/** A child with these is not smoked with moxa. */
export const sinaisDoNarizEPeito: ReadonlySet<SinalId> = new Set<SinalId>([
  'rinite',
  'congestao_nasal',
  'espirros',
  'sinusite',
  'asma',
  'chiado',
  'tosse',
  'tosse_catarro',
  'tosse_seca',
]);
/** Told of the client: warmth would add to them. */
const sinaisDeCalor: ReadonlySet<SinalId> = new Set<SinalId>(['febre', 'piora_calor', 'ondas_calor']);

const poucosAchados = 'Com poucos achados ficam só os pontos da queixa, locais e à distância.';
const poucosNoCanal = 'Uma dor de um só lugar pede poucos pontos: os do lugar e os do canal.';
const poucosNaCrianca = 'Em criança bastam poucos pontos.';
const poucosPelasCautelas = 'As cautelas deste caso deixam poucos pontos.';

/** More than so many nobody follows. */
const maximoDeOrientacoes = 6;

const pontosDaRaiz = 2;

/** Most points of one session for a client who bears few needles. */
const maximoSuave = 10;
/** A child gets fewer: what is pressed for a minute each must not become a quarter of an hour. */
const pontosDaCrianca = 6;

function quantosPontos(
  idade: number,
  suave: boolean,
  tratados: number,
  queixas: number,
): { quantos: number; maximo: number } {
  if (idade < idadeAdulta) return { quantos: pontosDaCrianca, maximo: pontosDaCrianca };
  if (suave) return { quantos: minimoDePontos, maximo: maximoSuave };
  return { quantos: minimoDePontos + (tratados > 1 ? 1 : 0) + (queixas > 0 ? 1 : 0), maximo: maximoDePontos };
}

/** Where to feel for the painful points of each pain of joint or muscle. A child is not needled where it hurts. */
function ashiDe(idade: number, queixas: readonly QueixaPresente[]): ReadonlyMap<string, string> {
  const dores =
    idade < idadeAdulta
      ? []
      : queixas.filter(({ daPrincipal, corrente, nome }) => daPrincipal && corrente && nome.startsWith('dor'));
  return new Map(
    dores.map(({ nome, lado, aspecto }) => {
      const lugar = nome.replace(/^dor (?=n[oa]s? )/, '').replace(/^dor lombar$/, 'na lombar');
      const onde = [
        /^n[oa]s? /.test(lugar) ? lugar : `em ${lugar}`,
        ...(lado ? [lado === 'direito' ? 'à direita' : 'à esquerda'] : []),
        ...(aspecto ? [faces[aspecto]] : []),
      ];
      return [
        nome,
        `Ashi: também o ponto mais dolorido ao toque, ${onde.join(', ').replace(/^em dor que desce pela/, 'na')}.`,
      ];
    }),
  );
}

const faces = { lateral: 'por fora', medial: 'por dentro', anterior: 'na frente', posterior: 'atrás' } as const;

function porquePoucos(idade: number, padroes: readonly PadraoTratado[], queixas: number): string {
  if (queixas > 0 && padroes.length === 0) return poucosAchados;
  if (idade < idadeAdulta) return poucosNaCrianca;
  return queixas > 0 && padroes.every(({ padrao }) => isCanalId(padrao.id)) ? poucosNoCanal : poucosPelasCautelas;
}

const minimoDePontos = 8;

/** Points that gather Qi and Yang or lift them: in full Fire they add to it, however tired its owner feels. */
const enchem: ReadonlySet<string> = new Set(['VC4', 'VC6', 'VG4', 'VG20', 'B23']);

/** Whether the point would be tonified for a complaint alone. */
function soEnche({ ponto, tecnica, doPadrao }: Candidato): boolean {
  return !doPadrao && tecnica === 'tonificar' && enchem.has(ponto.codigo);
}

/** In the order in which points keep their sides and places where there are too many needles: what treats the main complaint alone first. */
function ordenarPelosPadroes(
  escolhidos: readonly Escolhido[],
  padroes: readonly PadraoTratado[],
  queixas: readonly QueixaPresente[],
): Escolhido[] {
  const temPrincipal = queixas.some(({ daPrincipal }) => daPrincipal);
  const aoLado = new Set(queixas.flatMap(({ nome, daPrincipal }) => (temPrincipal && !daPrincipal ? [nome] : [])));
  const ordem = ({ candidato: { padraoId, papel } }: Escolhido) => {
    if (padraoId === daQueixa) return papel && aoLado.has(papel.queixa) ? padroes.length : -1;
    const posicao = padroes.findIndex(({ padrao }) => padrao.id === padraoId);
    return posicao < 0 ? padroes.length : posicao;
  };
  return [...escolhidos].sort((a, b) => ordem(a) - ordem(b) || b.candidato.peso - a.candidato.peso);
}

/**
 * In the order in which a therapist reads it: the core of the main pattern, then the place of the complaint that leads, then its distal points,
 * then the other patterns and complaints, and what other answers ask for last.
 */
function comoSeLe(
  escolhidos: readonly Escolhido[],
  padroes: readonly PadraoTratado[],
  queixas: readonly QueixaPresente[],
): Escolhido[] {
  const principal = padroes[0]?.padrao.id;
  const temPrincipal = queixas.some(({ daPrincipal }) => daPrincipal);
  const aoLado = new Set(queixas.flatMap(({ nome, daPrincipal }) => (temPrincipal && !daPrincipal ? [nome] : [])));
  const [lidera] = queixas.filter(({ daPrincipal }) => daPrincipal || !temPrincipal);
  // A channel that hurts, or an obstruction in it, has its core in the place.
  const doNucleo = ({ candidato }: Escolhido) =>
    candidato.doPadrao &&
    candidato.padraoId === principal &&
    principal !== undefined &&
    !isCanalId(principal) &&
    !deObstrucao.has(principal);
  const ordem = (escolhido: Escolhido) => {
    const { padraoId, papel, papeis } = escolhido.candidato;
    if (doNucleo(escolhido)) return 0;
    const daLider = papeis.filter(({ queixa }) => queixa === lidera?.nome);
    if (daLider.some((um) => um.papel === 'local')) return 1;
    if (daLider.length > 0) return 2;
    if (padraoId === daQueixa) return papel && aoLado.has(papel.queixa) ? maisAtras : 3;
    const posicao = padroes.findIndex(({ padrao }) => padrao.id === padraoId);
    return posicao < 0 ? maisAtras : 4 + posicao;
  };
  return [...escolhidos].sort((a, b) => ordem(a) - ordem(b) || b.candidato.peso - a.candidato.peso);
}

const maisAtras = 100;
const deObstrucao: ReadonlySet<string> = new Set(['vento_frio_umidade_canais', 'umidade_calor_canais']);
