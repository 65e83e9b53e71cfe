import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import type { Achado } from '@meridia/shared/relatorio.ts';
import { achadoId, sinaisPresentes, sinalDoAchado } from '../achados/achado-id.ts';
import { isCircunstancia } from '../achados/circunstancia.ts';
import { quemQuerPararDeFumar } from '../catalog/orientacoes.ts';
import { type SinalId, sinais } from '../catalog/sinais.ts';
import { antesDoQueMove } from '../leitura/alheio.ts';
import { marcarEscopo } from '../leitura/escopo.ts';
import { lerPalavras, semAcentos } from '../leitura/palavras.ts';
import { pesoPeloLugar, queixasDoRelato } from './achados-da-queixa.ts';
import { type Aspecto, aspectosDasPartes } from './aspecto-da-queixa.ts';
import { paraEmagrecer, semOQueMuda, semOQueSossegou } from './frases-da-queixa.ts';
import { comMembroInteiro, type Lado, ladosDasPartes } from './lado-da-queixa.ts';
import { costasDeBaixo, type ParteDoCorpo, partesDoCorpo } from './partes-do-corpo.ts';
import { type Queixa, queixas } from './tabela-das-queixas.ts';

export interface QueixaPresente extends Queixa {
  /** 0..1; a sign of the main complaint weighs most. */
  peso: number;
  /** The achados that show the complaint; they link it to a pattern. */
  achadoIds: readonly string[];
  /** The side that was told for its part of the body; null when both sides or none were. */
  lado: Lado | null;
  /** The face of its part that was told: "do lado de fora"; null when none was. */
  aspecto: Aspecto | null;
  /** Whether the main complaint tells it. */
  daPrincipal: boolean;
  /** 0..1, higher the earlier the main complaint names its part of the body; null when it names none. */
  lugar: number | null;
}

/** So many complaints of the main complaint have points of their own; those of other answers only where it tells none. */
const maximoDeQueixas = { daPrincipal: 6, outras: 3 } as const;

const queLideram = 2;

/** The weight of a complaint, and more the more answers tell it. */
export function reforcada({ peso, achadoIds }: QueixaPresente): number {
  return peso + reforcoPorResposta * (new Set(achadoIds.map((id) => id.slice(id.indexOf('@')))).size - 1);
}
const reforcoPorResposta = 0.15;

/** In letters: what somebody came for stands within so many after the words that announce it. */
const alcanceDoMotivo = 40;

/** "Veio por causa de dor de cabeça": what follows, in simple letters; '' where the text does not announce it. */
function motivoDaVinda(queixaPrincipal: string): string {
  const simples = semAcentos(queixaPrincipal).toLowerCase();
  const achado = /\b(veio|vem|vim|viemos|procur\w+)( \w+){0,3} por (causa d[aeo]s? |uma? )?/.exec(simples);
  return achado ? simples.slice(achado.index + achado[0].length).slice(0, alcanceDoMotivo) : '';
}

/** A back whose pain is told to go down the leg, in words that name no sciatica. */
function irradiaPelaPerna(queixaPrincipal: string): boolean {
  const simples = semAcentos(queixaPrincipal).toLowerCase();
  return (
    /\b(lomb\w+|coluna|costas|bunda|gluteo|nadega|quadril)\b/.test(simples) &&
    /(?<!\b(nao|n|sem|nega|nem|nunca) )\b(irradia\w*|desce|descendo|corre|vai ate)\b[^.;\n]{0,60}\b(coxa|perna|panturrilha|batata|pe|calcanhar)\b/.test(
      simples,
    )
  );
}

const nomeDaFace = 'dor na face';
const dorDaFace =
  /\b(trigemeo|(dor|dores|doi|choques?|pontadas?|fisgadas?) n[oa]s? (\w+ ){0,2}(rosto|face|bochechas?|cara))\b/g;

/** A pain of the face, for which there is no sign: "neuralgia do trigêmeo", "choque na bochecha". */
function doiAFace(queixaPrincipal: string): boolean {
  const { texto, palavras } = lerPalavras(semOQueSossegou(queixaPrincipal));
  const marcas = marcarEscopo(palavras, new Set());
  return [...semAcentos(texto).toLowerCase().matchAll(dorDaFace)].some(({ index }) => {
    const marca = marcas[palavras.findIndex(({ inicio, fim }) => inicio <= index && index < fim)];
    return marca !== undefined && !marca.negada && !marca.fora && !marca.passada;
  });
}

