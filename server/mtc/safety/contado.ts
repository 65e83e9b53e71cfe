// What the alarms of primary care look for in the sentences of an intake besides signs: relatives' illnesses, doses, figures.
import type { Palavra } from '../leitura/palavras.ts';
import type { Frase } from './frase.ts';

const parente =
  'mae|pai|irmaos?|irmas?|avo|avos|vo|vovo|tios?|tias?|prim[oa]s?|filh[oa]s?|familia|familiar(es)?|materno|paterno';

/** Parents, brothers and sisters, children; and a family of which nobody said who. */
export const primeiroGrau = 'mae|pai|pais|irmaos?|irmas?|filh[oa]s?|familia|familiar(es)?';

/**
 * Whether a sentence tells a cancer of one of these organs in a relative, and does not deny it.
 * @param quem of which relatives; the one who is named last before the illness has it
 */
export function cancerNaFamilia(orgaos: string, quem = parente): (frase: Frase) => boolean {
  const doenca = `(cancer|ca|tumor|neoplasia|carcinoma)( \\w+){0,3} (${orgaos})`;
  const depois = new RegExp(
    `\\b(${quem})\\b( e (a |o |minha |meu )?(${parente}))?( (?!(${parente})\\b)[a-z0-9]+){0,8} ${doenca}\\b`,
  );
  const antes = new RegExp(`\\b${doenca}( \\w+){0,3} (na|no|da|do|em) (meu |minha )?(${quem})\\b`);
  return ({ texto }) =>
    (depois.test(texto) || antes.test(texto)) &&
    !/\b(nega|sem|nao (ha|tem))\b( \w+){0,6} (cancer|ca|tumor)\b/.test(texto);
}

/** Whether nobody else is spoken of at this word. */
function nossa({ marcas }: Frase, indice: number): boolean {
  return marcas[indice]?.deOutro !== true;
}

/** The first number within `alcance` words behind one of these names: "hb 9,8", "glicemia ontem 260". Null without one. */
export function valorDe(frase: Frase, nome: RegExp, alcance = 5): number | null {
  for (const [indice, { forma }] of frase.palavras.entries()) {
    if (!nome.test(forma) || !nossa(frase, indice)) continue;
    const seguintes = frase.palavras.slice(indice + 1, indice + 1 + alcance);
    const outro = seguintes.findIndex((palavra) => outroExame.test(palavra.forma));
    const valores = (outro < 0 ? seguintes : seguintes.slice(0, outro)).flatMap(numero);
    if (valores[0] !== undefined) return valores[0];
  }
  return null;
}

/** "Ferritina, TSH, B12": a number behind the name of another test is that one's, or part of its name. */
const outroExame =
  /^(hemograma|hemoglobina|hb|ferritina|ferro|transferrina|tsh|t3|t4|t|b|b9|b12|d|vit|vitaminas?|folato|zinco|eco|ecg|eletro\w*|espirometria|glicemia|glicose|glicada|hba1c|insulina|colesterol|hdl|ldl|triglicer\w+|creatinina|ureia|tgo|tgp|plaquetas|leucocitos|vhs|pcr|fan|psa|inr|rni|tap|ca|idade|anos)$/;

/** % of a glycated haemoglobin that is told; null without one. */
export function hba1cDe({ texto, marcas }: Frase): number | null {
  const [, valor] =
    /\b(?:hba ?1 ?c|hemoglobina glicada|glicada|a1c)(?: [a-z]+){0,3} (\d{1,2}(?:[.,]\d)?)\b/.exec(texto) ?? [];
  return valor === undefined || marcas.some(({ deOutro }) => deOutro) ? null : Number(valor.replace(',', '.'));
}

function numero({ forma }: Palavra): number[] {
  return /^\d+([.,]\d+)?$/.test(forma) ? [Number(forma.replace(',', '.'))] : [];
}

/** Pressures in mmHg with the posture that stands before them: "deitada 12 por 8, em pé 9 por 6". */
export function pressoesPorPostura({ texto }: Frase): { deitada: number | null; emPe: number | null } {
  const medida = '(\\d{1,3})( (por|vezes|x|sobre))? ?\\d{1,3}';
  const ler = (postura: string) => {
    const [, valor] = new RegExp(`\\b(?:${postura})(?: (?!em|de|deitad)[a-z]+){0,3} ${medida}`).exec(texto) ?? [];
    if (valor === undefined) return null;
    const lida = Number(valor);
    return lida < 30 ? lida * 10 : lida;
  };
  return {
    deitada: ler('deitad[oa]|sentad[oa]'),
    emPe: ler('(?:de|em|empe|em empe) ?pe|empe|levantad[oa]|ortostat\\w+'),
  };
}
