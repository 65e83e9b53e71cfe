import { assuntoDoCampo } from '../cabecas.ts';
import type { Reconhecido } from '../ler.ts';
import type { Faixa, Palavra } from '../palavras.ts';
import seguranca from '../vocabulario/seguranca.json' with { type: 'json' };
import { type Cifra, cifraDe, cifrar, type Traco, tracosDe } from './tracos.ts';

/** What was learned (`pnpm train-reader`): for each property the signs for and against which it speaks. */
export interface Pesos {
  sinais: readonly string[];
  /** What speaks for each sign before a word is seen. */
  vies: Float32Array;
  /** The property of each row, in ascending order. */
  chaves: Uint32Array;
  /** Where each row begins in `classes` and `valores`; one more at the end. */
  inicios: Uint32Array;
  /** Places of signs in `sinais`. */
  classes: Uint16Array;
  /** In steps of `passo`. */
  valores: Int8Array;
  passo: number;
  peneira: Peneira;
  duvida: Peneira;
}

/** How far a suspicion, or a doubt about what the rules read, is to be believed, learned from whole texts. */
export interface Peneira {
  pesos: readonly number[];
  /** Log odds from which a suspicion becomes a proposal, or a doubt takes a statement back. */
  limite: number;
}

/** A sign that a window of words seems to tell. */
export interface Suspeita extends Reconhecido {
  /** What is known of the suspicion, for the sieve. */
  provas: readonly number[];
}

/** Signs that need a role that words alone do not fill (a side, a time, an amount, an examiner's finger), and closed lists of illnesses and medicines. */
const fechados =
  /^(cronico$|inicio_|constitucional$|idade_|crianca$|.*_um_lado$|pulso_|dor$|cirurgia$|trauma$|queda$|anemia$|colesterol$|gordura_figado$|hipertensao$|hipotensao$|hiper|hipotireo|doenca_|corticoide$|diabetes$|calculo_|rinite$|asma$|sinusite$|enxaqueca$|fibromialgia$|artrose$|artrite$|hernia_|bursite$|tendinite$|depressao$|panico$|gastrite$|intestino_irritavel$|osteoporose$|psoriase$|cisto|sop$|infeccao_urinaria$|prostata$|cancer$|epilepsia$|anti|marca_passo$|contraceptivo$|ansiolitico$|ombro_congelado$|endometriose$|mioma$|menopausa$|gestante$|perda_gestacional$|pos_|varizes$|massas$|nodulos$|convalescenca$|infertilidade$|.*_norma(l|is)$)/;
const daLingua = /^(lingua|saburra)_/;
const daOrelha = /^orelha_/;
/** Learned, so that a swelling is told from other things, and not proposed: where something swells is a role. */
const semLugar = 'edema';

/**
 * Whether a sign may be read from learned weights. None that only the safety rules know: the annotations of the whole texts do not have
 * them, so nobody could say how often a guess is right.
 */
export function proponivel(sinal: string): boolean {
  return !fechados.test(sinal) && !Object.hasOwn(seguranca, sinal);
}

/** Below this nothing is suspected. */
const notaMinima = -2.5;
/** A window has no more words. */
const maiorJanela = 14;
/** Of what speaks for a sign, so much must rest on words from which nothing was read. */
const novoMinimo = 0.25;

const nega = /^(sem|nao|nunca|nem|nada|nenhuma?)$/;
/** Words beside a complaint that may take it back: "pegar no sono, zero problema", "café 1 xícara só". */
const contesta =
  /^(normal|normais|otim[oa]s?|bo[am]s?|bem|zero|ok|nada|nenhuma?|sem|nao|nunca|nem|negativ[oa]|ausente|tranquil[oa]|livre|mas|preservad[oa]s?|so|apenas|maximo|tambem|raramente)$/;
/** So many words before and behind a window are looked at for them. */
const emVolta = 5;

/** The signs that the weights find told by words from which the rules read nothing. Linear in the text. */
export function reconhecerCom(
  pesos: Pesos,
  palavras: readonly Palavra[],
  frases: readonly Faixa[],
  naoLidas: readonly number[],
  campo: string | null,
): Reconhecido[] {
  return suspeitar(pesos, palavras, frases, naoLidas, campo).filter(({ provas }) => passa(provas, pesos.peneira));
}

export function passa(provas: readonly number[], { pesos, limite }: Peneira): boolean {
  return provas.reduce((soma, prova, ordem) => soma + prova * (pesos[ordem] ?? 0), 0) >= limite;
}

