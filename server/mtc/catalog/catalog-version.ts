/** Names the state of everything under `catalog`; stored with each report. Raise it when an entry changes meaning. */
export const catalogVersion = '2026.11-4';