const nomesSimples = new Map(queixas.map((queixa) => [queixa, semAcentos(queixa.nome)]));

type DeQueixa = Pick<DadosAnamnese, 'queixaPrincipal'> & Partial<Pick<DadosAnamnese, 'faceObservacao'>>;

/** Several steps of one report ask for the complaints of the same findings. */
const encontradas = new WeakMap<readonly Achado[], { dados: DeQueixa; queixas: readonly QueixaPresente[] }>();

/** The complaints that findings and main complaint show, heaviest first; of the same weight the one told first. */
export function encontrarQueixas(todos: readonly Achado[], dados: DeQueixa): readonly QueixaPresente[] {
  const antes = encontradas.get(todos);
  if (antes?.dados === dados) return antes.queixas;
  const presentes = procurarQueixas(todos, dados);
  encontradas.set(todos, { dados, queixas: presentes });
  return presentes;
}

function procurarQueixas(
  todos: readonly Achado[],
  { queixaPrincipal, faceObservacao = null }: DeQueixa,
): readonly QueixaPresente[] {
  const achados = comColicaDaMenstruacao(queixasDoRelato(todos, queixaPrincipal));
  const ditas = partesDitas(queixaPrincipal, achados);
  // What the therapist saw in the face says its side where the client does not.
  const lados = new Map([
    ...ladosDasPartes(faceObservacao ?? ''),
    ...comMembroInteiro(ladosDasPartes(queixaPrincipal)),
  ]);
  const aspectos = aspectosDasPartes(queixaPrincipal);
  const motivo = motivoDaVinda(queixaPrincipal);
  const simples = semAcentos(queixaPrincipal).toLowerCase();
  const irradiada = irradiaPelaPerna(queixaPrincipal);
  const naFace = doiAFace(queixaPrincipal);
  const acordaPorOutraCoisa = despertaPorOutraCoisa(achados, simples);
  const soAtras = doiSoNoGluteo(simples);
  const porExtenso = new Map(
    ditasPorExtenso.flatMap(({ nome, dito, chamada }) => {
      const achado = dito.test(simples) ? ditoDeSi(queixaPrincipal, dito) : null;
      return achado === null ? [] : [[nome, { lugar: pesoPeloLugar(achado, simples), chamada }] as const];
    }),
  );
  const desce = ({ nome, sinais: seus }: Queixa) =>
    (irradiada && seus.includes('ciatica')) || (naFace && nome === nomeDaFace) || porExtenso.has(nome);
  const presentes = queixas
    .map((queixa) => {
      const daParte = ditas.has(queixa.partes[0] ?? '');
      const anunciada = motivo.startsWith(nomesSimples.get(queixa) ?? queixa.nome);
      const seus = achados
        .flatMap((achado) => {
          const sinal = achado.presente ? sinalDoAchado(achado) : undefined;
          if (!sinal || !(queixa.sinais.includes(sinal) || (daParte && semLugar.has(sinal)))) return [];
          // Weak knees are a sign of the root, and no pain of the back.
          if (sinal === 'lombar_joelhos_fracos' && achado.label.startsWith('joelhos')) return [];
          if (sinal === 'despertares_noturnos' && acordaPorOutraCoisa) return [];
          // Who smokes did not come for that, unless the main complaint tells the wish to stop.
          if (sinal === 'tabaco' && !(isPrincipal(achado) && porExtenso.has(queixa.nome))) return [];
          return [
            {
              achado,
              sinal,
              peso: achado.forca * (isPrincipal(achado) ? 0.9 * pesoPeloLugar(achado.valor, queixaPrincipal) : 0.45),
            },
          ];
        })
        .sort((a, b) => b.peso - a.peso);
      const aspecto =
        queixa.partes.map((parte) => aspectos.get(parte)).find((dito) => dito !== undefined) ??
        (soAtras && queixa.partes[0] === 'quadril' ? 'posterior' : null);
      const principal = daParte || anunciada || desce(queixa) || seus.some(({ achado }) => isPrincipal(achado));
      const presente: QueixaPresente = {
        ...queixa,
        ...(aspecto && queixa.porAspecto[aspecto]),
        aspecto,
        daPrincipal: principal,
        nome:
          porExtenso.get(queixa.nome)?.chamada ??
          (anunciada || (naFace && queixa.nome === nomeDaFace) ? queixa.nome : nomear(queixa, seus, simples)),
        peso: Math.max(
          seus[0]?.peso ?? 0,
          anunciada ? 1 : pesoDaPalavra * (ditas.get(queixa.partes[0] ?? '') ?? 0),
          desce(queixa) ? pesoDaPalavra : 0,
        ),
        achadoIds: seus.map(({ achado }) => achado.id),
        lado: ladoDe(queixa, lados),
        lugar: anunciada ? 1 : (porExtenso.get(queixa.nome)?.lugar ?? ditas.get(queixa.partes[0] ?? '') ?? null),
      };
      return { presente, id: queixa.nome };
    })
    .filter(({ presente }) => presente.peso >= 0.2 && !(irradiada && soAlcancada(presente, queixaPrincipal)))
    .sort((a, b) => b.presente.peso - a.presente.peso);
  const substituidas = new Set(presentes.flatMap(({ presente }) => presente.substitui));
  const ficam = presentes.filter(({ id }) => !substituidas.has(id));
  const todasDaPrincipal = ficam.filter(({ presente }) => presente.daPrincipal);
  // Behind the two that lead, what other answers tell as well comes before what stands in one word of a long story.
  const depois = todasDaPrincipal.slice(queLideram).sort((a, b) => reforcada(b.presente) - reforcada(a.presente));
  const vagas = maximoDeQueixas.daPrincipal - queLideram;
  // A joint that hurts is a complaint, wherever it was told, and gives no place to what is only a sign.
  const comLugar = new Set(depois.filter(({ presente }) => presente.corrente).slice(0, vagas));
  const semLugarProprio = new Set(depois.filter((uma) => !comLugar.has(uma)).slice(0, vagas - comLugar.size));
  const daPrincipal = [
    ...todasDaPrincipal.slice(0, queLideram),
    ...depois.filter((uma) => comLugar.has(uma) || semLugarProprio.has(uma)),
  ];
  const comPontos =
    daPrincipal.length > 0
      ? [...daPrincipal, ...aoLadoDe(daPrincipal, ficam, todos)]
      : ficam
          .filter(({ id, presente }) => !duvidosas.has(id) || isClara(id, presente, todos, sinaisPresentes(todos)))
          .slice(0, maximoDeQueixas.outras);
  return comPontos.map(({ presente }) => presente);
}

