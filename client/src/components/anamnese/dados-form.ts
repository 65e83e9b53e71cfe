import type { FormDados } from '@meridia/shared/anamnese/dados-anamnese.ts';

/** What the questions of the intake need of the form around them. */
export interface DadosForm {
  dadosAnamnese: FormDados;
}
