import type { FormDados } from '@meridia/shared/anamnese/dados-anamnese.ts';
import type { Respondida } from '@meridia/shared/anamnese/draft.ts';

/** What the questions of the intake need of the form around them. */
export interface DadosForm {
  dadosAnamnese: FormDados;
  /** What the client sent before the visit; absent in a form of answers that are stored. */
  respondida?: Respondida | null;
}
