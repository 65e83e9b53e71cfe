// What somebody came for stands in the first words of the main complaint. Where nothing was read of it, a plan for other signs would be
// a plan for somebody else.
import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import type { Achado } from '@meridia/shared/relatorio.ts';
import { sinalDoAchado } from '../achados/achado-id.ts';
import { isCircunstancia } from '../achados/circunstancia.ts';
import { deIncomodo, encontrarQueixas, type QueixaPresente } from '../protocolo/queixas.ts';
import { falaDe } from '../safety/citar.ts';
import type { Frase } from '../safety/frase.ts';
import { lugaresNaRede } from '../safety/rede.ts';
import { lerRelatos } from '../safety/relatos.ts';

/** A place or a function that a complaint may be about: its words, without accents, and the names of signs that say what it has. */
const assuntos: readonly (readonly [nome: string, palavras: RegExp, sinais: RegExp])[] = [
  ['joelho', /\b(joelhos?|gonalgia|patela)\b/, /joelho|articul|artrose|artrite/],
  ['ombro', /\b(ombros?|manguito)\b/, /ombro|articul/],
  ['cotovelo', /\b(cotovelos?|epicondilite)\b/, /cotovelo|braco|articul/],
  ['mão ou punho', /\b(punhos?|tunel do carpo)\b/, /mao|punho|dedo|dorm|formig|articul|carpo/],
  ['quadril', /\b(quadril|quadris|virilha)\b/, /quadril|virilha|articul|ciatic|lomb/],
  [
    'tornozelo ou pé',
    /\b(tornozelos?|calcanhar|esporao|fascite)\b/,
    /tornozelo|calcanhar|\bpe\b|dor_pe|articul|trauma/,
  ],
  [
    'costas',
    /\b(lombar|lombalgia|lombociatalgia|coluna|ciatic\w+|descadeirad\w+)\b/,
    /lomb|costas|coluna|ciatic|hernia|quadril/,
  ],
  ['pescoço', /\b(pescoco|cervical|cervicalgia|torcicolo|cangote)\b/, /pescoco|cervic|nuca|tensao|ombro/],
  ['cabeça', /\b(dor(es)? de cabeca|enxaquecas?|cefaleia)\b/, /cabeca|cefaleia|enxaqueca/],
  [
    'sono',
    /\b(insonia|dormir|durmo|dorme|dorm(iu|indo)|pegar no sono|sono (ruim|leve|picado|agitado))\b/,
    /inson|sono|despert|acorda|pesadel|dorm/,
  ],
  [
    'coceira ou pele',
    /\b(coceira|coca(ndo|r)?|cocam|urticaria|eczema|psoriase|dermatite|acne|espinhas?)\b/,
    /coceira|prurid|pele|erup|urtic|eczema|psor|acne|dermat|mancha|descama|vesic/,
  ],
  ['tontura', /\b(tonturas?|ton(to|ta)|labirintite|vertigem|zonz[oa]|zonzeira)\b/, /tont|vertig|labirint/],
  [
    'pés',
    /\b(neuropati\w+|(queimacao|queim(a|am|ando)|formig\w+|ardencia) (\w+ ){0,3}(pes?|solas?))\b/,
    /neuropat|formig|dorm|queima|calor_palmas|dor_pe\b|\bpes?\b/,
  ],
  ['zumbido', /\b(zumbidos?|zumbindo)\b/, /zumbid/],
  [
    'menstruação',
    /\b(colicas? (menstrua\w+|forte|no primeiro)|menstruacao|tpm|endometriose)\b/,
    /menstr|colica|ciclo|fluxo|tpm|amenorr|coagul|endometr|mama|sangue/,
  ],
  ['calores', /\b(calor(es|oes)|fogachos?|menopausa|climaterio)\b/, /calor|fogacho|menopausa|sudorese|suor/],
  [
    'estômago',
    /\b(estomago|azia|refluxo|gastrite|queimacao(?! (\w+ ){0,5}(pes?|pernas?|solas?|maos?|pele|costas|boca|olhos?))(?<!\b(pes?|pernas?|solas?|maos?|pele|costas|boca|olhos?|neuropatia) (\w+ ){0,6}queimacao))\b/,
    /azia|refluxo|estomag|epigast|gastrite|empach|digest|nausea|distens|arrot|queima|apetite/,
  ],
  [
    'intestino',
    /\b(intestino|prisao de ventre|diarreia|hemorroidas?)\b/,
    /constip|diarreia|fezes|evacua|intestin|hemorr|gases|distens/,
  ],
  ['enjoo', /\b(enjoos?|enjoad[oa]|nauseas?|vomit\w+)\b/, /nause|enjoo|vomit/],
  [
    'tosse ou respiração',
    /\b(tosse|tossindo|asma|rinite|sinusite|bronquite|falta de ar|chiado)\b/,
    /tosse|falta_ar|asma|rinite|nari|nasal|sinus|espirr|catarro|coriza|chia|bronq|congest/,
  ],
  [
    'urina',
    /\b(xixi|bexiga|incontinencia|cistite|infeccao urinaria)\b/,
    /urin|incontin|bexiga|noctur|micc|jato|enurese|esfincter|ardor/,
  ],
  [
    'ansiedade',
    /\b(ansiedade|ansios[oa]|panico|angustia)\b/,
    /ansied|panic|nervos|angust|medo|preocup|palpit|agita|irrit|estresse|inquiet/,
  ],
  ['tristeza', /\b(depressao|depressiv[oa]|tristeza|luto)\b/, /trist|depress|desanim|choro|apatia|luto|magoa/],
  ['cansaço', /\b(cansaco|fadiga|esgotamento|exaustao|sem energia)\b/, /cansa|fadiga|fraq|esgot|exaust|sonol|acorda/],
  ['memória', /\b(memoria|esquecimentos?)\b/, /memoria|esquec|concentr/],
];

