/** How a yes or no is asked for: whether one may, whether it does harm, whether one must. */
export type Modo = 'pode' | 'mal' | 'precisa';

// "Quem tem problema de coração" tells an illness, and "sem perigo" asks for leave.
const doMal =
  /\bfa(z|zem|zer|ria|zia) mal\b|\bprejudic\w+|\batrapalh\w+|\b(tem|ha|haveria|teria|existe|da|dar|corr[eo]|eh?|seria|algum|alguma)( \w+)? (problemas?|riscos?|perigos?|contra ?indicac\w+)\b(?! (de|do|da|dos|das) (?!\w+(ar|er|ir)\b))|\b(perigos[oa]|arriscad[oa])\b|\bcorta\w* o efeito\b|\binterfer\w+|\bimped(e|em|ir)\b/;
const daNecessidade =
  /\b(precis(o|a|amos|aria|ava)|(tem|tenho|temos|teria|vou ter|vai ter|ter) (que|de)|devo|devemos|deveria|necessari[oa]|obrigatori[oa]|obrigad[oa])\b/;
/** What one asks whether to leave, to put off or to be without. */
export const verboDeLargar =
  /\b(par(ar|o|e|asse)|larg\w+|suspend\w+|interromp\w+|deix\w+|cort\w+|evit\w+|esper\w+|adi(ar|o|e)|desmarc\w+|remarc\w+|tir(ar|o|e)|(ficar|vir|ir) sem|abandon\w+)\b/;

/** Harm is asked about in the same words as leave is: "pode fazer mal?". */
export function modoDe(texto: string): Modo {
  if (doMal.test(texto)) return 'mal';
  return daNecessidade.test(texto) ? 'precisa' : 'pode';
}

/**
 * The answer with a first word that fits the question: "pode" to who asks whether she may is "não" to who asks whether it does harm, and "não é
 * preciso" to who asks whether she must leave it.
 */
export function comAPalavraCerta(resposta: string, texto: string): string {
  const modo = modoDe(texto);
  if (modo === 'mal') {
    for (const [comeco, outro] of paraOMal) if (comeco.test(resposta)) return resposta.replace(comeco, outro);
    return resposta.replace(/\bem geral (sim|pode)\b/, 'em geral não faz mal');
  }
  if (modo === 'precisa' && verboDeLargar.test(texto) && !/não (é preciso|precisa)/i.test(resposta))
    return resposta.replace(/^Pode: /, 'Não é preciso: ').replace(/^Pode\b/, 'Não é preciso: pode');
  return resposta;
}

const paraOMal: readonly (readonly [RegExp, string])[] = [
  [/^Em geral sim\b/, 'Em geral não faz mal'],
  [/^Pode: /, 'Não: '],
  [/^Pode\b/, 'Não: pode'],
  [/^Sim: /, 'Não: '],
  [/^Não: (?!pode\b|o plano)/, 'Sim: '],
  [/^Não (?=por conta própria|em cápsula)/, 'Sim, e por isso não '],
];

const comecoDaPergunta =
  /^(?:(?:e|mas|entao|pergunt\w+|(?:quer|queria|gostaria de|quero)(?: muito)? saber|me diz\w*|duvida)\s*)*/;
const abre = /^(qual|quais|que (ponto|tipo|parte)\w*|por ?que|porque|como|onde|o que|quem (e|foi|faz)|de que)\b/;

const porque = /^(por ?que|porque|qual (e )?a (razao|explicacao|causa)|de onde vem)\b/;

/** Who asks for a reason: none of the answers gives one. */
export function perguntaPorque(texto: string): boolean {
  return porque.test(texto.replace(comecoDaPergunta, ''));
}

const pedeLicenca =
  /\b(posso|pode|podemos|podia|poderia|da para|daria para|aguento|consigo|tem (problema|risco|perigo)|tudo bem)\b/;

/** Who asks for leave to do something. */
export function pedeParaFazer(texto: string): boolean {
  return pedeLicenca.test(texto);
}

/** Who asks what, which, how or why: no yes answers it. */
export function aberta(texto: string): boolean {
  return abre.test(texto.replace(comecoDaPergunta, ''));
}
