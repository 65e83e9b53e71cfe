import { toast } from 'sonner';
import { Card, CardTitle } from '../../../components/ui/card.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { Switch } from '../../../components/ui/switch.tsx';
import { errorMessage } from '../../../messages/errors.ts';
import { trpc } from '../../../trpc.ts';
import { RefusalNote } from '../refusal-note.tsx';

export function EmailNoticesCard() {
  const security = trpc.accounts.security.useQuery();
  const utils = trpc.useUtils();
  const change = trpc.accounts.setEmailNotices.useMutation({
    // The switch shows the new value at once, and the old value again if the server refuses the change.
    onMutate: async ({ enabled }) => {
      await utils.accounts.security.cancel();
      const before = utils.accounts.security.getData();
      if (before) utils.accounts.security.setData(undefined, { ...before, emailNotices: enabled });
      return before;
    },
    onError: (error, _input, before) => {
      utils.accounts.security.setData(undefined, before);
      const { title, action } = errorMessage(error);
      toast.error(title, { description: action });
    },
  });
  return (
    <Card aria-labelledby="avisos-por-email">
      <CardTitle id="avisos-por-email" className="mb-4">
        Avisos por email
      </CardTitle>
      {security.isPending && <Skeleton className="h-14 w-full" />}
      {security.data && (
        <Switch
          checked={security.data.emailNotices}
          onChange={(enabled) => change.mutate({ enabled })}
          label="Receber avisos por email"
          hint="Relatório pronto ou que não pôde ser gerado, e limite do plano chegando. Mensagens sobre a sua conta, a sua segurança e a sua assinatura são enviadas sempre."
        />
      )}
      {security.error && !security.data && <RefusalNote error={security.error} />}
    </Card>
  );
}