/** For each sign the strongest suspicion in the text. */
export function suspeitar(
  pesos: Pesos,
  palavras: readonly Palavra[],
  frases: readonly Faixa[],
  naoLidas: readonly number[],
  campo: string | null,
): Suspeita[] {
  if (naoLidas.length === 0) return [];
  const novas = new Set(naoLidas);
  const cifras = cifrar(palavras);
  const [nome] = assuntoDoCampo[campo ?? ''] ?? [];
  const assunto = nome === undefined ? null : cifraDe(nome);
  const fortes = new Map<string, Suspeita>();
  for (const janela of janelasDe(palavras, frases, novas))
    for (const suspeita of naJanela(pesos, palavras, cifras, janela, assunto, novas)) {
      if (foraDoCampo(suspeita.sinal, palavras, janela, campo)) continue;
      const outra = fortes.get(suspeita.sinal);
      if (!outra || (outra.provas[1] ?? 0) < (suspeita.provas[1] ?? 0)) fortes.set(suspeita.sinal, suspeita);
    }
  return [...fortes.values()];
}

/** The tongue and the ear are told in their field, or by name. */
function foraDoCampo(sinal: string, palavras: readonly Palavra[], [de, ate]: Faixa, campo: string | null): boolean {
  const nomeada = (nome: RegExp) => palavras.slice(de, ate).some(({ forma }) => nome.test(forma));
  if (campo === 'pulsoObservacao') return true;
  if (daLingua.test(sinal)) return campo !== 'linguaObservacao' && !nomeada(/^(linguas?|saburra)$/);
  if (daOrelha.test(sinal)) return campo !== 'orelhaObservacao' && !nomeada(/^(orelhas?|auricul\w+|lobulo)$/);
  return campo === 'linguaObservacao' || campo === 'orelhaObservacao';
}

/** Each part with words from which nothing was read, alone and with a neighbour; a long one in pieces that overlap. */
function janelasDe(palavras: readonly Palavra[], frases: readonly Faixa[], novas: ReadonlySet<number>): Faixa[] {
  const janelas: Faixa[] = [];
  for (const [de, ate] of frases) {
    const trechos: Faixa[] = [];
    let comeco = de;
    for (let indice = de + 1; indice <= ate; indice += 1)
      if (indice === ate || palavras[indice]?.pausa !== 'nenhuma') {
        trechos.push([comeco, indice]);
        comeco = indice;
      }
    for (const [ordem, trecho] of trechos.entries()) {
      const [primeira, fim] = trecho;
      if (!isInteira(trecho)) {
        for (let indice = primeira; indice < fim; indice += 5) {
          const pedaco: Faixa = [indice, Math.min(fim, indice + 12)];
          if (temNova(pedaco, novas)) janelas.push(pedaco);
          if (pedaco[1] === fim) break;
        }
        continue;
      }
      if (!temNova(trecho, novas)) continue;
      janelas.push(trecho);
      const [antes, depois] = [trechos[ordem - 1], trechos[ordem + 1]];
      // Where the part before has such words, too, the pair is already there.
      if (antes && fim - antes[0] <= maiorJanela && !(isInteira(antes) && temNova(antes, novas)))
        janelas.push([antes[0], fim]);
      if (depois && depois[1] - primeira <= maiorJanela) janelas.push([primeira, depois[1]]);
    }
  }
  return janelas;
}

/** A part that is short enough is one window, and no pieces. */
function isInteira([de, ate]: Faixa): boolean {
  return ate - de <= maiorJanela;
}

function temNova([de, ate]: Faixa, novas: ReadonlySet<number>): boolean {
  for (let indice = de; indice < ate; indice += 1) if (novas.has(indice)) return true;
  return false;
}

