import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { menstrualAge } from '@meridia/shared/anamnese/dados-pessoais.ts';
import type { PontoPrescrito, Protocolo, SegurancaNota } from '@meridia/shared/relatorio.ts';
import type { Relatos } from './relatos.ts';

/** The changes that a rule makes to the content. Patterns are matched on normalised text. */
export interface EfeitoClinico {
  /** WHO codes that are taken out. */
  retirarPontos?: ReadonlySet<string>;
  /** Extra points that are taken out, by pinyin in lower case. */
  retirarExtras?: ReadonlySet<string>;
  /** WHO codes of points that may only be warmed; they are taken out when moxa is not allowed. */
  retirarSemMoxa?: ReadonlySet<string>;
  retirarAuriculares?: RegExp;
  /** Therapies and advice are taken out when their name or text mentions this without denying it. */
  retirarTerapias?: RegExp;
  /** Advice that recommends this is taken out; advice to avoid it stays. */
  retirarOrientacoes?: RegExp;
  /** Sentences of the texts that propose this are taken out. */
  retirarFrases?: RegExp;
  /** `true`: no moxa anywhere; a set: none at these WHO codes. */
  semMoxa?: boolean | ReadonlySet<string>;
  /** `true`: no current anywhere; a set: none at these WHO codes. */
  semEletro?: boolean | ReadonlySet<string>;
  /** No needle in any point: they are pressed. */
  semAgulha?: true;
  /** Needles of all points, or of these, go in half a cun at most. */
  insercaoRasa?: true | ReadonlySet<string>;
  /** Dispersing becomes harmonising. */
  semDispersar?: boolean;
  /** Longest retention in minutes. */
  retencaoMax?: number;
  /** Rules for the points as a set, whether the engine or an import chose them. */
  conjunto?: 'catalogo' | 'repetidos' | 'opostos' | 'quantidade';
  /** Points with these WHO codes or extra points' names are taken out on this side of the body (null: on both). */
  retirarNoLado?: { codigos: ReadonlySet<string>; lado: Lado | null };
  /** Points with these WHO codes or extra points' names are needled on the other side alone. */
  semAgulhaNoLado?: { codigos: ReadonlySet<string>; lado: Lado };
  /** Positions of the body that are replaced by others. What reaches the back may not become one on the back. */
  trocarPosicao?: readonly { de: RegExp; para: string }[];
  /** A caution for the points with these WHO codes or extra points' names; `null` means every point. */
  cautelaPontos?: { codigos: ReadonlySet<string> | null; texto: string };
  /** Words added to the therapies that mention this. */
  cautelaTerapias?: { padrao: RegExp; texto: string };
  /** Words of the therapies that mention this, and what stands in their place. */
  trocarTerapias?: { padrao: RegExp; de: RegExp; para: string };
  /** Words added to the advice that mentions this. */
  cautelaOrientacoes?: { padrao: RegExp; texto: string };
}

export type Lado = NonNullable<PontoPrescrito['lado']>;

export interface RegraClinica {
  id: string;
  gravidade: SegurancaNota['gravidade'];
  fonte: string;
  /** The sources of what was told, in place of `fonte`. */
  fonteDe?: (dados: DadosAnamnese, relatos: Relatos) => string;
  /**
   * The reason in the therapist's words; null when the rule does not apply.
   * @param protocolo null as well for a rule without `lePlano`, which is asked once for all steps of a report
   */
  motivo: (dados: DadosAnamnese, relatos: Relatos, protocolo: Protocolo | null) => string | null;
  /** The reason depends on what the protocol holds. */
  lePlano?: true;
  efeito: EfeitoClinico;
  /** Of a referral: by when somebody must look. */
  prazo?: SegurancaNota['prazo'];
  /** What depends on the amounts and sides that were told, in place of `efeito`. */
  efeitoDe?: (dados: DadosAnamnese, relatos: Relatos) => EfeitoClinico;
  /** The note appears only when the rule has changed the content. */
  somenteSeMudar?: true;
}

export const oms = 'OMS, Guidelines on Basic Training and Safety in Acupuncture (1999)';
export const cnt = 'CCAOM, Clean Needle Technique Manual, 7ª ed. (2015)';

export const eletro =
  /\beletro ?-?(acupuntura|estimula\w*|terapia|puntura)?\b(?! (do coracao|deu|normal|de (repouso|esforco)|veio|foi))|\bcorrente eletrica\b|\btens\b/;
