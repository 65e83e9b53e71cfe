import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { analisar } from '@meridia/server/mtc/diagnosticar.ts';
import { dadosAnamneseSchema } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { z } from 'zod';

const folder = fileURLToPath(new URL('../../../shared/data/casos', import.meta.url));
const caseSchema = z.object({
  dadosAnamnese: dadosAnamneseSchema,
  gold: z.object({ codes: z.array(z.string()), acceptable: z.array(z.string()) }),
});

if (!existsSync(folder)) {
  console.log('skipped: ../shared/data/casos is not here');
  process.exit(0);
}
let top1 = 0;
let top3 = 0;
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
for (const file of files) {
  const { dadosAnamnese, gold } = caseSchema.parse(JSON.parse(readFileSync(join(folder, file), 'utf8')));
  const accepted = new Set([...gold.codes, ...gold.acceptable]);
  const { padroes } = analisar(dadosAnamnese, []);
  const hits = padroes.map(({ codigoTm1 }) => accepted.has(codigoTm1));
  if (hits[0]) top1 += 1;
  if (hits.slice(0, 3).includes(true)) top3 += 1;
  if (process.argv.includes('--all')) {
    console.log(
      `${file} ${hits.indexOf(true) + 1 || '-'} gold ${[...accepted].join(' ')} got ${padroes.map((p) => `${p.id}(${p.codigoTm1} ${p.score} ${p.confianca})`).join(' ')}`,
    );
  }
}
console.log(`top-1 ${top1}/${files.length}, top-3 ${top3}/${files.length}`);
