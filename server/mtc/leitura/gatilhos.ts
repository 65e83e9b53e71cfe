// What brings a pain on or makes it worse is no complaint of its own: "piora quando tosse", "dói ao espirrar", "toda vez que rio".
import { alheio, deGatilho } from './alheio.ts';
import type { Palavra } from './palavras.ts';

/** Closed: acts of everybody's day. What is no such act ("quando tem febre", "ao vomitar") is told. */
const atos =
  /^(toss(e|o|ir|indo|i|isse|em)|tuss(o|a|ir)|espirr(o|a|ar|ando|em|os)|esp(irro|irros)|boce(jo|ja|jar|jando)|assoa?r?|asso|ri|rio|rir|rindo|risada|gargalh\w+|chor(o|a|ar|ando)|com(o|e|er|endo)|almoc(o|a|ar)|jant(o|a|ar)|mastig(o|a|ar|ando)|fal(o|a|ar|ando)|cant(o|a|ar)|urin(o|a|ar|ando)|mij(o|a|ar)|evacu(o|a|ar|ando)|menstru(o|a|ar|ada)|respir(o|a|ar|ando)|fundo|forca|fa(co|z|zer|zendo))$/;
const quando = /^(quando|ao|aos|se)$/;
const comArtigo =
  /^(a|as|o|os|com|eu|ela|ele|mais|muito|sempre|de|da|do|cada|toda|todas|tod[oa]s?|vez|vezes|que|hora|na|nem|e|ou|tambem|ate)$/;
/** "A tosse", "um espirro", behind what gets worse with it. */
const comNome = /^(tosse|espirros?|risada|choro|forca)$/;
/** What gets worse or hurts. */
const piora =
  /^(pior\w*|melhor\w*|do(i|em|ia|iam|endo|er|eu)|dor|dores|aument\w*|agrav\w*|intensific\w*|trav\w*|fisg\w*|repux\w*|puxa|lateja\w*|incomod\w*|choques?|pontadas?|irradia\w*|desce|corre|reflete|escapa|vaza|perco|perde|solta)$/;
/** Here the cough itself is told: what comes with it. */
const doProprio = /^(catarro|sangue|escarro|secrecao|chiado|chia|febre|pigarro)$/;
const deTosse = /^(toss|tuss|espirr)/;
const longe = 14;

const lidos = new WeakMap<readonly Palavra[], ReadonlySet<number>>();

/** The indexes of the words that only name what makes something worse. */
export function palavrasDoGatilho(palavras: readonly Palavra[]): ReadonlySet<number> {
  let achadas = lidos.get(palavras);
  if (!achadas) {
    achadas = achar(palavras);
    lidos.set(palavras, achadas);
  }
  return achadas;
}

function achar(palavras: readonly Palavra[]): ReadonlySet<number> {
  const achadas = new Set<number>();
  for (const [indice, { forma }] of palavras.entries()) {
    if (
      deTosse.test(forma) &&
      (deGatilho('tosse', [indice], palavras) || alheio('tosse', true, [indice], palavras, null))
    )
      achadas.add(indice);
    const ate = fimDoGatilho(palavras, indice, forma);
    if (ate === null || !temPiora(palavras, indice, ate)) continue;
    for (let i = indice; i < ate; i += 1) achadas.add(i);
  }
  return achadas;
}

/** Where the circumstance that begins at this word ends; null when none does. */
function fimDoGatilho(palavras: readonly Palavra[], indice: number, forma: string): number | null {
  const em = (i: number) => palavras[i]?.forma ?? '';
  const cadaVez = /^(toda|cada|todas|sempre|na|nao)$/.test(forma);
  const abre =
    quando.test(forma) ||
    (cadaVez && /^(vez|vezes|as|que|hora|posso|pode|consigo|consegue|da)$/.test(em(indice + 1))) ||
    (forma === 'com' && comNome.test(em(/^(a|as|o|os)$/.test(em(indice + 1)) ? indice + 2 : indice + 1)));
  if (!abre) return null;
  let fim = indice + 1;
  let ato = false;
  while (fim < palavras.length && palavras[fim]?.pausa === 'nenhuma') {
    const palavra = em(fim);
    if (atos.test(palavra) || comNome.test(palavra)) ato = true;
    else if (
      !(
        comArtigo.test(palavra) ||
        quando.test(palavra) ||
        /^(posso|pode|consigo|consegue|da|para|pra|vezes|toda|hora|dou|da|um|uma)$/.test(palavra)
      )
    )
      break;
    fim += 1;
  }
  return ato ? fim : null;
}

/** Something in the same sentence gets worse by it, before it or, where it stands first, behind it. */
function temPiora(palavras: readonly Palavra[], de: number, ate: number): boolean {
  let inicio = de;
  while (inicio > 0 && de - inicio < longe && !/^(frase|linha)$/.test(palavras[inicio]?.pausa ?? '')) inicio -= 1;
  let fim = ate;
  while (fim < palavras.length && fim - ate < 6 && !/^(frase|linha)$/.test(palavras[fim]?.pausa ?? '')) fim += 1;
  const depois = palavras.slice(ate, fim);
  if (depois.some(({ forma }) => doProprio.test(forma))) return false;
  // "Ao evacuar a lombar dói": what opens the clause may name it first.
  const seguintes = palavras[de]?.pausa === 'nenhuma' ? [] : depois;
  return [...palavras.slice(inicio, de), ...seguintes].some(({ forma }) => piora.test(forma));
}
