import { type DadosAnamnese, type FieldOfKind, fieldsOfKind } from '@meridia/shared/anamnese/dados-anamnese.ts';
import type { WriterFacts } from '../ports.ts';
import { findSpans, type MaskedPeople, maskText } from './masking/mask-text.ts';

/** Beyond this a field tells nothing that a report needs. */
const maxChars = 1500;

type Ficha = Pick<WriterFacts, 'dados' | 'otherNames'>;

/** The free texts of the intake as they may leave: without names, contacts and addresses, inside delimiters that they cannot close. */
export function fichaTexts(ficha: Ficha): string[] {
  return freeTexts(ficha.dados).map(
    ([field, text]) => `<<<TEXTO_DA_FICHA campo=${field}>>>\n${clean(text, ficha)}\n<<<FIM_DO_TEXTO_DA_FICHA>>>`,
  );
}

/** Words of names of people other than the client that the intake mentions: none of them belongs into a report. */
export function peopleNamed(ficha: Ficha): string[] {
  const people = peopleOf(ficha);
  const names = freeTexts(ficha.dados).flatMap(([, text]) => {
    const plain = simplify(text);
    return findSpans(plain, people).flatMap(({ start, end, mark }) =>
      mark === 'nome' ? (plain.slice(start, end).match(/\p{Lu}\p{L}{2,}/gu) ?? []) : [],
    );
  });
  return [...new Set(names)];
}

/** Whether an account in free words leaves for Gemini. The rest is told by findings alone. */
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
  alergias: false,
  objetivosCliente: true,
};

function freeTexts(dados: DadosAnamnese): [field: string, text: string][] {
  return fieldsOfKind('text').flatMap((field): [string, string][] => {
    const text = dados[field];
    return leaves[field] && text !== null ? [[field, text]] : [];
  });
}

/** Nobody's name, no contact, no address, nothing invisible, no delimiter, no more than a page. */
function clean(text: string, ficha: Ficha): string {
  return maskText(simplify(text), peopleOf(ficha))
    .replace(/<{2,}|>{2,}/g, ' ')
    .slice(0, maxChars);
}

/** One spelling of each letter, no control characters, and nothing that nobody sees: it would part a name in two. */
function simplify(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\uff01-\uff5e\u{1d400}-\u{1d7ff}]/gu, (letter) => letter.normalize('NFKC'))
    .replace(/\p{Cf}/gu, '')
    .replace(/[^\S\n]|[\p{Cc}--[\n]]/gv, ' ');
}

function peopleOf({ dados, otherNames }: Ficha): MaskedPeople {
  return { nomeCliente: dados.nomeCliente, idade: dados.idade, otherNames };
}
