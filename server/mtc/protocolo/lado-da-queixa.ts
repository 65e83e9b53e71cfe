import { normalizar } from '../safety/mencoes.ts';
import { emFrases, semOQueSossegou } from './frases-da-queixa.ts';
import { costasDeBaixo, type ParteDoCorpo, partesDoCorpo } from './partes-do-corpo.ts';

export type Lado = 'direito' | 'esquerdo';

/**
 * The side that a complaint names for each part of the body: "joelho D", "ombro dir.", "dor no quadril, lado esquerdo", "MIE". A part
 * that is named without a side, with both sides, or with a different side each time is missing. A side that is well or settled, that
 * a movement goes to or that somebody lies on is no side of a complaint.
 */
export function ladosDasPartes(queixa: string): ReadonlyMap<ParteDoCorpo, Lado> {
  const ditos = new Map<ParteDoCorpo, Set<Dito>>();
  const poucos = new Map<ParteDoCorpo, Set<Dito>>();
  let ultimo: Dito | null = null;
  let semLadoAinda: ParteDoCorpo | null = null;
  for (const frase of emFrases(semOQueSossegou(queixa).replace(doisLados, 'dois lados'))) {
    if (soDaPele(frase)) continue;
    const marcas = marcasDaFrase(frase.replaceAll(semLadoDaQueixa, ' ').replaceAll(ladoSao, ' '), ultimo);
    const antes = ultimo;
    // "Meu ombro. Foi o direito": a side told alone is that of the one part before it that has none.
    if (soOLado.test(normalizar(frase)) && semLadoAinda !== null) {
      const [lado] = new Set(marcas.flatMap(({ dito }) => dito ?? []));
      if (lado) ditos.set(semLadoAinda, (ditos.get(semLadoAinda) ?? new Set()).add(lado));
    }
    const suas = new Set(marcas.flatMap(({ parte }) => (parte && parte !== 'outra' ? [parte] : [])));
    const [unica] = suas;
    if (suas.size > 0) semLadoAinda = suas.size === 1 && marcas.every(({ dito }) => !dito) ? (unica ?? null) : null;
    ultimo = marcas.findLast(({ dito }) => dito)?.dito ?? ultimo;
    for (const { parte, lado } of [...ladosNaFrase(marcas), ...herdados(frase, marcas, antes)]) {
      const onde = doiPouco.test(normalizar(frase)) ? poucos : ditos;
      onde.set(parte, (onde.get(parte) ?? new Set()).add(lado));
    }
  }
  // "Joelho D... Joelho E dói pouco": the side that hurts little counts only where no other was told.
  return new Map(
    [...new Map([...poucos, ...ditos])].flatMap(([parte, lados]): [ParteDoCorpo, Lado][] => {
      const [lado] = lados;
      return lados.size === 1 && lado && lado !== 'ambos' ? [[parte, lado]] : [];
    }),
  );
}

/** "Dos 2 lados". */
const doisLados = /\b2\s+lados\b/gi;

/** "Foi o direito", "é do lado esquerdo", "só à direita". */
const soOLado =
  /^\W*((foi|eh|e|era|so|somente|apenas|mais|sempre|fica|comecou) )*((n?o|d?o|a|n?a|da|ao) )?(lado )?(direit[oa]|esquerd[oa])\b(?! (ta|esta|nao|eh?|fica|anda|sempre|tambem|doia|doi|ok|bem|bo[am]))/;

const doiPouco =
  /^\W*(o |a |no |na |ja o |ja a )?\w+( (d|e|dir|esq|direit[oa]|esquerd[oa]))?,? (tambem )?(doi|incomoda)( (muito|bem|so um|um))? (pouco|menos|pouquinho)\b/;

const membros: readonly (readonly ParteDoCorpo[])[] = [
  ['ombro', 'braco', 'cotovelo', 'punho', 'mao'],
  ['quadril', 'virilha', 'coxa', 'joelho', 'perna', 'panturrilha', 'tornozelo', 'calcanhar', 'pe'],
];

/** How far up a limb the side of a hand or foot reaches, in parts. */
const paraCima = 2;

/**
 * "Ombro direito, dói ao elevar o braço": a limb of which one side alone was told has this side in all its parts below, and a little above; a
 * hand that tingles says nothing of the shoulder.
 */
