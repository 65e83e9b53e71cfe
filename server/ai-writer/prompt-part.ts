/** A piece of a request, in the order in which the model reads it: words, or a photo as JPEG. */
export type PromptPart = { text: string } | { jpeg: Buffer };
