// Amounts that a text tells, read from the words of one sentence. Thresholds and their sources are with the alarms.
import { emDias, porExtenso } from '../leitura/medidas.ts';
import type { Palavra } from '../leitura/palavras.ts';
import type { Frase } from './relatos.ts';

/** Weight that was lost. */
export interface PerdaDePeso {
  kg: number;
  /** Null when the text tells no duration. */
  meses: number | null;
  /** Index of the unit among the words of the sentence. */
  indice: number;
}

const deQuilo = /^(kg|kgs|quilos?|kilos?)$/;
const dePerda =
  /^(perd(i|eu|emos|endo|ido|ida|e|a)|perca|emagrec(i|eu|endo|ido)|sec(ou|uei)|sequei|baix(ou|ei)|diminu(i|iu)|reduz(i|iu))$/;

const deGanho = /^(ganh(ou|ei|o|ando|a|ar|ado)|engord(ou|ei|a|ando|ar)|aument(ou|ei|o|a|ando)|subiu)$/;

/**
 * "Perdeu 8 kg em 3 meses", "7 kg a menos", "de 72 para 63 kg". A wish ("quer perder 10 kg") is no loss, nor is what a denial stands
 * beside ("perda de peso: não, ganhou 8 kg").
 */
export function lerPerdasDePeso({ palavras, marcas }: Frase): PerdaDePeso[] {
  return palavras.flatMap(({ forma }, indice) => {
    if (!deQuilo.test(forma)) return [];
    const kg = diferenca(palavras, indice) ?? perdida(palavras, indice, marcas);
    if (kg === null || kg <= 0) return [];
    const porMes = /^(por|ao|cada)$/.test(formaEm(palavras, indice + 1)) && formaEm(palavras, indice + 2) === 'mes';
    return [porMes ? { kg: kg * 3, meses: 3, indice } : { kg, meses: mesesNaFrase(palavras), indice }];
  });
}

/** "De 72 para 63 kg", "pesava 70, hoje 61 kg". */
function diferenca(palavras: readonly Palavra[], unidade: number): number | null {
  const depois = numeroEm(palavras, unidade - 1);
  const pesava = palavras.findIndex(({ forma }) => /^(pesava|pesei)$/.test(forma));
  if (depois === null || (formaEm(palavras, unidade - 2) !== 'para' && (pesava < 0 || pesava > unidade))) return null;
  const desde = pesava < 0 ? unidade - 5 : pesava + 1;
  for (let indice = unidade - 3; indice >= Math.max(0, desde); indice -= 1) {
    const antes = numeroEm(palavras, indice);
    if (antes !== null && antes > depois) return antes - depois;
  }
  return null;
}

function perdida(palavras: readonly Palavra[], unidade: number, marcas: Frase['marcas']): number | null {
  const valor = numeroEm(palavras, unidade - 1);
  if (valor === null) return null;
  const inicio = Math.max(0, unidade - 8);
  const antes = palavras.slice(inicio, unidade - 1).map(({ forma }) => forma);
  const verbo = antes.findLastIndex((forma) => dePerda.test(forma));
  if (antes.findLastIndex((forma) => deGanho.test(forma)) > verbo) return null;
  if (verbo >= 0)
    return /^(nao|nunca|nem)$/.test(antes[verbo - 1] ?? '') || marcas[inicio + verbo]?.negada ? null : valor;
  const menos = formaEm(palavras, unidade - 2) === 'menos' || /^(a )?menos\b/.test(textoDe(palavras, unidade + 1, 2));
  return menos ? valor : null;
}

function mesesNaFrase(palavras: readonly Palavra[]): number | null {
  const [primeira] = lerDuracoes(palavras);
  return primeira === undefined ? null : primeira / 30;
}

/** Every duration of the words, in days, in order: "há 2 semanas", "últimos três meses", "no mês passado". */
export function lerDuracoes(palavras: readonly Palavra[]): number[] {
  return lerDuracoesNoLugar(palavras).map(({ dias }) => dias);
}

/** Like `lerDuracoes`, with the index of the unit among the words. */
export function lerDuracoesNoLugar(palavras: readonly Palavra[]): { dias: number; indice: number }[] {
  return palavras.flatMap(({ forma }, indice) => {
    // Single letters are units only in medical shorthand, which no amount here needs.
    const dias = forma.length > 1 ? emDias[forma] : undefined;
    if (dias === undefined) return [];
    const valor = numeroEm(palavras, indice - 1);
    if (valor !== null) return [{ dias: valor * dias, indice }];
    const unica = /^(ultim[oa]|est[ae]|ess[ae]|nest[ae]|ness[ae]|um|uma)$/.test(formaEm(palavras, indice - 1));
    return unica || /^passad[oa]$/.test(formaEm(palavras, indice + 1)) ? [{ dias, indice }] : [];
  });
}

const deEvacuar = /^(evacu\w+|obr(a|o|ou|ei|ar|ando)|cag\w+|defec\w+|coco)$/;
const deFalta = /^(sem|nao|nunca)$/;

/** Days without stool: "há 6 dias sem evacuar". How often somebody goes ("a cada 3 dias") is another thing. */
export function lerDiasSemEvacuar({ palavras }: Frase): number | null {
  const evacuar = palavras.findIndex(
    ({ forma }, indice) =>
      (deEvacuar.test(forma) || /^ir (ao banheiro|aos pes)$/.test(textoDe(palavras, indice, 3))) &&
      palavras.slice(Math.max(0, indice - 3), indice).some((palavra) => deFalta.test(palavra.forma)),
  );
  if (evacuar < 0) return null;
  for (const [indice, { forma }] of palavras.entries()) {
    const dias = /^(dias?|semanas?)$/.test(forma) ? emDias[forma] : undefined;
    const valor = numeroEm(palavras, indice - 1);
    const deVezEmVez = /\b(cada|em)\b/.test(textoDe(palavras, indice - 3, 2));
    if (dias !== undefined && valor !== null && !deVezEmVez && Math.abs(indice - evacuar) <= 8) return valor * dias;
  }
  return null;
}

