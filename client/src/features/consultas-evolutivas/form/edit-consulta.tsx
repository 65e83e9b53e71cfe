import type { ConsultaEvolutiva } from '@meridia/shared/consulta-evolutiva.ts';
import { useState } from 'react';
import { SupportLinks } from '../../../components/feedback/support-links.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { readErrorBody } from '../../../lib/app-error.ts';
import { errorTexts } from '../../../messages/errors.ts';
import { trpc, trpcClient } from '../../../trpc.ts';
import { placeIdOf } from '../place.ts';
import { ConsultaTexts } from '../timeline/consulta-texts.tsx';
import { ConsultaForm } from './consulta-form.tsx';
import { dayOf, valuesOf } from './form-values.ts';
import { LastVisit } from './last-visit.tsx';
import { type OpenFormProps, useWatched } from './new-consulta.tsx';
import { useConsultaForm } from './use-consulta-form.ts';
import { useConsultaFoto } from './use-consulta-foto.ts';
import { useSaveConsulta } from './use-save-consulta.ts';

export interface EditConsultaProps extends OpenFormProps {
  /** The consultation's latest state, which is reloaded while the form is open. */
  consulta: ConsultaEvolutiva;
}

export function EditConsulta({ userId, evolucao, consulta, anterior, onWatch, onClose, onSaved }: EditConsultaProps) {
  const { id, numeroConsulta, updatedAt } = consulta;
  const place = { userId, lugarId: placeIdOf(consulta), slot: id };
  const [start] = useState(() => valuesOf(consulta));
  const draft = useConsultaForm(place, start, updatedAt);
  const utils = trpc.useUtils();
  const changedElsewhere = draft.base !== updatedAt;
  const { busy, save, login } = useSaveConsulta({
    draft,
    success: `Consulta #${numeroConsulta} atualizada. A versão anterior fica guardada.`,
    settled: () => foto.settled(),
    onSaved,
    send: (conteudo, { dataConsulta, fotoId }, signal) =>
      trpcClient.consultasEvolutivas.edit.mutate(
        {
          id,
          updatedAt: draft.base ?? updatedAt,
          dataConsulta: dataConsulta && dataConsulta !== dayOf(consulta.dataConsulta) ? dataConsulta : null,
          conteudo,
          fotoId,
        },
        { signal },
      ),
    onRefused: (error) => {
      if (readErrorBody(error)?.code !== 'CONSULTA_CONFLICT') return false;
      // When the list has loaded, the notice above the fields shows the other device's text.
      void utils.consultasEvolutivas.invalidate();
      return changedElsewhere;
    },
  });
  const foto = useConsultaFoto(place, draft, login);
  useWatched(draft, onWatch);

  return (
    <ConsultaForm
      title={`Editar Consulta #${numeroConsulta}`}
      subtitle="A versão de agora fica guardada e continua visível."
      saveText="Salvar alterações"
      draft={draft}
      evolucao={evolucao}
      foto={consulta.fotoId ? null : foto}
      busy={busy}
      onSave={() => void save()}
      onDiscard={onClose}
      last={anterior && <LastVisit consulta={anterior} />}
    >
      {changedElsewhere && <Conflict consulta={consulta} onRebase={() => draft.rebase(updatedAt)} />}
    </ConsultaForm>
  );
}

function Conflict({ consulta, onRebase }: { consulta: ConsultaEvolutiva; onRebase: () => void }) {
  const { title, action } = errorTexts.CONSULTA_CONFLICT;
  return (
    <div role="alert" className="mb-5 rounded-control bg-amber-soft p-4">
      <p className="font-semibold text-amber-ink">{title}</p>
      <p className="text-[0.9375rem]">
        <SupportLinks>{action}</SupportLinks>
      </p>
      <div className="my-4 border-l-4 border-amber-ink pl-4">
        <ConsultaTexts conteudo={consulta} />
      </div>
      {!consulta.anulada && (
        <Button variant="outline" size="sm" onClick={onRebase}>
          Continuar com o meu texto
        </Button>
      )}
    </div>
  );
}
