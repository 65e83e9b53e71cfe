import { type DadosAnamnese, type FieldOfKind, fieldsOfKind } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { contactOf } from '@meridia/shared/anamnese/dados-pessoais.ts';
import type { WriterFacts } from '../ports.ts';
import { type KnownWords, openKnownWords } from './masking/known-words.ts';
import { type MaskedPeople, maskText, spansByRules } from './masking/mask-text.ts';

/** A report needs nothing from a field beyond this length. */
const maxChars = 1500;

export type Ficha = Pick<WriterFacts, 'dados' | 'otherNames'>;

/**
 * The free texts of the intake as they may be sent: without names, contacts, addresses and unknown words, inside delimiters that the
 * texts cannot close.
 */
export async function fichaTexts(ficha: Ficha): Promise<string[]> {
  return (await maskedTexts(ficha)).map(([field, text]) => enclose(field, text));
}

/** The same without delimiters. */
export async function maskedTexts(ficha: Ficha): Promise<[field: string, text: string][]> {
  const known = await openKnownWords();
  return freeTexts(ficha.dados).map(([field, text]) => [field, clean(text, ficha, known)]);
}

/** A masked text inside delimiters. */
export function enclose(field: string, text: string): string {
  return `<<<TEXTO_DA_FICHA campo=${field}>>>\n${text}\n<<<FIM_DO_TEXTO_DA_FICHA>>>`;
}

/** Words of the names of other people in the intake. None of them may appear in a report. */
export function peopleNamed(ficha: Ficha): string[] {
  const people = peopleOf(ficha);
  const names = freeTexts(ficha.dados).flatMap(([, text]) => {
    const plain = simplify(text);
    return spansByRules(plain, people).flatMap(({ start, end, mark }) =>
      mark === 'nome' ? (plain.slice(start, end).match(/\p{Lu}\p{L}{2,}/gu) ?? []) : [],
    );
  });
  return [...new Set(names)];
}

/** Whether a field of free text is sent to Gemini. Of the other fields only the findings are sent. */
const leaves: Record<FieldOfKind<'text'>, boolean> = {
  queixaPrincipal: true,
  historicoMedico: true,
  medicamentos: false,
  suplementos: false,
  urina: true,
  evacuacao: true,
  atividadeFisica: false,
  linguaObservacao: true,
  faceObservacao: true,
  orelhaObservacao: true,
  pulsoObservacao: true,
  alergias: false,
  objetivosCliente: true,
};

function freeTexts(dados: DadosAnamnese): [field: string, text: string][] {
  return fieldsOfKind('text').flatMap((field): [string, string][] => {
    const text = dados[field];
    return leaves[field] && text !== null ? [[field, text]] : [];
  });
}

/** Takes out every name, contact, address, unknown word, invisible letter and delimiter, and cuts the text to about a page. */
function clean(text: string, ficha: Ficha, known: KnownWords): string {
  return maskText(simplify(text), peopleOf(ficha), known)
    .replace(/<{2,}|>{2,}/g, ' ')
    .slice(0, maxChars);
}

/** One spelling of each letter, no control characters, and no invisible characters: they could split a name in two. */
function simplify(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\uff01-\uff5e\u{1d400}-\u{1d7ff}]/gu, (letter) => letter.normalize('NFKC'))
    .replace(/\p{Cf}/gu, '')
    .replace(/[^\S\n]|[\p{Cc}--[\n]]/gv, ' ');
}

function peopleOf({ dados, otherNames }: Ficha): MaskedPeople {
  const { nomeCliente, idade, telefone, email, profissao, localidade } = dados;
  return {
    nomeCliente,
    idade,
    otherNames,
    form: { telefone: contactOf(telefone), email: contactOf(email), profissao, localidade },
  };
}