export function comMembroInteiro(certos: ReadonlyMap<ParteDoCorpo, Lado>): ReadonlyMap<ParteDoCorpo, Lado> {
  const herdados = membros.flatMap((partes) => {
    const lados = new Set(partes.flatMap((parte) => certos.get(parte) ?? []));
    const [lado] = lados;
    const ditas = partes.flatMap((parte, onde) => (certos.has(parte) ? [onde] : []));
    return lados.size === 1 && lado
      ? partes.flatMap((parte, onde) => (ditas.some((dita) => dita <= onde + paraCima) ? [[parte, lado] as const] : []))
      : [];
  });
  return new Map([...herdados, ...certos]);
}

const pior =
  /(?<!\p{L})(?:[Pp]ior|mais|[Pp]rincipalmente|[Ss]obretudo)(?:\s+(?:n[oa]|d[oa]|à|ao?|o))?(?:\s+lado)?\s+(?:(direit[oa]|dir|D)|(esquerd[oa]|esq|E))(?![\p{L}’'])(?!\s+de\b)/u;

/** The side that is worse where both hurt: "bilateral, pior E", "dos dois lados, mais à direita"; null where none is. */
export function ladoPior(queixa: string): Lado | null {
  const dito = pior.exec(semOQueSossegou(queixa));
  if (!dito) return null;
  return dito[1] ? 'direito' : 'esquerdo';
}

/** The places of a rash are no sides of a pain. */
function soDaPele(frase: string): boolean {
  const simples = normalizar(frase);
  return (
    /\b(pele|cascas?|placas?|escamas?|coceira|coca|manchas?|descama\w*|dermatite|eczema|psoriase|vermelhidao|espinhas?)\b/.test(
      simples,
    ) && !/\bd(or|oi|oem|ores|oendo|olorid\w+)\b/.test(simples)
  );
}

/** The side to which somebody turns or on which somebody lies: "não vira pra direita", "dorme do lado esquerdo". */
const semLadoDaQueixa =
  /(?<!\p{L})(?:(?:vir|gir|rod|rotac|inclin|olh|lateraliz|mex)\p{L}*(?:\s+\p{L}+){0,4}?\s+(?:pra|para|à|a|p\/)(?:\s+(?:a|o))?|(?:deit|dorm)\p{L}*(?:\s+\p{L}+){0,3}?)(?:\s+(?:lado|d[oe]))*\s+(?:direit[oa]|esquerd[oa]|dir|esq)(?!\p{L})/giu;

/** "Boca torta para a direita": a face that has no strength on one side is drawn to the other, the sound one. */
const ladoSao =
  /(?<!\p{L})(?:boca|rosto|cara|face|sorriso)(?:\s+\p{L}+){0,3}?\s+(?:tort|entort|repux|pux|desvi)\p{L}*(?:\s+\p{L}+){0,2}?\s+(?:pra|para|pro|à|ao|p\/)(?:\s+(?:a|o))?(?:\s+lado)?\s+(?:direit[oa]|esquerd[oa]|dir|esq)(?!\p{L})/giu;

type Dito = Lado | 'ambos';

/** What matters of a phrase, in its order: parts of the body and sides, with the number of their word. */
interface Marca {
  indice: number;
  /** `outra` is a part whose side is not used. */
  parte?: ParteDoCorpo | 'outra';
  dito?: Dito;
  /** The side belongs to the part right after it: "lado direito da cabeça", "ambos os joelhos". */
  paraFrente?: boolean;
}

/** @param anterior the side that an earlier sentence named, for "do mesmo lado" */
function marcasDaFrase(frase: string, anterior: Dito | null): Marca[] {
  const palavras = [...frase.matchAll(/\p{L}+/gu)];
  const formas = palavras.map(([escrita]) => normalizar(escrita));
  return palavras.flatMap((palavra, indice) => {
    const forma = formas[indice] ?? '';
    const parte = costasDeBaixo(formas, indice) ? 'lombar' : partePara(forma);
    const mesmo = forma === 'mesmo' && formas[indice + 1] === 'lado' ? (ladoAntes(formas, indice) ?? anterior) : null;
    const dito = mesmo ?? ladoPara(formas, indice) ?? ladoDaLetra(frase, palavra.index, formas[indice - 1] ?? '');
    if (!parte && !dito) return [];
    const seguintes = formas.slice(indice + 1, indice + 3);
    const paraFrente = dito === 'ambos' || (ligacoes.has(seguintes[0] ?? '') && partePara(seguintes[1] ?? '') !== null);
    return [{ indice, paraFrente, ...(parte ? { parte } : {}), ...(dito ? { dito } : {}) }];
  });
}

const ligacoes: ReadonlySet<string> = new Set(['da', 'do', 'das', 'dos', 'de', 'na', 'no', 'nas', 'nos', 'em']);

/** The side that this sentence has named before the word. */
function ladoAntes(formas: readonly string[], indice: number): Dito | null {
  return formas.slice(0, indice).reduce<Dito | null>((dito, _, antes) => ladoPara(formas, antes) ?? dito, null);
}

function ladoPara(formas: readonly string[], indice: number): Dito | null {
  const forma = formas[indice] ?? '';
  if (forma === 'direito' && isAdverbio(formas, indice)) return null;
  if (/^(dir|direit[oa]s?|msd|mid)$/.test(forma)) return 'direito';
  if (/^(esq|esquerd[oa]s?|mse|mie)$/.test(forma)) return 'esquerdo';
  if (/^(bilat|bilatera\w*|ambos|ambas)$/.test(forma)) return 'ambos';
  // A pain "em faixa" goes across the back.
  if (forma === 'faixa' && /^(em|numa|feito|uma)$/.test(formas[indice - 1] ?? '')) return 'ambos';
  // "dois joelhos" and "dos dois lados", but not "há dois meses".
  const seguinte = formas[indice + 1] ?? '';
  if (
    forma === 'outro' &&
    /^lado( \w+){0,2} (pro|para o|e do|e d) outro$/.test(formas.slice(indice - 3, indice + 1).join(' '))
  )
    return 'ambos';
  if (/^(dois|duas)$/.test(forma) && seguinte === '' && /^(os|as|nos|nas|dos|das)$/.test(formas[indice - 1] ?? ''))
    return 'ambos';
  return /^(dois|duas)$/.test(forma) && (seguinte === 'lados' || partePara(seguinte)) ? 'ambos' : null;
}

/** "O olho não fecha direito": well, and not the right one. */
function isAdverbio(formas: readonly string[], indice: number): boolean {
  const anterior = formas[indice - 1] ?? '';
  return (
    /\b(nao|nem|mal)\b/.test(formas.slice(Math.max(0, indice - 4), indice).join(' ')) &&
    anterior !== 'lado' &&
    partePara(anterior) === null
  );
}

/** "joelho D", "ombro (E)", "lado e": a single letter counts only right after a part or "lado". */
function ladoDaLetra(frase: string, inicio: number, anterior: string): Dito | null {
  const letra = /^[deDE](?![\p{L}'’])/u.exec(frase.slice(inicio))?.[0];
  if (!letra) return null;
  // "Dor lombar baixa à E": nothing else than a side stands behind this word.
  if (/[DE]/.test(letra) && /(?<!\p{L})à\s+$/u.test(frase.slice(0, inicio)))
    return letra === 'D' ? 'direito' : 'esquerdo';
  const deFace = /[DE]/.test(letra) && faces.test(anterior);
  if (anterior !== 'lado' && !partePara(anterior) && !deFace) return null;
  if (letra === 'd' || letra === 'D') return 'direito';
  // "E" may be the word "and", unless nothing follows that it could join.
  const depois = frase.slice(inicio + 1);
  const juntaria =
    /^\s+\p{L}/u.test(depois) && !/^\s+(há|ha|desde|que|com|ao|a|à|quando|após|apos|por)\b/iu.test(depois);
  const emMaiusculas = frase === frase.toUpperCase();
  return juntaria && (letra === 'e' || emMaiusculas) ? null : 'esquerdo';
}

/** Between a part and its letter: "epic. medial E", "joelho lat. D". */
const faces =
  /^(medial|lateral|med|lat|interno|externo|interna|externa|anterior|posterior|ant|post|medio|baixa|alta|sup|inf)$/;

/** Farther away a side belongs to something else. */
const maximoDePalavras = { antes: 10, depois: 7 } as const;

/** A side belongs to the part named last before it, or else to the next one. */
function ladosNaFrase(marcas: readonly Marca[]): { parte: ParteDoCorpo; lado: Dito }[] {
  return marcas.flatMap(({ indice, dito, paraFrente, parte: propria }, posicao) => {
    if (!dito) return [];
    const antes = marcas.slice(0, posicao).findLast(({ parte }) => parte);
    const depois = marcas.slice(posicao + 1).find(({ parte }) => parte);
    const dono = [{ parte: propria, indice }, ...(paraFrente ? [depois, antes] : [antes, depois])].find(
      (marca) =>
        marca?.parte && Math.abs(marca.indice - indice) <= maximoDePalavras[marca.indice < indice ? 'antes' : 'depois'],
    );
    return dono?.parte && dono.parte !== 'outra' ? [{ parte: dono.parte, lado: dito }] : [];
  });
}

/**
 * Where a sentence names one side only, it holds for the parts to which the complaint goes on ("fisgada na lombar E que desce até a
 * perna", "na têmpora e atrás do olho") and, after "tudo à direita", for all.
 */
function herdados(
  frase: string,
  marcas: readonly Marca[],
  anterior: Dito | null,
): { parte: ParteDoCorpo; lado: Dito }[] {
  const lados = new Set(marcas.flatMap(({ dito }) => dito ?? []));
  // "Cotovelo direito. Desce pelo antebraço": the same pain, which a sentence before has given its side.
  const [lado] = lados.size === 0 && corre.test(normalizar(frase)) ? [anterior] : lados;
  const primeiro = marcas.findIndex(({ dito }) => dito);
  if (lados.size > 1 || !lado || lado === 'ambos') return [];
  const palavras = [...frase.matchAll(/\p{L}+/gu)].map(([escrita]) => normalizar(escrita));
  const tudo = /\b(tudo|toda|todo|so|somente|apenas|sempre) (\w+ ){0,3}(direit|esquerd)/.test(palavras.join(' '));
  // "Irradiando para ombro D, face lateral do braço e antebraço": one pain that runs through all of them.
  const caminhada = corre.exec(palavras.join(' '));
  const antesDoCaminho = caminhada
    ? palavras.join(' ').slice(0, caminhada.index).split(' ').length - 1
    : palavras.length;
  const proprias = new Set(ladosNaFrase(marcas).map(({ parte }) => parte));
  return marcas.flatMap(({ parte, indice }, posicao) => {
    if (!parte || parte === 'outra' || proprias.has(parte)) return [];
    const antes = marcas.slice(0, posicao).findLast((marca) => marca.parte);
    const entre = palavras.slice((antes?.indice ?? 0) + 1, indice).join(' ');
    const segue = primeiro >= 0 && posicao > primeiro && antes?.parte && caminho.test(entre);
    return tudo || segue || indice >= antesDoCaminho ? [{ parte, lado }] : [];
  });
}

const corre = /\b(irradi\w*|desc(e|endo)|que (vai|corre|sobe|pega))\b/;
/** The words between two parts of one pain. */
const caminho =
  /\b(irradi\w*|desc\w*|sob[ei]\w*|vai|corr\w*|pux\w*|ate|pega|espalh\w*|caminh\w*|repux\w*|pro|pra|pros|pras|p)\b|^(e )?(atras|em volta|ao redor|por tras|acima|abaixo|dentro) d[aeo]s?$/;

// One-sided pain of the trunk points to an organ and not to a channel.
const semLado = /^(abdome|abdomen|barriga|ventre|peito|torax|ovarios?|figado|testiculos?)$/;

const nomes = Object.entries(partesDoCorpo).map(([parte, palavras]) => ({
  parte,
  padrao: new RegExp(`^(${palavras})$`),
}));

function partePara(forma: string): ParteDoCorpo | 'outra' | null {
  if (semLado.test(forma)) return 'outra';
  const parte = nomes.find(({ padrao }) => padrao.test(forma))?.parte;
  return parte !== undefined && isParte(parte) ? parte : null;
}

function isParte(nome: string): nome is ParteDoCorpo {
  return Object.hasOwn(partesDoCorpo, nome);
}
