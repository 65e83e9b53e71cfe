import { readFileSync } from 'node:fs';
import { geraisDe } from '@meridia/server/mtc/leitura/gerais.ts';
import seguranca from '@meridia/server/mtc/leitura/vocabulario/seguranca.json' with { type: 'json' };
import { z } from 'zod';

/** The texts of `textos.test.ts`, judged as there. */
const annotatedSchema = z.object({
  id: z.string(),
  campo: z.string(),
  texto: z.string(),
  presentes: z.array(z.string()),
  negados: z.array(z.string()),
  armadilhas: z.array(z.string()),
  /** Signs that the text does not deny, though it may tempt to. */
  naoNegados: z.array(z.string()).optional(),
  nota: z.string().optional(),
});
type Annotated = z.output<typeof annotatedSchema>;

/** Signs that came after the texts of the other writers. */
const newer = new Set(
  'ronco apneia_sono dor_generalizada fonofobia ombro_congelado nariz_coceira fezes_pegajosas dispareunia'.split(' '),
);

export function readAnnotated(file: string): Annotated[] {
  const path = new URL(`../../tests/fixtures/textos/${file}.jsonl`, import.meta.url);
  const lines = readFileSync(path, 'utf8').trim().split('\n');
  return lines.map((line) => annotatedSchema.parse(JSON.parse(line)));
}

/** Whether a sign that is read in a text is right, wrong, or counts neither way. */
export function judge(text: Annotated): (sinal: string) => 'right' | 'wrong' | 'neutral' {
  const { presentes, armadilhas, nota = '' } = text;
  const accepted = new Set(
    presentes.flatMap((sinal) => [...geraisDe(sinal), ...(/^(dor_|cefaleia)/.test(sinal) ? ['dor'] : [])]),
  );
  for (const [, lista = ''] of nota.matchAll(/neutros?:?\s*([a-z_, ]+)/g))
    for (const sinal of lista.split(',')) accepted.add(sinal.trim());
  for (const armadilha of armadilhas) accepted.delete(armadilha);
  return (sinal) => {
    if (presentes.includes(sinal)) return 'right';
    const counts = !newer.has(sinal) || armadilhas.includes(sinal);
    return accepted.has(sinal) || Object.hasOwn(seguranca, sinal) || !counts ? 'neutral' : 'wrong';
  };
}
