import { type ReactNode, Suspense, use, useState } from 'react';
import { BackLink } from '../../components/layout/back-link.tsx';
import { PageHeader } from '../../components/layout/page-header.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { brand } from '../../messages/brand.ts';
import { AnamneseForm } from './anamnese-form.tsx';
import { type DraftStart, openDraft } from './draft/open-draft.ts';
import { WaitingCard } from './waiting/waiting-card.tsx';

/** The screen of the intake. `usageCard` shows plan and usage above the form. */
export function AnamnesePage({ userId, usageCard }: { userId: string; usageCard: ReactNode }) {
  const [opening, setOpening] = useState(() => openDraft(userId));
  return (
    <>
      <div className="mx-auto max-w-page px-4 pt-6 sm:px-6 sm:pt-10">
        <PageHeader
          title={
            <>
              <span className="mb-1 block font-sans text-base text-jade-ink">{brand.name}</span>
              Formulário de Anamnese
            </>
          }
          description="Campos com * são obrigatórios; o restante deixa o relatório mais preciso."
          back={<BackLink to="/dashboard">Início</BackLink>}
        />
      </div>
      <div className="mx-auto max-w-page px-4 sm:px-6">
        <WaitingCard userId={userId} onTakenBack={() => setOpening(openDraft(userId))} className="mb-5" />
      </div>
      <Suspense fallback={<FormSkeleton />}>
        <OpenedForm
          userId={userId}
          opening={opening}
          usageCard={usageCard}
          onReplace={(start) => {
            setOpening(Promise.resolve(start));
            window.scrollTo({ top: 0 });
          }}
        />
      </Suspense>
    </>
  );
}

function OpenedForm({
  userId,
  opening,
  usageCard,
  onReplace,
}: {
  userId: string;
  opening: Promise<DraftStart>;
  usageCard: ReactNode;
  onReplace: (start: DraftStart) => void;
}) {
  const start = use(opening);
  // The key resets the form for another draft, so that nothing of the previous draft stays in it.
  return (
    <AnamneseForm
      key={`${start.id} ${start.revision}`}
      userId={userId}
      start={start}
      usageCard={usageCard}
      onReplace={onReplace}
    />
  );
}

function FormSkeleton() {
  return (
    <div
      role="status"
      className="mx-auto grid max-w-page gap-5 px-4 pb-10 sm:px-6 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-10"
    >
      <span className="sr-only">Carregando o formulário...</span>
      <Skeleton className="hidden h-96 lg:block" />
      <div className="grid gap-5">
        <Skeleton className="h-24" />
        <Skeleton className="h-80" />
        <Skeleton className="h-80" />
      </div>
    </div>
  );
}
