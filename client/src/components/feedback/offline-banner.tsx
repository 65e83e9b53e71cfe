import { useOnline } from '../../lib/use-online.ts';
import { FeatureIcon } from '../illustrations/feature-icons.tsx';

/** Appears while the device has no network. What is typed stays; what was sent is sent again. */
export function OfflineBanner() {
  const online = useOnline();
  return (
    <div role="status" className="print:hidden">
      {!online && (
        <p className="flex items-center justify-center gap-2 bg-amber-soft px-4 py-2 text-center text-[0.9375rem] font-medium text-amber-ink">
          <FeatureIcon name="offline" className="size-5 shrink-0" />
          Você está sem conexão. O que você digitou continua aqui.
        </p>
      )}
    </div>
  );
}
