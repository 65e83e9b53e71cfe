import { type DadosAnamnese, dadosAnamneseSchema } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { z } from 'zod';
import { BadInput } from './bad-input.ts';
import { readTyped } from './typed-path.ts';

export interface Intake {
  dados: DadosAnamnese;
  /** When the file was last written; this is the date of its report. */
  recordedAt: Date;
  /** Keys that no intake has. They are reported, because a mistyped "gestante" must not go unnoticed. */
  unknownKeys: string[];
}

/** @throws BadInput: one line that names the file and every wrong field */
export async function readIntake(path: string): Promise<Intake> {
  const { bytes, changedAt } = await readTyped(path, path);
  return { ...parseIntake(parseJson(bytes.toString('utf8'), path), path), recordedAt: changedAt };
}

/** @param name of the file, for the error message */
export function parseIntake(json: unknown, name: string): Pick<Intake, 'dados' | 'unknownKeys'> {
  const wrapped = z.looseObject({ dadosAnamnese: z.looseObject({}) }).safeParse(json);
  const given = wrapped.success ? wrapped.data.dadosAnamnese : json;
  const object = z.looseObject({}).safeParse(given);
  if (!object.success || Array.isArray(given)) throw new BadInput(`${name}: a ficha deve ser um objeto JSON.`);
  const parsed = intakeSchema.safeParse(object.data);
  if (!parsed.success) {
    const fields = parsed.error.issues.map(({ path, message }) => describe(object.data, path, message));
    throw new BadInput(`${name}: ${[...new Set(fields)].join('; ')}.`);
  }
  const { nomeCliente, telefone, email, ...rest } = parsed.data;
  return {
    // Reports show no contact data, so empty ones do no harm.
    dados: { ...rest, nomeCliente: nomeCliente ?? 'Cliente', telefone: telefone ?? '', email: email ?? '' },
    unknownKeys: Object.keys(object.data).filter((key) => !(key in intakeSchema.shape)),
  };
}

/** The form requires name and contact. The engine does not need them, so a file may leave them out. */
const { nomeCliente, telefone, email, correcoes } = dadosAnamneseSchema.shape;
const intakeSchema = dadosAnamneseSchema.extend({
  nomeCliente: nomeCliente.nullish(),
  telefone: telefone.nullish(),
  email: email.nullish(),
  correcoes: correcoes.nullish().transform((value) => value ?? []),
});

function parseJson(text: string, name: string): unknown {
  try {
    // Some editors begin a file with a byte order mark, which JSON does not allow.
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    const reason = error instanceof Error ? ` (${error.message})` : '';
    throw new BadInput(`${name}: não é um JSON válido${reason}.`);
  }
}

/** 'sintomasGerais[2]: Escolha apenas opções da lista ("insonia")' */
function describe(given: unknown, path: readonly PropertyKey[], message: string): string {
  const field = path.map((part, index) =>
    typeof part === 'number' ? `[${part}]` : `${index > 0 ? '.' : ''}${String(part)}`,
  );
  const value = path.reduce(follow, given);
  const shown = typeof value === 'string' && value !== '' && value.length <= 40 ? ` (${JSON.stringify(value)})` : '';
  return `${field.join('')}: ${message.replace(/\.$/, '')}${shown}`;
}

function follow(value: unknown, part: PropertyKey): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, part) : undefined;
}
