import { anamneseFields, questions } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { isDoCliente } from '@meridia/shared/anamnese/draft.ts';
import { plural } from '@meridia/shared/numbers.ts';
import { UserPen } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { formatDateTime } from '../../lib/format.ts';
import type { FormValues } from './form-values.ts';

/** Says that the client answered before the visit, how many answers are still hers, and what the therapist should know of her consent. */
export function RespondidaNotice() {
  const { control } = useFormContext<FormValues>();
  const [respondida, dados] = useWatch({ control, name: ['respondida', 'dadosAnamnese'] });
  if (!respondida) return null;
  const own = anamneseFields.filter((field) => isDoCliente(respondida, field, dados[field]));
  const refused = anamneseFields.filter((field) => respondida.recusadas.includes(field));
  return (
    <section
      aria-label="Ficha respondida pelo cliente"
      className="mb-5 flex items-start gap-3 rounded-card border border-jade-ink/40 bg-jade-soft p-4"
    >
      <UserPen aria-hidden className="mt-0.5 size-6 shrink-0 text-jade-ink" strokeWidth={1.75} />
      <div className="grid min-w-0 gap-1 wrap-anywhere">
        <p className="font-semibold">
          Respondida por {respondida.por} em {formatDateTime(respondida.em)}
        </p>
        <p className="text-[0.9375rem] text-ink-soft">
          {plural(own.length, 'resposta está marcada', 'respostas estão marcadas')} com ‘pelo cliente’. O que você mudar
          passa a ser seu. Complete língua e pulso, e confira a segurança com ele.
        </p>
        {refused.length > 0 && (
          <p className="text-[0.9375rem]">
            Preferiu não responder: {refused.map((field) => questions[field].label).join(', ')}.
          </p>
        )}
        {!respondida.fotos && <p className="font-semibold">Não autorizou fotos: converse antes de fotografar.</p>}
      </div>
    </section>
  );
}
