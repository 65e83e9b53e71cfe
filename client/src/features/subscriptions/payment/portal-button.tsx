import { ExternalLink } from 'lucide-react';
import { Button, type ButtonProps } from '../../../components/ui/button.tsx';
import { usePortal } from './use-portal.ts';

/** To the provider's page of the own subscription: card, invoices, cancelling. */
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
