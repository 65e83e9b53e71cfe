import { useQueryClient } from '@tanstack/react-query';
import { getMutationKey } from '@trpc/react-query';
import { ExternalLink } from 'lucide-react';
import { toast } from 'sonner';
import { Button, type ButtonProps } from '../../../components/ui/button.tsx';
import { trpc } from '../../../trpc.ts';
import { paymentRefusal } from './payment-refusal.ts';
import { openPaymentTab } from './payment-tab.ts';

/** A button to the provider's page about the own subscription: card, invoices, cancelling. */
export function PortalButton({
  children = 'Gerenciar Assinatura',
  ...props
}: Omit<ButtonProps, 'onClick' | 'busy' | 'icon'>) {
  const portal = usePortal();
  return (
    <Button
      {...props}
      aria-description="Abre em outra aba"
      icon={<ExternalLink aria-hidden />}
      busy={portal.busy}
      onClick={() => void portal.open()}
    >
      {children}
    </Button>
  );
}

/** Opens the provider's page about card, invoices and cancelling in a new tab (docs/PRODUCT.md 4.8). */
function usePortal() {
  const queryClient = useQueryClient();
  const portal = trpc.payments.portal.useMutation();

  async function open(): Promise<void> {
    if (queryClient.isMutating({ mutationKey: getMutationKey(trpc.payments.portal) }) > 0) return;
    const tab = openPaymentTab('Abrindo o portal de assinatura…');
    try {
      const { url } = await portal.mutateAsync();
      tab.go(url);
    } catch (error) {
      tab.close();
      toast.error('Erro ao acessar portal', {
        id: 'portal',
        description: paymentRefusal(error, 'Não foi possível abrir o portal de gerenciamento. Tente novamente.'),
        duration: 5000,
      });
    }
  }

  return { open, busy: portal.isPending };
}
