import type { Correcao } from '@meridia/shared/anamnese/correcoes.ts';
import { type FieldOfKind, isOfKind } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { useFormContext, useWatch } from 'react-hook-form';
import { useLeitura } from '../../lib/use-leitura.ts';
import { standingStretches } from '../entendido/sign-chips.ts';
import type { DadosForm } from './dados-form.ts';

const path = 'dadosAnamnese.correcoes';

/** What was understood of one answer; no reading for a line that identifies the client. */
export function useEntendido(name: FieldOfKind<'line' | 'text'>, texto: string) {
  const { control, setValue } = useFormContext<DadosForm>();
  const correcoes = useWatch({ control, name: path });
  const read = isOfKind(name, 'text') || name === 'profissao';
  const { leitura, failed } = useLeitura(read ? name : undefined, texto);
  return {
    marks: leitura ? standingStretches(texto, leitura.texto, leitura.naoLidos) : [],
    reading: read && {
      leitura,
      failed,
      correcoes,
      onCorrect: (changed: Correcao[]) => setValue(path, changed, { shouldDirty: true }),
    },
  };
}
