// What an illness, an accident or a panic attack of the past has left or brings along: known, unchanged and no emergency. Sources: NICE NG236,
// Stroke rehabilitation in adults (2023); DSM-5-TR, panic attack (paraesthesias); NICE NG127, Suspected neurological conditions.
import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { eDeOutraIdade } from '../leitura/idades.ts';
import { textoDe } from '../leitura/palavras.ts';
import { faixaDoAchado, lugaresDoPadrao } from './dito.ts';
import type { Frase } from './frase.ts';
import { acharTodos } from './mencoes.ts';
import { lerDuracoes } from './quantidades.ts';
import { certezaNaFrase, type Relatos } from './relatos.ts';

const derrame =
  /\b(avc[ih]?|ave[ih]?|derrame( cerebral)?(?! (pleural|articular|pericardic\w+|ocular|conjuntival|n[oa] (joelho|olho|tornozelo|ombro|cotovelo|pleura|pulmao|articulacao|quadril)|de (liquido|agua)))|acidente vascular( cerebral| encefalico)?|isquemia( cerebral)?|trombose (na cabeca|cerebral)|pos avc)\b/;
const deSequela = /\b(sequelas?|seq|sequelad[oa]|pos (avc[ih]?|ave[ih]?|derrame))\b/;
/** In days: a stroke of this week is no known one. */
const umaSemana = 7;
/** "Há 7m", "há 3a": the shorthand of physicians. */
const haQuanto = /\b(ha|faz|fazem|tem) ?(uns |umas |cerca de |~)?(\d{1,2}) ?(m|mes|meses|a|ano|anos|sem|semanas)\b/;
const deOutroAno =
  /\b((19|20)\d\d|ano (passado|retrasado)|mes (passado|retrasado)|anos atras|meses atras|em (janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro))\b/;
const deAgora = /\b(hoje|ontem|anteontem|agora|de repente|subit\w+|esta (semana|noite|madrugada|manha)|acabou de)\b/;

/** Somebody who thinks that she had one may have it now. */
export const supoe = /\b(ach[ao]|sera|desconfi\w+|parece|pode (ser|ter sido)|medo|suspeit\w+)\b/;

/** A stroke of longer ago than a week, the client's own. */
function eDerrameAntigo({ texto, palavras, marcas }: Frase): boolean {
  const onde = palavras.findIndex((_, indice) => derrame.test(textoDe(palavras, [indice, indice + 3])));
  if (onde < 0 || !derrame.test(texto) || supoe.test(texto) || marcas[onde]?.deOutro || marcas[onde]?.negada)
    return false;
  if (deSequela.test(texto)) return true;
  const dias = lerDuracoes(palavras);
  if (dias.length > 0) return Math.max(...dias) > umaSemana;
  return haQuanto.test(texto) || deOutroAno.test(texto) || (marcas[onde]?.passada === true && !deAgora.test(texto));
}

/** Whether the texts tell a stroke that is over, or name what it left. */
export function temSequela({ frases }: Relatos): boolean {
  return frases.some((frase) => frase.campo !== 'objetivosCliente' && eDerrameAntigo(frase));
}

/**
 * Whether what this sentence tells of face, speech or strength is told as left by a known stroke: by its name, in the same answer, or by how long
 * it has been so.
 */
export function daSequela(
  frase: Frase,
  relatos: Relatos,
  { inicioQueixa }: Pick<DadosAnamnese, 'inicioQueixa'>,
): boolean {
  if (!temSequela(relatos)) return false;
  const haMeses = inicioQueixa === 'meses' || inicioQueixa === 'anos';
  return (
    derrame.test(frase.texto) ||
    relatos.frases.some(
      (outra) => eDerrameAntigo(outra) && (deSequela.test(outra.texto) || outra.campo === frase.campo),
    ) ||
    (haMeses && frase.campo === 'queixaPrincipal')
  );
}

const rostoParado =
  /\b(paralisia (facial|de bell|d[aeo] (rosto|face|cara|nervo facial)|(n[oa]) (rosto|face|cara))|facial periferica|(boca|rosto|cara)( \w+){0,2} (tort[oa]|entort(ou|ada?|ado)))\b/;