/** What somebody comes for in words that tell no sign of it, with the name that it has on paper. */
const ditasPorExtenso: readonly { nome: string; dito: RegExp; chamada?: string }[] = [
  {
    nome: 'dificuldade para engravidar',
    dito: /\b(tent\w+|quer|quero|busc\w+|dificuldade (de|para)|nao consigo|nao consegue)( \w+){0,2} engravidar\b|\btentantes?\b/,
  },
  { nome: 'vontade de fumar', dito: quemQuerPararDeFumar },
  { nome: 'excesso de peso', dito: paraEmagrecer },
  {
    nome: 'queimação ou formigamento nos pés',
    dito: /\b(neuropati\w+|polineuropati\w+|queima\w*|queimando|ard(e|em|endo|encia|or)|formig\w+|dorment\w+|dormencia|brasa|pega(m|ndo)? fogo)\b[^.;]{0,30}\b(pes?|solas?|plantas? dos?|em (meia|bota))\b|\b(pes?|solas?)\b[^.;]{0,24}\b(pega(m|ndo)? fogo|queima\w*|ard(e|em|endo)|formig\w+|dorment\w+|em brasa)\b/,
  },
  {
    nome: 'pernas inquietas',
    dito: /\b(pernas? inquietas?|inquietude nas pernas|agonia nas pernas|(parar?|paro) de mexer as pernas|pernas? (nao|n|que nao) (sosseg\w+|par(a|am)|aquiet\w+))\b/,
  },
  {
    nome: 'fraqueza da face',
    dito: /\bparalisi\w+ (facial|de bell|d[ao] (rosto|face))\b(?=.*\b(ficou|sequela|repux\w+|pisca junto|ainda)\b)/s,
    chamada: 'sequela de paralisia facial',
  },
];

