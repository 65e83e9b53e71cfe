import { useEffect, useSyncExternalStore } from 'react';
import { toast } from 'sonner';
import { waitingUpdate } from './service-worker.ts';

/** Says that there is a new version. The person decides when to change, because a form may be half filled. */
export function UpdateNotice() {
  const isWaiting = useSyncExternalStore(waitingUpdate.subscribe, waitingUpdate.read, () => false);
  useEffect(() => {
    if (!isWaiting) return;
    toast('Nova versão disponível', {
      id: 'nova-versao',
      description: 'Atualize quando puder. O que você já salvou continua guardado.',
      duration: Number.POSITIVE_INFINITY,
      action: { label: 'Atualizar agora', onClick: waitingUpdate.apply },
    });
  }, [isWaiting]);
  return null;
}
