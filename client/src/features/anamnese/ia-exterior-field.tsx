import { skipToken } from '@tanstack/react-query';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { AutorizaField } from '../../components/form/autoriza-field.tsx';
import { asksForAi } from '../../lib/ai-abroad.ts';
import { trpc } from '../../trpc.ts';
import type { FormValues } from './form-values.ts';

/**
 * Whether the client lets a provider of artificial intelligence abroad get the data. Only where one is configured; neither answer is
 * preset, and without an answer the report is written without it.
 */
export function IaExteriorField() {
  return asksForAi() ? <Asked /> : null;
}

function Asked() {
  const { control } = useFormContext<FormValues>();
  const { field } = useController({ control, name: 'iaExterior' });
  const [clienteId, respondida] = useWatch({ control, name: ['clienteId', 'respondida'] });
  const { data } = trpc.clientes.lastIntake.useQuery(clienteId === null ? skipToken : { id: clienteId }, {
    staleTime: Number.POSITIVE_INFINITY,
  });
  const refusedByClient = respondida?.iaExterior === false;
  const earlier = field.value === null ? data?.iaExterior : null;
  return (
    <AutorizaField
      label="O cliente autoriza inteligência artificial de fora do Brasil?"
      hint="Pergunte a ele. Sem autorização, o relatório é escrito pelo redator local e nada sai do sistema."
      value={field.value}
      clearable={!refusedByClient}
      disabled={refusedByClient}
      onChange={field.onChange}
      onBlur={field.onBlur}
    >
      {refusedByClient && (
        <p className="text-[0.9375rem] text-ink-soft">
          Respondido pelo cliente na ficha. Se ele mudou de ideia, registre depois na página dele.
        </p>
      )}
      {earlier != null && (
        <p className="text-[0.9375rem] text-ink-soft">
          Antes: {earlier ? 'autorizou' : 'não autorizou'}. Sem nova resposta, continua assim.
        </p>
      )}
    </AutorizaField>
  );
}
