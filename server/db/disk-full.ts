import { AppError } from '../errors.ts';

/** PostgreSQL's word for a disk without room: reading goes on, writing does not. */
const diskFullState = '53100';

/** What people are told when the database could not write for want of room; null for every other error. */
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
