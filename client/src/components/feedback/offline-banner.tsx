import { useOnline } from '../../lib/use-online.ts';
import { LineIcon } from '../illustrations/line-icon.tsx';

/**
 * Appears while the device has no network. app.css knows the banner's height (`--bar-height`), so that sticky bars below the header
 * stay clear of the banner.
 */
export function OfflineBanner() {
  const online = useOnline();
  return (
    <div role="status" data-offline={!online || undefined} className="print:hidden">
      {!online && (
        <p className="flex h-14 items-center justify-center gap-2 bg-amber-soft px-4 text-[0.9375rem] leading-tight font-medium text-amber-ink sm:h-10">
          <LineIcon className="size-5 shrink-0">
            <path d="M3 3l18 18M5 12a11 11 0 0 1 3-2M8.5 15.5a5 5 0 0 1 6 0M14 8.8c2 .5 3.6 1.7 5 3.2M12 19v.01" />
          </LineIcon>
          Você está sem conexão. O que você digitou continua aqui.
        </p>
      )}
    </div>
  );
}
