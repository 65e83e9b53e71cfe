import { parseArgs } from 'node:util';
import { tiposRelatorio } from '@meridia/shared/avaliacao.ts';
import { fotoKinds } from '@meridia/shared/foto.ts';
import { motores } from '@meridia/shared/relatorio.ts';
import { BadInput } from './bad-input.ts';
import type { DiagnosticarOrder } from './order.ts';

const hint = 'Veja `npm run diagnosticar -- --help`.';

/** Reads the arguments. @throws BadInput, in one line */
export function parseOrder(args: string[]): DiagnosticarOrder | 'help' | 'catalogo' {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  const { positionals, values } = parsed({
    args,
    allowPositionals: true,
    options: {
      lingua: text,
      face: text,
      orelha: text,
      tipo: text,
      motor: text,
      html: text,
      pdf: text,
      mascara: text,
      json: flag,
      catalogo: flag,
      help: { ...flag, short: 'h' },
    },
  });
  if (values.help) return 'help';
  if (values.catalogo) return 'catalogo';
  if (positionals.length === 0) throw new BadInput(`Indique ao menos uma ficha: INTAKE.json. ${hint}`);
  const { html, pdf, mascara } = values;
  if (positionals.length > 1) {
    const forOne = ([...fotoKinds, 'html', 'pdf', 'mascara'] as const).find((name) => values[name]);
    if (forOne) throw new BadInput(`--${forOne} pertence a uma ficha só, e foram indicadas ${positionals.length}.`);
  }
  if (mascara !== undefined && values.lingua === undefined) throw new BadInput('--mascara precisa de --lingua.');
  return {
    files: positionals,
    photos: fotoKinds.flatMap((kind) => {
      const path = values[kind];
      return path === undefined ? [] : [{ kind, path }];
    }),
    tipo: oneOf('tipo', tiposRelatorio, values.tipo ?? 'completo'),
    motor: oneOf('motor', motores, values.motor ?? 'local'),
    json: values.json || (html === undefined && pdf === undefined),
    ...(html === undefined ? {} : { html }),
    ...(pdf === undefined ? {} : { pdf }),
    ...(mascara === undefined ? {} : { mascara }),
  };
}

function oneOf<const Option extends string>(name: string, options: readonly Option[], given: string): Option {
  const found = options.find((option) => option === given);
  if (!found) throw new BadInput(`--${name}: escolha ${options.join(' ou ')}, e não "${given}". ${hint}`);
  return found;
}

/** Node's own message for an unknown option, in one line. */
const parsed: typeof parseArgs = (config) => {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new BadInput(`${error instanceof Error ? error.message : String(error)} ${hint}`);
  }
};
