import type {
  ciclosRegulares,
  doresMenstruais,
  endometrioseDiagnosticos,
  fluxos,
} from '@meridia/shared/anamnese/ciclo-menstrual.ts';
import type { sexos } from '@meridia/shared/anamnese/dados-pessoais.ts';
import type { apetites, sedes } from '@meridia/shared/anamnese/eliminacoes.ts';
import type { cigarros, frequenciasAlcool, qualidadesSono } from '@meridia/shared/anamnese/habitos.ts';
import type { disponibilidadesSessoes } from '@meridia/shared/anamnese/objetivos.ts';
import type { iniciosQueixa } from '@meridia/shared/anamnese/queixa-principal.ts';
import type { gestanteRespostas, marcapassoRespostas } from '@meridia/shared/anamnese/seguranca.ts';
import type { ChipOption } from '../../components/ui/radio-chips.tsx';

type Labels<List extends readonly string[]> = Record<List[number], string>;

export const sexoLabels: Labels<typeof sexos> = { feminino: 'Feminino', masculino: 'Masculino', outro: 'Outro' };

export const inicioQueixaLabels: Labels<typeof iniciosQueixa> = {
  recente: 'Recente (dias ou semanas)',
  meses: 'Há meses',
  anos: 'Há anos',
  infancia: 'Desde a infância',
};

export const apetiteLabels: Labels<typeof apetites> = {
  baixo: 'Baixo',
  normal: 'Normal',
  aumentado: 'Aumentado',
  varia: 'Varia',
};

export const sedeLabels: Labels<typeof sedes> = {
  baixa: 'Baixa',
  normal: 'Normal',
  aumentada: 'Aumentada',
  bebidas_frias: 'Prefere bebidas frias',
  bebidas_quentes: 'Prefere bebidas quentes',
};

export const cicloRegularLabels: Labels<typeof ciclosRegulares> = {
  sim: 'Sim',
  nao: 'Não',
  amenorreia: 'Amenorreia (sem menstruação)',
};

export const fluxoLabels: Labels<typeof fluxos> = {
  escasso: 'Escasso',
  moderado: 'Moderado',
  intenso: 'Intenso',
  coagulos: 'Com coágulos',
};

export const dorMenstrualLabels: Labels<typeof doresMenstruais> = {
  sem_dor: 'Sem dor',
  leve: 'Leve',
  moderada: 'Moderada',
  intensa: 'Intensa',
};

export const endometrioseLabels: Labels<typeof endometrioseDiagnosticos> = {
  nao: 'Não',
  suspeita: 'Suspeita',
  confirmado: 'Confirmado',
};

export const frequenciaAlcoolLabels: Labels<typeof frequenciasAlcool> = {
  nunca: 'Nunca',
  raramente: 'Raramente',
  socialmente: 'Socialmente',
  regularmente: 'Regularmente',
};

export const cigarroLabels: Labels<typeof cigarros> = { nao: 'Não fuma', ocasional: 'Ocasional', diario: 'Diário' };

export const qualidadeSonoLabels: Labels<typeof qualidadesSono> = { boa: 'Boa', regular: 'Regular', ruim: 'Ruim' };

export const gestanteLabels: Labels<typeof gestanteRespostas> = { nao: 'Não', sim: 'Sim', desconheco: 'Não sabe' };

export const marcapassoLabels: Labels<typeof marcapassoRespostas> = { nao: 'Não', sim: 'Sim' };

export const disponibilidadeLabels: Labels<typeof disponibilidadesSessoes> = {
  '1x_sem': '1 vez por semana',
  '2x_sem': '2 vezes por semana',
  '3x_sem': '3 vezes por semana',
  variavel: 'Variável',
};

/** Chips of a closed choice, in the order of the list. */
export function labelledOptions<const Value extends string>(
  values: readonly Value[],
  labels: Record<Value, string>,
): ChipOption<Value>[] {
  return values.map((value) => ({ value, label: labels[value] }));
}

/** Chips of a list whose words are what people read; the first letter is raised for the eye only. */
export function wordOptions<const Value extends string>(values: readonly Value[]): ChipOption<Value>[] {
  return values.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) }));
}

/** 'Sem dor' · '7 de 10, dor forte'. */
export function painInWords(level: number): string {
  if (level === 0) return 'Sem dor';
  return `${level} de 10, ${level <= 3 ? 'dor leve' : level <= 6 ? 'dor moderada' : level <= 9 ? 'dor forte' : 'a pior dor possível'}`;
}

/** '0 de 10, sem estresse' · '5 de 10, estresse moderado'. */
export function stressInWords(level: number): string {
  const words =
    level === 0
      ? 'sem estresse'
      : level <= 3
        ? 'estresse baixo'
        : level <= 6
          ? 'estresse moderado'
          : level <= 8
            ? 'estresse alto'
            : 'estresse muito alto';
  return `${level} de 10, ${words}`;
}
