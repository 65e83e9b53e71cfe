import { useNavigate } from '@tanstack/react-router';
import { type ComponentProps, type ReactNode, Suspense, use, useRef, useState } from 'react';
import { BackLink } from '../../components/layout/back-link.tsx';
import { PageHeader } from '../../components/layout/page-header.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { brand } from '../../messages/brand.ts';
import { AnamneseForm } from './anamnese-form.tsx';
import { type DraftStart, type IntakeAddress, openDraft } from './draft/open-draft.ts';
import { WaitingCard } from './waiting/waiting-card.tsx';

interface AnamnesePageProps {
  userId: string;
  address: IntakeAddress;
  /** Shows plan and usage above the form. */
  usageCard: ReactNode;
  /** Sends the client's part to her instead; shown beside the title. */
  enviarFicha: ReactNode;
}

/** The screen of the intake. */
export function AnamnesePage({ userId, address, usageCard, enviarFicha }: AnamnesePageProps) {
  const navigate = useNavigate();
  const begun = useRef<string>(undefined);
  const { rascunho, cliente } = address;
  const open = () => ({ rascunho, cliente, begunFor: cliente, opening: openDraft(userId, address) });
  const [opened, setOpened] = useState(open);
  // The form names its own new draft in the address; any other address opens another form.
  if (opened.rascunho !== rascunho || opened.cliente !== cliente) {
    const own = rascunho !== undefined && rascunho === begun.current;
    setOpened(own ? { ...opened, rascunho, cliente } : open());
  }
  const nameDraft = (id?: string) => {
    begun.current = id;
    void navigate({ to: '/anamnese', search: { rascunho: id }, replace: true, resetScroll: id === undefined });
  };
  const openTakenBack = (id: string) => {
    setOpened({ ...opened, opening: openDraft(userId, { rascunho: id }) });
    nameDraft(id);
  };
  return (
    <>
      <div className="mx-auto max-w-page px-4 pt-2 sm:px-6 sm:pt-10">
        <PageHeader
          title={
            <>
              <span className="block font-sans text-base text-jade-ink sm:mb-1">{`${brand.name} · Nova Avaliação`}</span>
              <span className="text-2xl sm:text-[1em]">Formulário de Anamnese</span>
            </>
          }
          description="Campos com * são obrigatórios; o restante deixa o relatório mais preciso."
          back={
            <div className="flex flex-wrap items-center justify-between">
              {opened.begunFor === undefined ? (
                <BackLink to="/dashboard">Início</BackLink>
              ) : (
                <BackLink to="/clientes/$id" params={{ id: opened.begunFor }}>
                  Cliente
                </BackLink>
              )}
              <div className="pb-1 pl-2 sm:pb-2">{enviarFicha}</div>
            </div>
          }
        />
      </div>
      <div className="mx-auto max-w-page px-4 sm:px-6">
        <WaitingCard userId={userId} onTakenBack={openTakenBack} className="mb-5" />
      </div>
      <Suspense fallback={<FormSkeleton />}>
        <OpenedForm
          userId={userId}
          opening={opened.opening}
          usageCard={usageCard}
          onReplace={(start) => {
            setOpened({ ...opened, opening: Promise.resolve(start) });
            window.scrollTo({ top: 0 });
          }}
          onStartOver={() => nameDraft()}
          onBegin={(id) => id !== rascunho && nameDraft(id)}
        />
      </Suspense>
    </>
  );
}

function OpenedForm({
  opening,
  ...form
}: { opening: Promise<DraftStart> } & Omit<ComponentProps<typeof AnamneseForm>, 'start'>) {
  const start = use(opening);
  // The key resets the form for another draft, so that nothing of the previous draft stays in it.
  return <AnamneseForm key={`${start.id} ${start.revision}`} start={start} {...form} />;
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
