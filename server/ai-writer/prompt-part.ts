/** A piece of a request, in the order in which the model reads them: words, or a photo as JPEG. */
export type PromptPart = { text: string } | { jpeg: Buffer };
