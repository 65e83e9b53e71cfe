import { type CautelaRetirada, parecerLimits } from '@meridia/shared/parecer.ts';
import type { SegurancaNota } from '@meridia/shared/relatorio.ts';
import { regrasClinicas } from '../safety/regras-clinicas.ts';

/** Rules that only remind of something told: they take nothing out of the plan and change nothing in it. */
const soLembram = new Set(
  regrasClinicas.flatMap(({ id, gravidade, efeito, efeitoDe }) =>
    gravidade === 'cautela' && !efeitoDe && Object.keys(efeito).length === 0 ? [id] : [],
  ),
);
/** It follows from the age, and no answer can be wrong about it. */
const daLei = 'menor_de_idade';
/** Words that send to somebody, and words that forbid. */
const encaminha =
  /médic|pronto-socorro|samu|hospital|emergência|farmac|avaliação|atendimento|serviço de saúde|pré-natal/i;
const proibe = /(?<!\p{L})(?:não|sem|nada de|nenhuma?|nunca|jamais|evit\p{L}*|proibid\p{L}*|suspen\p{L}*)(?!\p{L})/iu;

/** Whether the therapist may strike this line alone. A line that refers, avoids or forbids stays, whatever she says of it. */
export function podeRetirarCautela({ regra, gravidade, prazo, removidos, texto }: SegurancaNota): boolean {
  const nosso = texto.replace(/“[^”]*”/g, '');
  return (
    gravidade === 'cautela' &&
    prazo === undefined &&
    removidos.length === 0 &&
    soLembram.has(regra) &&
    regra !== daLei &&
    !encaminha.test(nosso) &&
    !proibe.test(nosso)
  );
}

/** The notes without the lines that she struck with a reason. A line that says something else by now is another line. */
export function semCautelasRetiradas(
  notas: readonly SegurancaNota[],
  retiradas: readonly CautelaRetirada[] = [],
): SegurancaNota[] {
  return notas.filter(
    (nota) =>
      !podeRetirarCautela(nota) ||
      !retiradas.some(({ regra, texto, motivo }) => regra === nota.regra && texto === nota.texto && isMotivo(motivo)),
  );
}

export function isMotivo(motivo: string): boolean {
  return motivo.trim().length >= parecerLimits.motivoMin;
}
