import type { Afirmacao } from './limites.ts';
import type { Palavra } from './palavras.ts';

/** Where on the wrist a quality was felt: how it is named, and the signs of the organs there. */
interface Posicao {
  de: number;
  ate: number;
  nome: string;
  sinais: readonly string[];
}

export type Posicoes = ReadonlyMap<number, Posicao>;

const alturas: Readonly<Record<string, string>> = {
  cun: 'cun',
  tsun: 'cun',
  guan: 'guan',
  kuan: 'guan',
  chi: 'chi',
  tchi: 'chi',
};
const lados: Readonly<Record<string, 'esquerdo' | 'direito' | 'dois'>> = {
  e: 'esquerdo',
  esquerdo: 'esquerdo',
  esquerda: 'esquerdo',
  d: 'direito',
  direito: 'direito',
  direita: 'direito',
  bilateral: 'dois',
  bilaterais: 'dois',
  ambos: 'dois',
  dois: 'dois',
};
const deOrgao: Readonly<Record<string, readonly string[]>> = {
  rim: [],
  rins: [],
  figado: ['pulso_guan_esquerdo'],
  coracao: ['pulso_cun_esquerdo'],
  pulmao: ['pulso_cun_direito'],
  baco: ['pulso_guan_direito'],
  estomago: ['pulso_guan_direito'],
};
/** What is felt here says nothing of the organ. */
const semOrgao = /^pulso_(retardado|normal)$/;
const dePulso = /^pulso_(?!cun|guan|chi)/;
/** Between a quality and the place behind it. */
const entreAmbos =
  /^(em|no|na|nos|nas|so|somente|mais|principalmente|sobretudo|apenas|posicao|posicoes|pulso|d[aeo]s?|o|a|os|as|ambos|dois)$/;
/** These speak of the whole pulse again. */
const doTodo = /^(pulsos?|gera(l|is)|globa(l|is)|todos?|demais|resto)$/;

/**
 * "Chi E quase some", "profundo no chi esquerdo": a quality that was felt at one position is not one of the whole pulse. Adds the sign
 * of the organ that is felt there.
 * @param posicoes of the whole text, found once and only if needed
 */
export function lerPosicoes<T extends Afirmacao>(
  todas: readonly T[],
  palavras: readonly Palavra[],
  posicoes: () => Posicoes,
): readonly T[] {
  if (!todas.some(({ sinal }) => dePulso.test(sinal)) || posicoes().size === 0) return todas;
  const novas: T[] = [];
  for (const uma of todas) {
    const posicao = dePulso.test(uma.sinal) ? posicaoDe(uma, posicoes(), palavras) : undefined;
    novas.push(posicao === undefined ? uma : { ...uma, lugar: posicao.nome });
    if (posicao === undefined || !uma.presente || semOrgao.test(uma.sinal)) continue;
    const literais = Array.from({ length: posicao.ate - posicao.de }, (_, passo) => posicao.de + passo);
    for (const sinal of posicao.sinais)
      if (!novas.some((outra) => outra.sinal === sinal))
        novas.push({ ...uma, sinal, literais: [...new Set([...literais, ...uma.literais])].toSorted((a, b) => a - b) });
  }
  return novas;
}

/**
 * The positions that a text names, by each word that belongs to one.
 * @param texto as the therapist wrote it: a capital E is a side, a small one joins
 */
