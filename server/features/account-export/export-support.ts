import { supportMessages, supportPictures, supportThreads } from '@meridia/drizzle/schema.ts';
import { and, asc, eq, getTableColumns, gt } from 'drizzle-orm';
import { type ExportFile, type ExportScene, jsonFile } from './open-scene.ts';

/** `suporte/conversas.json`, and the pictures that were sent, one at a time. Names no admin. */
export async function* exportSupport(scene: ExportScene): AsyncGenerator<ExportFile> {
  const { tx, accountId } = scene;
  const threads = await tx
    .select()
    .from(supportThreads)
    .where(eq(supportThreads.accountId, accountId))
    .orderBy(asc(supportThreads.createdAt), asc(supportThreads.id));
  const { adminId: _admin, ...message } = getTableColumns(supportMessages);
  const messages = await tx
    .select(message)
    .from(supportMessages)
    .where(eq(supportMessages.accountId, accountId))
    .orderBy(asc(supportMessages.createdAt), asc(supportMessages.number));
  scene.tell('support_threads', threads.length);
  scene.tell('support_messages', messages.length);
  yield jsonFile('suporte/conversas.json', { conversas: threads, mensagens: messages });
  let after: string | null = null;
  for (;;) {
    const [picture] = await readNext(scene, after);
    if (!picture) return;
    scene.tell('support_pictures', 1);
    yield { path: `suporte/${picture.messageId}.jpg`, bytes: picture.jpeg, packed: true };
    after = picture.messageId;
  }
}

function readNext({ tx, accountId }: ExportScene, after: string | null) {
  return tx
    .select({ messageId: supportPictures.messageId, jpeg: supportPictures.jpeg })
    .from(supportPictures)
    .where(and(eq(supportPictures.accountId, accountId), after ? gt(supportPictures.messageId, after) : undefined))
    .orderBy(asc(supportPictures.messageId))
    .limit(1);
}
