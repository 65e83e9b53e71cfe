import { type DadosAnamnese, dadosAnamneseSchema } from '@meridia/shared/anamnese/dados-anamnese.ts';
import type { z } from 'zod';

/** A complete, valid intake; each test changes only the part that it tests. */
export function buildAnamnese(overrides: Partial<z.input<typeof dadosAnamneseSchema>> = {}): DadosAnamnese {
  return dadosAnamneseSchema.parse({
    nomeCliente: 'Helena Prado',
    idade: 42,
    sexo: 'feminino',
    telefone: '(11) 98888-7777',
    email: 'helena@example.com',
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
    linguaDesc: ['Pálida', 'Marcas de dente', 'Úmida'],
    gestante: 'nao',
    marcapasso: 'nao',
    disponibilidadeSessoes: '1x_sem',
    ...overrides,
  });
}
