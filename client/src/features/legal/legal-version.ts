/** The version of all three legal documents. A changed text gets a new number and date. */
export const legalVersion = { number: '1.8', inForceSince: '23 de novembro de 2026' } as const;
