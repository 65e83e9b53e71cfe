import { encontrarDesacordos } from '../marcado-e-escrito.ts';
import type { RegraClinica } from '../regra.ts';

export const idDoDesacordo = 'marcado_e_escrito';

/** What was ticked and what was written do not agree: which of them this report used, and that somebody must ask. */
export const regrasDasContradicoes: readonly RegraClinica[] = [
  {
    id: idDoDesacordo,
    gravidade: 'cautela',
    fonte: 'Do próprio programa: entre a marca e o texto vale o texto, até a resposta',
    motivo: (dados) => {
      const desacordos = encontrarDesacordos(dados);
      return desacordos.length === 0
        ? null
        : `${desacordos.map(({ texto }) => texto).join(' ')} Confirme com a pessoa.`;
    },
    efeito: {},
  },
];
