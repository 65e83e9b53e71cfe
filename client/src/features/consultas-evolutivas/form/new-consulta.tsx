import type { ConsultaEvolutiva, Evolucao } from '@meridia/shared/consulta-evolutiva.ts';
import { History } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { formatDate } from '../../../lib/format.ts';
import { trpcClient } from '../../../trpc.ts';
import { placeIdOf, placeOf } from '../place.ts';
import { ConsultaForm } from './consulta-form.tsx';
import { dayOf, newValues, startWith } from './form-values.ts';
import { LastVisit } from './last-visit.tsx';
import { useConsultaForm } from './use-consulta-form.ts';
import { useConsultaFoto } from './use-consulta-foto.ts';
import { useSaveConsulta } from './use-save-consulta.ts';

export interface OpenFormProps {
  userId: string;
  evolucao: Evolucao;
  /** The visit before this one; null before the first, and while it loads. */
  anterior: ConsultaEvolutiva | null;
  /** Receives the check for unsaved text, and null when the form closes. */
  onWatch: (watch: FormWatch | null) => void;
  onClose: () => void;
  onSaved: () => void;
}

export interface FormWatch {
  hasContent: () => boolean;
  hasUnsaved: () => boolean;
}

export function NewConsulta({ userId, evolucao, anterior, onWatch, onClose, onSaved }: OpenFormProps) {
  const { proximoNumero } = evolucao;
  const place = { userId, lugarId: placeIdOf(evolucao), slot: 'nova' };
  const [start] = useState(() => newValues(dayOf(new Date())));
  const draft = useConsultaForm(place, start, null);
  const { busy, save, login } = useSaveConsulta({
    draft,
    success: 'Evolução registrada com sucesso!',
    settled: () => foto.settled(),
    onSaved,
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
      last={
        anterior && (
          <LastVisit consulta={anterior}>
            {evolucao.ultima && (
              <StartOffer
                ultima={evolucao.ultima}
                onUse={(ultima) =>
                  draft.form.reset(startWith(draft.form.getValues(), ultima), { keepDefaultValues: true })
                }
              />
            )}
          </LastVisit>
        )
      }
    />
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
    <div>
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
      <p role="status" className="mt-2 text-ink-soft">
        {used
          ? `Campos vazios preenchidos com a ${source}. Ajuste o que mudou.`
          : `Sintomas atuais, escores e sessões planejadas da ${source}. O que você já escreveu fica como está.`}
      </p>
    </div>
  );
}
