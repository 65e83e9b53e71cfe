import type { FastifyReply } from 'fastify';
import { filePolicy } from '../plugins/security-headers.ts';

/** Sends a picture to a person who may see it: shown in place, kept by no cache, and unable to run anything. */
export function sendImage(reply: FastifyReply, bytes: Buffer, type: 'image/jpeg' | 'image/png'): FastifyReply {
  return reply
    .header('content-type', type)
    .header('content-disposition', 'inline')
    .header('cache-control', 'private, no-store')
    .header('content-security-policy', filePolicy)
    .send(bytes);
}
