import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { geraisDe } from './gerais.ts';
import seguranca from './vocabulario/seguranca.json' with { type: 'json' };

/**
 * Invented texts with the signs that each states (`presentes`), denies (`negados`) and tempts a careless reader to see
 * (`armadilhas`), by nine writers who saw a list of labels and nothing of the reader. The ids are those of the vocabulary: the
 * narrow half of a sign that joins two things. Signs that a note calls "neutro" count neither way. `w1` to `w4`, `w7`, `w8` and `negacao`
 * were read while the reader was built; `w5` and `w6` were only counted, and must stay unread. `proprios` were annotated by who
 * then changed the reader, before each was read by it; so were `negacao2` and
 * `cautela`, of which only one half was then looked at. The writers did not know the signs of the safety rules, nor those of
 * `novos`, which came later: these count neither way.
 */
const anotadoSchema = z.object({
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
export type Anotado = z.output<typeof anotadoSchema>;

/** Signs that came after the texts of the other writers. */
const novos = new Set(
  'ronco apneia_sono dor_generalizada fonofobia ombro_congelado nariz_coceira fezes_pegajosas dispareunia'.split(' '),
);

export function lerAnotados(arquivo: string): Anotado[] {
  const caminho = new URL(`../../../tests/fixtures/textos/${arquivo}.jsonl`, import.meta.url);
  const linhas = readFileSync(caminho, 'utf8').trim().split('\n');
  return linhas.map((linha) => anotadoSchema.parse(JSON.parse(linha)));
}

/** Whether a sign that is read in a text is right, wrong, or counts neither way. */
export function julgar(texto: Anotado): (sinal: string) => 'certo' | 'errado' | 'neutro' {
  const { presentes, armadilhas, nota = '' } = texto;
  const aceitos = new Set(
    presentes.flatMap((sinal) => [...geraisDe(sinal), ...(/^(dor_|cefaleia)/.test(sinal) ? ['dor'] : [])]),
  );
  for (const [, lista = ''] of nota.matchAll(/neutros?:?\s*([a-z_, ]+)/g))
    for (const sinal of lista.split(',')) aceitos.add(sinal.trim());
  for (const armadilha of armadilhas) aceitos.delete(armadilha);
  return (sinal) => {
    if (presentes.includes(sinal)) return 'certo';
    const conta = !novos.has(sinal) || armadilhas.includes(sinal);
    return aceitos.has(sinal) || Object.hasOwn(seguranca, sinal) || !conta ? 'neutro' : 'errado';
  };
}