function naJanela(
  pesos: Pesos,
  palavras: readonly Palavra[],
  cifras: readonly Cifra[],
  janela: Faixa,
  assunto: Cifra,
  novas: ReadonlySet<number>,
): Suspeita[] {
  const tracos = tracosDe(cifras, janela, assunto);
  const { sinais, chaves } = pesos;
  const { notas, vistas, escala } = notasDe(pesos, tracos);
  const achadas: number[] = [];
  let [primeira, segunda] = [-Infinity, -Infinity];
  for (let classe = 0; classe < notas.length; classe += 1) {
    const nota = notas[classe] ?? 0;
    if (nota > primeira) [primeira, segunda] = [nota, primeira];
    else if (nota > segunda) segunda = nota;
    if (nota >= notaMinima) achadas.push(classe);
  }
  if (achadas.length === 0) return [];
  let [cheias, conhecidas] = [0, 0];
  for (let indice = janela[0]; indice < janela[1]; indice += 1) {
    const cifra = cifras[indice];
    if (!cifra) continue;
    cheias += 1;
    if (linhaDe(chaves, cifra.forma) !== undefined || linhaDe(chaves, cifra.raiz) !== undefined) conhecidas += 1;
  }
  return achadas.flatMap((classe) => {
    const nota = notas[classe] ?? 0;
    const porPalavra = new Map<number, number>();
    let [total, novo, dosNegadores] = [0, 0, 0];
    for (const [ordem, { indices }] of tracos.entries()) {
      const linha = vistas[ordem];
      const valor = linha === undefined ? 0 : valorDe(pesos, linha, classe);
      if (indices.some((indice) => nega.test(palavras[indice]?.forma ?? ''))) dosNegadores += valor;
      if (valor <= 0) continue;
      total += valor;
      if (indices.some((indice) => novas.has(indice))) novo += valor;
      for (const indice of indices) porPalavra.set(indice, (porPalavra.get(indice) ?? 0) + valor / indices.length);
    }
    const literais = [...porPalavra]
      .flatMap(([indice, valor]) => (valor >= total * 0.12 ? [indice] : []))
      .toSorted((um, outro) => um - outro);
    // "Não esquece onde põe a chave": what the words tell without their "não" is denied by it.
    const antes = Math.max(janela[0], (literais[0] ?? 0) - 3);
    const negada = palavras.slice(antes, literais.at(-1)).some(({ forma }) => nega.test(forma));
    if (negada && nota - dosNegadores * escala >= 0) return [];
    const novos = literais.filter((indice) => novas.has(indice)).length;
    if (novo < novoMinimo * total || novos === 0) return [];
    const formas = (dentro: boolean) =>
      palavras
        .slice(...janela)
        .flatMap(({ forma }, ordem) => (literais.includes(janela[0] + ordem) === dentro ? [forma] : []));
    const sinal = sinais[classe] ?? '';
    const negadores = formas(true).filter((forma) => nega.test(forma));
    // Behind "sem" stands what is denied as often as what is missing. A word alone tells too little, but of the tongue it tells all.
    if (sinal === semLugar || negadores.includes('sem') || (cheias === 1 && !daLingua.test(sinal))) return [];
    return {
      sinal,
      literais,
      provas: [
        1,
        nota,
        Math.min(6, nota - (nota === primeira ? segunda : primeira)),
        novo / total,
        conhecidas / cheias,
        Math.min(cheias, 8) / 8,
        literais.length === 1 ? 1 : 0,
        literais.length >= 3 ? 1 : 0,
        novos >= 2 ? 1 : 0,
        formas(false).some((forma) => contesta.test(forma)) ? 1 : 0,
        contestadaEmVolta(palavras, janela) ? 1 : 0,
        negadores.length > 0 ? 1 : 0,
        cheias === 1 ? 1 : 0,
      ],
    };
  });
}

/** What speaks for each sign, as log odds, and the row of each property. */
export function notasDe({ vies, chaves, inicios, classes, valores, passo }: Pesos, tracos: readonly Traco[]) {
  const escala = passo / Math.sqrt(tracos.length);
  const notas = vies.slice();
  const vistas = tracos.map(({ chave }) => linhaDe(chaves, chave));
  for (const linha of vistas) {
    if (linha === undefined) continue;
    const fim = inicios[linha + 1] ?? 0;
    for (let onde = inicios[linha] ?? 0; onde < fim; onde += 1) {
      const classe = classes[onde] ?? 0;
      notas[classe] = (notas[classe] ?? 0) + (valores[onde] ?? 0) * escala;
    }
  }
  return { notas, vistas, escala };
}

/** Whether the sentence goes on, or began, with a word that may take the window back. */
function contestadaEmVolta(palavras: readonly Palavra[], [de, ate]: Faixa): boolean {
  for (
    let indice = de - 1;
    indice >= de - emVolta && indice >= 0 && palavras[indice + 1]?.pausa !== 'frase';
    indice -= 1
  )
    if (contesta.test(palavras[indice]?.forma ?? '')) return true;
  for (
    let indice = ate;
    indice < ate + emVolta && indice < palavras.length && palavras[indice]?.pausa !== 'frase';
    indice += 1
  )
    if (contesta.test(palavras[indice]?.forma ?? '')) return true;
  return false;
}

/** By halves: a map of so many rows would take longer to build than a text to read. */
export function linhaDe(chaves: Uint32Array, chave: number): number | undefined {
  let [de, ate] = [0, chaves.length];
  while (de < ate) {
    const meio = (de + ate) >> 1;
    if ((chaves[meio] ?? 0) < chave) de = meio + 1;
    else ate = meio;
  }
  return chaves[de] === chave ? de : undefined;
}

export function valorDe({ inicios, classes, valores }: Pesos, linha: number, classe: number): number {
  const fim = inicios[linha + 1] ?? 0;
  for (let onde = inicios[linha] ?? 0; onde < fim; onde += 1) if (classes[onde] === classe) return valores[onde] ?? 0;
  return 0;
}
