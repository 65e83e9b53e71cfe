import type { ConsultaEvolutiva } from '@meridia/shared/consulta-evolutiva.ts';
import { RefusalState } from '../../../components/feedback/refusal-state.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { formatDate, formatDateTime } from '../../../lib/format.ts';
import { trpc } from '../../../trpc.ts';
import { ConsultaTexts } from './consulta-texts.tsx';

/** The earlier versions of a consultation, newest first. */
export function VersionsDialog({ consulta, onClose }: { consulta: ConsultaEvolutiva; onClose: () => void }) {
  const { id, numeroConsulta } = consulta;
  const { data, error, refetch } = trpc.consultasEvolutivas.versions.useQuery({ id });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Versões anteriores da consulta #${numeroConsulta}`}
      description="O que ela dizia antes de cada mudança, da mais recente para a mais antiga."
      className="sm:max-w-2xl"
    >
      {!data && !error && (
        <div role="status" className="grid gap-3">
          <span className="sr-only">Carregando as versões...</span>
          <Skeleton className="h-32" />
        </div>
      )}
      {!data && error && <RefusalState error={error} onRetry={() => void refetch()} />}
      <ol className="grid gap-5">
        {data?.map(({ id: versionId, ate, conteudo }) => (
          <li key={versionId} className="border-t border-line pt-4">
            <h3 className="mb-3 font-semibold">
              Até {formatDateTime(ate)}
              {conteudo.dataConsulta !== consulta.dataConsulta && `, com data de ${formatDate(conteudo.dataConsulta)}`}
            </h3>
            <ConsultaTexts conteudo={conteudo} />
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
