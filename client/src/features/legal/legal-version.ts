/** The version of all three legal documents. A changed text gets a new number and date. */
export const legalVersion = { number: '1.9', inForceSince: '27 de novembro de 2026' } as const;
