import { foldText } from '@meridia/shared/folded-text.ts';
import type { PontoDoCatalogo } from '@meridia/shared/ponto-usado.ts';

/** Codes are typed with and without spaces: 'e 36', 'ST-36'. */
const tight = (text: string) => foldText(text).replace(/[\s-]/g, '');

/** Points whose code begins with the text, then points whose names contain it. Nothing for an empty text. */
export function searchPoints(pontos: readonly PontoDoCatalogo[], text: string, most: number): PontoDoCatalogo[] {
  const wanted = tight(text);
  if (!wanted) return [];
  const codesOf = ({ tipo, codigo, oms }: PontoDoCatalogo) => (tipo === 'corporal' ? [codigo, oms] : [oms]).map(tight);
  const exact = pontos.filter((ponto) => codesOf(ponto).includes(wanted));
  const begun = pontos.filter((ponto) => codesOf(ponto).some((code) => code.startsWith(wanted)));
  const named = pontos.filter(({ nome, pinyin }) => [nome, pinyin].some((name) => tight(name).includes(wanted)));
  return [...new Set([...exact, ...begun, ...named])].slice(0, most);
}
