import { type Span, spansOf } from './span.ts';

/** Numbers by which authorities, insurers and banks identify a person. */
export function documentSpans(text: string): Span[] {
  return [
    ...spansOf(text, cpf, 'documento'),
    ...spansOf(text, cnpj, 'documento'),
    ...spansOf(text, cns, 'documento'),
    ...spansOf(text, rg, 'documento'),
    ...spansOf(text, plate, 'documento'),
    ...spansOf(text, announced, 'documento'),
    ...spansOf(text, longNumber, 'documento', isNoFigure),
    ...spansOf(text, lettered, 'documento'),
    ...spansOf(text, grouped, 'documento'),
    ...spansOf(text, uuid, 'documento'),
  ];
}

const cpf = /(?<![\d.,])\d{3}\s?[.\s-]?\s?\d{3}\s?[.\s-]?\s?\d{3}\s?[-\s./–]?\s?\d{2}(?!\d)/gu;
const cnpj = /(?<!\d)\d{2}[.\s]?\d{3}[.\s]?\d{3}\s?[/\s]?\s?\d{4}\s?[-\s]?\s?\d{2}(?!\d)/gu;
/** The number of the health card: fifteen digits. */
const cns = /(?<!\d)[1-9]\d{2}[\s.]?\d{4}[\s.]?\d{4}[\s.]?\d{4}(?!\d)/gu;
const rg =
  /(?<![\p{L}\d])(?:[A-Z]{2}-)?\d{1,2}\.\d{3}\.\d{3}\s?-\s?[\dxX](?![\p{L}\d])|(?<![\p{L}\d])(?!RG)[A-Z]{2}[-\s]?\d{1,2}\.\d{3}\.\d{3}(?!\d)/gu;
/** Licence plates: ABC-1234 and ABC1D23. The code of an acupuncture point has fewer letters. */
const plate =
  /(?<![\p{L}\d])[A-Z]{3}(?:\s?\d[A-J]\d{2}|-?\d[A-Z]\d{2}|-\d{4})(?![\p{L}\d])|(?<![\p{L}\d])[a-z]{3}-?\d[a-j]\d{2}(?![\p{L}\d])|(?<=(?<!\p{L})(?:placas?|carro|moto|van|ve[íi]culo|caminh(?:[ãa]o|onete)|viatura|uber|t[áa]xi|[ôo]nibus|kombi|gol|uno|palio|onix|corsa|hb20|civic|corolla|hilux|strada|saveiro|fiesta|celta|fusca|sandero|kwid|renegade|compass|s10|ranger|toro|biz|titan|fan|bros|pop|trator)(?!\p{L})[^\n]{0,30})(?<![\p{L}\d])[A-Za-z]{3}[\s-]?(?!(?:19|20)\d\d(?!\d))\d[A-Za-z\d]\d{2}(?![\p{L}\d]|\s?(?:km|kg|reais)(?!\p{L}))/gu;
const announced =
  /(?<!\p{L})(?:r\.?\s?g\.?|c\.?\s?p\.?\s?f\.?|cnpj|c\.?n\.?s\.?|cnh|rne|rnm|pis(?:\/pasep)?|pasep|nis|nit|ctps|título(?:\s+de\s+eleitor)?|titulo(?:\s+de\s+eleitor)?|passaporte|identidade|carteir(?:a|inha)(?:\s+(?:do|da|de)\s+\p{L}+)?|cart[ãa]o(?:\s+(?:do|da|de|nacional)?\s*\p{L}+)?|matr[ií]cula|prontu[áa]rio|registro|protocolo|crm|crp|crn|coren|crefito|cro|crbm|cref|crtr|creci|crea|cau|crp|cress|crmv|crf|crc|crbio|crfa|canac|anac|drt|mte|masp|funcional|chapa|crach[áa]|oab|siape|rani|conv(?:\.|[êe]nio)|unimed|amil|bradesco|hapvida|sulam[ée]rica|ap[óo]lice|placa|pix|conta\s+(?:corrente|poupan[çc]a)|ag[êe]ncia|ag\.|c\/c|cadastro|benef[ií]cio)\s*(?:[:.=#-]|é|n\s?[º°o.]*|número|numero|num\.?|do|da|sus|inss|com|\(|\/\s?[A-Z]{2}|\s|-\s?[A-Z]{2}|-\d{1,2}(?=\s))*\s*(?<hidden>[A-Z]{0,3}[-\s]?\d(?:(?!(?<!\s)\.\s)[\d.\-/xX\s]){2,}[\dxX](?:-[A-Za-z]{1,2}(?!\p{L}))?(?:\s?SSP(?:[/-][A-Z]{2})?)?|[A-Z]{3}-?\d[A-Z\d]\d{2}|\d[A-Z]{2}-?\d{6}(?:\/[A-Z](?:-\d)?)?)(?![\p{L}\d])/giu;
/** Five or more digits in one piece, with separators between their groups and the short groups around a long one. */
const longNumber =
  /(?<![\p{L}\d,.:/-])(?:\d{1,4}\s){0,4}\d(?:[.\-/]?\d){4,}(?:\s\d{1,4}(?![\p{L}\d,./:%])){0,4}(?:-[xX\dA-Z](?![\p{L}\d]))?(?![\d:]|[.,]\d)(?=(?<after>\s?[\p{L}%³²]*))/gu;
/** "EM-00482", "F771204-K": letters and four digits or more in one piece. The code of a point or of an illness has fewer. */
const lettered = /(?<![\p{L}\d-])[A-Z]{1,3}-?\d{4,}(?:-?[A-Z\d])?(?![\p{L}\d])/gu;
/** "0110 4427 9 13": the groups of a card. */
const grouped = /(?<![\p{L}\d.,:/-])\d{4}\s\d{4}(?:\s\d{1,4})+(?![\p{L}\d]|[.,:/-]\d)/gu;
const uuid = /(?<![\da-f])[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}(?![\da-f])/giu;

/** Excludes dates, years, amounts, thousands, blood pressure, and breathing rhythms ("4-7-8"). */
function isNoFigure({ 0: found, groups }: RegExpExecArray): boolean {
  if (unitsOfFigures.test(groups?.after ?? '')) return false;
  const rest = found.replace(figures, ' ');
  return rest.split(' ').some((part) => part.replace(/\D/g, '').length >= 5);
}

const figures =
  /(?<!\d)(?:\d{1,2}[./-]\d{1,2}[./-](?:19|20)?\d{2}|(?:19|20)\d{2}-\d{2}-\d{2}|(?:\d{1,2}\/)?(?:19|20)\d{2}(?:\s?[-/]\s?(?:\d{1,2}\/)?(?:(?:19|20)\d{2}|\d{2}))?|\d{1,3}(?:\.\d{3})+(?!\.\d{3}|-\d(?![\d.]))(?:-\d{1,3}(?:\.\d{3})+)?|\d{2,3}\/\d{2,3}(?:-\d{2,3})?|\d{1,2}(?:[-/.]\d{1,2})+|\d{1,3}0{3,}(?:-\d{1,3}0{3,})?)(?![\d])/gu;
const unitsOfFigures =
  /^\s?(?:kcal|cal|ml|mg|mcg|µg|ng|pg|ui|mui|u|g|kg|passos|reais|metros|m|km|anos|vezes|lux|k|mil|milhões|unidades|células|cel|cels|plaquetas|leucócitos|mm|x|h|%)$/iu;