const foiVisto =
  /\b(hospital|ps|upa|pronto socorro|medic[oa]|neuro\w*|otorrino\w*|ressonancia|rm|tomografia|tc|corticoide|prednis\w+|aciclovir|valaciclovir|antiviral|trat(ou|ei|ad[oa]|amento)|fisio\w*|fono\w*|alta)\b/;

/**
 * Whether a face that stood still is told with a time of more than a week ago and with who saw or treated it, and nothing new since: what it left
 * – a corner of the mouth that pulls, an eye that closes along – is no emergency. Source: Cochrane, Bell's palsy (2016); NICE NG127.
 */
export function paralisiaFacialConhecida(
  relatos: Relatos,
  { inicioQueixa }: Pick<DadosAnamnese, 'inicioQueixa'>,
): boolean {
  const haMeses = inicioQueixa === 'meses' || inicioQueixa === 'anos' || inicioQueixa === 'infancia';
  const dela = relatos.frases.filter(({ campo }) => campo !== 'objetivosCliente' && campo !== 'alergias');
  const contada = dela.find((frase) => {
    const { texto, palavras, marcas, campo } = frase;
    const [onde] = acharTodos(texto, rostoParado);
    if (!onde || supoe.test(texto)) return false;
    const [de] = faixaDoAchado(texto, onde);
    if (marcas[de]?.deOutro || marcas[de]?.negada) return false;
    const depois = textoDe(palavras, [de, de + alcanceDaData]);
    if (deAgora.test(depois)) return false;
    const dias = lerDuracoes(palavras.slice(Math.max(0, de - alcanceDaData), de + alcanceDaData));
    if (dias.length > 0) return Math.max(...dias) > umaSemana;
    return deOutroAno.test(texto) || haQuanto.test(texto) || (campo === 'queixaPrincipal' && haMeses);
  });
  return (
    contada !== undefined &&
    dela.some(
      (frase) =>
        (frase === contada || frase.campo === 'historicoMedico' || frase.campo === contada.campo) &&
        lugaresDoPadrao(frase, foiVisto).length > 0,
    ) &&
    !relatos.frases.some((frase) => contaNovidade(frase, relatos))
  );
}

/** In words, around the name: its date. */
const alcanceDaData = 12;

/** What is new about a deficit, told of today or as worse. */
const novidade =
  /\b(pior(ou|ando|aram)|piora (da|do|na|no) (?!dor)|(teve|notou|houve|apresentou) piora|nov[oa]s?|de repente|subit\w+|repentin\w+|ontem|anteontem|hoje (cedo|de manha|acord\w+|amanhec\w+|fic\w+|nao|a|o|est[aou]\w*|comec\w+|apareceu|de madrugada)|agora pouco|esta (noite|madrugada|manha|semana)|desde (ontem|anteontem|hoje|segunda|terca|quarta|quinta|sexta|sabado|domingo|a semana passada)|(ha|faz) (\w+ )?(horas?|dias?)|acordou com|acordei com|amanheceu|voltou|aument(ou|ando)|mais (frac[oa]|tort[oa]|enrolad[oa]|mole|pesad[oa]|arrastad[oa]) (que|do que|hoje|agora)|outra vez|de novo|novamente|semana passada)\b/;

const melhorou =
  /\b(melhor\w*|norma\w+|ja (fecha|mexe|fala|anda|levanta|sorri)|pisca|quase (normal|todo|toda|bom|boa)|recuper\w+)\b/;

const deficit =
  /\b(deficit|fala|falar|voz|boca|rosto|face|olho|pernas?|bracos?|maos?|forca|fraqueza|frac[oa]|vista|visao|dormenc\w+|formig\w+|dormente|lado|arrast\w+|entort\w+|tort[oa])\b/;
/** In words: farther away the news is of something else. */
const alcance = 6;
const negam = /^(nega|nego|negou|sem|nao|nem|nunca|nenhum|nenhuma)$/;

