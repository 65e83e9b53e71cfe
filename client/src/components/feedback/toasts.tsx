import { Toaster } from 'sonner';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import './toasts.css';

/** Toasts stay 3 to 5 s (docs/PRODUCT.md 18.3). They appear at the top, below the header, away from sticky bars and from the thumb. */
export function Toasts() {
  const phone = useMediaQuery('(max-width: 40rem)');
  return (
    <Toaster
      position={phone ? 'top-center' : 'top-right'}
      offset={{ top: 80 }}
      duration={4000}
      visibleToasts={3}
      closeButton
      containerAriaLabel="Avisos"
      toastOptions={{ closeButtonAriaLabel: 'Fechar aviso' }}
    />
  );
}
