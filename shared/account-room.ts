/**
 * What one account may keep for good, over all of its clients. `small` is of a plan that limits the follow-ups of a client, `large` of the
 * others. Both are far above what one practice writes, so that nobody fills the server with one account.
 */
export const accountRoom = {
  clientes: { small: 3_000, large: 50_000 },
  consultas: { small: 9_000, large: 200_000 },
  /** Photos of follow-ups. Those of assessments are bounded by the diagnoses of the plan. */
  fotoBytes: { small: 500 * 1024 * 1024, large: 20 * 1024 * 1024 * 1024 },
} as const satisfies Record<string, { small: number; large: number }>;

export type AccountRoomName = keyof typeof accountRoom;
