import { extractText, getDocumentProxy } from 'unpdf';

/** The text of each page, as copying it from a reader would give it. */
export async function readPdfPages(bytes: ArrayBuffer | Uint8Array): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: false });
  return text;
}
