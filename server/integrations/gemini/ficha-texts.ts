import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';

/** Beyond this a field tells nothing that a report needs. */
const maxChars = 1500;

/** The free texts of the intake as they may leave: data inside delimiters that they cannot close. */
export function fichaTexts(dados: DadosAnamnese): string[] {
  return freeTexts(dados).map(
    ([field, text]) => `<<<TEXTO_DA_FICHA campo=${field}>>>\n${clean(text, dados)}\n<<<FIM_DO_TEXTO_DA_FICHA>>>`,
  );
}

/** Names of people other than the client that the intake mentions, each name by itself: none of them belongs into a report. */
export function peopleNamed(dados: DadosAnamnese): string[] {
  const own = ownNames(dados);
  const names = freeTexts(dados).flatMap(([, text]) =>
    [...text.matchAll(person)].flatMap(([, name = '']) => wordsOf(name)),
  );
  return [...new Set(names)].filter((name) => !own.includes(name));
}

function freeTexts(dados: DadosAnamnese): [field: string, text: string][] {
  const fields = [
    ['queixaPrincipal', dados.queixaPrincipal],
    ['historicoMedico', dados.historicoMedico],
    ['urina', dados.urina],
    ['evacuacao', dados.evacuacao],
    ['linguaObservacao', dados.linguaObservacao],
    ['faceObservacao', dados.faceObservacao],
    ['orelhaObservacao', dados.orelhaObservacao],
    ['objetivosCliente', dados.objetivosCliente],
  ] as const;
  return fields.flatMap(([field, text]) => (text === null ? [] : [[field, text]]));
}

/** A name behind a word that introduces a person; "paciente Refere dor" is none, because names are told apart by more than a capital. */
const person =
  /\b(?:[Pp]acientes?|[Cc]lientes?|[Ss]enhora?|[Ss]ra?\.?|[Dd]ona|[Dd]outora?|[Dd]ra?\.?|[Cc]hamad[oa]|[Nn]ome(?: é)?|[Pp]atient|[Nn]amed?)[ :]+((?:\p{Lu}\p{Ll}+)(?:[ ](?:d[aeo]s?[ ])?\p{Lu}\p{Ll}+)+)/gu;

/** Nobody's name, no contact, no address, nothing invisible, no delimiter, no more than a page. */
function clean(text: string, dados: DadosAnamnese): string {
  const anonymous = ownNames(dados).reduce(
    (current, name) =>
      current.replace(new RegExp(`(?<!\\p{L})(?:${name}|${name.toUpperCase()})(?!\\p{L})`, 'gu'), '[nome]'),
    text.replace(/[^\S\n]|[[\p{Cc}\p{Cf}]--[\n]]/gv, ' '),
  );
  return anonymous
    .replace(person, (whole, name: string) => whole.replace(name, '[nome]'))
    .replace(/<{2,}|>{2,}/g, ' ')
    .replace(/(?:https?:|www\.)\S+/gi, '[endereço]')
    .replace(/[\w.+-]+@[\w-]+\.[\w.]+/g, '[contato]')
    .replace(/\b\d{3}\.?\d{3}\.?\d{3}-?\d{2}\b/g, '[documento]')
    .replace(/(?:\+?55\s?)?\(?\d{2}\)?\s?9?\d{4}[-\s]?\d{4}/g, '[contato]')
    .slice(0, maxChars);
}

function ownNames({ nomeCliente }: DadosAnamnese): string[] {
  return wordsOf(nomeCliente);
}

/** Short words ("da", "e") are no names. */
function wordsOf(name: string): string[] {
  return (name.match(/\p{L}+/gu) ?? []).filter((word) => word.length > 2);
}
