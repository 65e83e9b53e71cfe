import { foldText } from '@meridia/shared/folded-text.ts';
import { isWord } from './is-word.ts';
import { type Span, spansOf } from './span.ts';
import { wordList } from './word-list.ts';

/** Telephone numbers, mail and web addresses, and names on networks, in all spellings that people use. */
export function contactSpans(text: string): Span[] {
  return [
    ...spansOf(text, email, 'contato'),
    ...spansOf(text, spelledEmail, 'contato'),
    ...spansOf(text, dictated, 'contato'),
    ...spansOf(text, discord, 'contato'),
    ...spansOf(text, url, 'contato'),
    ...spansOf(text, domain, 'contato', (match) => !isMissingSpace(match)),
    ...spansOf(text, handle, 'contato'),
    ...spansOf(text, account, 'contato', ({ groups }) => isAccount(groups?.hidden ?? '')),
    ...spansOf(text, nick, 'contato'),
    ...spansOf(text, announced, 'contato', ({ groups }) => digitsOf(groups?.hidden ?? '').length >= 4),
    ...spansOf(text, mobile, 'contato'),
    ...spansOf(text, landline, 'contato', isNoPairOfFigures),
    ...spansOf(text, abroad, 'contato'),
    ...spansOf(text, service, 'contato'),
    ...spansOf(text, singleDigits, 'contato', ([found]) => digitsOf(found).length >= 7),
    ...spansOf(text, loose, 'contato', ([found]) => isTelephone(found)),
    ...spansOf(text, spelledDigits, 'contato', ([found]) => (found.match(/\p{L}{3,}/gu) ?? []).length >= 3),
  ];
}

const email =
  /(?<![\p{L}\d._%+-])[\p{L}\d._%+-]{1,80}(?:(?:@|\s?[([]\s?(?:a|at|arroba)\s?[)\]]\s?)[\p{L}\d-]{1,60}(?:\.[\p{L}\d-]{1,60}){0,5}\.\p{L}{2,20}|\s?@\s?[\p{L}\d-]{1,60}\s?\.\s?(?:com|net|org|gov|edu|br)(?!\p{L})(?:\s?\.\s?br(?!\p{L}))?)/giu;
const spelledDot = '(?:\\s*(?:\\.(?=\\p{L})|[([]\\s?(?:ponto|dot)\\s?[)\\]]|(?<!\\p{L})(?:ponto|dot)(?!\\p{L}))\\s*)';
/** In "dor. @ana.terapias" the word before belongs to the sentence. */
const spelledAt = '(?:(?<=\\S)@|@(?=\\s)|[([]\\s?(?:arroba|at|a)\\s?[)\\]]|(?<!\\p{L})(?:arroba|at)(?!\\p{L}))';
/** "joana ponto melo arroba gmail ponto com", "fulana@ gmail", "ana[at]firma[dot]com". */
const spelledEmail = new RegExp(
  `(?<![\\p{L}\\d._-])[\\p{L}\\d._-]{1,60}(?:\\s+(?:ponto|underline|tra[çc]o|h[íi]fen)\\s+[\\p{L}\\d._-]{1,40}){0,4}\\s{0,3}${spelledAt}\\s{0,3}(?:gmail|hotmail|outlook|yahoo|icloud|uol|bol|terra|live|[\\p{L}\\d-]{1,40}(?=${spelledDot}))(?:(?:${spelledDot}|\\s+(?=com(?!\\p{L})(?!\\s\\p{L}{3})))(?:com|net|org|br|me|app|adv|med)(?!\\p{L}))*`,
  'giu',
);
/** "email: joana ponto melo": an address dictated after the word. */
const dictated =
  /(?<!\p{L})e-?mail\s*(?::|é|dela|dele|\s)*\s*(?<hidden>[\p{L}\d_-]{1,40}(?:\s+(?:ponto|underline)\s+[\p{L}\d_-]{1,40}){1,4})/giu;
