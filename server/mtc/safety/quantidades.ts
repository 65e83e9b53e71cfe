// Amounts that a text tells, read from the words of one sentence. Thresholds and their sources are with the alarms.
import { emDias, porExtenso } from '../leitura/medidas.ts';
import type { Palavra } from '../leitura/palavras.ts';
import type { Frase } from './frase.ts';

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
  if (perdidoHaAnos(palavras)) return [];
  return palavras.flatMap(({ forma }, indice) => {
    if (!deQuilo.test(forma)) return [];
    // What is another's, or has come back, is no loss of hers today.
    if (marcas[indice]?.deOutro || marcas[indice]?.curada) return [];
    const kg = diferenca(palavras, indice) ?? perdida(palavras, indice, marcas);
    if (kg === null || kg <= 0) return [];
    const porMes = /^(por|ao|cada)$/.test(formaEm(palavras, indice + 1)) && formaEm(palavras, indice + 2) === 'mes';
    return [porMes ? { kg: kg * 3, meses: 3, indice } : { kg, meses: mesesNaFrase(palavras), indice }];
  });
}

const deAnosAtras = /\b(19\d\d|20[01]\d|202[0-4])\b|\banos atras\b/;
const aindaPerde =
  /\b(desde|ainda|continu\w+|de novo|outra vez|novamente|agora|hoje|este ano|esse ano|meses|nunca (mais )?(recuper\w+|volt\w+|ganh\w+)|nao (recuper\w+|volt\w+|ganh\w+))\b/;
/** In days. */
const doisAnos = 730;

