import type { Palavra } from './palavras.ts';

/** What a text states, by the indexes of its words. */
export interface Afirmacao {
  sinal: string;
  presente: boolean;
  literais: readonly number[];
  /** The words whose scope counts, where they are not all. */
  marcadas?: readonly number[] | undefined;
  /** Of a head and what is said of it, and no single expression. */
  unida?: true;
  /** Follows from the words around: what was learned may not doubt it. */
  certa?: true;
  /** Where on the wrist it was felt. */
  lugar?: string;
}

const nega = /^(sem|nao|nunca|nem|nenhum|nenhuma|ausencia|nada)$/;
/** Too much of something. */
const demais =
  /^(exagerad[oa]s?|exagero|excessiv[oa]s?|excessos?|demais|demasiad[oa]s?|demasia|aumentad[oa]s?|anorma(l|is)|descontrolad[oa]s?|incontrolave(l|is)|insaciave(l|is)|desmedid[oa]s?|exacerbad[oa]s?|desproporciona(l|is))$/;
/** "Fora do normal", "além do normal", "acima da média". */
const alem = /^(fora|alem|acima)$/;
const deMedida = /^(normal|comum|habitual|media|esperado|padrao|conta)$/;
/** Between what is denied and its measure. */
const entreAmbos =
  /^(de|do|da|em|o|a|os|as|um|uma|assim|muito|tao|que|seja|sexual|dia|durante|eh|para|alguma?|nada|algo|se)$/;
const maisPassos = 4;

/** The opposite of what a denial of the thing itself would state: who has no exaggerated thirst is not said to have little. */
const opostos: Readonly<Record<string, string>> = {
  sede_baixa: 'sede_aumentada',
  apetite_baixo: 'apetite_aumentado',
  sem_suor: 'suor_excessivo',
  insonia: 'sonolencia',
  libido_baixa: 'libido_alta',
  urina_escassa: 'urina_frequente',
  fluxo_escasso: 'fluxo_intenso',
};

/**
 * "Sem sede exagerada" tells of a normal thirst: an expression that denies a thing states nothing where what follows limits the denial to
 * a quality or to too much of it. What is denied is that quality.
 */
export function limitarNegacoes<T extends Afirmacao>(todas: readonly T[], palavras: readonly Palavra[]): readonly T[] {
  const limitadas = new Map<T, number | null>();
  for (const uma of todas) {
    const limite = limiteDe(uma, todas, palavras);
    if (limite !== undefined) limitadas.set(uma, limite);
  }
  if (limitadas.size === 0) return todas;
  const qualidades = new Set(limitadas.values());
  return todas.flatMap((uma): T[] => {
    if (limitadas.has(uma)) {
      const oposto = opostos[uma.sinal];
      return oposto === undefined || todas.some(({ sinal }) => sinal === oposto)
        ? []
        : [{ ...uma, sinal: oposto, presente: false }];
    }
    // "Sem saburra amarela" denies the yellow one.
    const ultima = uma.literais.at(-1);
    if (ultima === undefined || !qualidades.has(ultima)) return [uma];
    return uma.presente ? [{ ...uma, presente: false }] : [];
  });
}

/** The word that limits a denial, or null when it is only too much; undefined without either. */
function limiteDe(
  uma: Afirmacao,
  todas: readonly Afirmacao[],
  palavras: readonly Palavra[],
): number | null | undefined {
  const [primeira = 0] = uma.literais;
  const ultima = uma.literais.at(-1) ?? primeira;
  if (!uma.presente || uma.literais.length < 2 || !nega.test(palavras[primeira]?.forma ?? '')) return undefined;
  for (let indice = ultima + 1; indice <= ultima + maisPassos; indice += 1) {
    const palavra = palavras[indice];
    if (palavra === undefined || palavra.pausa !== 'nenhuma') return undefined;
    const { forma } = palavra;
    if (demais.test(forma)) return null;
    if (alem.test(forma))
      return palavras.slice(indice + 1, indice + 4).some((outra) => deMedida.test(outra.forma)) ? null : undefined;
    if (indice === ultima + 1 && !deLugarDaSaburra.test(forma) && qualifica(uma, indice, todas)) return indice;
    if (!entreAmbos.test(forma)) return undefined;
  }
  return undefined;
}

/** Whether a word makes a sign of its own with the thing that is denied. */
function qualifica(uma: Afirmacao, indice: number, todas: readonly Afirmacao[]): boolean {
  const coisa = uma.literais.at(-1);
  return (
    uma.sinal === 'saburra_ausente' &&
    todas.some(
      ({ literais, sinal }) =>
        sinal !== uma.sinal &&
        literais.at(-1) === indice &&
        (literais.length === 1 || (coisa !== undefined && literais.includes(coisa))),
    )
  );
}