/** "Nega quedas, incont., déficit novo": behind an abbreviation the reader begins a sentence, and the denial goes on. */
function fechaLista({ palavras, campo }: Frase, relatos: Relatos): boolean {
  if (palavras.length > 4) return false;
  const [primeira] = palavras;
  const anterior = relatos.frases.findLast(
    (outra) => outra.campo === campo && (outra.palavras.at(-1)?.fim ?? 0) <= (primeira?.inicio ?? 0),
  );
  return anterior !== undefined && /\b(nega|nego|negou|sem)\b/.test(anterior.texto);
}

/** "Desde ontem a fala piorou": something new of face, speech or strength, and not denied. */
function contaNovidade(frase: Frase, relatos: Relatos): boolean {
  const { texto, palavras, marcas, campo } = frase;
  if (campo === 'objetivosCliente' || fechaLista(frase, relatos)) return false;
  const formas = palavras.map(({ forma }) => forma);
  return acharTodos(texto, novidade).some((onde) => {
    const [de, ate] = faixaDoAchado(texto, onde);
    if (marcas[de]?.deOutro || formas.slice(Math.max(0, de - alcance), de).some((forma) => negam.test(forma)))
      return false;
    if (marcas[de]?.negada) return false;
    // "Hoje o olho já fecha"
    if (/^hoje\b/.test(onde[0]) && melhorou.test(textoDe(palavras, [ate, ate + alcance]))) return false;
    return deficit.test(textoDe(palavras, [de - alcance, ate + alcance]));
  });
}

/** Whether a client with a known stroke tells of a deficit that is new or worse. */
export function novoDeficit(relatos: Relatos): boolean {
  return temSequela(relatos) && relatos.frases.some((frase) => contaNovidade(frase, relatos));
}

const dePanico =
  /\b(panico|crises?( de)? (ansiedade|nervos|angustia)|crise nervosa|ataques? de (ansiedade|nervos|panico)|hiperventil\w+)\b/;
const deUmLado =
  /\b(um (so )?lado|lado (direito|esquerdo)|(braco|perna|mao|rosto) (direit[oa]|esquerd[oa])|meio corpo|metade)\b/;
const comForca = [
  'fraqueza',
  'membros_fracos',
  'fraqueza_um_lado',
  'perda_forca_subita',
  'paralisia_um_lado',
  'fala_alterada',
  'face_caida',
  'desvio_boca',
];
const queFica = /\b(nao passa(m|ou)?|o dia (todo|inteiro)|ficou|continua\w*|ate agora|desde)\b/;

/** In sentences: an attack is told in several short ones. */
const vizinhas = 3;

/** Tingling of mouth, hands or feet that belongs to an attack of panic: told beside it, of no single side, and over with it. */
export function formigaNaCrise(frase: Frase, relatos: Relatos): boolean {
  if (certezaNaFrase(frase, ['formigamento', 'dormencia']) !== 'certo' || certezaNaFrase(frase, comForca) !== null)
    return false;
  const indice = relatos.frases.indexOf(frase);
  const perto = relatos.frases
    .slice(Math.max(0, indice - vizinhas), indice + vizinhas + 1)
    .filter(({ campo }) => campo === frase.campo)
    .map(({ texto }) => texto)
    .join(' . ');
  return dePanico.test(perto) && !deUmLado.test(frase.texto) && !queFica.test(frase.texto);
}

const aosTantos = /\b(aos|com) (\d{1,2})( anos?)?\b/g;
/** In years. */
const margem = 1;

/** Told of an age that the client has left: "acidente de moto aos 19" of somebody of 57. */
export function eDeOutraEpoca({ texto, palavras }: Frase, idade: number): boolean {
  if (deAgora.test(texto) && !/\bate hoje\b/.test(texto)) return false;
  if (eDeOutraIdade(palavras, idade)) return true;
  if (
    /\b(quando (eu )?(era|tinha)|na (infancia|adolescencia|juventude)|no (quartel|colegio)|quando (crianca|menin[oa]|jovem|solteir[oa]))\b/.test(
      texto,
    )
  )
    return true;
  return [...texto.matchAll(aosTantos)].some(([dito, ligacao, anos]) => {
    const tinha = Number(anos);
    // "Com 19" may count something else: only "aos 19", or with the unit.
    return (ligacao === 'aos' || / anos?$/.test(dito)) && tinha + margem < idade && tinha >= 1;
  });
}
