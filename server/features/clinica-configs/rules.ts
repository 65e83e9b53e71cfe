interface Marca {
  nomeClinica: string | null;
  logoUrl: string | null;
  logoKey: string | null;
}

/**
 * The clinic as it stands on a report and what is printed from it. The brand is there when the plan has it now, or had it when the report
 * was made, signed or shared (ADR 0039).
 */
export function clinicaOn<Clinica extends Marca>(
  { comMarca }: { comMarca: boolean },
  marca: boolean,
  clinica: Clinica,
): Clinica {
  return comMarca || marca ? clinica : { ...clinica, nomeClinica: null, logoUrl: null, logoKey: null };
}