export const sangria =
  /\b(micro ?-?)?sangrias?\b|\bsangrar\b|\bsangramento terapeutico\b|\blanceta\w*\b|\bagulha triangular\b|\bmartelo de sete pontas\b/;
export const moxa = /\bmoxa\w*\b|\bmoxibust\w*\b/;
export const imas = /\b(magnet\w*|imas?)\b/;
export const calorNosPes = /\bescalda-? ?pes\b|\bbolsa (de agua )?quente\b|\binfravermelho\b/;
export const agulhasQueFicam =
  /\bagulhas? (semi ?-?)?permanentes?\b|\bagulhas? (dermicas?|dermaticas?)\b|\btachinhas?\b/;

/** Pains of the head that a text may tell. */
export const doresDeCabeca: readonly string[] = [
  'dor_cabeca',
  'cefaleia_lateral',
  'cefaleia_temporal',
  'cefaleia_topo',
  'cefaleia_frontal',
  'cefaleia_nuca',
  'cefaleia_vazio',
];

/** "a, b e c". */
export function listar(nomes: readonly string[]): string {
  return lista.format(nomes);
}

const lista = new Intl.ListFormat('pt-BR', { type: 'conjunction' });

/** One text that matches either pattern. */
export function qualquerUm(...padroes: readonly RegExp[]): RegExp {
  return new RegExp(padroes.map(({ source }) => source).join('|'));
}

/** Neither current nor blood, nor a needle that stays in the skin. */
export const semCorrenteNemSangria = {
  semEletro: true,
  retirarTerapias: qualquerUm(sangria, agulhasQueFicam),
  retirarFrases: sangria,
} as const satisfies EfeitoClinico;

export function podeGestar({ sexo, idade }: Pick<DadosAnamnese, 'sexo' | 'idade'>): boolean {
  return sexo !== 'masculino' && idade >= menstrualAge.min && idade <= menstrualAge.max;
}

/** A condition of the client that an answer or free texts tell. */
export interface Condicao {
  /** The question of the intake that asks for it. A no takes back what a text leaves in doubt, and nothing that it tells. */
  resposta?: 'anticoagulante' | 'epilepsia' | 'cancer' | 'marcapasso';
  /** Signs that count for ever: an operation, an illness of years. */
  sempre?: readonly string[];
  /** Signs that count today; told as over, they say nothing: a medicine, a passing state. */
  hoje?: readonly string[];
  /** Signs of an illness that comes back: they count today, and told as over they are asked about. */
  duradoura?: readonly string[];
}

/** Whether the texts state the condition, or only leave it possible. */
export function relatada(
  { sempre = [], hoje = [], duradoura = [] }: Condicao,
  relatos: Relatos,
): 'certo' | 'incerto' | null {
  const antiga = relatos.certeza(...sempre);
  const atual = relatos.certeza(...hoje, ...duradoura);
  if (antiga === 'certo' || antiga === 'passado' || atual === 'certo') return 'certo';
  return antiga === 'incerto' ||
    relatos.certeza(...duradoura) !== null ||
    relatos.frases.some((frase) => hoje.some((um) => frase.sinais.get(um) === 'incerto'))
    ? 'incerto'
    : null;
}

/** A no of the form that only a doubt of the texts would overrule; a medicine that says otherwise is still asked about. */
function semDuvida({ resposta, hoje = [] }: Condicao, dados: DadosAnamnese, relatos: Relatos): boolean {
  // "Suspeita de câncer" is a doubt that no tick answers.
  if (resposta === undefined || resposta === 'cancer') return false;
  return dados[resposta] === 'nao' && relatos.certeza(...hoje) === null;
}

/** The motive of a rule for a told condition: it states what was told, or asks when the text is not clear. */
export function aoRelatar(
  condicao: Condicao,
  { informado, confirmar, cuidado }: { informado: string; confirmar: string; cuidado: string },
): RegraClinica['motivo'] {
  return (dados, relatos) => {
    const respondida = condicao.resposta !== undefined && dados[condicao.resposta] === 'sim';
    const certeza = respondida ? 'certo' : relatada(condicao, relatos);
    if (certeza === null || (certeza === 'incerto' && semDuvida(condicao, dados, relatos))) return null;
    return certeza === 'certo'
      ? `${informado}: ${cuidado}`
      : `Confirme ${confirmar}, pois o texto não deixa claro. Até lá: ${cuidado}`;
  };
}
