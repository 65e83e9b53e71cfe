import { supportLimits } from '@meridia/shared/support-thread.ts';

/** Whether another message fits in. */
export function canReply({ messageCount }: { messageCount: number }): boolean {
  return messageCount < supportLimits.maxMessages;
}

/** Minutes after which a message takes no picture any more. */
const pictureMinutes = 60;

export function takesPicture({ createdAt }: { createdAt: Date }, now: Date): boolean {
  return now.getTime() - createdAt.getTime() < pictureMinutes * 60_000;
}