/** Blood pressures in mmHg: "18 por 11", "PA 180/110", "pressão 190x110". */
export function lerPressoes({ palavras }: Frase): { sistolica: number; diastolica: number | null; indice: number }[] {
  return palavras.flatMap(({ forma }, indice) => {
    const antes = palavras.slice(Math.max(0, indice - 6), indice);
    const nome = antes.findLastIndex((palavra) => /^(pressao|pressoes|pa)$/.test(palavra.forma));
    if (nome < 0 || antes.slice(nome).some((palavra) => /^\d/.test(palavra.forma))) return [];
    const sistolica = emMmHg(forma, 30);
    if (sistolica === null) return [];
    const ligada = /^(por|vezes|e|x)$/.test(formaEm(palavras, indice + 1));
    const diastolica = ligada ? emMmHg(formaEm(palavras, indice + 2), 20) : null;
    // "Pressão alta há 20 anos" counts years.
    return diastolica === null &&
      (emDias[formaEm(palavras, indice + 1)] !== undefined || sistolica < 180 || Number(forma) < 100)
      ? []
      : [{ sistolica, diastolica, indice }];
  });
}

/** Platelets per microlitre: "plaquetas em 40 mil", "plaquetas 85.000". */
export function lerPlaquetas({ palavras }: Frase): number | null {
  const onde = palavras.findIndex(({ forma }) => /^plaquetas?$/.test(forma));
  if (onde < 0) return null;
  for (let indice = onde + 1; indice <= onde + 4; indice += 1) {
    const valor = numeroEm(palavras, indice);
    if (valor === null) continue;
    // "85.000" is read as 85 with three decimals.
    const emMil = formaEm(palavras, indice + 1) === 'mil' || /[.]000$/.test(formaEm(palavras, indice));
    return emMil ? valor * 1000 : valor;
  }
  return null;
}

const ordinais: Readonly<Record<string, number>> = {
  primeiro: 1,
  segundo: 2,
  terceiro: 3,
  quarto: 4,
  quinto: 5,
  sexto: 6,
  setimo: 7,
  oitavo: 8,
  nono: 9,
};
const deGestacao = /^(gest\w+|gravid\w*|ig|barriga|buchuda|prenha|primigesta|dpp)$/;
/** A month of a pregnancy counts four weeks and a third; the month that runs is not over. */
const semanasPorMes = 4.35;

/**
 * How far a pregnancy is told to be, in completed weeks; from "2º trimestre" only its first week is certain. Null when the words name no
 * amount beside a pregnancy ("aborto com 8 semanas" names none). @param gestante the intake says that she is pregnant
 */
export function lerSemanasDeGestacao({ palavras, texto }: Frase, gestante: boolean): number | null {
  if (!palavras.some(({ forma }) => deGestacao.test(forma)) && !gestante) return null;
  if (/\b(abort\w+|perd(eu|i|a)|anterior|passad[oa]|nasceu|parto|depois da|apos a|ate a)\b/.test(texto)) return null;
  for (const [indice, { forma }] of palavras.entries()) {
    const valor = numeroEm(palavras, indice - 1) ?? ordinais[formaEm(palavras, indice - 1)];
    if (valor === undefined) continue;
    const perto = palavras.slice(Math.max(0, indice - 7), indice + 5).some((palavra) => deGestacao.test(palavra.forma));
    if (/^trimestres?$/.test(forma) && valor <= 3) return [0, 13, 28][valor - 1] ?? null;
    const esta = /^(esta|estou|ta|to) (com|de) $/.test(
      `${formaEm(palavras, indice - 3)} ${formaEm(palavras, indice - 2)} `,
    );
    if (!perto && !(gestante && (indice <= 2 || esta))) continue;
    const abreviada = /^(s|sem)$/.test(forma) && formaEm(palavras, indice - 2) === 'ig';
    if ((abreviada || /^semanas?$/.test(forma)) && valor >= 2 && valor <= 42) return valor;
    if (/^mes$/.test(forma) && valor <= 9) return Math.floor((valor - 1) * semanasPorMes);
    if (/^meses$/.test(forma) && valor <= 9) return Math.floor(valor * semanasPorMes);
  }
  return null;
}

/** Below `emCm` the number counts centimetres of mercury, as it is said in Brazil. */
function emMmHg(forma: string, emCm: number): number | null {
  if (!/^\d{1,3}([.,]\d)?$/.test(forma)) return null;
  const valor = Number(forma.replace(',', '.'));
  if (valor >= 40 && valor <= 300) return valor;
  return valor >= 4 && valor <= emCm ? valor * 10 : null;
}

function numeroEm(palavras: readonly Palavra[], indice: number): number | null {
  const forma = formaEm(palavras, indice);
  if (/^\d+([.,]\d+)?$/.test(forma)) return Number(forma.replace(',', '.'));
  return porExtenso[forma] ?? null;
}

function formaEm(palavras: readonly Palavra[], indice: number): string {
  return palavras[indice]?.forma ?? '';
}

function textoDe(palavras: readonly Palavra[], de: number, quantas: number): string {
  return palavras
    .slice(Math.max(0, de), Math.max(0, de + quantas))
    .map(({ forma }) => forma)
    .join(' ');
}