const deLugarDaSaburra = /^(raiz|base|fundo|centro|meio|ponta|bordas?|lateral|laterais|lados?|atras|frente)$/;
const semSaburra =
  /^(sem|ausente|ausencia|falta\w*|pelad[oa]s?|descascad[oa]s?|despelad[oa]s?|desnud[oa]s?|limp[oa]s?|lis[oa]s?|care\w+|perd\w+|nu|nua|nus|nuas)$/;

/**
 * "Raiz s/ saburra": where the coat is missing, none is gathered. Words of a place on the tongue beside what tells of a missing coat
 * belong to that.
 */
export function lugaresDaSaburra<T extends Afirmacao>(todas: readonly T[], palavras: readonly Palavra[]): readonly T[] {
  if (!todas.some(({ sinal }) => deLingua.test(sinal))) return todas;
  return todas.flatMap((uma): T[] => {
    if (uma.sinal === 'saburra_na_raiz' && uma.presente)
      return parteDe(uma.literais.at(-1) ?? 0, palavras).some(({ forma }) => semSaburra.test(forma)) ? [] : [uma];
    if (uma.sinal === 'lingua_rachaduras' && uma.presente)
      return [{ ...uma, literais: comAlcance(uma.literais, palavras) }];
    if (!/^saburra_(ausente|descascada)$/.test(uma.sinal) || !uma.presente) return [uma];
    const lugar = lugarAoLado(uma.literais, palavras);
    return lugar === null
      ? [uma]
      : // Missing at one place, the coat is there elsewhere.
        [
          {
            ...uma,
            certa: true,
            sinal: 'saburra_descascada',
            literais: [...new Set([...uma.literais, lugar])].toSorted((a, b) => a - b),
          },
        ];
  });
}

const deLingua = /^(saburra_(ausente|descascada|na_raiz)|lingua_rachaduras)$/;

/** "Rachadura central que vai até a ponta": how far it goes is told with it. */
function comAlcance(literais: readonly number[], palavras: readonly Palavra[]): readonly number[] {
  const ultima = literais.at(-1) ?? 0;
  const ditas: number[] = [];
  for (let indice = ultima + 1; indice <= ultima + 8; indice += 1) {
    const palavra = palavras[indice];
    if (palavra === undefined || palavra.pausa !== 'nenhuma' || nega.test(palavra.forma)) break;
    if (/^(central|mediana|median[oa]|funda|profunda|transversa(l|is)|vertica(l|is))$/.test(palavra.forma))
      ditas.push(indice);
    if (!deLugarDaSaburra.test(palavra.forma)) continue;
    const ate = palavras
      .slice(ultima + 1, indice)
      .findIndex(({ forma }) => /^(ate|atinge|atingindo|alcanca|chega)$/.test(forma));
    if (ate >= 0) ditas.push(ultima + 1 + ate);
    ditas.push(indice);
    if (ate >= 0) break;
  }
  return [...literais, ...ditas].toSorted((a, b) => a - b);
}

/** The index of the place right before or behind these words, in the same part. */
function lugarAoLado(literais: readonly number[], palavras: readonly Palavra[]): number | null {
  const [primeira = 0] = literais;
  const ultima = literais.at(-1) ?? primeira;
  for (let indice = ultima + 1; indice <= ultima + 3 && palavras[indice]?.pausa === 'nenhuma'; indice += 1) {
    const forma = palavras[indice]?.forma ?? '';
    if (deLugarDaSaburra.test(forma)) return indice;
    if (!/^(na|no|nas|nos|em|da|do|toda|todo|so|parte|regiao|area|a|o)$/.test(forma)) break;
  }
  for (let indice = primeira - 1; indice >= primeira - 3 && palavras[indice + 1]?.pausa === 'nenhuma'; indice -= 1) {
    const forma = palavras[indice]?.forma ?? '';
    if (deLugarDaSaburra.test(forma)) return indice;
    if (!/^(da|lingua|esta|ta|eh|toda|todo|totalmente|quase|e|bem)$/.test(forma)) break;
  }
  return null;
}

function parteDe(indice: number, palavras: readonly Palavra[]): readonly Palavra[] {
  let de = indice;
  while (de > 0 && palavras[de]?.pausa === 'nenhuma') de -= 1;
  let ate = de + 1;
  while (ate < palavras.length && palavras[ate]?.pausa === 'nenhuma') ate += 1;
  return palavras.slice(de, ate);
}