/** The words of herself that the pattern finds, in simple letters, also of what has been and left something; null where others are spoken of. */
function ditoDeSi(queixaPrincipal: string, padrao: RegExp): string | null {
  const { texto, palavras } = lerPalavras(queixaPrincipal);
  const dito = padrao.exec(semAcentos(texto).toLowerCase());
  if (!dito) return null;
  const marca = marcarEscopo(palavras, new Set())[
    palavras.findIndex(({ inicio, fim }) => inicio <= dito.index && dito.index < fim)
  ];
  return marca && !marca.negada && !(marca.fora && !marca.incerta) ? dito[0] : null;
}

const gluteo = /\b(gluteos?|nadegas?|bumbum|bunda|traseiro)\b/;

/** A buttock is the back of the hip: "dor no glúteo D", where the hip itself is not named. */
function doiSoNoGluteo(simples: string): boolean {
  return gluteo.test(simples) && !/\b(quadril|quadris|trocanter|coxartrose)\b/.test(simples);
}

/** Who only wakes to pass water, or because a baby does, has no trouble with her own sleep. */
function despertaPorOutraCoisa(achados: readonly Achado[], simples: string): boolean {
  const ditos = sinaisPresentes(achados);
  if (ditos.has('insonia') || ditos.has('insonia_inicial')) return false;
  return (
    ditos.has('noctiuria') ||
    /\b(bebe|nenem|nene|filh[oa]|ele|ela) (\w+ ){0,2}(acorda|chora|mama)\w* de\b|\bmamadas?\b/.test(simples)
  );
}

/** "Espinha e cólica" of a woman who ticks a painful menstruation: the cramp that she came for is this one. */
function comColicaDaMenstruacao(achados: readonly Achado[]): Achado[] {
  const dela = achados.find(
    (achado) => achado.presente && /^dismenorreia/.test(sinalDoAchado(achado) ?? '') && !isPrincipal(achado),
  );
  const sinal = dela && sinalDoAchado(dela);
  if (!sinal) return [...achados];
  return achados.map((achado) =>
    isPrincipal(achado) && achado.presente && sinalDoAchado(achado) === 'dor_colica'
      ? { ...achado, id: achadoId(sinal, 'queixaPrincipal'), label: sinais[sinal].rotulo }
      : achado,
  );
}

/** What is treated beside the main complaint wherever it was told: bowel, sleep and mood, one complaint of each. */
const tambemTratadas: readonly (readonly string[])[] = [
  ['intestino preso', 'intestino solto'],
  ['sono difícil'],
  ['ansiedade', 'tristeza e desânimo'],
];

interface Presente {
  presente: QueixaPresente;
  id: string;
}

function aoLadoDe(principais: readonly Presente[], todas: readonly Presente[], achados: readonly Achado[]): Presente[] {
  const sinaisDitos = sinaisPresentes(achados);
  return tambemTratadas.flatMap((grupo) => {
    if (principais.some(({ id }) => grupo.includes(id))) return [];
    return todas.find(({ id, presente }) => grupo.includes(id) && isClara(id, presente, achados, sinaisDitos)) ?? [];
  });
}

const duvidosas: ReadonlySet<string> = new Set(['intestino preso', 'intestino solto']);

/** Of a complaint that only other answers show; what is told with less force ("às vezes") is a sign and no complaint. */
const pesoClaro = 0.3;

/**
 * Whether what other answers tell is a complaint, and not only a sign: dry stools every day are no constipation, and a bowel that one
 * answer calls blocked and another loose is not known.
 */