/** What of the main complaint was not understood. */
export interface SemLeitura {
  /** The sentence as it was written. */
  fala: string;
  /** The place or function that it names; null where its words name none that is known. */
  assunto: string | null;
}

/**
 * The first place or function of which the main complaint tells what it has: "joelho", "sono". Where none of its words was read, the first
 * that it names; null when it names none that is known, or what was read of it is something else: who sweats "e não sua dormindo" did not
 * come for her sleep.
 */
export function assuntoDaQueixa(dados: DadosAnamnese): string | null {
  const frases = frasesDaQueixa(dados);
  const nomeados = frases.flatMap(assuntosDa);
  const ditos = frases.flatMap(({ sinais }) =>
    [...sinais].flatMap(([sinal, certeza]) => (certeza === 'certo' && !isCircunstancia(sinal) ? [sinal] : [])),
  );
  const contado = nomeados.find(({ sinais }) => ditos.some((sinal) => sinais.test(sinal)));
  if (contado) return contado.nome;
  return ditos.every((sinal) => semAssunto.test(sinal)) ? (nomeados[0]?.nome ?? null) : null;
}

/** Times, changes and what may be felt anywhere name no other subject. */
const semAssunto =
  /^(cronico|constitucional|inicio_|piora_|melhora_|idade_|crianca|dor$|rigidez$|formigamento|dormencia|fraqueza|edema$|gestante)/;

/** The first place or function that the main complaint names, when no answer says what it has; null when the complaint was understood. */
export function queixaNaoEntendida(dados: DadosAnamnese, achados: readonly Achado[]): SemLeitura | null {
  // Without a single finding there is no pattern either, and the report says that it has none.
  if (achados.length === 0) return null;
  const frases = frasesDaQueixa(dados);
  // What has points of its own in the plan was understood, whether or not a sign tells it.
  const doPlano = encontrarQueixas(achados, dados).filter(({ daPrincipal }) => daPrincipal);
  const presentes = achados.filter(({ presente, label }) => presente && !isCircunstancia(label));
  for (const frase of frases) {
    const primeiro = primeiroAssunto(frase);
    if (!primeiro) {
      // What she came for was understood before any other place is named.
      const lida = presentes.some((achado) => frase.sinais.get(sinalDoAchado(achado) ?? '') === 'certo');
      if (lida) return null;
      continue;
    }
    const dito = presentes.some((achado) =>
      primeiro.sinais.test(`${sinalDoAchado(achado) ?? ''} ${achado.label}`.toLowerCase()),
    );
    const tratado =
      (deIncomodo.test(frase.texto) && doPlano.some(({ nome }) => primeiro.sinais.test(nome))) ||
      contadaAntes(doPlano[0], presentes, frase, primeiro.onde);
    return dito || tratado ? null : { fala: falaDe(frase, maximoDaFala), assunto: primeiro.nome };
  }
  const [frase] = frases;
  const nadaLido = doPlano.length === 0 && !presentes.some(({ fonte }) => fonte === 'anamnese.queixaPrincipal');
  return frase && nadaLido ? { fala: falaDe(frase, maximoDaFala), assunto: null } : null;
}

/** Whether what leads the plan was told before the place or function: "ranjo os dentes dormindo". */
function contadaAntes(
  primeira: QueixaPresente | undefined,
  presentes: readonly Achado[],
  { palavras, resposta }: Frase,
  onde: number,
): boolean {
  const limite = palavras[onde]?.inicio ?? 0;
  return presentes.some(({ id, valor }) => {
    const [fala = ''] = valor.split(' … ');
    const lugar = fala === '' ? -1 : resposta.indexOf(fala);
    return primeira?.achadoIds.includes(id) === true && lugar >= (palavras[0]?.inicio ?? 0) && lugar < limite;
  });
}

function frasesDaQueixa(dados: DadosAnamnese): Frase[] {
  return lerRelatos(dados).frases.filter(({ campo, palavras }) => campo === 'queixaPrincipal' && palavras.length > 0);
}

function primeiroAssunto(frase: Frase): { nome: string; sinais: RegExp; onde: number } | undefined {
  return assuntosDa(frase)[0];
}

/** In the order in which a sentence names them. */
function assuntosDa(frase: Frase): { nome: string; sinais: RegExp; onde: number }[] {
  return assuntos
    .flatMap(([nome, padrao, sinais]) => {
      const [lugar] = lugaresNaRede(frase, { padrao });
      const onde = lugar?.[0] ?? ondeSeConta(frase, padrao, sinais);
      return onde === null ? [] : [{ nome, sinais, onde }];
    })
    .sort((a, b) => a.onde - b.onde);
}

/** Of what a sign tells of today, however many years it has lasted: "zumbido há seis anos". */
function ondeSeConta(frase: Frase, padrao: RegExp, sinais: RegExp): number | null {
  if (![...frase.sinais].some(([sinal, certeza]) => certeza === 'certo' && sinais.test(sinal))) return null;
  const dito = padrao.exec(frase.texto);
  return dito ? frase.texto.slice(0, dito.index).split(' ').length - 1 : null;
}

/** In characters. */
const maximoDaFala = 140;
