import { printError } from '@meridia/server/log/describe-error.ts';
import { endOnUncaught } from '@meridia/server/log/end-on-uncaught.ts';
import { explainError } from './diagnosticar/explain-error.ts';
import { parseOrder } from './diagnosticar/parse-order.ts';

const help = `npm run diagnosticar -- INTAKE.json… [--lingua PHOTO] [--face PHOTO] [--orelha PHOTO] [--tipo completo|diagnostico]
                        [--motor local|gemini] [--json] [--html OUT.html] [--pdf OUT.pdf] [--mascara OUT.png]
npm run diagnosticar -- --catalogo

Runs the whole report engine on intakes (anamnese) from files, without server or database, and prints one line of JSON for each.
Roda o motor inteiro do relatório sobre fichas em arquivos, sem servidor nem banco, e imprime uma linha de JSON por ficha.

  INTAKE      the intake as JSON, keys as in shared/anamnese/dados-anamnese.ts, null or [] for what is unknown; also inside
              { "dadosAnamnese": … } / a ficha em JSON; null ou [] para o que não se sabe. Several files: each line has "arquivo"
  --lingua    photo of the tongue, JPEG, PNG or WebP, 5 MB at most; --face and --orelha likewise / foto da língua, da face, da orelha
  --tipo      completo (the default), or diagnostico: without treatments / sem tratamentos
  --motor     local (the default), or gemini: asks Google, needs GEMINI_API_KEY and costs money / consulta o Google, é pago
  --json      the default unless a file is written / o normal, quando nenhum arquivo é gravado
  --html      writes the report as a page that opens without a network / grava o relatório como página
  --pdf       writes the report for paper / grava o relatório para papel
  --mascara   writes the tongue as found in --lingua: white on black, the photo's own size / grava a máscara da língua
  --catalogo  prints all points, ear points and patterns instead / imprime o catálogo

The report carries the date of its intake file, so that the same file gives the same report. \`npm --silent run …\` and \`pnpm -s …\`
print the JSON alone. Ends with 0 when all is done, 1 when something failed, 2 when arguments, an intake or a photo are wrong.`;

endOnUncaught((error) => console.error(printError(error)));
try {
  const order = parseOrder(process.argv.slice(2));
  if (order === 'help') console.log(help);
  else if (order === 'catalogo') {
    const { listCatalogo } = await import('./diagnosticar/list-catalogo.ts');
    console.log(JSON.stringify(listCatalogo()));
  } else {
    const { carryOutDiagnosticar } = await import('./diagnosticar/carry-out-diagnosticar.ts');
    process.exitCode = await carryOutDiagnosticar(order);
  }
} catch (error) {
  const { message, exitCode } = explainError(error);
  console.error(message);
  process.exitCode = exitCode;
}
