/**
 * What people make small when they speak of it: "sai um sanguinho", "uma dorzinha no peito", "febrinha". The small word tells the same
 * sign. Only these words: "calcinha", "espinha" and "bombinha" are other things than what they seem to be made of, and "gotinhas" no gout.
 */
const bases = new Set(
  (
    'sangue dor febre caroco nodulo ferida machucado mancha tontura aperto pontada fisgada desmaio corrimento sangramento queda tombo batida ' +
    'pancada tosse vomito colica formigamento fraqueza inchaco inchado inchada verruga coagulo choque zumbido palpitacao tremor ardor ardencia ' +
    'enjoo diarreia catarro cansaco chiado coceira queimacao dormencia calafrio contracao convulsao hemorragia escape pus pingo fiapo'
  ).split(' '),
);
const diminutivo = /^(\w{2,}?)(?:e?z)?inh[oa]s?$/;

/** The word that is made small here; the form itself where none of these is. */
export function semDiminutivo(forma: string): string {
  if (!forma.includes('inh')) return forma;
  const [, comeco] = diminutivo.exec(forma) ?? [];
  if (comeco === undefined) return forma;
  // "Coliquinha" keeps the sound of "cólica".
  const raizes = [comeco, comeco.replace(/qu$/, 'c')];
  const palavras = raizes.flatMap((raiz) => ['', 'a', 'o', 'e', 'ia'].map((fim) => raiz + fim));
  return palavras.find((palavra) => bases.has(palavra)) ?? forma;
}
