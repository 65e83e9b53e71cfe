import { Toaster } from 'sonner';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import './toasts.css';

/** Spec, section 9: toasts stay 3 to 5 s. On phones they come from above, clear of the sticky bar and the thumb. */
export function Toasts() {
  const phone = useMediaQuery('(max-width: 40rem)');
  return (
    <Toaster
      position={phone ? 'top-center' : 'bottom-right'}
      duration={4000}
      visibleToasts={3}
      closeButton
      containerAriaLabel="Avisos"
      toastOptions={{ closeButtonAriaLabel: 'Fechar aviso' }}
    />
  );
}
