import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import type { SegurancaNota } from '@meridia/shared/relatorio.ts';
import type { Certeza } from './frase.ts';
import type { Grupo, Juntos } from './grupos.ts';
import type { Exclusao } from './ja-examinado.ts';
import type { EfeitoClinico } from './regra.ts';
import type { Relatos } from './relatos.ts';

/** Today, and until then no plan; before the first session; or within days, beside the sessions. */
export type Prazo = NonNullable<SegurancaNota['prazo']>;

export interface SinalDeAlerta {
  id: string;
  /** What was told, as the beginning of the note. */
  sinal: string;
  /** What to do. The notes name the emergency numbers SAMU 192 and CVV 188. */
  conduta: string;
  /** How surely it is told; null when it is not. */
  quando: (relatos: Relatos, dados: DadosAnamnese) => Certeza | null;
  /** The signs that were told, where the danger shows only by several together. */
  juntos?: (relatos: Relatos, dados: DadosAnamnese) => Juntos | null;
  /** By when somebody must look at what is told for certain. */
  prazo: Prazo;
  /** What is told more exactly than the alarm's own words: other words for it, another deadline. */
  especie?: (
    relatos: Relatos,
    dados: DadosAnamnese,
  ) => (Pick<SinalDeAlerta, 'sinal' | 'conduta' | 'prazo'> & { fonte?: string }) | null;
  /** What is only asked about is no referral: with this grade. */
  seIncerto?: SegurancaNota['gravidade'];
  /** What it takes out of the plan, told or only asked about. */
  efeito?: EfeitoClinico;
  /** What depends on the places that were told, in place of `efeito`. */
  efeitoDe?: (relatos: Relatos) => EfeitoClinico;
  /** What has to be asked at once, before any question on patterns. */
  perguntar?: string;
  /** The signs that the note may quote, by the names in `juntos`; those of `perigos-juntos.ts` where none are given. */
  grupos?: readonly Grupo[];
  /** What excludes it: a text that says somebody looked lately and found nothing makes it a question. */
  exclusao?: Exclusao;
  /** Told as over it is asked about, too: with this grade. Otherwise what is over says nothing. */
  noPassado?: SegurancaNota['gravidade'];
  /** What stands in place of a question about what is told as over; null where the question is asked. */
  seDeAntes?: (relatos: Relatos, dados: DadosAnamnese) => string | null;
  fonte: string;
}

export const ng12 = 'NICE NG12, Suspected cancer: recognition and referral';
export const cab28 = 'Ministério da Saúde, Cadernos de Atenção Básica nº 28, v. II: Acolhimento à demanda espontânea';

/** Whether what to do begins with a service to which somebody goes at once, and not only on a condition. */
export function pedeAgora(conduta: string): boolean {
  const [primeira = ''] = /^[^.;:]*/.exec(conduta) ?? [];
  return (
    /SAMU|pronto-socorro|pronto atendimento|atendimento médico|maternidade|emergência/.test(primeira) &&
    /(?<!\p{L})(agora|já|imediat\p{L}+|emergência)(?!\p{L})/u.test(primeira) &&
    !/\b(se|hoje)\b/.test(primeira)
  );
}

/** An alarm that several signs raise together. */
export function deJuntos(
  juntos: NonNullable<SinalDeAlerta['juntos']>,
  resto: Omit<SinalDeAlerta, 'quando' | 'juntos'>,
): SinalDeAlerta {
  return { ...resto, juntos, quando: (relatos, dados) => juntos(relatos, dados)?.certeza ?? null };
}
