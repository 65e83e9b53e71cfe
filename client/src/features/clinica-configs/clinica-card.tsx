import { ErrorState } from '../../components/feedback/error-state.tsx';
import { PlanNote } from '../../components/feedback/plan-note.tsx';
import { Card, CardTitle } from '../../components/ui/card.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { useMissingCapability } from '../../lib/use-capability.ts';
import { errorMessage } from '../../messages/errors.ts';
import { trpc } from '../../trpc.ts';
import { ClinicaForm } from './clinica-form.tsx';

/** The brand on reports: name, logo and a preview. */
export function ClinicaCard({ id }: { id: string }) {
  const clinica = trpc.clinicaConfigs.current.useQuery();
  const missing = useMissingCapability('marca');
  return (
    <Card id={id} aria-labelledby={`${id}-titulo`} className="scroll-mt-24">
      <CardTitle id={`${id}-titulo`}>Personalização da clínica</CardTitle>
      {missing ? (
        <PlanNote className="mt-3">
          {missing} Os relatórios que já saíram com ela continuam com ela, e o que você salvar aqui fica guardado.
        </PlanNote>
      ) : (
        <p className="mt-1 text-ink-soft">
          O nome e a logo aparecem no alto de todos os seus relatórios, também dos antigos.
        </p>
      )}
      <div className="mt-5">
        {clinica.isPending && (
          <div className="grid gap-5" aria-hidden>
            <Skeleton className="h-18 w-full" />
            <Skeleton className="h-18 w-full" />
            <Skeleton className="h-28 w-full" />
          </div>
        )}
        {clinica.data && <ClinicaForm saved={clinica.data} />}
        {clinica.error && !clinica.data && (
          <ErrorState {...errorMessage(clinica.error)} onRetry={() => void clinica.refetch()} />
        )}
      </div>
    </Card>
  );
}