const url =
  /(?:https?:|ftp:|www\.)\S*[^\s.,;:!?)]|(?<![\p{L}\d@.-])[\p{L}\d-]+\.\p{L}{2,6}\/[\p{L}\d_@-]{3,}(?:\S*[^\s.,;:!?)])?/giu;
const top = 'com|net|org|io|app|me|info|gov|edu|ly|co|dev|site|online|blog|tv|ws';
const ofBrazil = 'com|net|org|med|psc|adv|eng|art|eco|gov|edu|blog|ind|tv';
const path = '(?![\\p{L}\\d])(?:\\/\\S*[^\\s.,;:!?)])?';
/** All in small letters or all in capitals: in "dor.Com febre" a space is missing. */
const domain = new RegExp(
  [
    `(?<![\\p{L}\\d@.-])(?:[\\p{L}\\d-]+\\.)+(?:${ofBrazil})\\.br${path}`,
    `(?<![\\p{L}\\d@.-])(?:[\\p{L}\\d-]+\\.)+(?:${ofBrazil.toUpperCase()})(?:\\.BR)?${path}`,
    `(?<![\\p{L}\\d@.-])(?<name>[\\p{L}\\d-]+)(?:\\.[\\p{L}\\d-]+)*\\.(?:${top})${path}`,
  ].join('|'),
  'gu',
);
const handle = /(?<![\p{L}\d])@\s?[\p{L}\d_](?:[\p{L}\d_.]*[\p{L}\d_])/gu;
const networks =
  'insta(?:gram)?|ig|facebook|tik\\s?tok|twitter|telegram|linkedin|skype|strava|twitch|discord|snapchat|pinterest|youtube|threads|bluesky|kwai|psn|badoo|tinder|reddit|github|garmin\\sconnect|spotify|onlyfans|messenger';
const account = new RegExp(
  `(?<!\\p{L})(?:${networks})(?![\\p{L}\\d])\\s*(?:\\(|:|=|é|del[ae](?!\\p{L})|da\\s|do\\s|\\/|@|\\s-)*\\s*(?<hidden>[\\p{L}\\d_][\\p{L}\\d_.-]{2,60})`,
  'giu',
);
/** "perfil ana.luz", "nick lobo_77": these words have other uses too, so the name must contain a dot, a line or a digit. */
const nick =
  /(?<!\p{L})(?:perfil|canal|usu[áa]rio|user(?:name)?|nick(?:name)?|login|p[áa]gina)\s*(?:d[aeo]\s+\p{L}+\s+)?(?::|é|=)?\s*(?<hidden>(?=[\p{L}\d_.-]{0,40}(?:_|\p{L}\d|\p{L}\.\p{L}))[\p{L}\d_][\p{L}\d_.-]{2,60})/giu;
