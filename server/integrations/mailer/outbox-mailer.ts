import { createTransport } from 'nodemailer';
import type { Mailer } from '../../ports.ts';
import { composeMessage, type Sender } from './compose-message.ts';
import { storeInOutbox } from './outbox-store.ts';

/** Writes messages into a folder instead of sending them; the pages of server/http/outbox.ts show them. */
export function createOutboxMailer(dir: string, sender: Sender): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(message) {
      const { message: eml } = await transport.sendMail(composeMessage(message, sender));
      if (!Buffer.isBuffer(eml)) throw new Error('the transport was asked for a buffer');
      await storeInOutbox(dir, message, eml);
    },
  };
}
