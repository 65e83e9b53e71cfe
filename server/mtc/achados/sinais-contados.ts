import { type SinalId, sinais, sinalIds } from '../catalog/sinais.ts';

/**
 * The texts that a model may read, with all that a client tells in them. What the therapist saw and felt is hers: a model reads
 * nothing into it.
 */
export const camposLidosPelaIa = [
  'queixaPrincipal',
  'historicoMedico',
  'urina',
  'evacuacao',
  'objetivosCliente',
] as const;
export type CampoLidoPelaIa = (typeof camposLidosPelaIa)[number];

/** Seen or felt by the therapist, or known from another answer, or the absence of any sign. */
const naoContados =
  /^(lingua|saburra|pulso|face|orelha)_|^(veias_sublinguais|malares_vermelhos|idade_avancada|crianca)$|_norma(l|is)$/;

/** The closed list of what a model may find in a text: the signs that a client can tell, with their labels. */
export const sinaisContados: ReadonlyMap<string, { sinal: SinalId; rotulo: string }> = new Map(
  sinalIds.flatMap((sinal) => (naoContados.test(sinal) ? [] : [[sinal, { sinal, rotulo: sinais[sinal].rotulo }]])),
);
