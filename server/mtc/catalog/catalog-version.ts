/** Names the state of everything under `catalog` and is stored with each report. Raise it when an entry changes its meaning. */
export const catalogVersion = '2026.11-26';
