import { z } from 'zod';
import { instantSchema } from './storable.ts';
import { requiredName } from './visible-name.ts';

/** The consent that ends the intake. A changed text gets a new version, and each assessment stores its version. */
export const consentimento = {
  versao: '2026-11',
  texto:
    'Concordo com o uso dos dados desta anamnese para gerar o relatório com apoio de inteligência artificial e declaro que obtive o consentimento do cliente, conforme a LGPD (Lei 13.709/2018).',
} as const;

/** The client's own consent, in plain words. A changed text gets a new version, which is stored with what she answered. */
export const consentimentoDoCliente = {
  versao: '2026-11.2',
  finalidades: [
    'Suas respostas vão para quem cuida de você, que as usa para avaliar a sua energia pela Medicina Tradicional Chinesa e escrever o seu relatório.',
    'Elas ficam guardadas com a sua avaliação, em segredo. Não são vendidas e não viram propaganda.',
    'Você pode pedir para ver, corrigir ou apagar o que respondeu, e mudar de ideia quando quiser: fale com quem enviou este link.',
  ],
  aceite: 'Concordo que minhas respostas sejam usadas para a minha avaliação.',
  fotos:
    'Fotos da língua, do rosto e da orelha ajudam na sua avaliação e ficam guardadas com ela, em segredo. Podem ser mandadas por aqui ou feitas na consulta. Você autoriza?',
  ia: 'Um programa de inteligência artificial de uma empresa de fora do Brasil pode ajudar a escrever o seu relatório. Ele recebe as suas respostas e as fotos sem o seu nome, telefone e email. Você autoriza? Se não, o relatório é escrito sem ele.',
} as const;

/** In a box 1000 wide and 300 high; a stroke is x, y, x, y … */
const tracoSchema = z.array(z.int().min(0).max(1000)).min(2).max(600);

/** A signature by finger: strokes with at most 2,000 points in all. */
const assinaturaSchema = z
  .array(tracoSchema)
  .min(1)
  .max(60)
  .refine((tracos) => tracos.every(({ length }) => length % 2 === 0) && tracos.flat().length <= 4000, {
    error: 'A assinatura é longa demais. Limpe e assine de novo.',
  });
export type Assinatura = z.output<typeof assinaturaSchema>;

/** What the client agrees to when she sends her answers. */
export const consentirSchema = z.object({
  /** Of the text that she saw. */
  versao: z.literal(consentimentoDoCliente.versao, {
    error: 'O texto do consentimento mudou. Recarregue a página e leia de novo.',
  }),
  aceite: z.literal(true, { error: 'Marque que você concorda, para enviar' }),
  fotos: z.boolean({ error: 'Responda sobre as fotos' }),
  /** Null where no provider of artificial intelligence is configured, so that it is not asked. */
  iaExterior: z.boolean().nullable(),
  /** Her own name, or that of the person who answers for a child. */
  nome: requiredName('Escreva o seu nome completo', 120),
  assinatura: assinaturaSchema.nullable(),
  /** Where she is: a city. */
  local: z.string().trim().min(1, 'Escreva a cidade onde você está').max(120),
});
export type Consentir = z.output<typeof consentirSchema>;

/** The client's consent as it is kept with her answers and then with the assessment. */
export const consentimentoDoClienteSchema = consentirSchema.omit({ versao: true, aceite: true }).extend({
  versao: z.string().max(20),
  em: instantSchema,
  /** The answers of the assessment that are still hers, word for word; empty until there is an assessment. */
  campos: z.array(z.string().max(60)).max(200).default([]),
});
export type ConsentimentoDoCliente = z.output<typeof consentimentoDoClienteSchema>;
