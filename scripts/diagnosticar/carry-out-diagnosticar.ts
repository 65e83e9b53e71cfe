import type { Writer } from '@meridia/server/ports.ts';
import { explainError } from './explain-error.ts';
import { openWriter } from './open-writer.ts';
import type { DiagnosticarOrder } from './order.ts';
import { type Intake, readIntake } from './read-intake.ts';
import { rounded, runEngine } from './run-engine.ts';
import type { TakenFoto } from './take-photos.ts';

/**
 * Writes the result to standard output and to files, as ordered.
 * @returns the exit code. Of several intakes a bad one gives a line with `erro`, and the others continue
 * @throws the errors that explainError explains, when the only intake, a photo or a setting is wrong
 */
export async function carryOutDiagnosticar(order: DiagnosticarOrder): Promise<0 | 1 | 2> {
  const writer = await openWriter(order.motor);
  const [only, ...others] = order.files;
  if (only !== undefined && others.length === 0) {
    await diagnoseOne(order, only, writer);
    return 0;
  }
  const exitCodes: number[] = [];
  for (const arquivo of order.files) {
    try {
      const { line } = await diagnose(order, await read(arquivo), [], 0, writer);
      console.log(JSON.stringify({ arquivo, ...line }));
    } catch (error) {
      const { message, exitCode } = explainError(error);
      console.log(JSON.stringify({ arquivo, erro: message }));
      console.error(message);
      exitCodes.push(exitCode);
    }
  }
  return exitCodes.includes(2) ? 2 : exitCodes.length > 0 ? 1 : 0;
}

async function diagnoseOne(order: DiagnosticarOrder, file: string, writer: Writer): Promise<void> {
  const intake = await read(file);
  const begun = performance.now();
  const fotos = order.photos.length === 0 ? [] : await (await import('./take-photos.ts')).takePhotos(order.photos);
  const observarMs = order.photos.length === 0 ? 0 : rounded(performance.now() - begun);
  const { relatorio, line } = await diagnose(order, intake, fotos, observarMs, writer);
  if (order.mascara !== undefined || order.html !== undefined || order.pdf !== undefined) {
    const { writeDocuments } = await import('./write-documents.ts');
    await writeDocuments(order, relatorio, fotos);
  }
  if (order.json) console.log(JSON.stringify(line));
}

async function diagnose(
  { tipo }: DiagnosticarOrder,
  { dados, recordedAt }: Intake,
  fotos: readonly TakenFoto[],
  observarMs: number,
  writer: Writer,
) {
  const { relatorio, tempos } = await runEngine({ dados, tipo, fotos, geradoEm: recordedAt }, writer);
  const { achados, padroes, elementos, zangFu, substancias, principios } = relatorio.analise;
  const totalMs = rounded(observarMs + tempos.diagnosticarMs + tempos.escreverMs + tempos.finalizarMs);
  return {
    relatorio,
    line: {
      observacoes: fotos.map(({ observacoes }) => observacoes),
      achados,
      padroes,
      elementos,
      zangFu,
      substancias,
      principios,
      protocolo: relatorio.protocolo,
      seguranca: relatorio.seguranca,
      relatorio,
      tempos: { observarMs, ...tempos, totalMs },
    },
  };
}

async function read(file: string): Promise<Intake> {
  const intake = await readIntake(file);
  for (const key of intake.unknownKeys) console.error(`${file}: o campo "${key}" não existe na ficha e não foi lido.`);
  return intake;
}
