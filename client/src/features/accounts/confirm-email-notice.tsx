import { welcomeBonusDiagnoses } from '@meridia/shared/plans.ts';
import { MailOpen } from 'lucide-react';
import { lazyPart } from '../../components/lazy-part.tsx';
import { cx } from '../../lib/cx.ts';
import { trpc } from '../../trpc.ts';

// Only who has not confirmed needs it.
const SendAgain = lazyPart(async () => (await import('./send-again.tsx')).SendAgain, <span className="min-h-11" />);

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
        <SendAgain kind="confirmation" email={user.email} />
      </div>
    </section>
  );
}
