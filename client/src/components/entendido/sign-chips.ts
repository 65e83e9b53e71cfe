import type { Correcao, ReadSign } from '@meridia/shared/anamnese/correcoes.ts';

/** One sign below a text, as it is shown. */
export interface SignChip {
  sign: ReadSign;
  presente: boolean;
  /** The therapist's word: `virado` says the opposite of what was read. */
  state: 'lido' | 'confirmado' | 'virado' | 'removido';
}

/** What was read, with the therapist's corrections. A correction is also shown while there is no reading. */
export function signChips(read: readonly ReadSign[], correcoes: ReadonlyMap<string, Correcao>): SignChip[] {
  const unread = [...correcoes.values()].filter(({ sinal }) => !read.some((sign) => sign.sinal === sinal));
  return [
    ...read.map((sign) => chipOf(sign, correcoes.get(sign.sinal))),
    ...unread.map((correcao) => {
      const { sinal, rotulo, decisao } = correcao;
      return chipOf({ sinal, rotulo, presente: decisao !== 'negado', trechos: [] }, correcao);
    }),
  ];
}

function chipOf(sign: ReadSign, correcao: Correcao | undefined): SignChip {
  if (!correcao) return { sign, presente: sign.presente, state: 'lido' };
  if (correcao.decisao === 'removido') return { sign, presente: sign.presente, state: 'removido' };
  const presente = correcao.decisao === 'presente';
  return { sign, presente, state: presente === sign.presente ? 'confirmado' : 'virado' };
}

/** 'frio nos pés', 'não: febre' */
export function nameOf({ sign, presente }: SignChip): string {
  return presente ? sign.rotulo : `não: ${sign.rotulo}`;
}

interface Stretch {
  inicio: number;
  fim: number;
}

/**
 * The stretches that still stand where they were read, while the text goes on being typed: up to the first letter that differs. A text
 * outside NFC has none, because the offsets belong to another one.
 */
export function standingStretches(typed: string, read: string, stretches: readonly Stretch[]): Stretch[] {
  if (typed !== typed.normalize('NFC')) return [];
  const before = read.normalize('NFC');
  let same = 0;
  while (same < typed.length && typed[same] === before[same]) same += 1;
  return stretches.filter(({ fim }) => fim <= same);
}
