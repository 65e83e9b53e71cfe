/** Lower case, no accents, single spaces: the form in which all patterns of this folder are written. */
export function normalizar(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[ \t\r\f\v]+/g, ' ');
}

const contraste = /\b(mas|porem|contudo|entretanto|exceto|salvo)\b/;
/** Denies everything up to the end of the clause, including lists: "nega febre, dor no peito e desmaio". */
const nega = /\b(nega|negou|negam|negando|descarta|descartou|descartad[ao]s?|afastad[ao]s?)\b/g;
/** Denies only the words right after it. */
const sem =
  /\b(sem|nada de|ausencia de|nenhuma?|jamais|nunca( \w+)?|nao( se)? (tem|tenho|teve|tive|ha|houve|apresenta|apresentou|relata|refere|sente|sentiu|sinto|usa|uso|faz|fez|toma|tomo|tomou|possui|esta|estou|e|foi))\b/g;
/** After one of these words the text affirms again: "nega febre, refere dor no peito". */
const retoma = /\b(refere|relata|apresenta|queixa-se|sente|tem|teve|com|por causa|devido|desde|apos|quando|porque)\b/;
const negadoDepois = /^\s*[:?\-–(]+\s*(nao|nega|negativo|ausente)\b/;
/** True when a text of ours (normalised), a therapy or an advice, proposes what `padrao` names and does not exclude it ("sem sangria"). */
export function menciona(text: string, padrao: RegExp): boolean {
  for (const achado of acharTodos(text, padrao)) {
    const inicio = achado.index;
    const oracao = text.slice(inicioDaOracao(text, inicio), inicio);
    const depois = text.slice(inicio + achado[0].length);
    if (negadoDepois.test(depois)) continue;
    if (isNegado(oracao, depois)) continue;
    return true;
  }
  return false;
}

function isNegado(antes: string, depois: string): boolean {
  const negacao = ultimo(antes, nega);
  if (negacao && !retoma.test(negacao.resto)) return true;
  const ausencia = ultimo(antes, sem);
  if (!ausencia || retoma.test(ausencia.resto)) return false;
  const palavras = ausencia.resto.split(/\s+/).filter((palavra) => palavra !== '').length;
  if (!ausencia.resto.includes(',')) return palavras <= 4;
  // "sem febre, tosse ou dor no peito" denies all three; "sem febre, dor no peito ao esforço" denies only the fever.
  const fimDaLista = /^[^.;!?\n]*/.exec(depois)?.[0] ?? '';
  return palavras <= 12 && /\b(ou|nem)\b/.test(ausencia.resto + fimDaLista);
}

function inicioDaOracao(text: string, ate: number): number {
  const antes = text.slice(0, ate);
  const pontuacao = Math.max(...['.', ';', '!', '?', '\n'].map((marca) => antes.lastIndexOf(marca)));
  const trecho = antes.slice(pontuacao + 1);
  const oposto = ultimo(trecho, comG(contraste));
  return oposto ? ate - oposto.resto.length : pontuacao + 1;
}

/** The last hit and the text behind it. */
function ultimo(text: string, padrao: RegExp): { resto: string } | null {
  const hit = [...text.matchAll(padrao)].at(-1);
  return hit ? { resto: text.slice(hit.index + hit[0].length) } : null;
}

/**
 * The same pattern with the flag `g`. It is compiled once per object, because every sentence of every report is searched with it. So a
 * pattern is a constant: a literal inside a function would be a new object with each call.
 */
function comG(padrao: RegExp): RegExp {
  if (padrao.global) return padrao;
  const pronto = globais.get(padrao);
  if (pronto) return pronto;
  const global = new RegExp(padrao.source, `${padrao.flags}g`);
  globais.set(padrao, global);
  return global;
}

const globais = new WeakMap<RegExp, RegExp>();

/** Every place where a pattern matches. Most patterns match nowhere in a text, and to see that is half the work of listing places. */
export function acharTodos(texto: string, padrao: RegExp): RegExpExecArray[] {
  return texto.search(padrao) < 0 ? [] : [...texto.matchAll(comG(padrao))];
}

/** "Catarro branco, nega sangue": between the words of one finding this denies the second. */
const negaNoMeio = /\b(nega|nego|negou|negam|negando|descarta|descartou|nenhum sinal de)\b/;

/** The same without places whose words hold such a denial between them; what a place begins behind it is looked for again. */
export function acharSemNega(texto: string, padrao: RegExp): RegExpExecArray[] {
  const achados = acharTodos(texto, padrao);
  if (negaNoMeio.test(padrao.source) || !achados.some(({ 0: achado }) => negaNoMeio.test(achado))) return achados;
  return achados.flatMap((achado) => {
    const nega = negaNoMeio.exec(achado[0]);
    if (!nega) return [achado];
    const depois = achado.index + nega.index + nega[0].length;
    return acharTodos(texto.slice(depois), padrao).map((outro) =>
      Object.assign(outro, { index: outro.index + depois }),
    );
  });
}
