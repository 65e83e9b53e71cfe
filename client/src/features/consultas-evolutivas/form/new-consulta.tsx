import type { Evolucao } from '@meridia/shared/consulta-evolutiva.ts';
import { History } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { formatDate } from '../../../lib/format.ts';
import { trpcClient } from '../../../trpc.ts';
import { placeIdOf, placeOf } from '../place.ts';
import { ConsultaForm } from './consulta-form.tsx';
import { dayOf, newValues, startWith } from './form-values.ts';
import { useConsultaForm } from './use-consulta-form.ts';
import { useConsultaFoto } from './use-consulta-foto.ts';
import { useSaveConsulta } from './use-save-consulta.ts';

export interface OpenFormProps {
  userId: string;
  evolucao: Evolucao;
  /** Receives the check for unsaved text, and null when the form closes. */
  onWatch: (watch: FormWatch | null) => void;
  onClose: () => void;
}

export interface FormWatch {
  hasContent: () => boolean;
  hasUnsaved: () => boolean;
}

export function NewConsulta({ userId, evolucao, onWatch, onClose }: OpenFormProps) {
  const { proximoNumero } = evolucao;
  const place = { userId, lugarId: placeIdOf(evolucao), slot: 'nova' };
  const [start] = useState(() => newValues(dayOf(new Date()), evolucao));
  const draft = useConsultaForm(place, start, null);
  const { busy, save, login } = useSaveConsulta({
    draft,
    success: 'Evolução registrada com sucesso!',
    settled: () => foto.settled(),
    onSaved: onClose,
    send: (conteudo, { dataConsulta, fotoId }, signal) =>
      trpcClient.consultasEvolutivas.create.mutate(
        {
          ...placeOf(evolucao),
          idempotencyKey: draft.idempotencyKey,
          dataConsulta: dataConsulta && dataConsulta !== dayOf(new Date()) ? dataConsulta : null,
          conteudo,
          fotoId,
        },
        { signal },
      ),
  });
  const foto = useConsultaFoto(place, draft, login);
  useWatched(draft, onWatch);

  return (
    <ConsultaForm
      title="Registrar Nova Consulta"
      subtitle={`Consulta #${proximoNumero}`}
      saveText="Salvar Consulta"
      draft={draft}
      evolucao={evolucao}
      foto={foto}
      busy={busy}
      onSave={() => void save()}
      onDiscard={onClose}
    >
      {evolucao.ultima && (
        <StartOffer
          ultima={evolucao.ultima}
          onUse={(ultima) => draft.form.reset(startWith(draft.form.getValues(), ultima), { keepDefaultValues: true })}
        />
      )}
    </ConsultaForm>
  );
}

/** Lets the screen ask before it is left, as long as this form is open. */
export function useWatched(draft: FormWatch, onWatch: (watch: FormWatch | null) => void): void {
  useEffect(() => {
    onWatch(draft);
    return () => onWatch(null);
  });
}

type Ultima = NonNullable<Evolucao['ultima']>;

/** Offers the last values and never fills them in by itself, because old values must not be mistaken for today's. */
function StartOffer({ ultima, onUse }: { ultima: Ultima; onUse: (ultima: Ultima) => void }) {
  const [used, setUsed] = useState(false);
  const source = `consulta #${ultima.numeroConsulta}, de ${formatDate(ultima.dataConsulta)}`;
  return (
    <div className="mb-5 rounded-control bg-sunken p-4">
      <Button
        variant="outline"
        size="sm"
        icon={<History aria-hidden />}
        onClick={() => {
          onUse(ultima);
          setUsed(true);
        }}
      >
        Começar com os valores da última consulta
      </Button>
      <p role="status" className="mt-2 text-[0.9375rem] text-ink-soft">
        {used
          ? `Campos vazios preenchidos com a ${source}. Ajuste o que mudou.`
          : `Sintomas atuais, escores e sessões planejadas da ${source}. O que você já escreveu fica como está.`}
      </p>
    </div>
  );
}
