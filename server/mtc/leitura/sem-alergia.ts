import { foldText } from '@meridia/shared/folded-text.ts';

const nega = '(?:nao|nega(?:da|das|do|ndo)?|negou|nunca|sem|nenhuma?|nada|zero|ausentes?|inexistentes?|n|nd|ndn)';
const verbo = '(?:tem|tenho|teve|tive|ha|existem?|possui|possuo|apresenta|refere|relata|conhece|e|sou)';
const alergia = '(?:alergias?|alergic[oa]s?|reac(?:ao|oes) alergicas?)';
const aNada = '(?:a|de|com|em relacao a)? ?(?:nada|nenhuma?(?: (?:coisa|substancia|medicamento|remedio|alimento))*)';
const ateOndeSabe =
  '(?:conhecidas?|que (?:eu|ela|ele) (?:saiba|lembre|se lembre|tenha conhecimento)|que saiba|ate (?:o momento|agora|hoje|a presente data)|no momento|mesmo|a declarar|a relatar|digno de nota|consta)';
const soIsso = new RegExp(
  `^${alergia} a nada$|^(?:${alergia} )?(?:${ateOndeSabe} )?${nega}(?: ${verbo})?(?: (?:de|a))?(?: ${nega})?(?: ${alergia})?(?: ${aNada})?(?: ${ateOndeSabe})*$`,
);

/** Whether the field on allergies tells that there is none, and nothing else: "nenhuma", "nega alergias", "não que eu saiba". */
export function isSemAlergia(texto: string): boolean {
  return soIsso.test(
    foldText(texto)
      .replace(/[^a-z0-9]+/g, ' ')
      .trim(),
  );
}

/** What such a text says, in the words of the field. */
export const semAlergia = 'nenhuma alergia';