export function acharPosicoes(palavras: readonly Palavra[], texto: string): Posicoes {
  const posicoes: Posicao[] = [];
  const ladoEm = (indice: number) => {
    const palavra = palavras[indice];
    if (palavra === undefined || (palavra.forma === 'e' && texto.charAt(palavra.inicio) !== 'E')) return undefined;
    return lados[palavra.forma];
  };
  for (const [indice, { forma }] of palavras.entries()) {
    const altura = alturas[forma];
    if (altura !== undefined) {
      const seguinte = palavras[indice + 1]?.pausa === 'nenhuma' ? ladoEm(indice + 1) : undefined;
      const anterior = palavras[indice]?.pausa === 'nenhuma' ? ladoEm(indice - 1) : undefined;
      // "Nas posições chi", "nos chi"
      const emAmbos = /^(posicoes|nos|os)$/.test(palavras[indice - 1]?.forma ?? '') ? 'dois' : undefined;
      const lado = seguinte ?? (anterior === 'dois' ? anterior : emAmbos);
      posicoes.push({
        de: anterior === 'dois' ? indice - 1 : indice,
        ate: seguinte === undefined ? indice + 1 : indice + 2,
        nome: lado === undefined ? `no ${altura}` : lado === 'dois' ? `nos dois ${altura}` : `no ${altura} ${lado}`,
        sinais:
          lado === undefined
            ? []
            : lado === 'dois'
              ? [`pulso_${altura}_esquerdo`, `pulso_${altura}_direito`]
              : [`pulso_${altura}_${lado}`],
      });
      continue;
    }
    const orgao = deOrgao[forma];
    const antes = palavras[indice - 1]?.forma ?? '';
    if (
      orgao !== undefined &&
      /^d[oe]$/.test(antes) &&
      /^(pulsos?|posic(ao|oes))$/.test(palavras[indice - 2]?.forma ?? '')
    ) {
      posicoes.push({
        de: indice - 2,
        ate: indice + 1,
        nome: `na posição do ${texto.slice(palavras[indice]?.inicio, palavras[indice]?.fim).toLowerCase()}`,
        sinais: orgao,
      });
      continue;
    }
    // "Pulso esquerdo mais fraco", "E: em corda"
    const lado = ladoEm(indice);
    if (lado === undefined || lado === 'dois') continue;
    const doPulso = /^(pulso|punho)$/.test(antes) && palavras[indice]?.pausa === 'nenhuma';
    if (doPulso || palavras[indice + 1]?.doisPontos === true)
      posicoes.push({
        de: doPulso ? indice - 1 : indice,
        ate: indice + 1,
        nome: lado === 'esquerdo' ? 'à esquerda' : 'à direita',
        sinais: [],
      });
  }
  const porIndice = new Map<number, Posicao>();
  for (const posicao of juntas(posicoes, palavras))
    for (let indice = posicao.de; indice < posicao.ate; indice += 1)
      if (!porIndice.has(indice)) porIndice.set(indice, posicao);
  return porIndice;
}

/** "Chi e guan fracos": both. */
function juntas(posicoes: readonly Posicao[], palavras: readonly Palavra[]): Posicao[] {
  const todas: Posicao[] = [];
  for (const posicao of posicoes) {
    const anterior = todas.at(-1);
    if (anterior && posicao.de === anterior.ate + 1 && palavras[anterior.ate]?.forma === 'e')
      todas[todas.length - 1] = {
        de: anterior.de,
        ate: posicao.ate,
        nome: `${anterior.nome} e ${posicao.nome}`,
        sinais: [...anterior.sinais, ...posicao.sinais],
      };
    else todas.push(posicao);
  }
  return todas;
}

function posicaoDe({ literais }: Afirmacao, posicoes: Posicoes, palavras: readonly Palavra[]): Posicao | undefined {
  const [primeira = 0] = literais;
  const ultima = literais.at(-1) ?? primeira;
  const qualidade = literais.find((indice) => !/^(pulsos?)$/.test(palavras[indice]?.forma ?? '')) ?? primeira;
  for (let indice = ultima + 1; palavras[indice]?.pausa === 'nenhuma'; indice += 1) {
    const atras = posicoes.get(indice);
    if (atras) {
      // "Fraco, chi cheio" has none; "fraco no chi" has.
      if (palavras.slice(ultima + 1, indice + 1).some(({ forma }) => /^(em|no|na|nos|nas)$/.test(forma))) return atras;
      break;
    }
    if (!entreAmbos.test(palavras[indice]?.forma ?? '')) break;
  }
  for (let indice = qualidade; indice >= 0; indice -= 1) {
    const aqui = posicoes.get(indice);
    if (aqui) return aqui;
    if (doTodo.test(palavras[indice]?.forma ?? '') || palavras[indice]?.pausa === 'frase') return undefined;
  }
  return undefined;
}
