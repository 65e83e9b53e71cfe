import type { Elemento } from '@meridia/shared/relatorio.ts';
import { extrasEvitarGestacao, pontosEvitarGestacao, pontosToracicos } from '../../safety/pontos-de-risco.ts';
import { elementoDoPonto, papelNoCanal } from './cinco-shu.ts';
import { type Meridiano, meridianos } from './meridianos.ts';

export type Regiao =
  | 'cabeca'
  | 'face'
  | 'nuca'
  | 'torax'
  | 'abdome'
  | 'dorso'
  | 'lombar'
  | 'sacro'
  | 'braco'
  | 'mao'
  | 'perna'
  | 'pe';

/** Classical point classes. `jing` is the first of the five transporting points (jing-poço), `jing_rio` the fourth. */
export type Categoria =
  | 'yuan'
  | 'luo'
  | 'xi'
  | 'jing'
  | 'ying'
  | 'shu_corrente'
  | 'jing_rio'
  | 'he'
  | 'he_inferior'
  | 'mu'
  | 'shu_dorsal'
  | 'reuniao'
  | 'comando'
  | 'mestre'
  | 'encontro'
  | 'janela_do_ceu';

export interface Ponto {
  /** Brazilian code, for example E36; the pinyin name for an extra point. */
  codigo: string;
  /** WHO code, for example ST36 or EX-HN3; EX when WHO gives the extra point no number. */
  oms: string;
  pinyin: string;
  nome: string;
  meridiano: Meridiano | 'extra';
  localizacao: string;
  lateralidade: 'bilateral' | 'mediano';
  regiao: Regiao;
  categorias: readonly Categoria[];
  /** The element of a transporting point, which follows from the polarity of the channel. */
  elemento: Elemento | null;
  /** Whether the point is the mother or the child of the channel's own element. */
  papel: 'mae' | 'filho' | null;
  /** The reason to choose the point in few words: "ponto fonte do Fígado". */
  metodo: string;
  acoes: readonly string[];
  cautelas: readonly string[];
  moxa: boolean;
  eletro: boolean;
  /** Never needled: chosen only where gentle heat is allowed. */
  somenteMoxa: boolean;
  /** A landmark that is neither needled nor warmed, so it is never chosen. */
  proibido: boolean;
}

export interface Extras {
  /** The organ or tissue that a mu, shu dorsal, meeting, command or master point belongs to: "do Baço". */
  alvo?: string;
  cautelas?: readonly string[];
  moxa?: boolean;
  eletro?: boolean;
  somenteMoxa?: true;
  proibido?: true;
}

export const cautelaGestacao = 'evitar na gestação';

/** Rows of one channel: number, pinyin, Portuguese name, region, location, classes, actions, and exceptions. */
export function canal(meridiano: Meridiano) {
  const { oms, artigo, nome, polaridade, elemento: doCanal } = meridianos[meridiano];
  const mediano = meridiano === 'VG' || meridiano === 'VC';
  return (
    numero: number,
    pinyin: string,
    traducao: string,
    regiao: Regiao,
    localizacao: string,
    categorias: readonly Categoria[],
    acoes: readonly string[],
    extras: Extras = {},
  ): Ponto => {
    const elemento = elementoDoPonto(polaridade, categorias);
    return completar(
      {
        codigo: `${meridiano}${numero}`,
        oms: `${oms}${numero}`,
        pinyin,
        nome: traducao,
        meridiano,
        localizacao,
        lateralidade: mediano ? 'mediano' : 'bilateral',
        regiao,
        categorias,
        elemento,
        papel: papelNoCanal(doCanal, elemento),
        acoes,
      },
      extras,
      `${artigo === 'o' ? 'do' : 'da'} ${nome}`,
    );
  };
}

/** A named extra point outside the channels; its code is its pinyin name. */
export function extra(
  oms: string,
  pinyin: string,
  nome: string,
  regiao: Regiao,
  localizacao: string,
  acoes: readonly string[],
  extras: Extras & { mediano?: true } = {},
): Ponto {
  const lateralidade = extras.mediano ? 'mediano' : 'bilateral';
  return completar(
    {
      codigo: pinyin,
      oms,
      pinyin,
      nome,
      meridiano: 'extra',
      localizacao,
      lateralidade,
      regiao,
      categorias: [],
      elemento: null,
      papel: null,
      acoes,
    },
    extras,
    '',
  );
}

/** The second transporting point is needled against heat (Nan Jing 68); only that of the Spleen is its mother and is warmed. */
function refresca({ categorias, papel }: Linha): boolean {
  return categorias.includes('ying') && papel !== 'mae';
}

type Linha = Omit<Ponto, 'metodo' | 'cautelas' | 'moxa' | 'eletro' | 'somenteMoxa' | 'proibido'>;

// Heat on face or head can leave marks or burns. Current across head, neck or chest does not belong in a general protocol.
const semMoxa: ReadonlySet<Regiao> = new Set(['face', 'cabeca', 'nuca']);
const semEletro: ReadonlySet<Regiao> = new Set(['face', 'cabeca', 'nuca', 'torax', 'dorso']);

function completar(
  linha: Linha,
  { alvo, cautelas = [], moxa, eletro, somenteMoxa, proibido }: Extras,
  doCanal: string,
): Ponto {
  // VC19 shares its name with an extra point of the pelvis, so names are compared for extra points only.
  const gestacao =
    linha.meridiano === 'extra'
      ? extrasEvitarGestacao.has(linha.pinyin.toLowerCase())
      : pontosEvitarGestacao.has(linha.oms);
  const derivadas = [
    ...(pontosToracicos.has(linha.oms) && linha.meridiano !== 'VC' ? ['risco de pneumotórax'] : []),
    ...(gestacao ? [cautelaGestacao] : []),
  ];
  return {
    ...linha,
    metodo: descreverMetodo(linha, alvo ?? doCanal),
    cautelas: [...cautelas, ...derivadas],
    moxa: moxa ?? !(semMoxa.has(linha.regiao) || refresca(linha)),
    eletro: eletro ?? !semEletro.has(linha.regiao),
    somenteMoxa: somenteMoxa ?? false,
    proibido: proibido ?? false,
  };
}

const classes: Record<Categoria, string> = {
  yuan: 'ponto fonte (yuan)',
  luo: 'ponto luo',
  xi: 'ponto xi',
  jing: 'ponto jing-poço',
  ying: 'ponto ying',
  shu_corrente: 'ponto shu-corrente',
  jing_rio: 'ponto jing-rio',
  he: 'ponto he',
  he_inferior: 'ponto he inferior',
  mu: 'ponto mu',
  shu_dorsal: 'ponto shu dorsal',
  reuniao: 'ponto de reunião',
  comando: 'ponto de comando',
  mestre: 'ponto mestre',
  encontro: 'ponto de encontro',
  janela_do_ceu: 'ponto janela do céu',
};

function descreverMetodo({ categorias, acoes }: Linha, dono: string): string {
  // A window-of-heaven point belongs to no organ; it is chosen for its action.
  const primeira = categorias.find((classe) => classe !== 'janela_do_ceu');
  return primeira ? `${classes[primeira]} ${dono}` : `pela ação do ponto: ${acoes[0] ?? 'harmoniza'}`;
}
