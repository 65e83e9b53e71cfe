/** A reason in the therapist's own words, for something that a safety rule advises against: its shortest and longest text. */
export const motivoLimits = { min: 10, max: 300 };
