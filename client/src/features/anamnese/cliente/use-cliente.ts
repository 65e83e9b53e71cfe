import type { FormDados } from '@meridia/shared/anamnese/dados-anamnese.ts';
import type { LastIntake } from '@meridia/shared/cliente.ts';
import { skipToken } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { toast } from 'sonner';
import { formatShortDate } from '../../../lib/format.ts';
import { errorMessage } from '../../../messages/errors.ts';
import { trpc } from '../../../trpc.ts';
import type { FormValues } from '../form-values.ts';
import { cadastroFields, knownAnswers, takeBack, takeOver } from './ultimas-respostas.ts';

// Each reading is written to the access log, and while an intake is open the earlier one does not change.
const kept = { staleTime: Number.POSITIVE_INFINITY };

/** The client whose intake the form is, and what is known of that client. */
export function useCliente() {
  const { control, getValues, setValue, clearErrors } = useFormContext<FormValues>();
  const id = useWatch({ control, name: 'clienteId' });
  const utils = trpc.useUtils();
  const { data, error, isRefetching, refetch } = trpc.clientes.lastIntake.useQuery(
    id === null ? skipToken : { id },
    kept,
  );
  const known = useMemo(() => (data ? knownAnswers(data) : null), [data]);

  const put = ({ clienteId, dadosAnamnese, trazidos }: FormValues) => {
    setValue('clienteId', clienteId, { shouldDirty: true });
    setValue('dadosAnamnese', dadosAnamnese, { shouldDirty: true });
    setValue('trazidos', trazidos, { shouldDirty: true });
    clearErrors(trazidos.map((field) => `dadosAnamnese.${field}` as const));
  };

  return {
    id,
    known,
    /** The day of the answers: '12/11/2026'. Null when there is only the record. */
    day: data?.ultima ? formatShortDate(data.ultima.createdAt) : null,
    error,
    retrying: isRefetching,
    retry: () => void refetch(),
    /** Changes the answers that were taken over. */
    change: (changed: (values: FormValues, last: FormDados) => FormValues) => known && put(changed(getValues(), known)),
    /** Makes this the intake of a known client, and fills in what is still empty of the personal data. */
    choose: async (chosen: string) => {
      let last: LastIntake;
      try {
        last = await utils.clientes.lastIntake.fetch({ id: chosen }, kept);
      } catch (failure) {
        toast.error('O cadastro não foi lido', { description: errorMessage(failure).action });
        return false;
      }
      put(takeOver({ ...getValues(), clienteId: chosen }, knownAnswers(last), cadastroFields));
      return true;
    },
    /** Makes this the intake of a new person: nothing that was taken over of the other one stays. */
    release: () => {
      const values = getValues();
      const own = known ? takeBack(values, known, values.trazidos) : values;
      put({ ...own, clienteId: null, trazidos: [] });
    },
  };
}
