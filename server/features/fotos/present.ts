import type { Foto } from '@meridia/shared/foto.ts';
import type { FotoRow } from './policy.ts';

export function presentFoto(row: FotoRow): Foto {
  const { id, kind, width, height, bytes, observacoes } = row;
  return { id, kind, width, height, bytes, observacoes };
}