function isClara(
  id: string,
  { peso, achadoIds }: QueixaPresente,
  achados: readonly Achado[],
  ditos: ReadonlySet<SinalId>,
): boolean {
  // Sleep that is ticked as bad was asked about and told.
  if (id === 'sono difícil' && achadoIds.some((um) => um.endsWith('@sintomasSono'))) return true;
  if (peso < pesoClaro) return false;
  if (id === 'intestino preso')
    return (
      ditos.has('constipacao') &&
      !fezesSoltas.some((sinal) => ditos.has(sinal)) &&
      !achados.some((achado) => !achado.presente && sinalDoAchado(achado) === 'constipacao')
    );
  if (id === 'intestino solto')
    return (
      !fezesPresas.some((sinal) => ditos.has(sinal)) &&
      // Once a day and pasty is a sign, and no loose bowel.
      (ditos.has('diarreia') || !achados.some((achado) => !achado.presente && sinalDoAchado(achado) === 'constipacao'))
    );
  // Who is only ticked as fearful did not come for that.
  if (id === 'ansiedade') return achadoIds.some((achadoId) => sinalDoAchado({ id: achadoId }) !== 'medo');
  return true;
}

const fezesSoltas = ['diarreia', 'fezes_moles', 'diarreia_matinal', 'diarreia_ardente'] as const satisfies SinalId[];
const fezesPresas = ['constipacao', 'fezes_secas'] as const satisfies SinalId[];

/** By what was told where that is less than the complaint's name; pain is named only where it was told. */
function nomear(queixa: Queixa, seus: readonly { achado: Achado; sinal: SinalId }[], simples: string): string {
  const seu = seus.find(({ sinal }) => queixa.sinais.includes(sinal));
  if (seu) {
    const dito = seu.achado.label;
    // "Morte da esposa" is why somebody grieves, and not what is treated.
    if (seu.sinal === 'luto') return queixa.outrosNomes.luto ?? queixa.nome;
    return dito === sinais[seu.sinal].rotulo ? (queixa.outrosNomes[seu.sinal] ?? queixa.nome) : dito;
  }
  const dita =
    seus.some(({ achado }) => achado.label.split(' e ').includes(queixa.nome)) ||
    simples.includes(semAcentos(queixa.nome));
  return dita ? queixa.nome : queixa.nome.replace(/^dor /, 'incômodo ');
}

function isPrincipal({ fonte }: Achado): boolean {
  return fonte === 'anamnese.queixaPrincipal';
}

/** Weight of a joint that the main complaint names, as that of a sign: "ombro esquerdo travado". */
const pesoDaPalavra = 0.9;

/** Joints and parts that are the place of a complaint when the main complaint names them. A hand may be named for its coldness alone. */
const partesDeJunta = [
  'mandibula',
  'pescoco',
  'ombro',
  'cotovelo',
  'punho',
  'lombar',
  'quadril',
  'joelho',
  'tornozelo',
  'calcanhar',
] as const satisfies readonly ParteDoCorpo[];

/** The words of each, unless they are said to be cold or only to be bent: "ombro", not "ombro gelado" or "com o joelho dobrado". */
const articulacoes = partesDeJunta.map(
  (parte) =>
    [
      parte,
      new RegExp(`\\b(${partesDoCorpo[parte]})\\b(?!( \\w+)? (fri|gelad|dobrad|flexionad|esticad))`, 'g'),
    ] as const,
);

/** Signs of a joint that do not say which one. */
const semLugar: ReadonlySet<SinalId> = new Set<SinalId>([
  'dor_pescoco_ombros',
  'dor_articular',
  'articulacao_inflamada',
  'rigidez',
  'artrose',
  'artrite',
  'bursite',
  'tendinite',
]);

/**
 * The joints that the main complaint names, and the one that a sign without a place of its own was told of ("dor no ombro"), each
 * with its place: 1 for what is told first.
 */
function partesDitas(queixaPrincipal: string, achados: readonly Achado[]): ReadonlyMap<string, number> {
  const outras = achados.some((achado) => achado.presente && isPrincipal(achado) && !isCircunstancia(achado.label));
  const daQueixa = nomeadas(semOQueMuda(semOQueSossegou(queixaPrincipal)), outras).map(
    ({ parte, palavra }) => [parte, pesoPeloLugar(palavra, queixaPrincipal)] as const,
  );
  const dosSinais = achados.flatMap((achado) => {
    const sinal = achado.presente ? sinalDoAchado(achado) : undefined;
    const partes = sinal && semLugar.has(sinal) ? nomeadas(achado.label) : [];
    return partes.length === 1 ? partes.map(({ parte }) => [parte, 0.9] as const) : [];
  });
  return new Map([...dosSinais, ...daQueixa]);
}

