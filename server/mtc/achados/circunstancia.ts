/**
 * Time, what makes it better or worse, how strong it is, a pain without a place, a wish, a use, an operation, a normal answer and an
 * illness of the past are no complaint that could be treated or explained.
 */
const circunstancia =
  /^(dor$|dor (intensa|leve)|dor que |dor em |início |quadro |presente desde|queixa desde|piora |melhora |tentativa |cirurgia|uso |gestação|amamentação|pós-|trauma|queda|alergia |idade |cigarro|álcool|muito café|pouca água|pouca atividade|urina (clara|amarela|escura|em))|\bnormal$/;

/** Whether a finding with this label only goes with a complaint. */
export function isCircunstancia(label: string): boolean {
  return circunstancia.test(label);
}