/** "(+58) 414 882-90-17": a number with the code of a country, in any grouping. */
const abroad = /\(?\+\d{1,3}\)?[\s.-]?\(?\d[\d\s().-]{6,}\d/gu;
/** "fulano#1234". */
const discord = /(?<![\p{L}\d_.])[\p{L}\d_.]{2,32}#\d{4}(?!\d)/gu;

/** In "sente dor.com febre" a space is missing; "clinica.com.br" is an address. */
function isMissingSpace({ 0: found, groups }: RegExpExecArray): boolean {
  return groups?.name !== undefined && /^[\p{L}-]+\.(?:com|me|tv|co)$/u.test(found) && isWord(foldText(groups.name));
}

/** A word after "insta" may belong to the sentence. */
function isAccount(found: string): boolean {
  return /[._\d]/.test(found.replace(/\.$/, '')) || (!isWord(foldText(found)) && !notAccounts.has(foldText(found)));
}

/** Small words that are in no list of ordinary words. */
const notAccounts = wordList('dela dele para pra com que nao sim tambem tem uso nas nos dos das desde pro aos');

const gap = '[\\s.\\-–—·/]{0,3}';
const country = `(?:\\(?(?:\\+|00)?\\s?55\\)?${gap})?`;
const area = `(?:\\(?\\s?0?0?\\s?(?:(?:xx|XX|\\d{2})${gap.replace('{0,3}', '{0,1}')})?[1-9]\\d\\s?\\)?${gap})?`;
const noDigitBefore = '(?<![\\d,])(?<!\\d[.\\-/])';
const noDigitAfter = '(?![\\-.]?\\d)';
const mobile = new RegExp(
  `${noDigitBefore}(?:\\+\\s?)?${country}${area}9${gap}\\d{4}${gap}\\d{4}${noDigitAfter}`,
  'gu',
);
const landline = new RegExp(
  `${noDigitBefore}(?:\\+\\s?)?(?<prefix>${country}${area})(?<first>[2-8]\\d{3})(?<between>${gap})(?<second>\\d{4})${noDigitAfter}(?=(?<after>\\s?[\\p{L}%]*))`,
  'gu',
);
const service = /(?<![\d.,])0[389]00[\s.-]?\d{3}[\s.-]?\d{2,4}(?!\d)/gu;
/** "3 6 8 1 4 4 0 9": digits as they are spoken. */
const singleDigits = /(?<![\d,.] ?)(?:\(?\d{2}\)? )?(?:\d{2,4} )?\d(?:[ -]\d){3,}(?! ?\d)/gu;
/** Digits in any grouping; `isTelephone` decides whether they are a telephone number. */
const loose = /(?<![\d,])(?<!\d[.\-/])\(?\d(?:[\s.\-–()]{0,2}\d){8,11}(?![\d,/]|[.-]\d)/gu;
const announced =
  /(?<!\p{L})(?:tel(?:efone)?s?|fones?|cel(?:ular(?:es)?)?|whats(?:app)?|wpp|wats|zap(?:zap)?|contatos?|ramal|recados?|lig(?:ar|ue)(?:\s+(?:para|pra|no|em))?|chamar\s+(?:no|em)|me\s+chama\s+no)\s*(?:[:.=]|é|do|da|de|no|n[º°o.]*|número|com|\p{L}+:|\s|\()*\s*(?<hidden>\+?\(?\d(?:(?!(?<!\s)\.\s)[\d\s().\-–/]){2,}\d)/giu;

/** "de 2019 - 2020" are years, and "1500 2000 kcal" a range. */
function isNoPairOfFigures({ groups }: RegExpExecArray): boolean {
  const { prefix = '', first = '', second = '', after = '', between = '' } = groups ?? {};
  if (prefix !== '') return true;
  const isYear = (digits: string) => /^(?:19|20)\d\d$/.test(digits);
  if (isYear(first) && isYear(second)) return false;
  return !(/^\s?(?:kcal|cal|ml|mg|mcg|ui|g|passos|reais|metros|m|anos|vezes|lux|k)$/iu.test(after) && between !== '');
}

/**
 * A mobile number in any grouping, or a landline number after its area code, unless its groups are figures ("20 30 40 50 60").
 */
function isTelephone(found: string): boolean {
  const digits = digitsOf(found);
  if (/^(?:0?[1-9]\d)?9\d{8}$/.test(digits)) return true;
  return /^0?[1-9]\d[2-5]\d{7}$/.test(digits) && (/^\(/.test(found) || /\d{3}/.test(found));
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

const digitWord =
  'zero|um|uma|dois|duas|três|tres|quatro|cinco|seis|meia|sete|oito|nove|dez|onze|doze|treze|catorze|quatorze|quinze|dezesseis|dezessete|dezoito|dezenove|vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa';
const spelledDigits = new RegExp(
  `(?<!\\p{L})(?:${digitWord}|\\d{1,5})(?:[\\s,.\\-/]+(?:(?:e|d[íi]gito|tra[çc]o|ponto|barra|h[íi]fen)\\s+)?(?:${digitWord}|\\d{1,5})(?!\\p{L})){5,}`,
  'giu',
);