/** A part is a complaint where its sentence says what is wrong with it. */
export const deIncomodo =
  /\b(d(oi|oem|or|ores|oendo|olorid\w*|oia)|fisg\w*|pontad\w*|ferroad\w*|finc\w*|trav\w*|repux\w*|latej\w*|queim\w*|incomod\w*|peg(a|ando|ou)|inch\w*|dur[oa]s?|rigid\w*|tens\w*|contrat\w*|estal\w*|estral\w*|limita\w*|torc\w*|les\w*|bursite|tendin\w*|artr\w*|sens\w*|formig\w*|dorm\w*|amortec\w*|adormec\w*|frac\w*|fraq\w*|bamb\w*|falh\w*|machuc\w*|congelad\w*|quebr\w*|fratur\w*|oper\w*|surd[oa]|cansad\w*|canseira|pes(o|ad[oa])|aperto|apert\w*|rupt\w*|romp\w*|desgast\w*|agulhad\w*|choqu\w*|\w+(algia|pax)|eva \d|sublux\w*|(?!noite|apetite|limite|leite|evite|glicose|lactose|dose)\w+(ite|ose))\b/;
/** "Joelhos fracos no fim do dia", "joelhos cansados": a sign of the root, and no pain of the joint. */
const soCansa = /\b(frac\w*|fraq\w*|bamb\w*|cansad\w*|canseira)\b/;
/** "Às vezes pega glúteo": how far another pain goes now and then. */
const asVezesPega =
  /\b(as vezes|de vez em quando|vez ou outra|raramente)\b[^,.;:]{0,12}\b(pega|puxa|vai|chega|alcanca|passa)\b[^,.;:]{0,12}$/;

/** Beside another complaint: told as a sign, or as the end of another pain. */
function soDeLeve(antes: string, depois: string): boolean {
  const antesDela = antes.split(/[,:]/).at(-1) ?? '';
  if (asVezesPega.test(antesDela.replaceAll(/[^a-z0-9 ]+/g, ' '))) return true;
  const oracao = `${antesDela}${depois.split(/[,:]/)[0] ?? ''}`;
  return soCansa.test(oracao) && !deIncomodo.test(oracao.replaceAll(new RegExp(soCansa, 'g'), ' '));
}

/** Heat, sweat or cold felt at a part is no complaint of its joint. */
const soSente = /\b(calor\w*|fogacho\w*|suor\w*|sua|suando|sudorese|vermelh\w*|arrepio\w*|frio|gelad\w*)\b[^,.;:]*$/;
/** "Dor no cotovelo, piora ao fletir o": the joint that follows only moves, where another one was named. */
function soSeMove(antes: string): boolean {
  const simples = antes.replaceAll(/[^a-z0-9]+/g, ' ').trim();
  return antesDoQueMove.test(simples) && articulacoes.some(([, nomes]) => simples.search(nomes) >= 0);
}

/** How far something reaches: "sobe até o tornozelo". */
const soAlcanca = /\b(ate|p\/|para|pro|pra)( [oa]s?)? $/;

/** Whether the main complaint names the part only as the end of a pain that comes from elsewhere: "desce até o calcanhar". */
function soAlcancada({ partes: [parte] }: Queixa, queixaPrincipal: string): boolean {
  if (!parte || !extremos.has(parte)) return false;
  const simples = semAcentos(queixaPrincipal).toLowerCase();
  const ditas = [...simples.matchAll(new RegExp(`\\b(${partesDoCorpo[parte]})\\b`, 'g'))];
  return ditas.length > 0 && ditas.every(({ index }) => soAlcanca.test(simples.slice(0, index)));
}

const extremos: ReadonlySet<string> = new Set(['panturrilha', 'tornozelo', 'calcanhar', 'pe']);

