import { extractText, getDocumentProxy } from 'unpdf';

/** The text of each page, as a reader that copies it would get it. */
export async function readPdfPages(bytes: ArrayBuffer | Uint8Array): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: false });
  return text;
}
