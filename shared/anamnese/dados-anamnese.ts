import { z } from 'zod';
import { cicloMenstrualSchema } from './ciclo-menstrual.ts';
import { dadosPessoaisSchema } from './dados-pessoais.ts';
import { eliminacoesSchema } from './eliminacoes.ts';
import { habitosSchema } from './habitos.ts';
import { historicoMedicoSchema } from './historico-medico.ts';
import { objetivosSchema } from './objetivos.ts';
import { observacaoVisualSchema } from './observacao-visual.ts';
import { queixaPrincipalSchema } from './queixa-principal.ts';
import { segurancaSchema } from './seguranca.ts';
import { sintomasSchema } from './sintomas.ts';

/** The whole intake as stored in `avaliacoes.dados_anamnese`. Not answered = null or []. Keys in form order. */
export const dadosAnamneseSchema = z.object({
  ...dadosPessoaisSchema.shape,
  ...queixaPrincipalSchema.shape,
  ...historicoMedicoSchema.shape,
  ...sintomasSchema.shape,
  ...eliminacoesSchema.shape,
  ...cicloMenstrualSchema.shape,
  ...habitosSchema.shape,
  ...observacaoVisualSchema.shape,
  ...segurancaSchema.shape,
  ...objetivosSchema.shape,
});

export type DadosAnamnese = z.output<typeof dadosAnamneseSchema>;
export type DadosAnamneseField = keyof DadosAnamnese;
