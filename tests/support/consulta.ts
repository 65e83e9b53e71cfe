import type { ConsultaEvolutivaConteudo } from '@meridia/shared/consulta-evolutiva.ts';
import type { PontoUsado } from '@meridia/shared/ponto-usado.ts';

/** The content of a follow-up; each test changes only the part that it tests. */
export function buildConsulta(overrides: Partial<ConsultaEvolutivaConteudo> = {}): ConsultaEvolutivaConteudo {
  return {
    observacoes: 'Chegou mais disposta e dormiu melhor esta semana.',
    mudancasQuadro: 'A barriga estufa menos depois do almoço.',
    sintomasAtuais: ['cansaço', 'má digestão'],
    sintomasResolvidos: ['insônia'],
    novasQueixas: null,
    correcoes: [],
    escores: { queixa: 6, dor: 3, sono: 7, energia: 5, estresse: null },
    sessoesRealizadas: 2,
    sessoesPlanejadas: 10,
    pontos: [],
    retornoEm: null,
    liberacao: null,
    ...overrides,
  };
}

export function buildPonto(overrides: Partial<PontoUsado> = {}): PontoUsado {
  return {
    ...{
      tipo: 'corporal',
      codigo: 'E36',
      nome: 'Três Distâncias',
      lado: 'bilateral',
      tecnicas: ['agulha'],
      minutos: 20,
    },
    ...overrides,
  };
}
