import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'sonner';
import { AlertDialog } from '../../../components/ui/alert-dialog.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { announceSessionChange } from '../../../lib/session-events.ts';
import { errorMessage } from '../../../messages/errors.ts';
import { trpc } from '../../../trpc.ts';

/** Ends all sessions, for example when a device is lost or somebody has seen the password. */
export function EndAllSessions() {
  const [asking, setAsking] = useState(false);
  const end = trpc.accounts.endAllSessions.useMutation({
    onSuccess: () => {
      // Every tab of this browser leaves its screen.
      announceSessionChange('signed-out');
      toast.success('Você saiu de todos os dispositivos');
    },
    onError: (error) => {
      const { title, action } = errorMessage(error);
      toast.error(title, { description: action });
      setAsking(false);
    },
  });
  return (
    <>
      <Button
        variant="danger"
        icon={<LogOut aria-hidden />}
        className="justify-self-start"
        onClick={() => setAsking(true)}
      >
        Sair de todos os dispositivos
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title="Sair de todos os dispositivos?"
        description="Sua conta é fechada em todos os aparelhos e navegadores, inclusive neste. Para voltar, será preciso entrar com a senha. O que está salvo continua guardado."
        confirmText="Sair de todos"
        tone="danger"
        busy={end.isPending}
        onConfirm={() => end.mutate()}
      />
    </>
  );
}