/** The joints that a text names, unless it denies them, tells of the past or speaks of somebody else. A cold joint is no complaint of it. */
function nomeadas(texto: string, comQueixa = false): { parte: ParteDoCorpo; palavra: string }[] {
  const { texto: composto, palavras } = lerPalavras(texto);
  const simples = semAcentos(composto);
  const marcas = marcarEscopo(palavras, new Set());
  const vale = (index: number) => {
    const marca = marcas[palavras.findIndex(({ inicio, fim }) => inicio <= index && index < fim)];
    const daPele = /\b(pele|coca\w*|coceira|mancha\w*|ferida\w*|descama\w*|dermatite|eczema|psoriase|alergia)\b/;
    const antes =
      simples
        .slice(0, index)
        .split(/[.;!?\n]/)
        .at(-1) ?? '';
    const depois = /^[^.;!?\n]*/.exec(simples.slice(index))?.[0] ?? '';
    if (comQueixa && soSeMove(antes)) return false;
    if (comQueixa && (soAlcanca.test(antes) || !deIncomodo.test(`${antes}${depois}`))) return false;
    if (comQueixa && soDeLeve(antes, depois)) return false;
    const [perto = ''] = depois.split(/[,:]/);
    if (soSente.test(antes) && !deIncomodo.test(`${antes.split(/[,:]/).at(-1) ?? ''}${perto}`)) return false;
    return (
      marca !== undefined &&
      !marca.negada &&
      !marca.fora &&
      !marca.passada &&
      !(daPele.test(antes) && !/\b(d(or|oi|ores|oem|oendo)|dolorid\w*)\b/.test(antes))
    );
  };
  const formas = palavras.map(({ forma }) => forma);
  const baixas = palavras.filter((palavra, indice) => costasDeBaixo(formas, indice) && vale(palavra.inicio));
  const juntas = articulacoes.flatMap(([parte, nomes]) => {
    const dita = [...simples.matchAll(nomes)].find(
      ({ index, 0: palavra }) =>
        vale(index) && !(comQueixa && (soFraqueja(parte, simples, index) || soChega(palavra, simples, index))),
    );
    return dita ? [{ parte, palavra: composto.slice(dita.index, dita.index + dita[0].length) }] : [];
  });
  const [baixa] = baixas;
  if (!baixa || juntas.some(({ parte }) => parte === 'lombar')) return juntas;
  return [...juntas, { parte: 'lombar', palavra: composto.slice(baixa.inicio, baixa.fim) }];
}

const deFraqueza = /\b(frac\w*|fraqu\w*|cansad\w*|canseira|bamb\w*)\b/g;

/** "Lombar e joelhos fracos no fim do dia" is a weakness, and no complaint of the knee. */
function soFraqueja(parte: ParteDoCorpo, simples: string, index: number): boolean {
  if (parte !== 'joelho') return false;
  const antes =
    simples
      .slice(0, index)
      .split(/[,.;:!?\n]/)
      .at(-1) ?? '';
  const oracao = `${antes}${/^[^,.;:!?\n]*/.exec(simples.slice(index))?.[0] ?? ''}`;
  const semFraqueza = oracao.replace(deFraqueza, '');
  return semFraqueza !== oracao && !deIncomodo.test(semFraqueza);
}

/** "Às vezes pega o glúteo" of a back that hurts: how far it reaches. */
function soChega(palavra: string, simples: string, index: number): boolean {
  return (
    /^(gluteo|nadega|bumbum|bunda|traseiro)/.test(palavra) &&
    /\b(lomb\w+|costas|coluna|ciatic\w*)\b/.test(simples.slice(0, index)) &&
    /\b(peg(a|ando)|pux(a|ando)|irradia\w*|desce|descendo|vai|corre|reflete|ate|para|pra|pro)( (umpouco|um pouco|muito))?( (o|a|no|na|para|pra|pro|ao?|ate))*( [oa])? $/.test(
      simples.slice(0, index),
    )
  );
}

function ladoDe({ partes }: Queixa, lados: ReadonlyMap<ParteDoCorpo, Lado>): Lado | null {
  const ditos = new Set(partes.flatMap((parte) => lados.get(parte) ?? []));
  const [lado] = ditos;
  return ditos.size === 1 ? (lado ?? null) : null;
}
