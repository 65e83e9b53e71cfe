// The subject of a clause decides which organ its words speak of: a neck that takes its time "pra soltar" is no bowel, "deitar em bolinha" no stool, a
// forehead that hardly moves no headache, and a pimple on the chin no pain of the jaw.
import { fraseAoRedor, type Palavra, textoDe } from './palavras.ts';
import { dorDeLugar } from './unir.ts';

const doIntestino = /^(fezes_|constipacao$|diarreia|tenesmo$|evacuacao_)/;
/** Said of a bowel and of much else. */
const deMuitos =
  /^(solt\w*|prend\w*|pres[oa]s?|mole|moles|dur[oa]s?|sec[oa]s?|ressec\w*|trav\w*|mud\w*|altern\w*|bolinhas?|empedr\w*|fin[oa]s?|de|em|e|a|o|que|mais|muito|depois|vezes|as|bem)$/;
const nomeDoIntestino =
  /\b(intestin\w*|fezes|coco|cocos|evacu\w*|banheiro|barriga|vaso|privada|ventre|obr(o|a|ar|ando)|cag\w+|bosta|merda|defec\w*|laxante\w*|gases|pum|diarreia|constipa\w*|prisao|colite|colon|hemorroid\w*|aos pes|ir aos|nos pes|bristol|numero 2)\b/;
/** What else is loose, shut or dry. */
const outroSujeito =
  /\b(pescoco|nuca|ombros?|coluna|costas|lombar|joelhos?|quadril|mandibula|maxilar|queixo|boca|dedos?|maos?|punhos?|pernas?|pes?|bracos?|cotovelos?|tornozelos?|corpo|musculos?|musculatura|juntas?|articulac\w+|menstru\w+|regras?|catarro|nariz|tosse|peito|voz|garganta|pele|cabelos?|labios?|olhos?|unhas?|urina|xixi|deit(o|a|ar|ada|ado)|durmo|dorme|dormir|encolh\w+|dor|dores|respiracao|gelo|cinto|sutia)\b/;

/** What is no bowel at the head of a clause. */
const sujeitoDaOracao =
  /^((e|o|a|os|as|meu|minha|mas|ja|hoje) )*(pescoco|nuca|ombros?|coluna|joelhos?|quadril|mandibula|maxilar|dedos?|punhos?|cotovelos?|tornozelos?|musculos?|menstru\w+|regras?|catarro|nariz|tosse|voz|garganta|urina|xixi)\b/;

const daCabeca = /^(cefaleia_|dor_cabeca$)/;
const deDor =
  /\b(dor|dores|dorzinha|doi|doem|doendo|doeu|doia|doida|dolorid\w*|cefal\w*|enxaquec\w*|migran\w*|latej\w*|pulsa\w*|pontad\w*|fisgad\w*|agulhad\w*|apert\w*|pressao|peso|pesad\w*|explod\w*|estour\w*|rach\w*|martel\w*|arde\w*|ardid\w*|queim\w*|neuralgia|sinusite|crises?|torcico\w*|incomod\w*|machuc\w*)\b/;

/** A noun that tells what is there instead of a pain. */
const outroNome =
  /^(espinhas?|cravos?|acnes?|manchas?|coceiras?|feridas?|ferid\w+|verrugas?|pintas?|pelos?|suor(es)?|oleosidade|caspa|bolhas?|bolinhas?|carocos?|nodulos?|hematomas?|roxos?|cicatriz(es)?|olheiras?|rugas?|inchacos?|vermelhidao|alergias?|urticaria|placas?|herpes|aftas?|tatuagens?|piercings?|micoses?|frieiras?|dermatites?|psoriase|frio|calor|formigamentos?|dormencias?|caimbras?|cansaco|fraqueza|tremor(es)?)$/;
const deLugar = /^(n[oa]s?|d[oa]s?|em|pel[oa]s?)$/;

export function deOutroSujeito(
  sinal: string,
  presente: boolean,
  literais: readonly number[],
  palavras: readonly Palavra[],
  campo: string | null,
): boolean {
  if (!presente || literais.length === 0) return false;
  if (daCabeca.test(sinal) && campo !== null) return !deDor.test(fraseAoRedor(palavras, literais));
  if (dorDeLugar.test(sinal) && literais.length > 1 && temOutroNome(literais, palavras)) return true;
  if (!doIntestino.test(sinal) || campo === 'evacuacao' || campo === null) return false;
  const ditas = literais.map((indice) => palavras[indice]?.forma ?? '');
  if (!ditas.every((forma) => deMuitos.test(forma))) return false;
  const aoRedor = fraseAoRedor(palavras, literais);
  if (nomeDoIntestino.test(aoRedor)) {
    // "Menstruação que prende e solta, intestino normal": the clause has its own subject.
    const oracao = textoDe(palavras, [inicioDaOracao(palavras, literais[0] ?? 0), (literais.at(-1) ?? 0) + 1]);
    return sujeitoDaOracao.test(oracao) && !nomeDoIntestino.test(oracao);
  }
  return outroSujeito.test(aoRedor);
}

/** "Peito doendo e espinha no queixo": the place has a noun of its own, and the pain stands before it. */
function temOutroNome(literais: readonly number[], palavras: readonly Palavra[]): boolean {
  const forma = (indice: number) => palavras[indice]?.forma ?? '';
  return literais.some((lugar) => {
    const nome = deLugar.test(forma(lugar - 1)) ? lugar - 2 : deLugar.test(forma(lugar - 2)) ? lugar - 3 : -1;
    return (
      nome >= 0 &&
      !deDor.test(forma(lugar)) &&
      !literais.includes(nome) &&
      outroNome.test(forma(nome)) &&
      // "Dor e formigamento no braço" tells both of the arm.
      !(forma(nome - 1) === 'e' && literais.includes(nome - 2))
    );
  });
}

function inicioDaOracao(palavras: readonly Palavra[], indice: number): number {
  let de = indice;
  while (de > 0 && palavras[de]?.pausa === 'nenhuma') de -= 1;
  return de;
}
