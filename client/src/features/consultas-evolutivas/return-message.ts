import type { Retorno } from '@meridia/shared/consulta-evolutiva.ts';
import { dateFormats } from '@meridia/shared/dates.ts';
import { whatsappUrl } from '../../lib/whatsapp-url.ts';

const firstName = (name: string) => name.trim().split(/\s+/)[0] ?? '';

/** A calendar day has no time zone. */
const { formatDate } = dateFormats('UTC');

/**
 * The chat with the client, with a text about the return that names no health matter: others may see the client's phone. Without a
 * usable number WhatsApp asks whom to send it to.
 */
export function returnChatUrl({ nome, telefone, retornoEm }: Retorno, terapeuta: string): string {
  const day = formatDate(`${retornoEm}T00:00:00Z`).replace(/ de \d{4}$/, '');
  const text = `Olá, ${firstName(nome)}! Aqui é ${firstName(terapeuta)}. Combinamos de nos ver de novo por volta de ${day}. Que horário fica bom para você?`;
  return `${whatsappUrl(telefone) ?? 'https://wa.me/'}?text=${encodeURIComponent(text)}`;
}
