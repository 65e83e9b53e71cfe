import { pontosUsadosFormat } from '@meridia/drizzle/stored-formats.ts';
import type { ProtocoloProprio } from '@meridia/shared/protocolo-proprio.ts';
import type { ProtocoloProprioRow } from './policy.ts';

export function presentProtocolo({ id, nome, pontos }: ProtocoloProprioRow): ProtocoloProprio {
  return { id, nome, pontos: pontosUsadosFormat.read(pontos).pontos };
}
