/** The answers that decide which other questions are asked. */
export interface DecidingAnswers {
  sexo?: string | null | undefined;
  /** In years. */
  idade?: number | null | undefined;
  cicloRegular?: string | null | undefined;
}
