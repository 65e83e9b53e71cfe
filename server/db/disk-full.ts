import { AppError } from '../errors.ts';

/** PostgreSQL's code for a full disk: reads still work, writes fail. */
const diskFullState = '53100';

/** The error for people when the database could not write because the disk is full; null for every other error. */
export function asDiskFull(error: unknown): AppError | null {
  for (let one = error, depth = 0; one instanceof Error && depth < 5; one = one.cause, depth += 1) {
    if ('code' in one && one.code === diskFullState) {
      return new AppError(
        'STORAGE_FULL',
        'Não há espaço para guardar isto agora. O que está na tela continua aqui; tente de novo em alguns minutos.',
        { cause: error },
      );
    }
  }
  return null;
}
