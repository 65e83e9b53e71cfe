import { welcomeBonusDiagnoses } from '@meridia/shared/plans.ts';
import { MailOpen } from 'lucide-react';
import { type ComponentProps, type FunctionComponent, lazy, Suspense } from 'react';
import { cx } from '../../lib/cx.ts';
import { trpc } from '../../trpc.ts';
import type { SendAgain as SendAgainButton } from './send-again.tsx';

// Only who has not confirmed needs it. Without a connection its code may be missing, and nothing can be sent.
const SendAgain = lazy<FunctionComponent<ComponentProps<typeof SendAgainButton>>>(() =>
  import('./send-again.tsx').then(
    ({ SendAgain: Button }) => ({ default: Button }),
    () => ({ default: () => null }),
  ),
);

/** Shown on a signed-in person's first screens until the address is confirmed. It disappears whichever tab confirms the address. */
export function ConfirmEmailNotice({ className }: { className?: string }) {
  const session = trpc.accounts.session.useQuery();
  const user = session.data?.user;
  if (!user || user.emailConfirmed) return null;
  return (
    <section
      aria-label="Confirme seu email"
      className={cx('flex gap-4 rounded-card border border-line bg-amber-soft p-5 text-amber-ink', className)}
    >
      <MailOpen aria-hidden className="mt-0.5 size-6 shrink-0" strokeWidth={1.75} />
      <div className="flex min-w-0 grow flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 basis-80 grow">
          <p className="font-semibold">
            {user.welcomedBefore
              ? 'Confirme seu email'
              : `Confirme seu email para ganhar ${welcomeBonusDiagnoses} diagnósticos de boas-vindas`}
          </p>
          <p className="text-[0.9375rem]">
            Abra o link que enviamos para <span className="font-medium wrap-anywhere">{user.email}</span>. Olhe também o
            spam.
          </p>
        </div>
        <Suspense fallback={<span className="min-h-11" />}>
          <SendAgain kind="confirmation" email={user.email} />
        </Suspense>
      </div>
    </section>
  );
}