/** "Perdeu 8 kg no luto, em 2019": told with a date of years ago, and not as going on. */
function perdidoHaAnos(palavras: readonly Palavra[]): boolean {
  const texto = textoDe(palavras, 0, palavras.length);
  if (aindaPerde.test(texto)) return false;
  return deAnosAtras.test(texto) || lerDuracoes(palavras).some((dias) => dias >= doisAnos);
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
const deGestacao =
  /^(gest\w+|gravid\w*|ig|barriga|buchuda|barriguda|prenh[ae]|primigesta|multigesta|dpp|dum|bebe|nenem|nene|pre|usg|ultrassom)$/;
/** A month of a pregnancy counts four weeks and a third; the month that runs is not over. */
const semanasPorMes = 4.35;
/** Below this week a number loosens the care, so it must stand beside the pregnancy and in no sentence of an earlier one. */
const semanasQueAfrouxam = 20;
const dezenasDeSemanas: Readonly<Record<string, number>> = { vinte: 20, trinta: 30, quarenta: 40 };
/** Each with the first week of it that is certain. */
const trimestres = [0, 13, 28] as const;

/** What came to its end: a loss, an earlier pregnancy, a child that is born. */
const deOutraGestacao =
  /^(abort\w*|perd(eu|i|a|as|emos)|curetagem|anterior(es)?|passad[oa]s?|nasceu|nasceram|nascid[oa]s?|prematur\w+|pariu|pari|antes|ultimo|ultima|(19|20)\d\d)$/;
/** What an amount of weeks tells beside how far the pregnancy is: how long, how often, until when. */
const deDuracao =
  /^(ha|faz|fazem|tem uns|por|durante|cada|ultim[oa]s|dura\w*|ate|apos|depois|desde|daqui|proxim[oa]s)$/;

/**
 * How far a pregnancy is told to be, in completed weeks; from "2º trimestre" only its first week is certain. Null when the words name no
 * amount of this pregnancy ("aborto com 8 semanas" names none): the care is then that of all trimesters together, so a number is
 * doubted only where it would loosen it. @param gestante the intake says that she is pregnant
 */
export function lerSemanasDeGestacao({ palavras, marcas }: Frase, gestante: boolean): number | null {
  if (!palavras.some(({ forma }) => deGestacao.test(forma)) && !gestante && !eParidade(palavras)) return null;
  const contadas = palavras.flatMap((_, indice): number[] => {
    const semanas = semanasEm(palavras, indice);
    if (semanas === null || semanas < 2 || semanas > 43) return [];
    // "A irmã está grávida de 9 semanas"; of her own child is told how far she is.
    const doBebe = noMesmoTrecho(palavras, indice).some(({ forma }) => /^(bebe|nenem|nene)$/.test(forma));
    if (marcas[indice]?.deOutro && !doBebe) return [];
    if (contaOutraGestacao(palavras, indice)) return [];
    return valeParaHoje(palavras, indice, semanas, gestante) ? [semanas] : [];
  });
  return contadas.length > 0 ? Math.max(...contadas) : null;
}

/** Another pregnancy, told as the time of what follows: "na primeira gestação teve …", "no outro bebê …". */
const naOutra =
  /\b(?<!\b(esta|estou|ta|to|e|eh|sou|agora|hoje) )(na|no|da|do) (?!(\d|primeir[oa]|ultim[oa]|outr[oa])( ?[ao])? (trimestres?|semanas?|mes|us|usg|ultrassom|exame|consulta|sessao)\b)(\d|primeir[oa]|outr[oa]|anterior|minha outra|minha primeira|ultim[oa])\b|\b(gravidez|gestacao|parto|bebe|filh[oa]) (anterior|passad[oa]|mais velh[oa])\b|\bprimeir[oa] (filh[oa]|bebe|nenem) (nasceu|veio)\b/;
const deVolta = /\b(hoje|agora|atual\w*|nest[ae]|ness[ae]|dest[ae]|dess[ae]|(esta|estou|ta|to) (com|de))\b/;
/** What only a pregnancy that is over, or its child, has. */
const encerrada = /\b(teve|tive|nasceu|veio|foi|romp\w+|parto|perdeu|perdi|durou|cheg(ou|uei)|fui)\b/;

/** "Na 1ª (2019) teve pré-eclâmpsia com 35s": the week was another pregnancy's, unless the words came back to this one. */
function contaOutraGestacao(palavras: readonly Palavra[], indice: number): boolean {
  const antes = textoDe(palavras, 0, indice);
  const outra = naOutra.exec(antes);
  if (!outra) return false;
  const depois = antes.slice(outra.index);
  return !deVolta.test(depois) && (encerrada.test(depois) || /anterior|passad|mais velh|outr/.test(outra[0]));
}

const semanasDeHoje =
  /\b(?:ja )?(?:(?:esta|estou|ta|to|hoje|agora)(?: (?:hoje|agora|eu|ela|ja|quase|esta|estou|ta|to))*(?: (?:com|de|na|no|em))?|completou|completei|completando)(?: umas?)? (\d{1,2})(?: [ao])?( e (?:meia|\d)(?: dias?)?)?(?: (semanas?|sem|s|ss)\b(?! (?:com|que|sem|de (?!gest|grav))))?(?= |$)/g;
/** What else a sentence counts without a unit. */
const outraConta =
  /\b(anos?|febre|pressao|glicemia|peso|kg|nota|dor|doi|escala|eva|hemoglobina|hb|temperatura|sessao|sessoes|dias?|mes|meses|horas?|por|x)\b/;
/** A bare number below it is a pain or a session sooner than a week. */
const menorSemUnidade = 14;

/** "Tá com 31 e meia hoje", "estou de 24 semanas": told as today's, also without the unit. Only of who is pregnant. */
export function lerSemanasDeHoje({ texto, palavras, marcas }: Frase): number[] {
  return [...texto.matchAll(semanasDeHoje)].flatMap((achado) => {
    const semanas = Number(achado[1]);
    const [de, ate] = [achado.index, achado.index + achado[0].length].map((onde) => contarPalavrasAte(texto, onde));
    if (de === undefined || ate === undefined || semanas < 4 || semanas > 42 || marcas[de]?.deOutro) return [];
    if (achado[3] !== undefined) return [semanas];
    const acaba = achado[2] !== undefined || (palavras[ate]?.pausa ?? 'frase') !== 'nenhuma';
    const hoje = palavras[ate]?.forma === 'hoje';
    return semanas >= menorSemUnidade && (acaba || hoje) && !outraConta.test(texto) ? [semanas] : [];
  });
}

function contarPalavrasAte(texto: string, indice: number): number {
  return texto
    .slice(0, indice)
    .split(' ')
    .filter((palavra) => palavra !== '').length;
}

/** The weeks that the unit at this word counts; null where it is none. */
function semanasEm(palavras: readonly Palavra[], indice: number): number | null {
  const unidade = formaEm(palavras, indice);
  // "26ª semana", "2o trimestre": the ending of the ordinal is a word.
  const onde = /^[oa]$/.test(formaEm(palavras, indice - 1)) ? indice - 2 : indice - 1;
  if (/^trimestres?$/.test(unidade)) {
    const qual = ordinalEm(palavras, onde);
    return qual === null ? null : (trimestres[qual - 1] ?? null);
  }
  if (/^ig$/.test(unidade)) return semanasDaSigla(palavras, indice);
  if (/^(semanas?|sem|sems|ss?|sg)$/.test(unidade)) return ordinalEm(palavras, onde);
  if (/^mes(es)?$/.test(unidade)) {
    const meses = ordinalEm(palavras, onde);
    if (meses === null || meses > 10) return null;
    const corre = unidade === 'mes' || ordinais[formaEm(palavras, onde)] !== undefined;
    return Math.floor((corre ? meses - 1 : meses) * semanasPorMes);
  }
  return null;
}

/** "IG 26+4", "IG de 26": the sign of the age of a pregnancy needs no unit. */
function semanasDaSigla(palavras: readonly Palavra[], indice: number): number | null {
  const valor = numeroEm(palavras, indice + 1) ?? numeroEm(palavras, indice + 2);
  return valor !== null && Number.isInteger(valor) && valor >= 4 ? valor : null;
}

/** "Vinte e seis", "sexto", "26"; the end of the number stands at this word. */
function ordinalEm(palavras: readonly Palavra[], indice: number): number | null {
  const forma = formaEm(palavras, indice);
  const romano = { i: 1, ii: 2, iii: 3 }[forma];
  const simples =
    numeroEm(palavras, indice) ?? ordinais[forma] ?? ordinais[forma.replace(/a$/, 'o')] ?? dezenasDeSemanas[forma];
  if (simples === undefined) return romano ?? null;
  const dezena = formaEm(palavras, indice - 1) === 'e' ? dezenasDeSemanas[formaEm(palavras, indice - 2)] : undefined;
  return dezena !== undefined && simples < 10 ? dezena + simples : simples;
}

/** In words: farther away stands something else. */
const alcanceDaGestacao = { antes: 7, depois: 5 } as const;

function valeParaHoje(palavras: readonly Palavra[], indice: number, semanas: number, gestante: boolean): boolean {
  const antes = palavras.slice(Math.max(0, indice - 4), indice).map(({ forma }) => forma);
  const ditaDela =
    /\b(gest\w+|gravid\w*|ig|barriga)( (de|com|ha|faz|esta|estou|no|na|umas?|uns|ja|quase|agora))*( \w+){1,3}$/;
  const junto = ditaDela.test(
    palavras
      .slice(Math.max(0, indice - 6), indice)
      .map(({ forma }) => forma)
      .join(' '),
  );
  if (antes.slice(0, -1).some((forma) => deDuracao.test(forma)) && !junto) return false;
  if (/^atras$/.test(formaEm(palavras, indice + 1))) return false;
  const noTrecho = noMesmoTrecho(palavras, indice);
  if (noTrecho.some(({ forma }) => deOutraGestacao.test(forma))) return false;
  // "Parto com 38 semanas", "cesárea há 5 semanas"
  if (/\b(parto|cesarea|cesariana)( \w+){0,2} (com|de|aos|as|a|em|ha)( \w+){0,2}$/.test(antes.join(' '))) return false;
  const perto = palavras
    .slice(Math.max(0, indice - alcanceDaGestacao.antes), indice + alcanceDaGestacao.depois)
    .some(({ forma }) => deGestacao.test(forma));
  if (semanas >= semanasQueAfrouxam) return perto || gestante || eParidade(palavras);
  if (!junto && palavras.some(({ forma }) => deOutraGestacao.test(forma))) return false;
  const esta = /\b(esta|estou|ta|to) (com|de|no|na)( \w+)?$/.test(antes.join(' '));
  return perto || (gestante && (indice <= 2 || esta || eParidade(palavras)));
}

/** "G2P1", "G2 P1 A0": how often somebody was pregnant and gave birth. */
function eParidade(palavras: readonly Palavra[]): boolean {
  return /\bg (ii?i?|iv|\d) (p|pulso|para|pn|pc) (ii?i?|iv|\d|zero)\b|\bg\d ?p\d/.test(
    textoDe(palavras, 0, palavras.length),
  );
}

/** The words around this one up to the next comma or stop on each side. */
function noMesmoTrecho(palavras: readonly Palavra[], indice: number): Palavra[] {
  let de = indice;
  while (de > 0 && palavras[de]?.pausa === 'nenhuma') de -= 1;
  let ate = indice + 1;
  while (ate < palavras.length && palavras[ate]?.pausa === 'nenhuma') ate += 1;
  return palavras.slice(de, ate);
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
