import { randomInt } from 'node:crypto';
import { dadosAnamneseSchema } from '@meridia/shared/anamnese/dados-anamnese.ts';

const contact = { telefone: '(11) 0000-0000', email: 'cliente.ficticio@example.com' };

/** Invented people, each with a tongue that fits. Their names show everywhere that they are invented. */
export const testClients = [
  {
    lingua: { body: [196, 138, 134], coating: [216, 205, 198], coatingOpacity: 0.45 },
    dados: dadosAnamneseSchema.parse({
      ...contact,
      nomeCliente: 'Aurora Exemplo (fictícia)',
      idade: 42,
      sexo: 'feminino',
      queixaPrincipal: 'Cansaço depois das refeições, barriga estufada e fezes amolecidas há meses.',
      inicioQueixa: 'meses',
      intensidadeDor: 2,
      fatoresAgravantes: ['Falta de sono'],
      fatoresAmeliorantes: ['Repouso'],
      sintomasGerais: ['cansaço', 'má digestão'],
      sintomasDigestivos: ['Empachamento', 'Gases/Distensão', 'Diarreia'],
      apetite: 'baixo',
      sede: 'baixa',
      cicloRegular: 'sim',
      fluxo: 'moderado',
      linguaDesc: ['Pálida', 'Saburra fina', 'Úmida'],
      gestante: 'nao',
      marcapasso: 'nao',
      disponibilidadeSessoes: '1x_sem',
    }),
  },
  {
    lingua: { body: [186, 92, 88], coating: [206, 176, 130], coatingOpacity: 0.5 },
    dados: dadosAnamneseSchema.parse({
      ...contact,
      nomeCliente: 'Bento Modelo (fictício)',
      idade: 51,
      sexo: 'masculino',
      queixaPrincipal: 'Irritação fácil, dor de cabeça nas têmporas e sono leve desde que mudou de trabalho.',
      inicioQueixa: 'recente',
      intensidadeDor: 6,
      estresseNivel: 8,
      sintomasGerais: ['irritabilidade', 'dor de cabeça', 'tensão muscular', 'insônia'],
      sintomasEmocionais: ['Raiva/Irritabilidade'],
      sintomasSono: ['Despertares noturnos'],
      sede: 'bebidas_frias',
      linguaDesc: ['Vermelha', 'Saburra amarela'],
      gestante: 'nao',
      marcapasso: 'nao',
      disponibilidadeSessoes: '2x_sem',
    }),
  },
] as const satisfies readonly { lingua: object; dados: object }[];

export function chooseTestClient(): (typeof testClients)[number] {
  return testClients[randomInt(testClients.length)] ?? testClients[0];
}
