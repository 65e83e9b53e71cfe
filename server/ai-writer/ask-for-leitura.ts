import { type CampoLidoPelaIa, camposLidosPelaIa } from '../mtc/achados/sinais-contados.ts';
import type { Engine, ReadingOptions, ReadingResult, UnreadTexto, Writer } from '../ports.ts';
import { type Ficha, maskedTexts } from './ficha-texts.ts';

/**
 * Has a model read what our reader did not understand of an intake. Null when the writer reads nothing, and without a request when
 * there is nothing worth its price.
 * @throws the errors of `Writer.read`
 */
export async function askForLeitura(
  ficha: Ficha,
  { read, findUnread }: Pick<Writer, 'read'> & Pick<Engine, 'findUnread'>,
  options: ReadingOptions,
): Promise<ReadingResult | null> {
  if (!read) return null;
  const masked = (await maskedTexts(ficha)).flatMap(([field, texto]) => {
    const campo = camposLidosPelaIa.find((candidate) => candidate === field);
    return campo ? [{ campo, texto }] : [];
  });
  // The masked text is read, so that the words to be asked about contain no name.
  const unread = await findUnread(masked, options.signal);
  const textos = masked.flatMap((text, index) => withTrechos(text, unread[index] ?? []));
  return textos.length > 0 ? read(textos, options) : null;
}

/** A single word that was not understood is nearly always the object or the place of what was: "depois das refeições". */
function withTrechos(text: { campo: CampoLidoPelaIa; texto: string }, unread: readonly string[]): UnreadTexto[] {
  const trechos = unread.flatMap(withoutUnknown).filter((trecho) => /\s/.test(trecho) && !/[[\]]/.test(trecho));
  return trechos.length > 0 ? [{ ...text, trechos }] : [];
}

/** What stands around words that the dictionary lacks is still the client's. A stretch with another mark is about somebody or something of hers. */
function withoutUnknown(trecho: string): string[] {
  const parts = trecho.split(/\[?palavra\]|\[palavra\]?/);
  if (parts.length < 2) return parts;
  return parts.map((part) => part.replace(/^[\s\p{P}]+|[\s\p{P}]+$/gu, '')).filter((part) => /\p{L}{4}/u.test(part));
}
