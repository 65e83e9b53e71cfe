import type { SegurancaNota } from '@meridia/shared/relatorio.ts';

type Nota = Pick<SegurancaNota, 'regra' | 'texto' | 'prazo' | 'agora'>;

/** By when somebody must look, in the words of the notes, the shortest first. */
const prazosDitos: readonly (readonly [dito: string, palavras: RegExp])[] = [
  ['hoje', /\b(?:falar|ligar|avisar|saiba|saibam|médico|atendimento médico) hoje\b(?! ou)/i],
  ['em um ou dois dias', /\b(?:em um ou dois dias|em 24 a 48 horas|em até 48 horas|em 24 horas|hoje ou amanhã)\b/],
  ['nesta semana', /\b(?:(?:ainda )?nesta semana|em até uma semana|nos próximos dias|em poucos dias)\b/],
  ['em até duas semanas', /\b(?:em até|em uma a) duas semanas\b/],
  ['em até um mês', /\bem até um mês\b/],
];

/** A time behind such words holds only for what may come: "se piorar, médico hoje". */
const condicional = /(?:^|[.;:] |, )(?:se|com|caso|quando)\b[^.;]*$/i;

/** The first time that a note asks for by itself; -1 for a note that names none. */
function lugarDoPrazo(texto: string): number {
  const ditos = prazosDitos.map(([, palavras]) => texto.search(palavras));
  const primeiro = Math.min(...ditos.filter((onde) => onde >= 0));
  if (!Number.isFinite(primeiro) || condicional.test(texto.slice(0, primeiro))) return -1;
  return ditos.indexOf(primeiro);
}

export interface UmPrazo {
  /** "em um ou dois dias"; null where no note names a time. */
  prazo: string | null;
  /** The same note without a time of its own that is later than this one. */
  semOutro: (nota: Nota) => { regra: string; texto: string };
}

/** Several referrals are one visit: the shortest of their times holds for all, and the longer ones are not told beside it. */
export function umPrazo(notas: readonly Nota[]): UmPrazo {
  const lugares = notas.map(({ texto }) => lugarDoPrazo(texto)).filter((lugar) => lugar >= 0);
  const menor = lugares.length === 0 ? -1 : Math.min(...lugares);
  return {
    prazo: prazosDitos[menor]?.[0] ?? null,
    semOutro: ({ regra, texto }) => {
      const seu = lugarDoPrazo(texto);
      const longo = seu > menor ? prazosDitos[seu]?.[1] : undefined;
      return { regra, texto: longo ? texto.replace(longo, 'nesse mesmo prazo') : texto };
    },
  };
}

/** What the first of several deadlines is, and a sentence by which a therapist can say it; null beside a single referral. */
export function dizerOPrazo(notas: readonly Nota[], { quando }: { quando: 'hoje' | 'antes' | 'dias' }): string | null {
  if (notas.length < 2) return null;
  if (quando === 'hoje')
    return notas.some(({ agora }) => agora)
      ? 'Um só prazo para tudo: agora, pelo SAMU (192). Para dizer: “O que você contou precisa ser visto agora; vamos chamar o 192, e você não vai sozinho nem dirigindo.”'
      : 'Um só prazo para tudo: hoje. Para dizer: “O que você contou precisa ser visto hoje no pronto-socorro; hoje não fazemos sessão, e você leva esta folha e os remédios.”';
  const { prazo } = umPrazo(notas);
  if (prazo === null) return null;
  return quando === 'antes'
    ? `Um só prazo para tudo: ${prazo}, antes da primeira sessão. Para dizer: “Antes de começar, um médico precisa ver isto ${prazo}; leve esta folha e os remédios.”`
    : `Um só prazo para tudo: ${prazo}. Para dizer: “Fale disto ${prazo} com quem cuida de você, e leve esta folha e os remédios.”`;
}
