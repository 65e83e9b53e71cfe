import { pontoDeCortada } from '../leitura/palavras.ts';

/** What a quotation of an intake leaves out: it begins and ends where a thought does, and carries no stamp of a message. */

/** "[08:12, 14/06] Ana:", "14/06/2026 08:12 - Ana:" and what the program of the chat wrote itself. */
const carimbo =
  /(?:\[?\d{1,2}:\d\d(?::\d\d)?,? ?\d{1,2}\/\d{1,2}(?:\/\d{2,4})?\]?|\[?\d{1,2}\/\d{1,2}(?:\/\d{2,4})?,? \d{1,2}:\d\d(?::\d\d)?\]?)\s*(?:[-–] )?[^:\n“”]{1,40}:\s*/g;
const doPrograma = /<?(?:m[ií]dia oculta|arquivo anexado|media omitted)>?|mensagem apagada/gi;

/** What the therapist wrote in the chat is none of the client's words. */
const daTerapeuta = new RegExp(
  `^[ \\t]*${carimbo.source.replace('[^:\\n“”]{1,40}', '(?:terapeuta|doutora?|dra?\\.?|acupunturista)[^:\\n“”]{0,30}')}[^\\n]*$`,
  'gim',
);

export function semCarimbos(texto: string): string {
  return texto.replace(daTerapeuta, '').replace(carimbo, '').replace(doPrograma, '');
}

/** Words that lead on to what follows: no quotation ends with one of them. */
const pedemMais =
  'a|o|as|os|à|às|ao|aos|um|uma|uns|umas|de|do|da|dos|das|no|na|nos|nas|num|numa|em|com|sem|por|pelo|pela|pelos|pelas|pra|pro|para|p|c|até|desde|e|ou|nem|que|q|quando|qdo|se|mas|porque|pq|meu|minha|meus|minhas|seu|sua|seus|suas|muito|mais|menos|bem|tão|não|nao|n|ñ|é|era|foi|tá|está|tem|tenho|me|lhe|aquele|aquela|esse|essa|este|esta|cada|todo|toda';
const fimSolto = new RegExp(`(?:[\\s,;:(/–-]+(?:${pedemMais})|[\\s,;:(/–-]+)$`, 'iu');

/** Without the words at the end that lead on to something that is not quoted: "ficou escura e o". */
export function semFimSolto(fala: string): string {
  let inteira = fala.trimEnd();
  // A sentence that ends by itself may end so: "voltei a."
  while (fimSolto.test(inteira)) inteira = inteira.replace(fimSolto, '');
  return inteira;
}

/** Without the beginning of a bracket that is not closed any more, and without the end of one that was opened before. */
export function semParentesesAbertos(fala: string): string {
  const abre = fala.lastIndexOf('(');
  const aberta = abre >= 0 && !fala.includes(')', abre) ? fala.slice(0, abre) : fala;
  const fecha = aberta.indexOf(')');
  const sobra = fecha >= 0 && !aberta.slice(0, fecha).includes('(');
  return (sobra ? aberta.replace(')', '') : aberta).trim();
}

/** In words: a clause up to this long is quoted whole around the words that were read in it. */
const oracaoCurta = 9;

const fimDeOracao = new RegExp(`[,;:!?()\\n]+|(?!${pontoDeCortada})\\.(?!\\d)`, 'u');

/** The words with the short clause that they stand in, so that neither its denial nor its measure is lost: "não durmo direito", and not "não durmo". */
export function comASuaOracao(fala: string, texto: string | null): string {
  if (fala === '' || texto === null) return fala;
  const oracao = semCarimbos(texto)
    .split(fimDeOracao)
    .find((parte) => parte.includes(fala))
    ?.trim()
    .replace(/^(?:e|mas|aí|ai) (?=\p{L})/iu, '');
  if (oracao === undefined) return fala;
  return oracao.split(/\s+/).length <= oracaoCurta ? oracao : comNegacaoEMedida(fala, oracao);
}

/** Of a clause that joins two things the one in which the words stand: "com enjoo", and not "com enjoo e a luz incomoda". */
export function soASuaParte(fala: string, dita: string): string {
  const partes = fala.split(/ (?:e|mas) (?=\p{L})/u);
  if (partes.length < 2) return fala;
  const sua = partes.find((parte) => parte.includes(dita));
  return sua?.includes(' ') ? sua : fala;
}

const antesDela = /(?:(?<=^|\s)(?:não|nao|ñ|n|nunca|nem|sem|quase|só|já)\s+(?:\p{L}+\s+)?)$/iu;
const depoisDela =
  /^(?:\s+(?:direito|bem|mal|muito|pouco|quase|mais|menos|nada|não|nao|sempre|à noite|de noite|de manhã|às vezes)(?!\p{L}))+/iu;

/** Of a long clause, as in dictated text, the words with their denial before and their measure behind. */
function comNegacaoEMedida(fala: string, oracao: string): string {
  const onde = oracao.indexOf(fala);
  if (onde < 0) return fala;
  const antes = antesDela.exec(oracao.slice(0, onde))?.[0] ?? '';
  const depois = depoisDela.exec(oracao.slice(onde + fala.length))?.[0] ?? '';
  return `${antes}${fala}${depois}`.trim();
}

const apresentacao =
  /^(?:(?:aqui|quem (?:fala|escreve)) (?:é|eh|e)|sou|eu sou|meu nome (?:é|eh)|me chamo) [^.!?\n]{2,60}[.!?\n]\s*(?=\S)/iu;

/** Without the sentence in which somebody says who writes: "Sou a mãe de Davi." */
export function semApresentacao(texto: string): string {
  return texto.replace(apresentacao, '');
}

const quando =
  'janeiro|fevereiro|mar[çs]o|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|ontem|anteontem|(?:semana|m[êe]s|ano) passad[oa]|ano novo|carnaval|natal|(?:19|20)\\d\\d';
const tempoContado = new RegExp(
  `(?<!\\p{L})(?:(?:desde|dsde|depois (?:de|do|da|que)) (?:[^\\s.,;!?\\n]+ ){0,9}?(?:${quando})|(?:há|faz|de uns?|de umas?) (?:mais de |quase |cerca de |uns |umas )?[\\p{L}\\d]+ (?:dias?|semanas?|meses|m[êe]s|anos?)(?: p(?:a)?ra cá)?)(?!\\p{L})`,
  'iu',
);
/** In characters: later in a complaint another thing has its time. */
const comecoDaQueixa = 240;

/** Since when, in the words of the complaint's beginning; '' where it does not say. */
export function tempoDito(queixa: string): string {
  const comeco = queixa.slice(0, comecoDaQueixa);
  const dito = tempoContado.exec(comeco);
  // "Desde que iniciou o tamoxifeno, há dois anos": the time is the medicine's.
  return dito && !deRemedio.test(comeco.slice(0, dito.index)) ? dito[0] : '';
}
const deRemedio =
  /(?<!\p{L})(?:inici(?:ou|ei)|tom[ao]|us[ao]|come[çc](?:ou|ei) (?:com )?(?:a |o )?(?:tomar|usar)?)[^.;]{0,30},? $/iu;
